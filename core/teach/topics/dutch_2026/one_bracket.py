"""One bracket: its pairs, without colours, and who is left over. A mark for every pair, and for every float."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.model import DutchBracket
from core.systems.dutch2026.rules import dutch
from core.systems.dutch2026.teach.departure import departure_of_bracket
from core.teach.answers.typed import Paired
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.answers.words import float_word
from core.teach.questions.phrases import pairs_listed
from core.teach.topics.dutch_2026.answers import read_pairs
from core.teach.topics.dutch_2026.named import decided_by, in_bracket, listed, points_of
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import tr, trn
from core.values.said import said, said_n


@dataclass(frozen=True)
class DutchOneBracket:
    """Pair one bracket as it stands when it is reached."""

    told: DutchRound
    at: int
    """Which bracket; 0 is the highest."""
    kind: DutchKind = DutchKind.BRACKET
    form: DutchForm = DutchForm.BRACKET

    @property
    def bracket(self) -> DutchBracket:
        """The bracket, explained."""
        return self.told.brackets[self.at]

    @property
    def text(self) -> str:
        """The question."""
        task = trn(
            "Pair the bracket of {points} point ({players}).",
            "Pair the bracket of {points} points ({players}).",
            points_of(self.bracket),
            **in_bracket(self.bracket),
        )
        return f"{task} {tr('Who is left over?')}"

    @property
    def of(self) -> int:
        """A mark for every pair, and for everybody left over."""
        return FULL * (len(self.bracket.own.pairs) + len(self.bracket.own.downfloaters))

    @property
    def expected(self) -> str:
        """The pairs, and who moves down."""
        own = self.bracket.own
        over = f"{float_word()} {listed(own.downfloaters)}" if own.downfloaters else ""
        return f"{pairs_listed(own.pairs)} {over}".strip()

    @property
    def articles(self) -> tuple[str, ...]:
        """The criteria that decide it."""
        return decided_by(self.bracket)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge an answer: its first departure, and a mark for every right pair and float."""
        typed = read_pairs(answer, self.form)
        left = tuple(each for each in self.bracket.own.players if not any(each in pair for pair in typed.pairs))
        departure = self._misplaced(typed)
        if departure is None:
            departure = departure_of_bracket(self.told, self.at, typed.pairs, left)
        if departure is None and {*typed.single} != {*left}:
            departure = self._other_floats(left)
        points = sum(self._points(typed)) if departure else self.of
        kept, missed = ([], [departure.article]) if departure else ([*self.articles], [])
        return Verdict(points, self.of, departure, rule_marks(kept, missed), self.expected)

    def _misplaced(self, typed: Paired) -> Departure | None:
        """Return who is named twice, or does not belong here."""
        times = Counter([number for pair in typed.pairs for number in pair] + [*typed.single])
        score = self.bracket.own.score
        for number, count in times.items():
            if number not in self.bracket.own.players:
                return Departure(dutch("1.3"), said("{player} is not in this bracket.", player=number), score)
            if count > 1:
                sentence = said_n(
                    "{player} is named {count} time.", "{player} is named {count} times.", count, player=number
                )
                return Departure(dutch("1.3"), sentence, score)
        return None

    def _other_floats(self, left: tuple[int, ...]) -> Departure:
        nobody = said("These pairs leave nobody over.")
        sentence = said("These pairs leave {players} over.", players=listed(left)) if left else nobody
        return Departure(dutch("1.4.1"), sentence, self.bracket.own.score)

    def _points(self, typed: Paired) -> Iterator[int]:
        meet = {frozenset(pair) for pair in typed.pairs}
        yield from (FULL for pair in self.bracket.own.pairs if frozenset(pair) in meet)
        yield from (FULL for number in self.bracket.own.downfloaters if number in typed.single)


def brackets_asked(told: DutchRound) -> Iterator[DutchOneBracket]:
    """Yield a question about every bracket in which pairs are made; two players leave nothing to be decided."""
    for at, bracket in enumerate(told.brackets):
        if bracket.own.pairs and len(bracket.own.players) > 2:
            yield DutchOneBracket(told, at)
