"""Who has White in a cup of single games, from the colours of the rounds before (B.VI D3, K4, K6)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.systems.exercises import Decided
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.cups.question import CupForm, CupKind, cups, read_number
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import tr
from paircard.core.values.said import Words, joined


@dataclass(frozen=True, slots=True)
class WhoHasWhite(OneAnswer):
    """Give the seed that has White."""

    one: int
    other: int
    had: str
    """By round what `one` had: W, B, or - without a game."""
    they_had: str
    kind: CupKind = CupKind.WHITE
    form: CupForm = CupForm.NUMBER
    of: int = FULL
    minutes: int = 2

    @property
    def text(self) -> str:
        """The question; the lower number first, which gives nothing away."""
        low, high = sorted(((self.one, self.had), (self.other, self.they_had)))
        fields = {"round": len(self.had) + 1, "one": low[0], "other": high[0]}
        if not self.had:
            return tr(
                "A cup of single games; number 1 has drawn White. In round 1 seeds {one} and {other} meet: who has "
                "White?",
                **fields,
            )
        return tr(
            "A cup of single games; number 1 has drawn White. In round {round} seeds {one} and {other} meet. Colours "
            "so far (- is no game): {one} had {had}, {other} had {they_had}. Who has White?",
            had=_letters(low[1]), they_had=_letters(high[1]), **fields,
        )  # fmt: skip

    @property
    def decision(self) -> Decided:
        """As the program decides."""
        return cups().decided(self.one, self.had, self.other, self.they_had)

    @property
    def articles(self) -> tuple[str, ...]:
        """The rule that decides."""
        return (self.decision.article,)

    @property
    def expected(self) -> str:
        """The seed."""
        return str(self.decision.white)

    @property
    def worked(self) -> Words:
        """Why, in a sentence."""
        return joined([self.decision.said])

    @property
    def working(self) -> tuple[str, ...]:
        """The same, and what would have been without it."""
        other = cups().otherwise(self.one, self.had, self.other, self.they_had)
        lines = [f"{self.decision.article}: {self.worked}"]
        if other is None:
            lines.append(str(cups().nothing_otherwise()))
        else:
            lines.append(tr("Without it: {article}: {what}", article=other.article, what=str(other.said)))
        return tuple(lines)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer) == self.decision.white


def _letters(history: str) -> str:
    return " ".join("-" if each == "-" else colour_letter("W" if each == "W" else "B") for each in history)
