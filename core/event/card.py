"""The pairing card of one player: what every game and every round without one gave them, and what follows from it.

A card is a list of lines. A round has as many as the player has games in it, and it is asked for by its number, never
by a place in the list. The card answers what the Swiss rules ask of a player: floats (A4, A5), colours (A7, F2, F3),
the bye (B1b).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any

from paircard.core.event.entrant import Entrant
from paircard.core.event.game_address import Address
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.match_score import MatchScore
from paircard.core.values.colour import Colour, Float
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark
from paircard.core.values.preference import Preference, preference_of
from paircard.core.values.scale import USUAL, Scale


class Kind(Enum):
    """What one line of a card was for one player; say the value with `tr`."""

    PLAYED = mark("played")
    ADJOURNED = mark("adjourned")
    """Counts as a draw for pairing only (F9)."""
    OPEN = mark("open")
    """Paired, no result yet."""
    FORFEIT_WIN = mark("win by forfeit")
    FORFEIT_LOSS = mark("loss by forfeit")
    BYE = mark("bye")
    HALF_BYE = mark("half-point bye")
    FREE = mark("free")
    """The schedule had nobody for them: no game, no point, and for tie-breaks no round."""
    THROUGH = mark("through")
    """Went into the next round of a cup without playing."""
    ANNULLED = mark("annulled")
    """One of the two left too early: the game stays to be seen and counts for nobody."""
    ABSENT = mark("absent")
    WITHDRAWN = mark("withdrawn")
    NOT_ENTERED = mark("not yet entered")

    __hash__ = object.__hash__  # there is one of each, and cards ask often


_OVER_THE_BOARD = frozenset({Kind.PLAYED, Kind.ADJOURNED, Kind.OPEN})
_WAITED_FOR = frozenset({Kind.OPEN, Kind.ADJOURNED})
_BY_FORFEIT = frozenset({Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS})
_POINT_WITHOUT_PLAY = frozenset({Kind.BYE, Kind.FORFEIT_WIN})
NO_ROUND = frozenset({Kind.FREE, Kind.THROUGH, Kind.ANNULLED})
"""What is left out, by the schedule or afterwards: nobody missed anything, and no tie-break makes a game of it."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of a pairing card: a game, or a round without one."""

    round: int
    kind: Kind
    opponent: ContestantId | None = None
    """Id of the opponent, also where the game was not played."""
    colour: Colour | None = None
    """Colour of the game as it was played; None where none was (F2)."""
    half_points: int = 0
    """Points for pairing (F9: an adjourned game is a draw)."""
    float: Float = "-"
    """Float mark recorded when the round was paired (R19)."""
    game: int = 1
    """Which game of its match."""
    to_come: bool = False
    """Whether the game is only scheduled: its round is not in play, and nobody has sat down."""
    was: CardLine | None = None
    """What an annulled game was; the line itself has no opponent then."""
    same_as: Address | None = None
    """The game of an earlier stage that this is: it was played and rated there."""
    match: MatchScore | None = None
    """Match and game points where a team played on several boards, or had a round without a match."""
    scale: Scale = USUAL
    """What results are worth in its round."""
    settled: int = 0
    """Half points that stand while it is open or adjourned: of a match counted by games what its other boards gave."""

    def still_to_come(self) -> CardLine:
        """Return the line of a round that is not in play: a game without a result has not begun."""
        return replace(self, colour=None, to_come=True) if self.kind is Kind.OPEN else self

    def without_effect(self) -> CardLine:
        """Return the line of the same game once it is annulled."""
        return CardLine(self.round, Kind.ANNULLED, game=self.game, was=self)

    @property
    def met(self) -> bool:
        """Whether a game was begun, so that the two may not meet again (B1a, F2)."""
        return self.kind in _OVER_THE_BOARD and not self.to_come

    @property
    def result(self) -> int:
        """2, 1 or 0 for a game, or a match of teams, that was won, drawn or lost, whatever that was worth."""
        return self.scale.result(self.match.match_points if self.match else self.half_points)

    @property
    def bars_bye(self) -> bool:
        """Whether it was a point without playing (B1b)."""
        return self.kind in _POINT_WITHOUT_PLAY

    @property
    def unplayed(self) -> bool:
        """Whether two were to meet and no game was played."""
        return self.kind in _BY_FORFEIT

    @property
    def settled_half_points(self) -> int:
        """Points for the standings: an adjourned game has none yet (F9)."""
        return self.settled if self.kind in _WAITED_FOR else self.half_points


