"""The field: all that a tie-break may ask about an event after a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId, Place
from paircard.core.facets.own_points import OwnPoints
from paircard.core.tiebreaks.figure import Adjusted
from paircard.core.values.points import DRAW, WIN

if TYPE_CHECKING:
    from paircard.core.tiebreaks.profiles.base import Profile, Share

T = TypeVar("T")
GAMES = frozenset({Kind.PLAYED, Kind.ADJOURNED})
"""Games that were begun and are no longer being played."""


class Score(Enum):
    """One of the two scores of a team."""

    MATCH = "MP"
    GAME = "GP"

    @property
    def other(self) -> Score:
        """Return the other one: the secondary score where this is the primary one."""
        return Score.GAME if self is Score.MATCH else Score.MATCH


class Tied(NamedTuple):
    """The players a tie-break is asked to separate."""

    ids: tuple[ContestantId, ...]
    place: Place
    """The better place, which they share so far."""
    points: int = 0
    """Half points they all have."""


DrawnLots = Mapping[tuple[str, frozenset[ContestantId]], tuple[ContestantId, ...]]
"""Lots in force: purpose and group to the drawn order."""


@dataclass(frozen=True, eq=False)
class Field:
    """All cards of an event, cut off after a round."""

    cards: Mapping[ContestantId, PairingCard]
    after: int
    """Rounds on the cards."""
    rounds: int
    """Rounds of the event."""
    beforehand: bool = False
    """Whether all rounds were paired before the start (round robin): a forfeit then counts as a game."""
    lots: DrawnLots = field(default_factory=dict)
    win: int = WIN
    """Half points of a round that is won."""
    draw: int = DRAW
    """Half points of a round that is drawn."""
    figures: Mapping[ContestantId, int] = field(default_factory=dict)
    """Figures made elsewhere, as they were typed, in thousandths."""
    own: OwnPoints = field(default_factory=dict)
    """Points that the system counts itself and ranks by; empty where those of the games make the table."""
    ratings: Mapping[tuple[ContestantId, int], int] = field(default_factory=dict)
    """By id and round, where tie-breaks go by the rating of each round; empty where everybody has one rating."""
    by_game: Mapping[ContestantId, PairingCard] = field(default_factory=dict)
    """Cards with a line a game, where those of the event have one a match of two; else empty."""
    _remembered: dict[object, Any] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def completed(self) -> int:
        """Rounds in which no game is being played any more (ruling A14)."""
        running = (record.round for card in self.cards.values() for record in card.lines if record.kind is Kind.OPEN)
        return min(running, default=self.after + 1) - 1

    @cached_property
    def begun(self) -> int:
        """Rounds that have begun: of a schedule known beforehand the later ones are still to come for everybody."""
        if not self.beforehand:
            return self.after
        played = (record.round for card in self.cards.values() for record in card.lines if record.kind in GAMES)
        return max(self.completed, max(played, default=0))

    @cached_property
    def points(self) -> Mapping[ContestantId, int]:
        """Half points of every id."""
        return {id_: card.points() for id_, card in self.cards.items()}

    def rating_then(self, id_: ContestantId, round_: int) -> int:
        """Return the rating that somebody brings into the tie-breaks of who met them in a round; 0 for none."""
        own: int = self.cards[id_].entrant.rating
        return self.ratings.get((id_, round_), own)

    @property
    def final(self) -> bool:
        """Whether this is the table after the last round."""
        return self.after == self.rounds

    def as_opponents(self, profile: Profile, beforehand: bool) -> Mapping[ContestantId, int]:
        """Return what every id counts for those who met them, in half points, by a profile."""
        if beforehand:
            return self.points
        key = (profile, "as opponents")  # no words: a key
        return self.remembered(key, lambda: self._as_opponents(profile))

    def _as_opponents(self, profile: Profile) -> Mapping[ContestantId, int]:
        return {id_: sum([share.half_points for share in shares]) for id_, shares in self._shares(profile).items()}

    def _shares(self, profile: Profile) -> Mapping[ContestantId, Sequence[Share]]:
        """Return what every round of everybody counts for their opponents, by a profile."""
        key = (profile, "shares")  # no words: a key
        return self.remembered(key, lambda: {id_: profile.shares(self, card) for id_, card in self.cards.items()})

    def adjusted(self, profile: Profile) -> Mapping[ContestantId, tuple[Adjusted, ...]]:
        """Return for every id the rounds that count other than the points given, by a profile."""

        def make() -> Mapping[ContestantId, tuple[Adjusted, ...]]:
            shares = self._shares(profile)
            return {id_: tuple(_adjusted(card, shares[id_])) for id_, card in self.cards.items()}

        return self.remembered((profile, "adjusted"), make)  # no words: a key

    def by(self, score: Score | None) -> Field:  # noqa: ARG002
        """Return the field with the points of a team score; of individuals there is one kind of points."""
        return self

    @property
    def by_results(self) -> Field:
        """The field with 1, ½ and 0 for what was won, drawn and lost."""
        return self

    def counted(self, id_: ContestantId) -> tuple[CardLine, ...]:
        """Return what is counted of somebody: each of their games, or the rounds without."""
        return self.cards[id_].lines

    def games(self, card: PairingCard) -> tuple[CardLine, ...]:
        """Return the games of somebody, a line each, and the rounds without."""
        return self.by_game.get(card.id, card).lines

    @property
    def by_boards(self) -> bool:
        """Whether what is counted are boards of a team, not rounds."""
        return False

    def remembered(self, what: object, make: Callable[[], T]) -> T:
        """Return what several tie-breaks ask, made once."""
        if what not in self._remembered:
            self._remembered[what] = make()
        made: T = self._remembered[what]
        return made

    @cached_property
    def fore(self) -> Field:
        """The field as if all pairs of the last round of the event had drawn (Fore Buchholz)."""
        if not self.final:
            return self
        cards = {id_: replace(card, lines=tuple(map(self._drawn, card.lines))) for id_, card in self.cards.items()}
        return replace(self, cards=cards)

    def _drawn(self, record: CardLine) -> CardLine:
        if record.round != self.rounds or record.opponent is None:
            return record
        return replace(record, kind=Kind.PLAYED, half_points=self.draw)


def _adjusted(card: PairingCard, shares: Sequence[Share]) -> Iterator[Adjusted]:
    for record, share in zip(card.lines, shares, strict=True):
        if share.half_points != record.half_points:
            yield Adjusted(record.round, share.half_points, record.half_points, share.rule)
