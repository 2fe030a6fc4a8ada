"""What is gone on the clocks of a team that came late, with the control clock where neither was there."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.teams.answers import lost_word, read_minutes
from paircard.core.teach.topics.teams.question import TeamForm, TeamKind
from paircard.core.teams.admission import ClocksRun, Consequence, LostByForfeit, SetClocks, Start, time_allowed
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.language import tr, trn
from paircard.core.values.said import Words, joined

BEGUN = datetime(2000, 1, 1, 18)
"""All matches of questions begin at six."""


@dataclass(frozen=True, slots=True)
class LateTeam(OneAnswer):
    """Give the minutes that are gone on the clocks of team B when it is admitted; team A came before, or with it."""

    first: int
    """Minutes after which team A was admitted; 0 when it was there."""
    second: int
    """Minutes after which team B was."""
    game: int = 0
    """Minutes of a game of rapid or blitz chess; 0 for longer games."""
    kind: TeamKind = TeamKind.CLOCK
    form: TeamForm = TeamForm.CLOCK
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (OF_TEAMS["team_late"],)

    @property
    def text(self) -> str:
        """The question."""
        games = (
            trn("Rapid games of {count} minute.", "Rapid games of {count} minutes.", self.game) if self.game
            else tr("Games longer than rapid.")
        )  # fmt: skip
        times = {"begun": _clock(BEGUN), "first": _clock(self._at(self.first)), "second": _clock(self._at(self.second))}
        if not self.first:
            came = tr("Team A was there at {begun}, team B is ready to start at {second}.", **times)
        elif self.first == self.second:
            came = tr("At {begun} neither team was there; both are admitted at {second}.", **times)
        else:
            came = tr(
                "At {begun} neither team was there; A is admitted at {first}, B is ready to start at {second}.", **times
            )
        return f"{games} {came} {tr('What is gone on the clocks of B then, or has it lost?')}"

    @property
    def expected(self) -> str:
        """The minutes, or that the match is lost."""
        gone = self._gone
        return lost_word() if gone is None else str(gone)

    @property
    def _consequences(self) -> tuple[Consequence, ...]:
        allowed = time_allowed(timedelta(minutes=self.game), fast=bool(self.game))
        start = Start(BEGUN, allowed, self._at(self.first), self._at(self.second))
        return start.consequences(self._at(self.second))

    @property
    def _gone(self) -> int | None:
        """Minutes; None when the time was over."""
        gone = timedelta()
        for each in self._consequences:
            match each:
                case LostByForfeit():
                    return None
                case ClocksRun():
                    gone = each.used
                case SetClocks():
                    gone = each.to_set
        return gone // timedelta(minutes=1)

    @property
    def worked(self) -> Words:
        """What follows, in order."""
        return joined([each.said() for each in self._consequences])

    @property
    def working(self) -> tuple[str, ...]:
        """Line by line."""
        return tuple(str(each.said()) for each in self._consequences)

    def is_right(self, answer: str) -> bool:
        """Judge the minutes."""
        return read_minutes(answer) == self._gone

    @staticmethod
    def _at(minutes: int) -> datetime:
        return BEGUN + timedelta(minutes=minutes)


def _clock(at: datetime) -> str:
    return f"{at:%H:%M}"
