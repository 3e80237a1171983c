"""Which Chromium drives the tests. Any will do: the pages use nothing of one version. The one without windows does the
same work with half of the processor; `python -m tests.browser.chromium` fetches it where Debian has it."""

import os
import shutil

from tests.browser import debian

LIGHT = "chromium-headless-shell"
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CURE = "no Chromium was found: install one (Debian: apt-get install chromium) or name it with CHROMIUM=/path/to/chrome"


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def find() -> str:
    """CHROMIUM, else one on the path, else Debian's; RuntimeError says what to do."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise RuntimeError(f"CHROMIUM={named} cannot be run: name another, or leave it out")
        return named
    why = ""
    if (found := on_path()) is None:
        why = (debian.install(LIGHT) and debian.install("chromium")) or ""
        found = on_path()
    if found is None:
        raise RuntimeError(f"{CURE}\n{why}")
    return found


def look() -> tuple[str | None, str]:
    """The browser, or why there is none."""
    try:
        return find(), ""
    except RuntimeError as error:
        return None, str(error)


if __name__ == "__main__":
    if not os.environ.get("CHROMIUM") and not shutil.which(LIGHT):
        debian.install(LIGHT)
    print(f"the browser of the tests: {' '.join(filter(None, look()))}")