@dataclass(frozen=True)
class PairingCard:
    """All games of one player so far. An open game counts for opponents and colours, but gives no points yet."""

    id: ContestantId
    number: PairingNumber
    """Pairing number; before round 1 the one they would have now (R20)."""
    entrant: Entrant
    lines: tuple[CardLine, ...] = ()
    """One a game or a round without one, the earliest round first; in a round as the boards stand."""

    @cached_property
    def by_round(self) -> Mapping[int, tuple[CardLine, ...]]:
        """The lines of every round on the card."""
        rounds: dict[int, tuple[CardLine, ...]] = {}
        for line in self.lines:
            rounds[line.round] = (*rounds.get(line.round, ()), line)
        return rounds

    def of_round(self, number: int) -> tuple[CardLine, ...]:
        """Return the lines of a round; none where the card has not come to it."""
        return self.by_round.get(number, ())

    @property
    def last_round(self) -> int:
        """Number of the last round on the card, 0 before round 1."""
        return self.lines[-1].round if self.lines else 0

    def with_further(self, lines: Sequence[CardLine], number: PairingNumber, entrant: Entrant) -> PairingCard:
        """Return the card with the lines of further rounds; what is known of those before is not worked out again."""
        further = PairingCard(self.id, number, entrant, (*self.lines, *lines))
        known, kept = vars(self), vars(further)
        for name, grown in _GROWN.items():
            if name in known:
                kept[name] = grown(known[name], lines)
        return further

    def until(self, number: int) -> PairingCard:
        """Return the card as it was after a round."""
        lines, end = self.lines, len(self.lines)
        while end and lines[end - 1].round > number:
            end -= 1
        return PairingCard(self.id, self.number, self.entrant, lines[:end])

    @cached_property
    def score(self) -> int:
        """Half points for pairing, adjourned games as draws (F9)."""
        return _score(0, self.lines)

    def score_before(self, round: int) -> int:
        """Half points for pairing before a round, adjourned games as draws (F9)."""
        known = self._before_round.get(round)
        return sum([line.half_points for line in self.lines if line.round < round]) if known is None else known

    @cached_property
    def _before_round(self) -> Mapping[int, int]:
        """Half points for pairing before each round on the card."""
        scores: dict[int, int] = {}
        score = 0
        for line in self.lines:
            scores.setdefault(line.round, score)
            score += line.half_points
        return scores

    def points(self, after: int | None = None) -> int:
        """Half points for the standings after a round (all rounds when None)."""
        lines = self.lines if after is None else [line for line in self.lines if line.round <= after]
        return sum([line.settled_half_points for line in lines])

    @cached_property
    def opponents(self) -> frozenset[ContestantId]:
        """Ids met in games that were begun (B1a, F2)."""
        return _opponents(frozenset(), self.lines)

    @cached_property
    def colours(self) -> str:
        """Colours of games that were begun, oldest first, without gaps (F2, F3)."""
        return _colours("", self.lines)

    @cached_property
    def history(self) -> str:
        """Colours line by line with `-` where no game was played, as on a paper card."""
        return "".join(line.colour or "-" for line in self.lines)

    @cached_property
    def floats(self) -> str:
        """One float mark a round: `D`, `U` or `-` (A4, A5)."""
        return _floats("", self.lines)

    @cached_property
    def bye_barred(self) -> bool:
        """B1b: they have had a point without playing."""
        return _bye_barred(False, self.lines)

    @property
    def waiting(self) -> bool:
        """Whether the result of a game of theirs that was begun is still missing."""
        return any(line.kind is Kind.OPEN and not line.to_come for line in self.lines)

    def preference(self, *, over_half: bool = False) -> Preference:
        """Return the colour preference (A7); `over_half` in the last round takes the absolute class away (R6)."""
        return preference_of(self.colours, over_half)


# --- what follows from lines, on the ground of what followed from those before -----------------------------------


def _score(before: int, lines: Sequence[CardLine]) -> int:
    return before + sum([line.half_points for line in lines])


def _opponents(before: frozenset[ContestantId], lines: Sequence[CardLine]) -> frozenset[ContestantId]:
    return before.union([line.opponent for line in lines if line.opponent is not None and line.met])


def _colours(before: str, lines: Sequence[CardLine]) -> str:
    return before + "".join([line.colour for line in lines if line.colour])


def _floats(before: str, lines: Sequence[CardLine]) -> str:
    rounds: dict[int, Float] = {}
    for line in lines:
        if rounds.get(line.round, "-") == "-":  # the first mark of a round with several games
            rounds[line.round] = line.float
    return before + "".join(rounds.values())


def _bye_barred(before: bool, lines: Sequence[CardLine]) -> bool:
    return before or any(line.bars_bye for line in lines)


_GROWN: Mapping[str, Callable[[Any, Sequence[CardLine]], object]] = {
    "score": _score,
    "opponents": _opponents,
    "colours": _colours,
    "floats": _floats,
    "bye_barred": _bye_barred,
}
"""By the name of what a card has worked out and keeps."""
