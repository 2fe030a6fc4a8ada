"""Who has White in a pair, and by which rule (E1 - E5, R7). A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.kit.pairing import Pair
from core.systems.swiss1998.explain import RoundExplained
from core.teach.answers.typed import Form, read_colour
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.questions.about_round import Kind
from core.values.language import tr
from core.values.said import said


@dataclass(frozen=True)
class WhichColour:
    """Give White and the rule."""

    told: RoundExplained
    pair: Pair
    kind: Kind = Kind.COLOUR
    form: Form = Form.COLOUR
    of: int = 2 * FULL

    @property
    def text(self) -> str:
        """The question; the higher number does not give the answer away."""
        one, other = sorted((self.pair.white, self.pair.black))
        fields = {"one": one, "other": other, "round": self.told.position.round}
        return tr("{one} and {other} meet in round {round}. Who has White, and by which rule?", **fields)

    @property
    def expected(self) -> str:
        """The player and the rule."""
        return f"{self.pair.white} {self.pair.colour_rule}"

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
            fields = {"white": self.pair.white, "black": self.pair.black, "rule": self.pair.colour_rule}
            departure = Departure(self.pair.colour_rule, said("{white} has White against {black} by {rule}.", **fields))
        kept, missed = (self.articles, ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)


def colours_asked(told: RoundExplained) -> Iterator[WhichColour]:
    """Yield a question for every pair."""
    for pair in told.pairing.pairs:
        yield WhichColour(told, pair)
