"""Browsers that are missing come from Debian, where that is allowed."""

import os
import shutil
import subprocess
import sys


def rights() -> list[str] | None:
    """What goes before apt-get; None where it may not be used."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    willing = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    return ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"] if willing else None


def install(*packages: str) -> str | None:
    """Debian's own, once; why not, where that fails."""
    before = rights()
    if before is None:
        return "apt-get is not here, or may not be used"
    print(f"\nnot here: installing Debian's ({' '.join(packages)})", file=sys.__stderr__, flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    options = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::http::Timeout=20"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        asked = [*before, "apt-get", *options, *command]
        done = subprocess.run(asked, env=quiet, capture_output=True, text=True, timeout=600)
        if done.returncode:
            return done.stderr[-1000:]
    return None
