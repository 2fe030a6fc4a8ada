"""What is told before the start: the paper, the question before a draw, and the advice of B.VI C2 and C3."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import ChangeRegulations, CorrectEntrant
from paircard.core.event.announced_facts import Announced
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.data.papers.as_text import as_text
from tests.support.line import Conversation
from tests.support.play import Play
from tests.support.screen import comes, opened


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """Six players before round 1, no colour drawn."""
    play = Play.evenly(6, 2000, 10)
    del play.commands[-1]
    return play.store(tmp_path / "new.json")


def told(tournament: Tournament) -> list[str]:
    """How it was announced, each time."""
    return [entry.event.how for entry in tournament.entries if isinstance(entry.event, Announced)]


def test_asked_once_before_the_first_draw(new: Path) -> None:
    talk = Conversation(new)
    talk.say("E")
    assert "Was it announced?" in talk.say("f d; dice; n")
    assert "Was it announced?" not in talk.say("f d; again")
    assert told(talk.tournament) == []
    # the answer stands in the journal: who opens the event later is not asked either
    later = Conversation(new)
    later.say("E")
    assert "Was it announced?" not in later.say("f d; third")
    assert told(later.tournament) == []


def test_what_was_announced_is_in_the_journal_until_the_regulations_change(new: Path) -> None:
    talk = Conversation(new)
    talk.say("E")
    assert "Was it announced?" in talk.say("f d; third; y")
    assert told(talk.tournament) == ["said"]
    # other regulations have to be told again
    talk.say("t rounds=7")
    assert not talk.tournament.facts.announced


def test_setting_the_colour_asks_nothing(new: Path) -> None:
    talk = Conversation(new)
    talk.say("E")
    assert "announced" not in talk.say("f w")


async def test_escape_from_the_question_draws_nothing(new: Path) -> None:
    async with opened(new) as pilot:
        await pilot.press("E", "f")
        await comes(pilot, "Announced [yes] not yet")
        await pilot.press("escape")
        assert pilot.app.need_tournament().facts.first_colour is None
        assert not told(pilot.app.need_tournament())


def test_the_paper_written_before_round_1_is_in_the_journal(new: Path) -> None:
    talk = Conversation(new)
    for line in ("O", "c announcement", f"f text; {new.parent / 'a.txt'}"):
        talk.say(line)
    assert told(talk.tournament) == ["written"]
    talk.say(f"f text; {new.parent / 'b.txt'}")
    assert told(talk.tournament) == ["written"]
    talk.say("a", "!")
    assert "in the journal already" in talk.refused


def test_what_the_paper_says_follows_the_event() -> None:
    play = Play.evenly(4, 0, 0)
    play.do(ChangeRegulations(Regulations(4, c6="literal", half_point_byes=True, tie_breaks=(), last_criterion="lots")))
    text = as_text(make_paper(play.tournament, "announcement"))
    for said in (
        "Rounds: 4",
        "Half-point byes: by the regulations of the event",
        "Numbers: by rating, then title (A2)",
        "Equal in all of these: by lot",
        "C6 tests B1 and B2 only",
        "No tie-break: equal points share a place.",
    ):
        assert said in text
    play.do(CorrectEntrant(ContestantId(1), Entrant.of("A1", local_rating=1500)))
    assert "then local rating (A2)" in as_text(make_paper(play.tournament, "announcement"))


@pytest.mark.parametrize(
    ("players", "rounds", "said"),
    [(9, 5, "9 players are too few for 5 rounds"), (10, 5, "10 players for 5 rounds; five"), (25, 5, "")],
)
def test_too_few_players_are_told_once(tmp_path: Path, players: int, rounds: int, said: str) -> None:
    talk = Conversation(Play.evenly(players, 2000, 1, rounds=rounds).store(tmp_path / "c3.json"))
    talk.say("P")
    answer = talk.say("p")
    assert said in answer
    assert ("B.VI C3" in answer) is bool(said)
    talk.say("t; y")
    assert "B.VI C3" not in talk.say("p")


def test_an_even_number_of_rounds_is_told_when_it_is_chosen(tmp_path: Path) -> None:
    talk = Conversation(Play.evenly(6, 2000, 1).store(tmp_path / "c2.json"))
    talk.say("E")
    assert "B.VI C2: with an odd number of rounds" in talk.say("t rounds=6")
    assert "B.VI C2" not in talk.say("t place=Lund")
    assert "B.VI C2" not in talk.say("t rounds=7")


async def test_the_advice_is_on_the_screen(tmp_path: Path) -> None:
    async with opened(Play.evenly(6, 2000, 1).store(tmp_path / "c3.json")) as pilot:
        await pilot.press("P", "p")
        await comes(pilot, "6 players are too few for 5 rounds")
