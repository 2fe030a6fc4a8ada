"""In a language of strange letters no screen and no dialog has an English word left, data and typed words excepted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.values.language import ENGLISH, speak
from paircard.data.samples.demo import demo_commands
from paircard.data.storage.event_file import EventFile
from tests.support.dose import some
from tests.support.pseudo import PSEUDO, english_words
from tests.support.screen import opened, screen_text

KEYS = ("Enter", "enter", "Esc", "PgUp", "PgDn", "Space", "Tab", "Del")
"""Named on the keyboard as they are here."""
TYPED = ("bye", "national", "estimated", "Hort", "none")
"""Typed as it stands there."""


@pytest.fixture
def strange() -> Iterator[None]:
    """Speak the strange language."""
    speak(PSEUDO)
    yield
    speak(ENGLISH)


WAYS = (
    *("E", "En", "Ee", "Ew", "Ea", "Ef", "Et", "El"),
    *("G", "GE", "Gv"),
    *("P", "Pg", "Pe", "Ph", "Pv", "Pr", "Pt"),
    *("S", "Sc", "Sv", "St", "SL", "Sz", "Sx"),
    *("J", "Jb"),
    *("X", "Xs"),
    *("T", "Tv", "Tp", "Tl"),
    *("P:", "P:###"),
)


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("keys", some(WAYS, 8))
async def test_no_word_is_left(keys: str, tmp_path: Path) -> None:
    path = tmp_path / "demo.json"
    EventFile.create(path, *demo_commands(), arbiter="Anna").close()
    async with opened(path, size=(120, 40)) as pilot:
        assert pilot.app.tournament is not None
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.2)
        entrants = [each.entrant for each in pilot.app.tournament.registrations.values()]
        names = [text for each in entrants for text in (each.name, each.club)]
        details = pilot.app.tournament.details
        known = (*names, details.name, details.place, details.chief_arbiter, *KEYS, *TYPED, "Anna")
        text = screen_text(pilot.app)
    if keys == "X":
        # beside the reasons stands the article as it is printed, which has no words in this language
        text = "\n".join(line.split("│")[0] for line in text.split("\n"))
    left = {word for word in english_words(text, known) if not any(word in name for name in names)}
    assert not left, text
