"""Who is accelerated in an event of players, by Baku or as it has announced itself; and what a report tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.systems.kit.acceleration import BAKU_CODE, Accelerating, baku_of, last_of_group_a, last_told
from paircard.core.systems.kit.announced_acceleration import AnnouncedAcceleration, announcing
from paircard.core.systems.kit.group_a import last_of_first, last_of_round_1
from paircard.core.systems.kit.reported_acceleration import TOLD, ReportedAcceleration, told_points
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.options import GameOptions
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.reported import Reported


def acceleration_of(tournament: Tournament, options: Accelerating) -> Accelerates | None:
    """Return who is accelerated where the event has announced it; None where it has not, or nobody plays round 1."""
    if not isinstance(options, GameOptions) or not options.of_no_article:
        return baku_of(tournament, options)
    if options.acceleration == TOLD:
        return ReportedAcceleration(options.virtual_told)
    return own_of(tournament, options)


def own_of(tournament: Tournament, options: GameOptions) -> AnnouncedAcceleration | None:
    """Return the acceleration that an event has announced itself; None where nobody plays round 1."""
    last = last_told(tournament, options)
    if last is None and options.virtual_players:
        last = last_of_first(tournament, options.virtual_players)
    elif last is None:
        last = last_of_round_1(tournament)
    if last is None:
        return None
    rounds = min(options.last_accelerated, tournament.regulations.rounds)
    after = options.virtual_rounds if options.virtual_then else 0
    return AnnouncedAcceleration(last, rounds, options.virtual, after, options.virtual_then)


def with_virtual_points(options: GameOptions, told: Reported) -> GameOptions | None:
    """Return options with the acceleration that the virtual points of a report make.

    They are Baku's; or those of an acceleration that an event can announce, the same for everybody from number 1 to
    the last, where those of rounds to come are told, too; else who has what in which round is kept as it is told.
    None where the report names Baku and tells other points.
    """
    if told.points.scale is not None and told.points.scale.by_halves and (last := last_of_group_a(told)):
        return replace(options, acceleration="baku", last_of_ga=last)
    if told.code.upper().endswith(BAKU_CODE):
        return None
    as_own = None if told.so_far else _as_own(options, told)
    return as_own or replace(options, acceleration="told", virtual_told=told_points(told.virtual))


def _as_own(options: GameOptions, told: Reported) -> GameOptions | None:
    """Return options that announce the same virtual points; None where none do."""
    rounds, last = (max(of) for of in zip(*told.virtual, strict=True))
    by_round = [told.virtual.get((round_, ContestantId(1)), 0) for round_ in range(1, rounds + 1)]
    whole = {(at, ContestantId(id_)): points for at, points in enumerate(by_round, 1) for id_ in range(1, last + 1)}
    chosen = announcing(by_round) if told.virtual == whole else None
    if chosen is None:
        return None
    return replace(options, **chosen, last_of_ga=ContestantId(last), virtual_players=last)
