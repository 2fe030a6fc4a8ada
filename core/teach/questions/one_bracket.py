"""One bracket: its pairs, without colours, and who is left over. A mark for every pair, and for every float."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.swiss1998.checker.difference import Way, way_of
from core.systems.swiss1998.checker.sheet import Sheet
from core.systems.swiss1998.explain import BracketExplained, RoundExplained
from core.systems.swiss1998.teach.decisions import articles_of, of_choice
from core.systems.swiss1998.teach.departure import departure_of_bracket
from core.teach.answers.typed import Form, Paired, read_pairs
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.answers.words import float_word
from core.teach.questions.about_round import Kind
from core.teach.questions.phrases import listed, named, pairs_listed, points_of
from core.values.language import tr, trn
from core.values.said import said, said_n


@dataclass(frozen=True)
class OneBracket:
    """Pair one bracket as it stands when it is reached."""

    told: RoundExplained
    at: int
    """Which bracket; 0 is the highest."""
    kind: Kind = Kind.BRACKET
    form: Form = Form.BRACKET

    @property
    def bracket(self) -> BracketExplained:
        """The bracket, explained."""
        return self.told.brackets[self.at]

    @property
    def text(self) -> str:
        """The question; what the next bracket needs is said, since C12 and C13 look down."""
        return f"{self._task()} {tr('Who is left over?')}"

    def _task(self) -> str:
        bracket = self.bracket
        if bracket.undone_by:
            return trn(
                "Pair the bracket of {points} point ({players}), so that the bracket below can be paired.",
                "Pair the bracket of {points} points ({players}), so that the bracket below can be paired.",
                points_of(bracket),
                **named(bracket),
            )
        return trn(
            "Pair the bracket of {points} point ({players}).",
            "Pair the bracket of {points} points ({players}).",
            points_of(bracket),
            **named(bracket),
        )

    @property
    def of(self) -> int:
        """A mark for every pair, and for everybody left over."""
        return FULL * (len(self.bracket.result.pairs) + len(self.bracket.result.downfloaters))

    @property
    def expected(self) -> str:
        """The pairs, and who moves down."""
        result = self.bracket.result
        over = f"{float_word()} {listed(result.downfloaters)}" if result.downfloaters else ""
        return f"{pairs_listed(result.pairs)} {over}".strip()

    @property
    def articles(self) -> tuple[str, ...]:
        """All that decides the bracket."""
        return articles_of(self.told, self.at)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge an answer: its first departure, and a mark for every right pair and float."""
        typed = read_pairs(answer, self.form)
        departure = self._misplaced(typed)
        if departure is None:
            way = way_of(Sheet(self.told.position), self.bracket.result.players, typed.pairs)
            departure = departure_of_bracket(self.told, self.at, way) or self._wrong_floats(typed, way)
        points = sum(self._points(typed)) if departure else self.of
        missed = [departure.article] if departure else []
        return Verdict(points, self.of, departure, rule_marks(self._kept(typed), missed), self.expected)

    def _misplaced(self, typed: Paired) -> Departure | None:
        """Return who is named twice, or does not belong here."""
        times = Counter([number for pair in typed.pairs for number in pair] + [*typed.single])
        for number, count in times.items():
            if number not in self.bracket.result.players:
                return Departure(
                    "A3", said("{player} is not in this bracket.", player=number), self.bracket.result.score
                )
            if count > 1:
                sentence = said_n(
                    "{player} is named {count} time.", "{player} is named {count} times.", count, player=number
                )
                return Departure("A5", sentence, self.bracket.result.score)
        return None

    def _wrong_floats(self, typed: Paired, way: Way) -> Departure | None:
        """Return that the players left over are not the ones named."""
        if {*typed.single} == {*way.left}:
            return None
        left = listed(way.left)
        nobody = said("These pairs leave nobody over.")
        sentence = said("These pairs leave {players} over.", players=left) if left else nobody
        return Departure("C6", sentence, self.bracket.result.score)

    def _points(self, typed: Paired) -> Iterator[int]:
        meet = {frozenset(pair) for pair in typed.pairs}
        yield from (FULL for pair in self.bracket.result.pairs if {*pair} in meet)
        yield from (FULL for number in self.bracket.result.downfloaters if number in typed.single)

    def _kept(self, typed: Paired) -> list[str]:
        meet = {frozenset(pair) for pair in typed.pairs}
        groups = [group for group in (self.bracket.movers, self.bracket.rest) if group]
        choices = [choice for group in groups for choice in group.choices]
        right = [choice for choice in choices if {choice.player, choice.opponent} in meet]
        return [article for choice in right for article, _ in of_choice(choice)]


def brackets_asked(told: RoundExplained) -> Iterator[OneBracket]:
    """Yield a question about every bracket in which pairs are made; two players leave nothing to be decided."""
    for at, bracket in enumerate(told.brackets):
        if bracket.result.pairs and len(bracket.result.players) > 2:
            yield OneBracket(told, at)
