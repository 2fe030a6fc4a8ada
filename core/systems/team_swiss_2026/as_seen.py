"""A position and a pairing of these rules in the shapes that screens and papers know of every system."""

from __future__ import annotations

from dataclasses import replace

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets import pairing as kit
from paircard.core.facets import position as kit_position
from paircard.core.systems.team_swiss_2026 import outcome
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Seen(kit_position.Position):
    """A position as everybody may read it, and the one that the rules look at."""

    own: Position = Position(())


def seen(own: Position) -> Seen:
    """Return a position for whoever shows one."""
    return Seen(tuple(map(_player, own.players)), own.round, own.initial_colour, own=own)


def _player(team: Team) -> kit_position.Player:
    return kit_position.Player(
        team.number, team.score, team.opponents, team.colours, "", team.bye_barred, own_preference=team.preference
    )


def pairing_seen(made: outcome.Pairing) -> kit.Pairing:
    """Return a pairing for whoever shows one; the team with the bye stands in the lowest bracket."""
    brackets = [bracket_seen(each) for each in made.brackets]
    if made.bye is not None and brackets:
        last = brackets[-1]
        brackets[-1] = replace(last, players=(*last.players, made.bye), downfloaters=(made.bye,))
    return kit.Pairing(made.pairs, made.bye, tuple(brackets))


def bracket_seen(bracket: outcome.BracketResult) -> BracketResult:
    """Return how a bracket ended; x is how many teams go without the colour they prefer (C8)."""
    return BracketResult(
        score=bracket.score,
        players=bracket.players,
        moved_down=(),
        pairs=bracket.pairs,
        downfloaters=(),
        first_x=bracket.values.c8,
        x=bracket.values.c8,
        clashes=bracket.values.c8,
        upfloat_level=0,
        downfloat_level=0,
        events=(),
        p=len(bracket.pairs),
    )
