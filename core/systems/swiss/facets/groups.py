"""Score groups by pairing scores, and the brackets that the pairing makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paircard.core.event.card import Kind, PairingCard
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from paircard.core.systems.kit import score_groups
from paircard.core.systems.swiss.book import Book
from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.values.scale import Scale


class Groups:
    """The live view."""

    book: Book[Any, Any]

    def score_groups(self, tournament: Tournament) -> tuple[ScoreGroup, ...]:
        """Return the score groups of the next round as results stand now, highest first, each cut in halves."""
        return score_groups.cut_in_halves(tuple(players_of(self.book, tournament).values()))

    def brackets(self, tournament: Tournament) -> tuple[BracketView, ...]:
        """Return the brackets of the next round as they would be paired now; raise `Refusal` where they cannot be."""
        made, players = tournament.proposal, players_of(self.book, tournament)
        return score_groups.brackets_of(players, made.brackets, (pair.white for pair in made.pairs), made.bye)

    def away(self, tournament: Tournament) -> Mapping[Kind, tuple[ContestantId, ...]]:
        """Return who is not paired in the next round, by reason."""
        return score_groups.away(tournament)


def players_of(book: Book[Any, Any], tournament: Tournament) -> Mapping[PairingNumber, GroupPlayer]:
    """Return everybody of the round, the highest score first, then the smaller TPN."""
    return players_in(book, tournament, book.position(score_groups.with_some_colour(tournament)))


def players_in(
    book: Book[Any, Any], tournament: Tournament, state: SwissPosition[Any]
) -> Mapping[PairingNumber, GroupPlayer]:
    """Return the same where the position is known already."""
    cards, numbers, scale = tournament.cards, tournament.numbers, tournament.scale
    return {player.number: _shown(book, player, cards[player.id], numbers, scale) for player in state.players}


def _shown(
    book: Book[Any, Any],
    player: Contestant,
    card: PairingCard,
    numbers: Mapping[ContestantId, PairingNumber],
    scale: Scale,
) -> GroupPlayer:
    return GroupPlayer(
        player.id,
        player.number,
        player.score,
        player.colours,
        player.preference,
        book.floats_shown(card, player),
        tuple([numbers[line.opponent] for line in card.lines if line.opponent is not None and line.met]),
        player.bye_barred,
        tuple([player.virtual + each for each in reachable_scores(card, scale)]),
        player.virtual,
        book.index_shown(player),
    )
