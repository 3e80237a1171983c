"""Packages that only some people need."""

from ludotheque.match import ledger


def to_install(extra: str) -> str:
    """What to type to have them: a checkout has a launcher, an installed package has pip."""
    return "python3 run.py install" if ledger.checkout() else f"pip install 'ludotheque[{extra}]'"
