"""Commands that print and end answer at every stage of every kind of event; more: tests/support/every_stage.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, DrawForColour, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.dose import some
from tests.support.every_stage import JOURNALS, chosen, faults

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("journal", "entries"), some([*chosen(7, len(JOURNALS))], 10), ids=lambda each: getattr(each, "stem", each)
)
def test_an_answer_or_a_sentence(journal: Path, entries: int, tmp_path: Path) -> None:
    assert not [*faults(journal, entries, tmp_path)]


def test_a_match_before_its_first_game_is_not_paired(tmp_path: Path, capsys: Capture) -> None:
    players = RegisterEntrants((Entrant.of("Aden", rating=2000), Entrant.of("Bern", rating=1900)))
    match = CreateTournament(Details("Match"), Regulations(4, "match", tie_breaks=()))
    with EventFile.create(tmp_path / "match.json", match, players, arbiter="Anna") as event:
        assert main(["pair", str(event.path)]) == 1
        assert capsys.readouterr().err == (
            "paircard: B.VI E1: Draw the lots first: who wins them chooses the colour of game 1.\n"
        )
        event.execute(DrawForColour("slip 7"), arbiter="Anna")
        assert main(["pair", str(event.path)]) == 1
        assert "The winner of the lots chooses the colour of game 1 first." in capsys.readouterr().err
