"""docs/effects.md: its example is compiled, played and read aloud as it says."""

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tests.docs.blocks import DOCS, blocks

PAGE = "effects.md"


def test_the_example_plays_and_reads_as_the_page_says() -> None:
    (cards,), (words,) = blocks(PAGE, "toml"), blocks(PAGE, "ftl")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(words.lstrip("\n")))

    def say(message: str, /, **values: str | int) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, f"{message}: {errors}"
        return str(text)

    names: dict[str, Any] = {"__name__": "docs", "CARDS": cards, "SAY": say}
    for code in blocks(PAGE, "python"):
        exec(compile(code, str(DOCS / PAGE), "exec"), names)
    assert [int(n) for n in names["harbour"].fish] == [3, 2, 1]


def test_every_file_of_the_kit_is_in_the_table() -> None:
    text = (DOCS / PAGE).read_text(encoding="utf-8")
    kit = DOCS.parent / "src" / "ludotheque" / "kit" / "effects"
    for path in kit.glob("*.py"):
        assert path.stem == "__init__" or f"`{path.name}`" in text, path.name
