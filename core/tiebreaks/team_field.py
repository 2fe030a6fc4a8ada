"""The field of a team event: every match with both scores and its boards, seen by the one score or the other.

`TeamEvent` is the plain value that whoever knows the event fills in. `TeamField` is a `Field` like that of individuals
whose points are those of one score, so that every tie-break of individuals is one of teams (C.07, article 13).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.tiebreaks.field import DrawnLots, Field, Score
from paircard.core.values.colour import Colour
from paircard.core.values.points import DRAW, LOSS, WIN

_PLAIN: Mapping[Kind, int] = {Kind.BYE: WIN, Kind.FORFEIT_WIN: WIN, Kind.HALF_BYE: DRAW}
"""What a round without boards counts on each of them: a bye as a win (C.07, article 12)."""


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """One round of a team: a match, or a round without one."""

    round: int
    kind: Kind
    """Of the match as a whole: played as soon as one board was."""
    opponent: ContestantId | None = None
    colour: Colour | None = None
    """On board 1."""
    match_points: int = 0
    """As people count them: 2 for a win."""
    game_points: int = 0
    """Half points."""
    boards: tuple[CardLine, ...] = ()
    """The games of the own players: `game` is the board, `opponent` a person, forfeits are of their kinds."""
    settled: int = 0
    """Half points in games that stand while one of them is open or adjourned."""

    def points(self, score: Score) -> int:
        """Return what it gave by a score, in halves of a point."""
        return 2 * self.match_points if score is Score.MATCH else self.game_points

    def on_boards(self, boards: int) -> tuple[CardLine, ...]:
        """Return what counts board by board, also where no board was played."""
        if self.boards:
            return self.boards
        whole = WIN if self.kind is Kind.ABSENT and self.match_points >= WIN else LOSS  # a full-point bye
        each = _PLAIN.get(self.kind, whole)
        return tuple(CardLine(self.round, self.kind, half_points=each, game=board) for board in range(1, boards + 1))


@dataclass(frozen=True, slots=True)
class TeamMember:
    """Somebody who plays for a team, and their games."""

    place: int
    """In the order of the boards."""
    regular: bool
    lines: tuple[CardLine, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """A team and its rounds, the earliest first."""

    id: ContestantId
    number: PairingNumber
    entrant: Entrant
    """Its name, and its strength as rating."""
    matches: tuple[TeamMatch, ...] = ()
    members: tuple[TeamMember, ...] = ()


@dataclass(frozen=True, eq=False)
class TeamEvent:
    """All that a tie-break may ask about a team event after a round."""

    sheets: Mapping[ContestantId, TeamSheet]
    after: int
    """Rounds on the sheets."""
    rounds: int
    """Rounds of the event."""
    boards: int
    primary: Score = Score.MATCH
    beforehand: bool = False
    """Whether all rounds were paired before the start."""
    lots: DrawnLots = field(default_factory=dict)
    win: int = 2
    """Match points."""
    draw: int = 1
    """Match points."""
    figures: Mapping[ContestantId, int] = field(default_factory=dict)
    """Figures made elsewhere, as they were typed, in thousandths."""

    @cached_property
    def by_score(self) -> Mapping[Score, TeamField]:
        """The field by each of both scores."""
        worth = {Score.MATCH: (2 * self.win, 2 * self.draw), Score.GAME: (self.boards * WIN, self.boards * DRAW)}
        return {score: self._field(score, *worth[score]) for score in Score}

    @property
    def field(self) -> TeamField:
        """The field by the primary score: the one standings are made of."""
        return self.by_score[self.primary]

    @cached_property
    def results(self) -> TeamField:
        """The field with 1, ½ and 0 for matches won, drawn and lost."""
        seen = self.by_score[Score.MATCH]
        cards = {
            id_: replace(card, lines=tuple(replace(line, half_points=self._result(line)) for line in card.lines))
            for id_, card in seen.cards.items()
        }
        return replace(seen, cards=cards, win=WIN, draw=DRAW)

    def _field(self, score: Score, win: int, draw: int) -> TeamField:
        cards = {id_: _card(sheet, score) for id_, sheet in self.sheets.items()}
        return TeamField(
            cards, self.after, self.rounds, self.beforehand, self.lots, win, draw, self.figures, event=self, score=score
        )  # fmt: skip

    def _result(self, line: CardLine) -> int:
        drawn = 2 * self.draw
        return WIN if line.half_points > drawn else DRAW if line.half_points == drawn else LOSS


def _card(sheet: TeamSheet, score: Score) -> PairingCard:
    lines = tuple(_line(each, score) for each in sheet.matches)
    return PairingCard(sheet.id, sheet.number, sheet.entrant, lines)


def _line(match: TeamMatch, score: Score) -> CardLine:
    settled = 0 if score is Score.MATCH else match.settled
    return CardLine(match.round, match.kind, match.opponent, match.colour, match.points(score), settled=settled)


@dataclass(frozen=True, eq=False)
class TeamField(Field):
    """A field whose players are teams, by one of both scores."""

    event: TeamEvent = field(kw_only=True)
    score: Score = field(kw_only=True)

    def by(self, score: Score | None) -> TeamField:
        """Return the field by a score; by the primary one when None."""
        return self.event.by_score[score or self.event.primary]

    @property
    def by_results(self) -> TeamField:
        """The field with 1, ½ and 0 for matches won, drawn and lost."""
        return self.event.results

    @property
    def other(self) -> TeamField:
        """The field by the other score."""
        return self.by(self.score.other)

    def counted(self, id_: ContestantId) -> tuple[CardLine, ...]:
        """Return what is counted of a team: its matches, or by game points every board of them."""
        if not self.by_boards:
            return self.event.results.cards[id_].lines
        return tuple(
            replace(line, opponent=match.opponent)
            for match in self.event.sheets[id_].matches
            for line in match.on_boards(self.event.boards)
        )

    @property
    def by_boards(self) -> bool:
        """Whether what is counted are boards, not whole matches."""
        return self.score is Score.GAME

    def on_boards(self, id_: ContestantId) -> Iterator[CardLine]:
        """Yield every board of every round of a team, forfeits as games, a bye as wins (C.07, article 12)."""
        for match in self.event.sheets[id_].matches:
            yield from match.on_boards(self.event.boards)
