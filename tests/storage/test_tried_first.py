"""No command stores what cannot be read again: the new state is tried before it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from paircard.core.commands import (
    AnnounceAbsence,
    Command,
    CreateTournament,
    EnterResult,
    OpenStage,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
    Undo,
)
from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import AbsenceAnnounced, EntrantRemoved
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import Entry
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.timeline import _Stacks
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import Conflict
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from tests.support.play import gold12


@dataclass(frozen=True)
class Says(Command):
    """A command that knows no limits."""

    fact: Fact

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:  # noqa: ARG002
        """Say it."""
        return (self.fact,)


TEAMS = Says(RegulationsChanged(Regulations(3, "team-swiss-2026", tie_breaks=("MPvGP",))))
STRUCK_OUT = Says(EntrantRemoved(ContestantId(9)))
LATE = Says(AbsenceAnnounced(ContestantId(1), 30))
players = RegisterEntrants(tuple(Entrant.of(name, rating=2000) for name in ("Aden", "Bern", "Cork", "Dole")))
opening = (CreateTournament(Details("Open"), Regulations(3)), players, SetFirstColour("W"))


@pytest.fixture
def event(tmp_path: Path) -> EventFile:
    return EventFile.create(tmp_path / "open.json", *opening, arbiter="Anna")


@pytest.mark.parametrize("wrong", [TEAMS, STRUCK_OUT, LATE], ids=["system", "nobody", "round"])
def test_what_cannot_be_read_again_is_not_stored(event: EventFile, wrong: Says) -> None:
    before, known = event.path.read_bytes(), event.tournament
    with pytest.raises(Refusal, match=r"Nothing was stored: .* send this sentence to the makers\.") as refused:
        event.execute(PairRound(), wrong, arbiter="Anna")
    assert str(refused.value).isprintable()
    assert event.path.read_bytes() == before
    assert event.tournament is known
    event.execute(PairRound(), arbiter="Anna")
    assert not examine(event.path).problem


def test_it_cannot_begin_an_event_either(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="Nothing was stored"):
        EventFile.create(tmp_path / "new.json", *opening, TEAMS, arbiter="Anna")
    assert not (tmp_path / "new.json").exists()


def test_a_change_of_others_is_blamed_where_there_was_one(event: EventFile) -> None:
    with EventFile.open(event.path) as other:
        other.execute(PairRound(), arbiter="Bo")
        with pytest.raises(Conflict):
            event.execute(STRUCK_OUT, arbiter="Anna")


FAULTY: dict[str, Callable[[Tournament], bool]] = {
    "the table": lambda state: 3 in state.registrations[ContestantId(1)].absences,
    "always": lambda state: True,  # noqa: ARG005
}


def break_the_table(monkeypatch: pytest.MonkeyPatch, when: Callable[[Tournament], bool]) -> None:
    def table(state: Tournament) -> None:
        if when(state):
            raise KeyError("nobody thought of it")

    monkeypatch.setattr("paircard.core.tables.standings.standings", table)


def test_a_room_that_would_end_with_a_fault_is_asked_first(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    break_the_table(monkeypatch, FAULTY["the table"])
    with pytest.raises(Refusal, match="KeyError: 'nobody thought of it'"):
        event.execute(AnnounceAbsence(ContestantId(1), 3), arbiter="Anna")
    event.execute(AnnounceAbsence(ContestantId(2), 3), arbiter="Anna")
    assert len(event.tournament.entries) == 7


def test_a_fault_that_was_there_before_stops_nobody(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Sunday morning a table that cannot be shown is bad enough: results are typed all the same."""
    break_the_table(monkeypatch, FAULTY["always"])
    event.execute(PairRound(), arbiter="Anna")
    event.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna")
    event.execute(Undo(), arbiter="Anna")
    assert event.tournament.rounds[0].missing


def test_a_result_asks_no_table(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a result changes the open room works out anyway: typing them costs nothing more."""
    event.execute(PairRound(), arbiter="Anna")
    asked: list[Tournament] = []
    monkeypatch.setattr("paircard.core.tables.standings.standings", asked.append)
    after = event.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna")
    assert not asked
    assert "_file" in vars(after)  # the cards, which the room asks for next
    event.execute(AnnounceAbsence(ContestantId(1), 3), arbiter="Anna")
    assert len(asked) == 1


def test_a_section_is_tried_where_something_changes(event: EventFile) -> None:
    event.execute(OpenStage("B", Regulations(3)), arbiter="Anna", stage=1)
    with pytest.raises(Refusal, match="Nothing was stored"):
        event.execute(players, TEAMS, arbiter="Anna", stage=2)
    with pytest.raises(Refusal, match="Nothing was stored"):
        event.execute(TEAMS, arbiter="Anna", stage=1)
    event.execute(TEAMS, arbiter="Anna", stage=2)
    assert event.tournament.seen(2).of_teams


def test_results_typed_together_do_not_read_the_journal_again_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round of a thousand boards in one command: what grows with the square is felt there."""
    path = gold12(3).store(tmp_path / "gold.json")
    taken: list[int] = []
    take = _Stacks.take

    def counted(stacks: _Stacks, entry: Entry) -> None:
        taken.append(entry.number)
        take(stacks, entry)

    with EventFile.open(path) as event:
        event.execute(PairRound(), arbiter="Anna")
        known = event.tournament.revision
        monkeypatch.setattr(_Stacks, "take", counted)
        event.execute(*(EnterResult(4, board, Result.DRAW) for board in range(1, 7)), arbiter="Anna")
        assert taken == sorted(
            {*taken}
        )  # each once at most; an entry that touches no more than the last is passed over
        assert (taken[0], taken[-1]) == (known + 1, event.tournament.revision)
