"""Which Chromium drives the tests. Any will do: the pages use nothing of one version."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CURE = "no Chromium was found: install one (Debian: apt-get install chromium) or name it with CHROMIUM=/path/to/chrome"


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def rights() -> list[str] | None:
    """What goes before apt-get; None where it may not be used."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    willing = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    return ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"] if willing else None


def install(before: list[str]) -> None:
    """Debian's own, once."""
    print("\nno Chromium here: installing Debian's (apt-get install chromium)", file=sys.__stderr__, flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    options = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        asked = [*before, "apt-get", *options, *command]
        done = subprocess.run(asked, env=quiet, capture_output=True, text=True, timeout=600)
        if done.returncode:
            raise RuntimeError(f"{CURE}\n{done.stderr[-1000:]}")


def find() -> str:
    """CHROMIUM, else one on the path, else Debian's; RuntimeError says what to do."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise RuntimeError(f"CHROMIUM={named} cannot be run: name another, or leave it out")
        return named
    found = on_path()
    if found is None and (before := rights()) is not None:
        install(before)
        found = on_path()
    if found is None:
        raise RuntimeError(CURE)
    return found


def look() -> tuple[str | None, str]:
    """The browser, or why there is none."""
    try:
        return find(), ""
    except RuntimeError as error:
        return None, str(error)
