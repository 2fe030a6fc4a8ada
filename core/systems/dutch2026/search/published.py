"""The answer of the search: boards in order (C.04.2 3.6), colours (5.2), the bye, and the brackets."""

from __future__ import annotations

from core.colour import float_marks
from core.systems.dutch2026.colours import allot
from core.systems.dutch2026.outcome import BracketResult, Pairing
from core.systems.dutch2026.position import Player
from core.systems.dutch2026.search.cards import Cards
from core.systems.kit.pairing import Pair


def published(cards: Cards, results: tuple[BracketResult, ...]) -> Pairing:
    """Return the pairing of the round."""
    player = {each.number: each for each in cards.players}
    pairs = [(player[one], player[two]) for result in results for one, two in result.pairs]
    last = results[-1].downfloaters if results else ()
    boards = tuple(_seated(cards, *pair) for pair in sorted(pairs, key=_board))
    return Pairing(boards, last[0] if last else None, results)


def _board(pair: tuple[Player, Player]) -> tuple[int, int, int]:
    higher = min(pair, key=lambda player: (-player.score, player.number))
    return -higher.score, -sum(player.score for player in pair), higher.number


def _seated(cards: Cards, one: Player, two: Player) -> Pair:
    seats = allot(one, two, cards.position.initial_colour)
    marks = float_marks(seats.white.score, seats.black.score)
    return Pair(seats.white.number, seats.black.number, *marks, seats.rule)
