"""`site`: the table in a browser's tab, as a folder of files."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.faults import Stopped
from ludotheque.cli.output import say
from ludotheque.cli.tongue import Language, language


def site(
    folder: Annotated[Path, typer.Argument(metavar="OUT", help="The folder to write; new, empty, or an earlier site.")],
    lang: Language = None,
) -> None:
    """Writes a folder of files with which any web host serves the table without a server: the engine runs in the
    browser. Try it with `python3 -m http.server --directory OUT`."""
    from ludotheque.site.build import NotBuilt, build

    try:
        made = build(folder)
    except NotBuilt as error:
        raise Stopped(dict(zip(("en", "fr"), error.args, strict=True))[language(lang)], 1) from error
    size = f"{made.fetched / 1e6:.1f}"
    if language(lang) == "fr":
        say(f"{made.folder} : {made.files} fichiers, {size.replace('.', ',')} Mo compressés à la première visite.")
        if not made.bytecode:
            say("Sans Node, le moteur y est en sources : il démarre plus lentement. Installez Node et recommencez.")
    else:
        say(f"{made.folder}: {made.files} files, {size} MB compressed at the first visit.")
        if not made.bytecode:
            say("Without Node the engine is there as sources: it starts more slowly. Install Node and write it again.")
