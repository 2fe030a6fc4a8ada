"""Score groups and brackets as they are shown: one shape, so that who can show one can show the other.

Scores are half points; players go by id.
"""

from __future__ import annotations

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import trp
from paircard.core.values.points import WIN
from paircard.core.values.preference import Preference
from paircard.core.values.scale import USUAL, Scale


@dataclass(frozen=True, slots=True)
class GroupPlayer:
    """What the pairing card says of one player before the next round."""

    id: ContestantId
    number: PairingNumber
    """Pairing number; before round 1 the one they would have now (R20)."""
    score: int
    """Half points for pairing; an open game gives none yet."""
    colours: str
    """Colours of the games begun, oldest first, without gaps (F3)."""
    preference: Preference
    """A7, R6."""
    floats: str
    """Float marks (`D`, `U`, `-`) of the last two rounds, oldest first (B5, B6)."""
    opponents: tuple[PairingNumber, ...]
    """Pairing numbers met, oldest first (B1a)."""
    bye_barred: bool
    """B1b: they have had a point without playing."""
    reachable: tuple[int, ...] = ()
    """Scores they may still have when the round is over; empty when no result of theirs is missing."""
    virtual: int = 0
    """What of the score is no points (C.04.7 1.4)."""
    index: tuple[str, str] | None = None
    """Buchholz and Sonneborn-Berger, where these rank them and not the number (C.04.4.2 1.7)."""

    @property
    def open(self) -> bool:
        """Whether a result of theirs is missing."""
        return bool(self.reachable)


@dataclass(frozen=True)
class ScoreGroup:
    """Players to be paired in one go, split into S1 and S2 (A6), and the numbers that guide their pairing."""

    score: int
    """Half points of the residents."""
    s1: tuple[GroupPlayer, ...]
    s2: tuple[GroupPlayer, ...]
    """In a group in the order A2; in a bracket the opponents of S1 one by one, then those left over."""
    moved_down: frozenset[ContestantId] = frozenset()
    """Ids of the players who came from a higher bracket."""
    may_join: int = 0
    """How many players of other groups may still come to this score."""

    @property
    def players(self) -> tuple[GroupPlayer, ...]:
        """Everybody, S1 first."""
        return self.s1 + self.s2

    @property
    def drawn_up(self) -> tuple[GroupPlayer, ...]:
        """Those who came from a lower score to be paired here (C.04.6 3.5)."""
        return ()

    @property
    def open(self) -> int:
        """How many of the players wait for a result."""
        return sum(player.open for player in self.players)

    @property
    def fixed(self) -> bool:
        """Whether no result still missing can change who is in the group."""
        return not self.open and not self.may_join

    @property
    def virtual(self) -> tuple[tuple[PairingNumber, int], ...]:
        """Who has virtual points in their score, by number, and how many half points."""
        return tuple(sorted((player.number, player.virtual) for player in self.players if player.virtual))

    @property
    def p(self) -> int:
        """The number of pairs (A6)."""
        return len(self.s1)

    @property
    def whites(self) -> int:
        """w: players whose preference is White, of any class (A8)."""
        return sum(player.preference.colour == "W" for player in self.players)

    @property
    def blacks(self) -> int:
        """b: players whose preference is Black, of any class (A8)."""
        return sum(player.preference.colour == "B" for player in self.players)

    @property
    def q(self) -> int:
        """Half of the players, rounded up (A8)."""
        return (len(self.players) + 1) // 2

    @property
    def x(self) -> int:
        """Pairs in which a preference will have to be refused (A8)."""
        return max(0, self.whites - self.q, self.blacks - self.q)


@dataclass(frozen=True)
class BracketView(ScoreGroup):
    """A bracket as it would be paired now: the first p of S2 stand opposite to their opponents in S1."""

    result: BracketResult | None = None
    """How the bracket ended, in pairing numbers."""
    whites_drawn: frozenset[ContestantId] = frozenset()
    """Ids of those who would have White."""
    bye: ContestantId | None = None
    """Id of the player who would have the bye here."""

    @property
    def p(self) -> int:
        """The number of pairs to be made first (A6), not counting those of the remainder."""
        return self.result.p if self.result else len(self.s1)

    @property
    def pairs(self) -> tuple[tuple[GroupPlayer, GroupPlayer], ...]:
        """The pairs, White first."""
        return tuple(
            (one, other) if one.id in self.whites_drawn else (other, one)
            for one, other in zip(self.s1, self.s2, strict=False)
        )

    @property
    def left_over(self) -> tuple[GroupPlayer, ...]:
        """Those who move down to the next bracket, or who would have the bye."""
        return self.s2[len(self.s1) :]

    @property
    def drawn_up(self) -> tuple[GroupPlayer, ...]:
        """Those of a lower score who are paired here: not the team with the bye, which the lowest bracket shows."""
        left = {player.id for player in self.left_over}
        return tuple(player for player in self.players if player.score < self.score and player.id not in left)

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles that shaped it: C1, C9, C10, C11 (x above that of A8), C12 - C14, `joined` (C13)."""
        if self.result is None:
            return ()
        return (*articles_of(self.result), *((trp("bracket", "joined"),) if self.result.joined else ()))


def articles_of(result: BracketResult) -> tuple[str, ...]:
    """Return the articles that shaped a bracket: C1, C9, C10, C11 (x above that of A8), C12 - C14."""
    met = {
        **dict.fromkeys(result.events, True),
        "C9": result.downfloat_level > 0,
        "C10": result.upfloat_level > 0,
        "C11": result.x > result.first_x,
    }
    return tuple(sorted((article for article, occurred in met.items() if occurred), key=_article_order))


def reachable_scores(card: PairingCard, scale: Scale = USUAL) -> tuple[int, ...]:
    """Return the scores that a loss, a draw and a win would give, in games of a match all that they can; or none."""
    line = card.lines[-1] if card.lines else None
    if line is not None and line.match is not None and line.match.open_games:
        return tuple(range(card.score, card.score + WIN * line.match.open_games + 1))
    worth = (scale.loss, scale.draw, scale.win)
    return tuple(card.score + each for each in worth) if card.waiting else ()


def _article_order(article: str) -> int:
    return int(article[1:])
