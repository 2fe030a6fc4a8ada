"""What this program answers: a line of `answers.toml` a question, with what shows it and a remark."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files

from paircard.core.acceptance.tree import Question, Way


class Reply(StrEnum):
    """What is answered. What nobody has found out yet is no answer: it counts as hoped for, and is a risk."""

    YES = "yes"
    NO = "no"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer, and why it may be believed."""

    reply: Reply
    shown_by: tuple[str, ...] = ()
    """Names of tests, and commands as they are typed."""
    remark: str = ""

    def way(self, question: Question) -> Way:
        """Return what it leads to; an open one goes the better way."""
        match self.reply:
            case Reply.YES:
                return question.yes
            case Reply.NO:
                return question.no
        return question.better

    def at_risk(self, question: Question) -> bool:
        """Whether it is open, and one of the two answers would cost something."""
        return self.reply is Reply.OPEN and (question.yes.is_dear or question.no.is_dear)

    def must_be_shown(self, question: Question) -> bool:
        """Whether it costs nothing, and somebody may doubt it: a yes, or a no where the yes would be worse."""
        if self.reply is Reply.OPEN or self.way(question).is_dear:
            return False
        return self.reply is Reply.YES or question.no.better_than(question.yes)


@cache
def answers() -> Mapping[int, Answer]:
    """Return the answers of this program by the numbers of the questions."""
    text = files(__package__).joinpath("answers.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)
    return {
        int(number): Answer(Reply(row["answer"]), tuple(row.get("shown", ())), row.get("remark", ""))
        for number, row in rows.items()
    }
