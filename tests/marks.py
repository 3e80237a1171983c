"""Marks that tests carry."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules and rulings of the ledger that a test proves: `@rule("DIK-088", "DIK-Q26")`."""
    return pytest.mark.rule(*ids)
