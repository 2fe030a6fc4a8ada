"""The running score of a display, giver against boards, and what it is in per cent (B.VI H1)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.result import Result
from paircard.core.systems.exercises import Scored
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.matches.question import MatchForm, MatchKind, read_percent, read_score, score_written
from paircard.core.teach.topics.matches.staged import display, display_asked
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said

DISPLAY = "B.VI H1"


@dataclass(frozen=True, slots=True)
class ScoreOfDisplay(OneAnswer):
    """Give the score, or what the giver has made in per cent."""

    results: str
    """A sign a board from the side of the giver: `1`, `=` or `0`; `.` is open."""
    kind: MatchKind = MatchKind.SCORE
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (DISPLAY,)

    @property
    def form(self) -> MatchForm:
        """A score, or per cent."""
        return MatchForm.PERCENT if self.kind is MatchKind.PERCENT else MatchForm.SCORE

    @property
    def text(self) -> str:
        """The question."""
        won, drawn, lost, left = map(self.results.count, (Result.WHITE, Result.DRAW, Result.BLACK, "."))
        begun = tr(
            "A simultaneous display on {boards} boards. Games won by the giver: {won}, drawn: {drawn}, lost: {lost}, "
            "still open: {open}.",
            boards=len(self.results), won=won, drawn=drawn, lost=lost, open=left,
        )  # fmt: skip
        if self.kind is MatchKind.PERCENT:
            asked = tr("What has the giver made in per cent of the games that are over, to one decimal?")
            return f"{begun} {asked}"
        return f"{begun} {tr('What is the score, the giver first?')}"

    @property
    def now(self) -> Scored:
        """How it stands."""
        return display_asked().score_of(display(len(self.results), display_asked().options(), self.results))

    @property
    def expected(self) -> str:
        """The score, or per cent."""
        now = self.now
        return now.percentage if self.kind is MatchKind.PERCENT else score_written((now.giver, now.boards))

    @property
    def worked(self) -> Words:
        """Score, games over, and per cent."""
        now = self.now
        return said(
            "The score is {score} in {over} games that are over: {percentage} for the giver.",
            score=score_written((now.giver, now.boards)), over=now.over, percentage=now.percentage,
        )  # fmt: skip

    @property
    def working(self) -> tuple[str, ...]:
        """The same in lines."""
        return tr("A win counts 1, a draw ½; open games count for nobody yet."), str(self.worked)

    def is_right(self, answer: str) -> bool:
        """Judge the score, or the per cent."""
        now = self.now
        if self.kind is MatchKind.PERCENT:
            return read_percent(answer) == read_percent(now.percentage)
        return read_score(answer, self.form) == (now.giver, now.boards)
