"""Where the book has the numbers drawn by lot it is asked once, before the schedule fixes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import DrawNumbers, KeepNumbers, PostSchedule
from paircard.core.event.announced_facts import NumbersKept
from paircard.core.event.stage_facts import NumbersGiven
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.settled import event, opening, usual

BY_LOT = [key for key, system in SYSTEMS.items() if system.numbers_by_lot]
QUESTION = "Lots for the numbers"


def made(system: str) -> str:
    """What is said when the rounds are there, or the first of them."""
    return "The whole schedule is posted" if SYSTEMS[system].posted else "Round 1 is paired"


def stored(path: Path, system: str) -> Path:
    """An event of a system with its entrants, nothing drawn, nothing posted."""
    EventFile.create(path, *opening(usual(system), 4), arbiter="Anna").close()
    return path


@pytest.mark.parametrize("system", SYSTEMS)
def test_asked_where_the_book_wants_lots_and_nowhere_else(system: str, tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "club.json", system))
    assert (QUESTION in talk.say("P", "p n")) == (system in BY_LOT)
    if system in BY_LOT:
        assert not talk.tournament.rounds, "nothing is posted before it is answered"


@pytest.mark.parametrize("system", BY_LOT)
def test_numbers_kept_are_recorded_and_not_asked_about_again(system: str, tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "club.json", system))
    said = talk.say("P", "p k")
    article = SYSTEMS[system].article("numbers")
    assert (f"{QUESTION} ({article})" if article else QUESTION) in said
    assert made(system) in said
    assert sum(isinstance(entry.event, NumbersKept) for entry in talk.tournament.entries) == 1
    assert "no lots for the numbers: they stay as announced" in talk.say("J", "list")
    talk.say("P", "t y")
    assert not talk.tournament.rounds
    said = talk.say("p")
    assert QUESTION not in said
    assert made(system) in said


@pytest.mark.parametrize("system", BY_LOT)
def test_numbers_drawn_at_the_question_are_those_of_the_schedule(system: str, tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "club.json", system))
    said = talk.say("P", "p d; n; 42")
    assert made(system) in said, talk.refused
    drawn = next(entry.event for entry in talk.tournament.entries if isinstance(entry.event, NumbersGiven))
    assert drawn.seed == "42"
    assert [talk.tournament.ids[number] for number in sorted(talk.tournament.ids)] == list(drawn.order)


def test_it_is_no_command_where_nothing_is_open() -> None:
    drawn = event(usual("round-robin"), 4)
    for made in (DrawNumbers("42"), KeepNumbers(), PostSchedule()):
        done = drawn.record(made.decide(drawn), arbiter="Anna", time="2026-05-01T09:00:00Z")
        with pytest.raises(Refusal, match="No lots are open"):
            KeepNumbers().decide(done)
    swiss = event(usual("swiss-1998"), 4)
    with pytest.raises(Refusal):
        KeepNumbers().decide(swiss)
