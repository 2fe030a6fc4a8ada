"""The standings in line mode: the same commands, told."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import CorrectEntrant, EnterResult, PublishRound
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.result import Result
from tests.support.line import Conversation
from tests.support.play import gold12


@pytest.fixture
def talk(tmp_path: Path) -> Conversation:
    """GOLD-12 after its last round, at the standings; 3 and 8 are women."""
    play = gold12()
    for number, rating in ((3, 2300), (8, 2175)):
        play.do(CorrectEntrant(play.id(number), Entrant.of(f"A{number}", rating=rating, sex=Sex.WOMAN)))
    talk = Conversation(play.store(tmp_path / "gold12.json"))
    talk.say("S")
    return talk


def test_told(talk: Conversation) -> None:
    """Place, change, points, tie-breaks: one player a line. After round 4, 10 and 9 had 3 points and A1 2½."""
    said = talk.say("list").splitlines()
    assert said[0] == "Standings after round 5 of 5 (final)."
    assert said[1] == "Place 1, up 2: 1 A1; 3½ points; Buch 15½; Prog 11; Wins 3"
    assert len(said) == 13


def test_sums_and_cards(talk: Conversation) -> None:
    """NAME open COLUMN tells the sum, NAME open the card; a column may be called by its code or its name."""
    for column in ("Buch", "bh@fide1998", "buchholz"):
        said = talk.say(f"A9 open {column}")
        assert "Round 1: ½ 3 A3" not in said
        assert "Total: " in said
        assert "= 13½." in said
    assert "A9: Points, after round 5" in talk.say("open points")
    assert "Preference" in talk.say("open")
    talk.say("open luck")
    assert "luck is not a column: type one of points, Buch, Prog, Wins." in talk.refused
    talk.say("nobody open")
    assert "neither a command here nor anybody's number or name" in talk.refused


def test_find(talk: Conversation) -> None:
    """By number, too; an empty line tells who is chosen."""
    assert "7 A7" in talk.say("find 7")
    assert talk.say("where").startswith("Place 4, up 2: 7 A7; ")


def test_views(talk: Conversation) -> None:
    """Crosstables and progress in words."""
    assert "Crosstable after round 5 of 5 (final)." in talk.say("c")
    said = talk.say("c").splitlines()
    assert said[0] == "Crosstable by number after round 5 of 5 (final)."
    assert [line.partition(": ")[2].split()[0] for line in said[1:]] == [str(number) for number in range(1, 13)]
    assert "round 1 White against 7 A7, won" in said[1]
    assert "Standings after" in talk.say("c").splitlines()[0]
    said = talk.say("v").splitlines()
    assert said[0].startswith("Progress table")
    assert said[1].endswith("3½ points; after round 1 1 point; after round 2 1½ points; after round 3 2½ points; "
                            "after round 4 2½ points; after round 5 3½ points")  # fmt: skip
    assert "Standings after" in talk.say("v").splitlines()[0]


def test_filter(talk: Conversation) -> None:
    """Asked for or typed after the command; the prompt and the caption say it; esc tells everybody again."""
    assert talk.say("filter women") == "Standings after round 5 of 5 (final), only women, 2 players.\n"
    assert talk.session.program.prompt() == "standings after round 5, only women>"
    assert [line.split(";")[0] for line in talk.say("list").splitlines()[1:]] == [
        "Place 1: 8 A8",
        "Place 2: 3 A3",
    ]
    assert "Sum: 90 of 90." in talk.say("prizes 90")
    talk.say("find A1")
    assert "Nobody called A1 is among those shown (only women)." in talk.refused
    talk.say("esc")
    assert len(talk.say("list").splitlines()) == 13
    talk.say("filter tall")
    assert "tall names nothing to filter by" in talk.refused


def test_tie_breaks_and_prizes(talk: Conversation) -> None:
    """Answers on the line; without the reason it is refused."""
    talk.say("tie-breaks SSF; -")
    assert "F10: Tie-breaks are announced before round 1. To change them now needs a reason" in talk.refused
    assert "Tie-breaks: SSFBH" in talk.say("tie-breaks SSF; as announced")
    assert "changed after round 5 was paired" in talk.say("where")
    said = talk.say("prizes 1000 600; hort")
    assert "Money half by place, half shared among all with equal points (Hort)." in said
    assert "Sum: 1600 of 1600." in said


def test_codes_are_told(tmp_path: Path) -> None:
    """A person who is asked for the codes hears what they mean."""
    talk = Conversation(gold12(0).store(tmp_path / "gold12.json"), interactive=True)
    said = talk.say("S", "t", "F10")
    assert "\nBH Buchholz (/C1 /F /M1 /P)\n" in said
    assert "\nfide2009: FIDE 2009: virtual opponent\n" in said
    assert "Tie-breaks: DE/FIRST, ARO, LOTS." in said


def test_provisional(tmp_path: Path) -> None:
    """In words."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound(), EnterResult(3, 1, Result.ADJOURNED), EnterResult(3, 2, Result.WHITE))
    said = Conversation(play.store(tmp_path / "gold12.json")).say("S", "]", "list").splitlines()
    assert said[-14] == "Standings after round 3 of 5 (provisional: results missing or adjourned)."
    assert sum("points, a game is adjourned;" in line or "point, a game is adjourned;" in line for line in said) == 2
    assert sum("a result is missing;" in line for line in said) == 8
