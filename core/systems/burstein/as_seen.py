"""The position of an event of the program, and positions and pairings as screens and papers know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets import pairing as kit
from paircard.core.facets import position as kit_position
from paircard.core.systems.burstein import outcome
from paircard.core.systems.burstein.index_words import shown
from paircard.core.systems.burstein.options import options_of
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.burstein.seeding import AnyPosition, position_of
from paircard.core.systems.kit.acceleration import baku_of
from paircard.core.systems.swiss.apart import forbidden
from paircard.core.systems.swiss.field import Announced
from paircard.core.systems.swiss.from_cards import entrants, worth
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.lazily import Later
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Seen(kit_position.Position):
    """A position as everybody may read it, and the one that the rules look at."""

    own: Position = Position(())


def position(tournament: Tournament) -> AnyPosition:
    """Return what the rules look at before the next round; refuse while the initial colour is open (5.1)."""
    return position_of(entrants(tournament), announced(tournament))


def announced(tournament: Tournament) -> Announced:
    """Return what was announced; refuse while the initial colour is open (5.1)."""
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the initial colour first."), burstein("5.1"))
    return Announced(
        tournament.regulations.rounds,
        tournament.facts.first_colour,
        worth(tournament),
        baku_of(tournament, options_of(tournament)),
        tuple(forbidden(tournament)),
    )


def seen(own: Position) -> Seen:
    """Return a position for whoever shows one, the highest of the Index first among equal scores."""
    ranked = sorted(own.players, key=lambda player: (-player.score, player.index))
    return Seen(tuple(map(_player, ranked)), own.round, own.initial_colour, own.last_round, own=own)


def _player(player: Player) -> kit_position.Player:
    return kit_position.Player(
        player.number,
        player.score,
        player.opponents,
        player.colours,
        "",
        player.bye_barred,
        index=shown(player),
    )


def pairing_seen(made: outcome.Pairing) -> kit.Pairing:
    """Return a pairing for whoever shows one; whoever has the bye stands in the lowest bracket."""
    return kit.Pairing(made.pairs, made.bye, Later(lambda: _brackets_seen(made)))


def _brackets_seen(made: outcome.Pairing) -> Sequence[BracketResult]:
    brackets = [bracket_seen(each) for each in made.brackets]
    if made.bye is not None and brackets:
        last = brackets[-1]
        brackets[-1] = replace(last, players=(*last.players, made.bye), downfloaters=(made.bye,))
    return brackets


def bracket_seen(bracket: outcome.BracketResult) -> BracketResult:
    """Return how a bracket ended; x is how many go without the colour they prefer (C8)."""
    return BracketResult(
        score=bracket.score,
        players=bracket.players,
        moved_down=bracket.mdps,
        pairs=bracket.pairs,
        downfloaters=bracket.downfloaters,
        first_x=bracket.values.c8,
        x=bracket.values.c8,
        clashes=bracket.values.c8,
        upfloat_level=0,
        downfloat_level=0,
        events=(),
        p=len(bracket.pairs),
    )
