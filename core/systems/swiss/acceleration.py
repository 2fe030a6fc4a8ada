"""Who is accelerated in an event of players, by Baku or as it has announced itself; and what a report tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.systems.kit.acceleration import BAKU_CODE, Accelerating, baku_of, last_of_group_a, last_told
from paircard.core.systems.kit.announced_acceleration import OWN, VIRTUAL, VIRTUAL_ROUNDS, AnnouncedAcceleration
from paircard.core.systems.kit.group_a import last_of_first, last_of_round_1
from paircard.core.systems.kit.upper_group import UpperGroup
from paircard.core.systems.swiss.options import GameOptions
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.reported import Reported


def acceleration_of(tournament: Tournament, options: Accelerating) -> UpperGroup | None:
    """Return who is accelerated where the event has announced it; None where it has not, or nobody plays round 1."""
    if not isinstance(options, GameOptions) or options.acceleration != OWN:
        return baku_of(tournament, options)
    last = last_told(tournament, options)
    if last is None and options.virtual_players:
        last = last_of_first(tournament, options.virtual_players)
    elif last is None:
        last = last_of_round_1(tournament)
    if last is None:
        return None
    return AnnouncedAcceleration(last, min(options.virtual_rounds, tournament.regulations.rounds), options.virtual)


def with_virtual_points(options: GameOptions, told: Reported) -> GameOptions | None:
    """Return options with the acceleration that the virtual points of a report make; None where we know none such.

    They are Baku's, or the same for everybody from number 1 to the last, from round 1 on; the latter only where those
    of rounds to come are told, too.
    """
    if told.points.scale is not None and told.points.scale.by_halves and (last := last_of_group_a(told)):
        return replace(options, acceleration="baku", last_of_ga=last)
    if told.so_far or told.code.upper().endswith(BAKU_CODE):
        return None
    points = next(iter(told.virtual.values()))
    rounds, last = (max(of) for of in zip(*told.virtual, strict=True))
    whole = {(round_, ContestantId(id_)): points for round_ in range(1, rounds + 1) for id_ in range(1, last + 1)}
    if told.virtual != whole or not (VIRTUAL.fits(points) and VIRTUAL_ROUNDS.fits(rounds)):
        return None
    return replace(
        options,
        acceleration="own",
        last_of_ga=ContestantId(last),
        virtual=points,
        virtual_rounds=rounds,
        virtual_players=last,
    )
