"""Check-in in every system and every stage: of one round, for those who play it, and of no stage but its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.commands import CheckIn, Command, EndCheckIn, TakeBackCheckIn, Undo
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.attendance import Attendance, attendance, without_a_round
from paircard.core.values.errors import Refusal
from paircard.data.storage.journal_file import JournalFile
from tests.support.settled import event, usual

JOURNALS = sorted(Path("tests/golden/journals").glob("*.json"))


def after(tournament: Tournament, *commands: Command) -> Tournament:
    """Return the event after some commands, one after the other."""
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time="2026-05-01T09:00:00Z")
    return tournament


def there(tournament: Tournament) -> Attendance:
    """Return who is there for the round that people come for."""
    found = attendance(tournament)
    assert found is not None
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_knows_who_is_there_before_round_1(system: str) -> None:
    """Everybody is waited for, ticked once, and whoever is not by the deadline is absent, where there is an absence."""
    begun = event(usual(system), 5)
    *here, late = there(begun).to_come
    assert {*here, late} == set(begun.to_pair)
    ticked = after(begun, CheckIn(tuple(here), 1))
    assert there(ticked).here == tuple(here)
    assert there(ticked).to_come == (late,)
    assert there(after(ticked, TakeBackCheckIn(here[0], 1))).to_come == (here[0], late)
    if system_of(ticked).entry.may_miss(ticked):
        with pytest.raises(Refusal):
            EndCheckIn((late,), 1).decide(ticked)
        return
    swept = after(ticked, EndCheckIn((late,), 1))
    assert there(swept).absent == (late,)
    assert set(swept.to_pair) == set(here)
    assert there(after(swept, Undo())).to_come == (late,)
    assert there(after(swept, CheckIn((late,), 1))).here == (*here, late)


def stages() -> Iterator[tuple[str, Tournament]]:
    """Every stage of every event that is kept of each kind: sections, groups, finals, cups half played."""
    for path in JOURNALS:
        tournament = JournalFile(path).tournament
        for stage in tournament.stages:
            yield f"{path.stem}, stage {stage}", tournament.seen(stage)


def _out(tournament: Tournament) -> set[ContestantId]:
    cup = system_of(tournament).knocked_out(tournament)
    return {id_ for lost in cup.rounds[: cup.last] for id_ in lost} if cup else set()


def test_in_every_stage_people_come_for_a_round_that_they_can_play() -> None:
    """Who has left and who is out of a cup is waited for by nobody; a tick is one of this stage and no other."""
    open_stages = 0
    for name, tournament in stages():
        found = attendance(tournament)
        if found is None:
            assert without_a_round(tournament), name
            continue
        open_stages += 1
        assert len(set(found.everybody)) == len(found.everybody), name
        assert not {*found.everybody} & _out(tournament), name
        assert not any(tournament.registrations[id_].withdrawn(found.round) for id_ in found.everybody), name
        if not found.to_come:
            continue
        first = found.to_come[0]
        ticked = after(tournament, CheckIn((first,), found.round))
        assert set(there(ticked).here) == {*found.here, first}, name
        for other in ticked.stages:
            if other != tournament.stage:
                assert attendance(ticked.seen(other)) == attendance(tournament.seen(other)), name
    assert open_stages >= 20
