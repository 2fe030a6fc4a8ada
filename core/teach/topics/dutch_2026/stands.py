"""The next decision: does this pair stand, and if not, which criterion speaks against it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.legality import same_absolute
from core.systems.dutch2026.rules import dutch
from core.systems.kit.trace import Step, Verdict
from core.teach.answers import verdict
from core.teach.answers.verdict import FULL, all_or_nothing
from core.teach.answers.words import yes_word
from core.teach.questions.phrases import pairs_listed
from core.teach.topics.dutch_2026.answers import read_stands
from core.teach.topics.dutch_2026.named import in_bracket, listed, points_of, short
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.teach.topics.dutch_2026.stream import steps_of
from core.values.language import tr, trn
from core.values.said import Words, said


@dataclass(frozen=True)
class DoesItStand:
    """Judge one pair, with those before it made; a step of the stream says what is right."""

    told: DutchRound
    at: int
    """Which bracket; 0 is the highest."""
    s1: tuple[int, ...]
    s2: tuple[int, ...]
    made: tuple[tuple[int, int], ...]
    """The pairs of the bracket that stand already."""
    pair: tuple[int, int]
    refused: str
    """The criterion that refuses it, empty if it stands."""
    why: Words | None
    """What that says; None if it stands."""
    also: tuple[str, ...] = ()
    """What else it breaks: as right an answer."""
    kind: DutchKind = DutchKind.STANDS
    form: DutchForm = DutchForm.STANDS
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        bracket = self.told.brackets[self.at]
        sides = trn(
            "In the bracket of {points} point ({players}) S1 is {s1} and S2 {s2}.",
            "In the bracket of {points} points ({players}) S1 is {s1} and S2 {s2}.",
            points_of(bracket),
            s1=listed(self.s1),
            s2=listed(self.s2),
            **in_bracket(bracket),
        )
        made = tr("{pairs} stand.", pairs=pairs_listed(self.made)) if self.made else ""
        stands = tr(
            "Does {pair} stand, or which criterion is the first to speak against it?", pair=pairs_listed([self.pair])
        )
        return " ".join(filter(None, (sides, made, stands)))

    @property
    def expected(self) -> str:
        """Yes, or the criterion."""
        return short(self.refused) or yes_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """The criterion; 4.2 where the pair is the first that will do."""
        return (self.refused or dutch("4.2"),)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> verdict.Verdict:
        """Judge it."""
        given = read_stands(answer) or ""
        if given == self.refused or given in self.also:
            wrong = None
        elif self.why is not None:
            wrong = self.why
        else:
            wrong = said("{pair} stands.", pair=pairs_listed([self.pair]))
        score = self.told.brackets[self.at].own.score
        return all_or_nothing(self.articles[0], self.expected, wrong, bracket=score)


def pairs_asked(told: DutchRound) -> Iterator[DoesItStand]:
    """Yield a question for every pair that is looked at; C6 and C7 refuse together, and are not asked for.

    Two players leave nothing to be decided.
    """
    at_score = {bracket.own.score: at for at, bracket in enumerate(told.brackets) if len(bracket.own.players) > 2}
    sides: Step | None = None
    made: list[tuple[int, int]] = []
    bracket: int | None = None
    for step in steps_of(told):
        if step.bracket is None or step.bracket not in at_score:
            continue
        if step.bracket != bracket:
            bracket, made, sides = step.bracket, [], None
        if step.verdict is Verdict.TRY:
            sides = step
        elif step.verdict in (Verdict.STANDS, Verdict.REFUSED) and sides is not None:
            one, other = step.players
            stands = step.verdict is Verdict.STANDS
            if stands or step.article != dutch("C6"):
                yield DoesItStand(
                    told,
                    at_score[step.bracket],
                    sides.players[: sides.s1],
                    sides.players[sides.s1 :],
                    tuple(made),
                    (one, other),
                    "" if stands else step.article,
                    None if stands else step.said,
                    _also(told, one, other),
                )
            made += [(one, other)] if stands else []


def _also(told: DutchRound, one: int, other: int) -> tuple[str, ...]:
    """Return that two who have met would have the same absolute colour, too."""
    a, b = told.player(one), told.player(other)
    met = b.number in a.opponents
    clash = same_absolute(a, b) and not (a.topscorer or b.topscorer)
    return (dutch("C3"),) if met and clash else ()
