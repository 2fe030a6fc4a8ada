"""Events replayed round by round: what the pairing cards say before each round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Player, Position

POINTS = {"1": (2, 0), "0": (0, 2), "=": (1, 1), "-": (0, 2), "+": (2, 0)}
"""Half points of White and Black; `-` and `+` are forfeits (White, Black absent)."""


@dataclass
class Card:
    """One player's pairing card."""

    number: int
    score: int = 0
    opponents: set[int] = field(default_factory=set)
    colours: str = ""
    floats: str = ""
    bye_barred: bool = False


@dataclass
class Event:
    """An event between two rounds."""

    cards: dict[int, Card]
    rounds: int | None = None
    first_colour: Literal["W", "B"] = "W"
    round: int = 1

    @classmethod
    def of(cls, size: int, rounds: int | None = None, first_colour: Literal["W", "B"] = "W") -> Event:
        """Return an event of players 1..size before its first round."""
        return cls({number: Card(number) for number in range(1, size + 1)}, rounds, first_colour)

    def position(self, absent: Iterable[int] = ()) -> Position:
        """Return the position before the round, without those absent."""
        away = set(absent)
        last = self.round == self.rounds
        half = self.round - 1
        players = [
            Player(
                PairingNumber(card.number),
                card.score,
                frozenset(map(PairingNumber, card.opponents)),
                card.colours,
                card.floats,
                card.bye_barred,
                last and card.score > half,
            )
            for card in sorted(self.cards.values(), key=lambda card: (-card.score, card.number))
            if card.number not in away
        ]
        return Position(tuple(players), self.round, self.first_colour, last)

    def play(self, pairing: Pairing, results: Sequence[str]) -> None:
        """Play the round as paired; results in the order of the pairs."""
        pairs = [(pair.white, pair.black) for pair in pairing.pairs]
        self.record(pairs, pairing.bye, results)

    def record(self, pairs: Sequence[tuple[int, int]], bye: int | None, results: Sequence[str]) -> None:
        """Write a round on the cards; whoever is not in it was absent."""
        floats = dict.fromkeys(self.cards, "-")
        before = {number: card.score for number, card in self.cards.items()}
        for (white, black), result in zip(pairs, results, strict=True):
            if before[white] != before[black]:
                higher = max(white, black, key=before.__getitem__)
                floats[higher], floats[white + black - higher] = "D", "U"
            self._score(self.cards[white], self.cards[black], result)
        if bye is not None:
            floats[bye] = "D"
            self.cards[bye].score += 2
            self.cards[bye].bye_barred = True
        for number, card in self.cards.items():
            card.floats += floats[number]
        self.round += 1

    def _score(self, white: Card, black: Card, result: str) -> None:
        """Write one result on two cards; a forfeit has no colour and may be paired again (F2, B1b)."""
        points, others = POINTS[result]
        white.score += points
        black.score += others
        if result in "-+":
            (black if result == "-" else white).bye_barred = True
            return
        white.opponents.add(black.number)
        black.opponents.add(white.number)
        white.colours += "W"
        black.colours += "B"
