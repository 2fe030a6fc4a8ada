"""What every test needs: the program speaks English, whoever runs the tests and whatever ran before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.language import ENGLISH, speak


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take the languages of the person who runs the tests out of them."""
    for name in ("LC_ALL", "LC_MESSAGES", "PAIRCARD_LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    speak(ENGLISH)
    yield
    speak(ENGLISH)
