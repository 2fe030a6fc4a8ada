"""Can everything that a journal tells be shown? Asked before it is stored, and of all of it when a file is verified."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

from paircard.core.event.facts import Fact
from paircard.core.event.followed import fault_in, first_failing, told, worked_out
from paircard.core.event.journal import Entry
from paircard.core.event.readiness import obstacle
from paircard.core.event.result_facts import (
    ColoursCorrected,
    NoticeGiven,
    RatingCorrected,
    ResultCleared,
    ResultContested,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
    RoundVerified,
)
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.before_pairing import befores
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

_OF_A_BOARD = (
    ResultEntered
    | ResultCleared
    | ResultCorrected
    | ResultContested
    | ResultSettled
    | ColoursCorrected
    | RatingCorrected
    | NoticeGiven
    | RoundPublished
    | RoundVerified
)
"""They come by the hundred, and change nothing but what stands on a board."""


def need_showable(before: Tournament, after: Tournament) -> None:
    """Refuse what would make an event that cannot be shown; what could not be shown before stands in nobody's way."""
    for ask in _asked(after.entries[before.revision :]):
        for stage in _concerned(before, after, of_boards=ask is _rests):
            fault = fault_in(after.seen(stage), ask)
            if fault and not (stage in before.world and fault_in(before.seen(stage), ask)):
                raise no_longer_shown(fault) from fault


def recorded(before: Tournament, events: Sequence[Fact], *, arbiter: str, time: str) -> Tournament:
    """Return the event with what a command decided; refuse what could not be read again."""
    try:
        return before.record(events, arbiter=arbiter, time=time)
    except Refusal:
        raise
    except (LookupError, ValueError) as fault:
        raise no_longer_shown(fault) from fault


def no_longer_shown(fault: Exception) -> Refusal:
    """Return what is said where a command would make an event that nobody could open again."""
    return Refusal(
        said(
            "Nothing was stored: the event could not be shown any more after this ({fault}). The fault is in paircard, "
            "not in what you typed: please send this sentence to the makers.",
            fault=told(fault),
        )
    )


def first_that_cannot_be_shown(tournament: Tournament) -> int:
    """Return the number of the entry with which something cannot be shown any more; 0 if all can."""
    return first_failing(tournament, _show_all) if fault_in(tournament, _show_all) else 0


def _asked(added: Iterable[Entry]) -> tuple[Callable[[Tournament], None], ...]:
    """Return what is asked of a new state: what the room that stays open shows, and the other rooms."""
    only_boards = all(isinstance(entry.event, _OF_A_BOARD) for entry in added)
    return (_rests,) if only_boards else (_rests, _shows)


def _concerned(before: Tournament, after: Tournament, *, of_boards: bool) -> Iterator[int]:
    """Yield the stages of which something has changed, those that show games of others, and those with their members.

    The last are no matter of boards.
    """
    for stage in after.stages:
        facts = after.world[stage]
        if facts is not before.world.get(stage) or facts.regulations.carry or (facts.of_teams and not of_boards):
            yield stage


def _rests(stage: Tournament) -> None:
    """Work out what the room with the boards shows next anyway: the cards, and what the next round waits for."""
    _ = stage.cards
    obstacle(stage)


def _shows(stage: Tournament) -> None:
    """Work out what the other rooms show first: the table, and the groups, the tree or the rows of the live view."""
    worked_out(stage)
    from paircard.core.tables.standings import (
        standings,  # all tie-breaks come with it: who only types results needs none
    )

    standings(stage)
    system = system_of(stage)
    if system.groups:
        system.groups.score_groups(stage)
    if system.live:
        system.live.rows(stage)
    if system.tree:
        system.tree.view(stage)


def _show_all(tournament: Tournament) -> None:
    """Work out what screens and papers show: cards, table, groups, and every round as it was to be paired."""
    from paircard.core.systems.kit.in_numbers import recorded_pairing

    for stage in tournament.world:
        seen = tournament.seen(stage)
        _rests(seen)
        _shows(seen)
        for paired, before in befores(seen):
            recorded_pairing(before, paired)
            with suppress(Refusal):  # said as a sentence wherever it is asked for
                if steps := system_of(before).steps:
                    steps.position(before)
