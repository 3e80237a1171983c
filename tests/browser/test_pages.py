"""Every page in both languages, light and dark, wide and narrow, without an accessibility fault that axe knows."""

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

PHONE, DESK = (390, 844), (1440, 900)
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """The script is given to the page directly: its content policy lets no foreign script in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']}).then(done => done.violations)")
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"][:4]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible_wide_and_narrow(visit: Visit, artifacts: Path, scheme: str) -> None:
    me = visit(color_scheme=scheme)
    page = me.page
    found: list[str] = []

    def look(name: str, sizes: tuple[tuple[int, int], ...] = (PHONE, DESK)) -> None:
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=artifacts / f"{name}-{width}-{scheme}.png")
            found.extend(f"{name}, {width} wide: {fault}" for fault in faults(page))

    for name, address, shown in (
        ("home", "/", ".shelf a.btn.primary"),
        ("set-up", "/play/diktat", ".places li"),
        ("settings", "/settings", ".prefs"),
        ("rules-phare", "/rules/phare", ".ruleitem"),
    ):
        page.goto(address)
        page.locator(shown).first.wait_for()
        look(name)
    if scheme == "light":  # the page just seen with some hundred rules more: once is enough
        page.goto("/rules/diktat")
        page.locator(".ruleitem").first.wait_for()
        look("rules", (DESK,))
    me.start("me", "bot")
    for _ in range(2):
        assert me.until_asked()
        me.answer("send")
    assert me.until_asked()
    look("table")
    assert not found, "\n".join(found)


def test_both_languages_switch_live_with_the_log(visit: Visit) -> None:
    me = visit()
    page = me.page
    me.start("me", "bot")
    for _ in range(4):
        assert me.until_asked()
        me.answer("send")
    assert me.until_asked()
    question, lines = me.question, me.log
    assert len(lines) > 4

    page.locator(".top .lang button").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".logwrap h2")).to_have_text("Journal")
    expect(page.locator("#question")).not_to_have_text(question)
    expect(page.locator("ol.log > li").last).not_to_have_text(lines[-1])
    french = me.log
    assert len(french) == len(lines)
    assert all(ours != theirs for ours, theirs in zip(french, lines, strict=True) if ours.strip())

    page.locator(".top .lang button").last.click()
    expect(page.locator("#question")).to_have_text(question)
    expect(page.locator(".logwrap h2")).to_have_text("Log")
    assert me.log == lines
