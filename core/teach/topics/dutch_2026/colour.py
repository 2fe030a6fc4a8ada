"""Who has White in a pair, and by which rule of 5.2. A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.colour import colour_line
from core.systems.kit.pairing import Pair
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.topics.dutch_2026.answers import read_colour
from core.teach.topics.dutch_2026.named import short
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import tr
from core.values.said import joined


@dataclass(frozen=True)
class WhoseWhite:
    """Give White and the rule."""

    told: DutchRound
    pair: Pair
    kind: DutchKind = DutchKind.COLOUR
    form: DutchForm = DutchForm.COLOUR
    of: int = 2 * FULL

    @property
    def text(self) -> str:
        """The question; the smaller number does not give the answer away."""
        one, other = sorted((self.pair.white, self.pair.black))
        fields = {"one": one, "other": other, "round": self.told.own.round}
        return tr("{one} and {other} meet in round {round}. Who has White, and by which rule?", **fields)

    @property
    def expected(self) -> str:
        """The player and the rule."""
        return f"{self.pair.white} {short(self.pair.colour_rule)}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The rule."""
        return (self.pair.colour_rule,)

    @property
    def brackets(self) -> tuple[int, ...]:
        """None: colours are given when the round is paired."""
        return ()

    def check(self, answer: str) -> Verdict:
        """Judge the player and the rule."""
        white, rule = read_colour(answer)
        marks = [white == self.pair.white, rule == self.pair.colour_rule]
        departure = None
        if not all(marks):
            why = joined((colour_line(self.told, self.pair).text,))
            departure = Departure(self.pair.colour_rule, why)
        kept, missed = (self.articles, ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)


def colours_asked(told: DutchRound) -> Iterator[WhoseWhite]:
    """Yield a question for every pair."""
    for pair in told.made.pairs:
        yield WhoseWhite(told, pair)
