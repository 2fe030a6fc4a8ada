"""Other regulations for an event that has them already: what stays as it was announced, and what needs a reason."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.commands.base import need_reason
from paircard.core.commands.field_that_fits import need_field_that_fits
from paircard.core.commands.points_announced import need_same_points
from paircard.core.commands.regulations_announced import known, need_fide_mode_kept, within_limits
from paircard.core.event.regulations import Regulations, limits_of
from paircard.core.event.subject_of_rules import Matter
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.said import Words, said, said_n
from paircard.core.values.text import clean


def as_announced(tournament: Tournament, new: Regulations) -> Regulations:
    """Return the regulations as the event can announce them; refuse those that nobody can play by."""
    new, before = known(new), tournament.regulations
    # a report from elsewhere may have more rounds than we would pair
    if (new.rounds, new.system) != (before.rounds, before.system):
        return within_limits(new)
    return new if limits_of(new) == limits_of(before) else new.checked()


def need_kept(tournament: Tournament, new: Regulations) -> None:
    """Refuse what cannot be otherwise any more."""
    for need in _KEPT:
        need(tournament, new)


def reason_to_change(tournament: Tournament, new: Regulations, reason: str) -> str:
    """Return the reason of a change; refuse none for what everybody was told before round 1."""
    for matter, missing in _told_before(tournament.regulations, new) if tournament.rounds else ():
        reason = need_reason(reason, system_of(tournament).article(matter), missing)
    return clean(reason)


def _told_before(before: Regulations, new: Regulations) -> list[tuple[Matter, Words]]:
    """Return what changes of it, each with the sentence that asks why."""
    changes: list[tuple[Matter, Words]] = []
    if new.apart != before.apart:
        together = said("Who does not meet is announced before round 1. To change that now needs a reason: type one.")
        changes.append(("apart", together))
    if new.team_best != before.team_best:
        counted = said(
            "Whose points make the score of a team is announced before round 1. A change needs a reason: type one."
        )
        changes.append(("apart", counted))
    if SYSTEMS.tie_breaks(new) != SYSTEMS.tie_breaks(before):
        tied = said("Tie-breaks are announced before round 1. To change them now needs a reason: type one.")
        changes.append(("lots", tied))
    return changes


# --- what stays ----------------------------------------------------------------------------------------------


def need_room_for_rounds(tournament: Tournament, new: Regulations) -> None:
    """Refuse fewer rounds than are paired."""
    if new.rounds < tournament.scheduled:
        raise Refusal(
            said_n(
                "{count} round is already paired: the event cannot have {wanted}.",
                "{count} rounds are already paired: the event cannot have {wanted}.",
                tournament.scheduled,
                wanted=new.rounds,
            )
        )


def _need_same_system(tournament: Tournament, new: Regulations) -> None:
    if tournament.rounds and new.system != tournament.regulations.system:
        raise Refusal(said("The pairing system cannot change once round 1 is paired."))


def _need_same_last_criterion(tournament: Tournament, new: Regulations) -> None:
    if tournament.rounds and new.last_criterion != tournament.regulations.last_criterion:
        wrong = said("Round 1 is paired: the last criterion of the order is fixed.")
        raise system_of(tournament).refusal("equals", wrong)


def _need_same_reserves(tournament: Tournament, new: Regulations) -> None:
    """Refuse a second method of reserves: an event has one, and line-ups were handed in by it."""
    if not tournament.of_teams or not any(round_.line_ups for round_ in tournament.rounds):
        return
    if team_options(tournament.regulations).reserves != team_options(new).reserves:
        fixed = said("Line-ups are in: the method of reserves is one for the whole event, and cannot change any more.")
        raise system_of(tournament).refusal("reserves", fixed)


def _need_same_plan(tournament: Tournament, new: Regulations) -> None:
    """Refuse another number of rounds, or other options, than those the posted schedule was made with."""
    if not tournament.rounds or not system_of(tournament).rounds.beforehand:
        return
    posted = tournament.regulations
    if (new.rounds, new.options) != (posted.rounds, posted.options):
        raise Refusal(said("The schedule is posted: its rounds cannot change. Take it back first."))


def _need_same_match(tournament: Tournament, new: Regulations) -> None:
    if tournament.rounds and system_of(tournament).duel and new.options != tournament.regulations.options:
        raise Refusal(said("The match has begun: what it is played to, and what decides it, was announced."))


def _need_promises_kept(tournament: Tournament, new: Regulations) -> None:
    """Refuse to forbid half-point byes while some are announced for rounds still to be paired."""
    promised = ", ".join(
        tournament.label(id_)
        for id_, each in tournament.registrations.items()
        if any(points == 1 and round_ >= tournament.next_round for round_, points in each.absences.items())
    )
    if promised and not new.half_point_byes:
        wrong = said("Half a point is promised to {players}: cancel that absence first.", players=promised)
        raise system_of(tournament).refusal("halves", wrong)


_KEPT: tuple[Callable[[Tournament, Regulations], None], ...] = (
    need_room_for_rounds,
    _need_same_system,
    need_field_that_fits,
    _need_same_last_criterion,
    need_same_points,
    _need_same_reserves,
    need_fide_mode_kept,
    _need_same_plan,
    _need_same_match,
    _need_promises_kept,
)
"""In the order in which an arbiter would be told."""
