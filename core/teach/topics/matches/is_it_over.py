"""Whether a match is over, and by which score: a number of games, first to points, first to wins (B.VI E1)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.options import Options
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.exercises import Stands
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.answers.words import no_word
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.matches.question import (
    ARTICLE,
    MatchForm,
    MatchKind,
    Score,
    read_score_or_no,
    score_written,
)
from paircard.core.teach.topics.matches.staged import ONE, match, match_asked
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


@dataclass(frozen=True, slots=True)
class IsItOver(OneAnswer):
    """Give the score of a match that is over, or say that it goes on."""

    to: str
    target: int
    """Games, half points or wins."""
    results: str
    """A sign a game from the side of player 1: `1`, `=` or `0`."""
    kind: MatchKind = MatchKind.OVER
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (ARTICLE,)

    @property
    def form(self) -> MatchForm:
        """Points or wins."""
        return MatchForm.WINS if self.to == "wins" else MatchForm.POINTS

    @property
    def text(self) -> str:
        """The question."""
        fields = {"results": " ".join(format_points(Result(sign).half_points[0]) for sign in self.results)}
        if self.to == "games":
            return tr(
                "A match of {games} games, which ends as soon as it is decided. Player 1 has made in the games so "
                "far: {results}. Is it over, and by which score?",
                games=self.target, **fields,
            )  # fmt: skip
        if self.to == "points":
            return tr(
                "A match to {points} points. Player 1 has made in the games so far: {results}. Is it over, and by "
                "which score?",
                points=format_points(self.target), **fields,
            )  # fmt: skip
        return tr(
            "A match to {wins} wins. Player 1 has made in the games so far: {results}. Is it over, and how many wins "
            "has each?",
            wins=self.target, **fields,
        )  # fmt: skip

    @property
    def options(self) -> Options:
        """What such a match has chosen."""
        return match_asked().options(self.to, self.target)

    @property
    def now(self) -> Stands:
        """How it stands."""
        return match_asked().progress(self._match)

    @property
    def _match(self) -> Tournament:
        games = self.target if self.to == "games" else max(len(self.results), 1)
        return match(self.options, games, self.results)

    @property
    def _score(self) -> Score:
        """Points, or wins twice, of player 1 and of player 2."""
        one, other = self.now.sides
        return (2 * one.wins, 2 * other.wins) if self.to == "wins" else (one.points, other.points)

    @property
    def expected(self) -> str:
        """The score, or no."""
        return score_written(self._score) if self.now.decided else no_word()

    @property
    def worked(self) -> Words:
        """What has decided it, or what is still missing."""
        now, fields = self.now, {"score": score_written(self._score)}
        if now.decided:
            winner = 1 if now.winner == ONE else 2
            return said("Player {player} has won, {score}: {why}.", player=winner, why=now.why, **fields)
        if self.to == "games":
            return said("It stands {score}: it can still be made up, games left: {left}.", left=now.left, **fields)
        if self.to == "points":
            points = format_points(self.target)
            return said("It stands {score}: nobody has {points} points yet.", points=points, **fields)
        return said("Wins are {score}, draws do not count: nobody has {wins} yet.", wins=self.target, **fields)

    @property
    def working(self) -> tuple[str, ...]:
        """To what it is played, and how it stands."""
        return match_asked().played_to(self._match), str(self.worked)

    def is_right(self, answer: str) -> bool:
        """Judge the score, or that there is none yet."""
        return read_score_or_no(answer, self.form) == (self._score if self.now.decided else None)
