"""Score groups by pairing scores (C.04.3 1.3), and the brackets that the pairing makes of them."""

from __future__ import annotations

from collections.abc import Mapping

from core.event.ids import PairingNumber
from core.event.tournament import Tournament
from core.facets.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.position import Player
from core.systems.kit.score_groups import away, brackets_of, cut_in_halves, with_some_colour

__all__ = ["away", "brackets", "players_of", "score_groups"]


def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the score groups of the next round as results stand now, highest first, each cut in halves."""
    return cut_in_halves(tuple(players_of(tournament).values()))


def brackets(tournament: Tournament) -> tuple[BracketView, ...]:
    """Return the brackets of the next round as they would be paired now; raise `Refusal` where they cannot be."""
    made = tournament.proposal
    return brackets_of(players_of(tournament), made.brackets, (pair.white for pair in made.pairs), made.bye)


def players_of(tournament: Tournament) -> Mapping[PairingNumber, GroupPlayer]:
    """Return everybody of the round in the order 1.2."""
    return {each.number: _player(tournament, each) for each in position(with_some_colour(tournament)).players}


def _player(tournament: Tournament, player: Player) -> GroupPlayer:
    card = tournament.cards[player.id]
    numbers = tournament.numbers
    return GroupPlayer(
        player.id,
        player.number,
        player.score,
        player.colours,
        player.preference,
        player.float_two_before + player.float_before,
        tuple(numbers[line.opponent] for line in card.lines if line.met and line.opponent is not None),
        player.bye_barred,
        tuple(player.virtual + each for each in reachable_scores(card, tournament.scale)),
        player.virtual,
    )
