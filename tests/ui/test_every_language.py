"""Every screen in every language on 80 columns: nothing is cut off that is whole in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paircard.core.values.language import speak
from paircard.data.languages import TRANSLATED, load
from paircard.data.samples.demo import demo_commands, demo_entrants
from paircard.data.storage.event_file import EventFile
from paircard.tui.commands.room_keys import GOING
from tests.support.dose import some
from tests.support.screen import opened, screen_text

NAMES = tuple(entrant.name for entrant in demo_entrants())
KEYS = "".join(each.key for each in GOING)


async def screens(path: Path, language: str) -> dict[str, str]:
    """Return what stands on every screen, by the key that leads there."""
    speak(load(language))
    shown = {}
    async with opened(path) as pilot:
        for key in KEYS:
            await pilot.press(key)
            await pilot.pause(0.3)
            shown[key] = screen_text(pilot.app)
    return shown


def cuts(text: str) -> int:
    """Count what is cut off, but for names: where words are longer, less of a name may have room."""
    before = (text[: found.start()].split()[-1] for found in re.finditer("…", text))
    return sum(not any(word in name for name in NAMES) for word in before)


_english: dict[str, str] = {}


async def in_english(path: Path) -> dict[str, str]:
    """Return the same in English, seen once for all languages: it is always the same event."""
    if not _english:
        _english.update(await screens(path, "en"))
    return _english


@pytest.mark.parametrize("language", some([*TRANSLATED], 1))
async def test_nothing_is_cut_off(language: str, tmp_path: Path) -> None:
    path = tmp_path / "demo.json"
    EventFile.create(path, *demo_commands(), arbiter="Anna").close()
    english, told = await in_english(path), await screens(path, language)
    assert {key: text for key, text in told.items() if cuts(text) > cuts(english[key])} == {}
    assert all(told[key] != english[key] for key in KEYS)
