"""Which Chromium drives the tests. Any will do: the pages use nothing of one version."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CURE = "no Chromium was found: install one (Debian: apt-get install chromium) or name it with CHROMIUM=/path/to/chrome"


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """Debian's own, once, where that is allowed."""
    print(
        "\nno Chromium on this machine: installing Debian's (apt-get install chromium)", file=sys.__stderr__, flush=True
    )
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    options = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(["apt-get", *options, *command], env=quiet, capture_output=True, text=True, timeout=600)
        if done.returncode:
            raise RuntimeError(f"{CURE}\n{done.stderr[-1000:]}")


def find() -> str:
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise RuntimeError(f"CHROMIUM={named} cannot be run: name another, or leave it out")
        return named
    found = on_path()
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        install()
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
