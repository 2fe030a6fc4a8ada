"""A command that an event has no use for is in no help; typed all the same it says why, and does nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from paircard.tui.line.keys import typed_keys
from paircard.tui.rooms import ROOMS
from tests.support.dose import some
from tests.support.line import Conversation

JOURNALS = Path(__file__).parents[1] / "golden" / "journals"
KINDS = sorted(path.name for path in JOURNALS.glob("*.json"))


@pytest.mark.parametrize("kind", some([*KINDS], 10))
def test_what_is_not_offered_is_refused(kind: str, tmp_path: Path) -> None:
    """Its key is another command's then, or the answer is a refusal: never a fault, and nothing is stored."""
    path = tmp_path / kind
    shutil.copy(JOURNALS / kind, path)
    talk = Conversation(path)
    program, before = talk.session.program, path.read_bytes()
    for room in ROOMS:
        place = program.places[room.mode]
        keys_here = {key for offer in place.offers() for key in typed_keys(offer)}
        for offer in place.OFFERS:
            key = next((each for each in typed_keys(offer) if each not in keys_here), "")
            if offer in place.offers() or not key or not offer.changes:
                continue
            for line in (f"{key}", f"1 {key}", f"1 {key} 1; 1 2; y"):
                program.begin_at(place)
                place.follow()
                talk.say(line)
                assert talk.refused, (room.mode, line, talk.heard)
    assert path.read_bytes() == before
