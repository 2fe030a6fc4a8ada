"""Two histories of one event: what only one of them knows is added, there already, or named as not fitting."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    AnnounceAbsence,
    ChangeDetails,
    Command,
    EnterResult,
    PairRound,
    PublishRound,
    Redo,
    RegisterEntrants,
    RemoveEntrant,
    Undo,
    WithdrawEntrant,
)
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered, EntrantWithdrawn
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.journal import append
from paircard.core.event.regulations import Details
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.histories import Together, agreed, brought_together, continues, lacking
from tests.support.ids import ids
from tests.support.play import Play
from tests.support.torture.work import drawn, played

NOON, LATER = "2026-05-01T12:00:00Z", "2026-05-01T12:30:00Z"


def after(tournament: Tournament, *commands: Command, arbiter: str = "Anna", time: str = NOON) -> Tournament:
    """Return the tournament after commands."""
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter=arbiter, time=time)
    return tournament


def met(start: Tournament, there: list[Command], here: list[Command]) -> tuple[Together, Tournament, Tournament]:
    """Do different things on one event, and bring what was done here to what was done there."""
    theirs, mine = after(start, *there, arbiter="Bo", time=LATER), after(start, *here)
    return brought_together(theirs, mine), theirs, mine


@pytest.fixture(scope="module")
def entered() -> Tournament:
    """Four entrants, no round paired."""
    return Play.evenly(4, 2000, 5).tournament


@pytest.fixture(scope="module")
def paired() -> Tournament:
    """Four entrants, round 1 paired and published."""
    play = Play.evenly(4, 2000, 5)
    play.pair()
    play.do(PublishRound())
    return play.tournament


def win(board: int) -> EnterResult:
    """A win for White on a board of round 1."""
    return EnterResult(1, board, Result.WHITE)


def enter(*names: str, **fields: object) -> RegisterEntrants:
    """An entry."""
    return RegisterEntrants(tuple(Entrant.of(name, **fields) for name in names))


def test_where_they_part(paired: Tournament) -> None:
    one, other = after(paired, win(1), win(2)), after(paired, win(1), EnterResult(1, 2, Result.DRAW))
    assert agreed(one, other) == paired.revision + 1
    assert agreed(one, paired) == agreed(paired, one) == paired.revision
    assert agreed(one, Tournament.beginning(SYSTEMS)) == 0
    assert continues(one, paired)
    assert continues(one, one)
    assert continues(one, Tournament.beginning(SYSTEMS))
    assert not continues(paired, one)
    assert not continues(one, other)


def test_what_goes_on_is_taken_as_it_is(paired: Tournament) -> None:
    longer = after(paired, win(1), Undo())
    together = brought_together(paired, longer)
    assert together.tournament is longer
    assert together.added == (paired.revision + 1, paired.revision + 2)
    assert lacking(paired, longer) == (), "what was undone is nothing that is missing"


def test_name_and_time_stay(paired: Tournament) -> None:
    together, theirs, _mine = met(paired, [win(2)], [win(1)])
    last = together.tournament.entries[-1]
    assert continues(together.tournament, theirs)
    assert (last.arbiter, last.time) == ("Anna", NOON)
    assert lacking(together.tournament, after(paired, win(1))) == ()


@pytest.mark.parametrize(
    ("there", "here", "result"),
    [
        ([win(1)], [win(1)], "same"),
        ([win(1)], [EnterResult(1, 1, Result.DRAW)], "left"),
        ([win(2), Undo()], [EnterResult(1, 2, Result.DRAW)], "added"),
        ([win(1)], [ChangeDetails(Details("Cup"))], "added"),
        ([ChangeDetails(Details("Prix"))], [ChangeDetails(Details("Cup"))], "left"),
        ([win(1)], [Undo()], "left"),
        ([Undo()], [Undo()], "same"),
        ([Undo()], [win(1)], "left"),
        ([win(1)], [WithdrawEntrant(ContestantId(3))], "added"),
        ([WithdrawEntrant(ContestantId(3))], [WithdrawEntrant(ContestantId(3), "ill")], "left"),
        ([win(1)], [enter("Late, Bo")], "added"),
        ([enter("Late, Bo")], [enter("Late, Bo")], "same"),
        ([enter("Late, Bo")], [enter("Łate, Bo", rating=1900)], "left"),
        ([enter("Late, Bo", fide_id="7")], [enter("Else, Cy", fide_id="7")], "left"),
        ([win(1), win(2), PairRound()], [enter("Late, Bo")], "left"),
        ([win(1), win(2), PairRound()], [win(1)], "same"),
        ([win(1), win(2), PairRound()], [EnterResult(1, 1, Result.DRAW)], "left"),
        ([win(1)], [AnnounceAbsence(ContestantId(3), 3)], "added"),
    ],
)
def test_one_change_meets_another(paired: Tournament, there: list[Command], here: list[Command], result: str) -> None:
    together, theirs, mine = met(paired, there, here)
    assert {name: len(getattr(together, name)) for name in ("added", "same", "left")} == {
        "added": 0,
        "same": 0,
        "left": 0,
        result: 1,
    }
    assert continues(together.tournament, theirs)
    assert bool(lacking(together.tournament, mine)) == (result == "left")


def test_a_pairing_is_not_made_twice(paired: Tournament) -> None:
    """What was done on a round that the other side does not have is left with it."""
    together, theirs, _ = met(paired, [win(1)], [win(1), win(2), PairRound(), EnterResult(2, 1, Result.DRAW)])
    assert (len(together.same), len(together.added), len(together.left)) == (1, 1, 2)
    assert len(together.tournament.rounds) == 1
    assert together.tournament.missing == ()
    assert theirs.missing != ()


def test_without_changes_on_the_other_side_everything_fits(paired: Tournament) -> None:
    """There something was typed and undone: the pairing here is as good as it was."""
    together, _, mine = met(paired, [win(1), Undo()], [win(1), win(2), PairRound()])
    assert together.left == ()
    assert together.tournament.facts == mine.facts


def test_entrants_of_both_sides_get_numbers_of_their_own(entered: Tournament) -> None:
    """Late, Bo has id 5 here, where the other side has entered somebody else; what is about Bo stays about Bo."""
    together, _, _ = met(entered, [enter("Else, Cy")], [enter("Late, Bo", "Late, Di"), RemoveEntrant(ContestantId(6))])
    names = {id_: each.entrant.name for id_, each in together.tournament.registrations.items()}
    assert (names[ContestantId(5)], names[ContestantId(6)]) == ("Else, Cy", "Late, Bo")
    assert "Late, Di" not in names.values()
    assert together.left == ()


def test_what_is_about_an_entrant_who_could_not_be_entered_is_left(entered: Tournament) -> None:
    together, _, _ = met(
        entered, [enter("Else, Cy", fide_id="7")], [enter("Late, Bo", fide_id="7"), RemoveEntrant(ContestantId(5))]
    )
    assert len(together.left) == 2
    assert together.tournament.registrations[ContestantId(5)].entrant.name == "Else, Cy"


def test_commands_stand_or_fall_together(paired: Tournament) -> None:
    """One that enters somebody and does more, and one half of which is about a board that was changed."""
    theirs = after(paired, win(1), arbiter="Bo", time=LATER)
    new = EntrantRegistered(ContestantId(5), Entrant.of("Late, Bo"), PairingNumber(5), 2, (0,))
    both = paired.record((new, EntrantWithdrawn(ContestantId(5), 2)), arbiter="Anna", time=NOON)
    assert len(brought_together(theirs, both).left) == 1
    half = paired.record(
        (ResultEntered(1, 2, Result.DRAW), ResultEntered(1, 1, Result.DRAW)), arbiter="Anna", time=NOON
    )
    together = brought_together(theirs, half)
    assert len(together.left) == 1
    assert together.tournament is theirs


def test_what_speaks_of_nothing_known_is_left(paired: Tournament) -> None:
    theirs = after(paired, win(1), arbiter="Bo", time=LATER)
    mine = after(paired, win(1), win(2), PairRound()).record((RoundPublished(2),), arbiter="Anna", time=NOON)
    together = brought_together(theirs, mine)
    assert len(together.left) == 2


def test_lots_that_were_drawn_elsewhere_are_left(paired: Tournament) -> None:
    """Who is level there is not known here."""
    theirs = after(paired, win(1), arbiter="Bo", time=LATER)
    mine = paired.record((LotsDrawn("final:0", ids(1, 2)),), arbiter="Anna", time=NOON)
    assert len(brought_together(theirs, mine).left) == 1


def test_a_redo_of_a_common_command_is_left(paired: Tournament) -> None:
    undone = after(paired, win(1), Undo())
    together, _, _ = met(undone, [win(2)], [Redo()])
    assert len(together.left) == 1


def test_half_a_command_in_common_is_a_command_in_dispute(paired: Tournament) -> None:
    """No store writes half a command; a file made by hand may hold one."""
    events = (ResultEntered(1, 1, Result.WHITE), ResultEntered(1, 2, Result.WHITE))
    mine = paired.record(events, arbiter="Anna", time=NOON)
    theirs = paired.record(events[:1], arbiter="Anna", time=NOON)
    theirs = Tournament.fold(
        SYSTEMS,
        (
            *theirs.entries,
            *append(SYSTEMS, theirs.entries, (ResultEntered(1, 2, Result.DRAW),), arbiter="Bo", time=LATER),
        ),
    )
    together = brought_together(theirs, mine)
    assert len(together.left) == 1


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 10**9), there=st.integers(1, 6), here=st.integers(1, 6))
def test_nothing_is_lost_in_silence(seed: int, there: int, here: int) -> None:
    """Whatever both sides did: theirs stays whole, each command of ours is accounted for, the journal folds."""
    chance = Random(seed)
    start = theirs = mine = played(8).tournament
    for _ in range(there):
        theirs = after(theirs, drawn("anything", chance, theirs), arbiter="Bo", time=LATER)
    for _ in range(here):
        mine = after(mine, drawn("anything", chance, mine))
    together = brought_together(theirs, mine)
    assert continues(together.tournament, theirs)
    assert Tournament.fold(SYSTEMS, together.tournament.entries).facts == together.tournament.facts
    accounted = {*together.added, *together.same, *together.left}
    assert {command for command in mine.timeline.done if command > agreed(theirs, mine)} <= accounted
    assert len(accounted) == len(together.added) + len(together.same) + len(together.left)
    assert start.revision <= agreed(together.tournament, mine)
    if not (together.left or together.same):
        lacked = lacking(together.tournament, mine)
        assert all(isinstance(entry.event, EntrantRegistered) for entry in lacked), "they have other ids there"
