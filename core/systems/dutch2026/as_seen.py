"""The position of an event of the program, and a pairing in the shape that screens and papers know of every system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import ContestantId
from paircard.core.facets import pairing as kit
from paircard.core.systems.dutch2026 import outcome
from paircard.core.systems.dutch2026.field import Announced, position_of
from paircard.core.systems.dutch2026.from_tournament import announced as announced_of
from paircard.core.systems.dutch2026.from_tournament import floats as floats_of
from paircard.core.systems.dutch2026.options import options_of
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.swiss.acceleration import acceleration_of
from paircard.core.systems.swiss.apart import forbidden
from paircard.core.systems.swiss.from_cards import entrants
from paircard.core.values.colour import Float
from paircard.core.values.lazily import Later

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def position(tournament: Tournament) -> Position:
    """Return what the rules look at before the next round; refuse while the initial colour is open (5.1)."""
    return tournament.once(_position)


def _position(tournament: Tournament) -> Position:
    return position_of(entrants(tournament), announced(tournament))


def announced(tournament: Tournament) -> Announced:
    """Return what was announced; refuse while the initial colour is open (5.1)."""
    return announced_of(tournament, acceleration_of(tournament, options_of(tournament)), tuple(forbidden(tournament)))


def floats(tournament: Tournament) -> Mapping[ContestantId, tuple[Float, ...]]:
    """Return the float of everybody in every round so far (C.04.3 1.4), virtual points included."""
    return floats_of(tournament, acceleration_of(tournament, options_of(tournament)))


def pairing_seen(made: outcome.Pairing) -> kit.Pairing:
    """Return a pairing for whoever shows one."""
    return kit.Pairing(made.pairs, made.bye, Later(lambda: map(bracket_seen, made.brackets), len(made.brackets)))


def bracket_seen(bracket: outcome.BracketResult) -> BracketResult:
    """Return how a bracket ended; x is how many do not get the colour they prefer (C12)."""
    refused = bracket.values.c12
    movers = {*bracket.mdps}
    with_movers = sum(one in movers for one, _ in bracket.pairs)
    return BracketResult(
        score=bracket.score,
        players=bracket.players,
        moved_down=bracket.mdps,
        pairs=bracket.pairs,
        downfloaters=bracket.downfloaters,
        first_x=refused,
        x=refused,
        clashes=refused,
        upfloat_level=0,
        downfloat_level=0,
        events=(),
        p=with_movers or len(bracket.pairs),
        remainder=len(bracket.pairs) - with_movers if with_movers else 0,
    )
