"""The whole round: all pairs with their colours, and the bye. A mark for every board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.event.ids import PairingNumber
from core.event.publication import in_order_of_publication
from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.rules import basic
from core.systems.dutch2026.teach.departure import Pairs, departure_of_round
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.answers.words import bye_word
from core.teach.questions.phrases import pairs_listed
from core.teach.topics.dutch_2026.answers import read_pairs
from core.teach.topics.dutch_2026.named import decided_by
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import tr
from core.values.said import said

HALF = FULL // 2


@dataclass(frozen=True)
class DutchWholeRound:
    """Pair the round."""

    told: DutchRound
    kind: DutchKind = DutchKind.ROUND
    form: DutchForm = DutchForm.ROUND

    @property
    def text(self) -> str:
        """The question."""
        number = self.told.own.round
        if self.told.made.bye is None:
            return tr("Pair round {round}: all pairs, White first.", round=number)
        return tr("Pair round {round}: all pairs, White first, and who has the bye.", round=number)

    @property
    def of(self) -> int:
        """A mark for every board, and one for the bye."""
        return FULL * (len(self.told.made.pairs) + (self.told.made.bye is not None))

    @property
    def expected(self) -> str:
        """The pairing."""
        return written(self.told)

    @property
    def articles(self) -> tuple[str, ...]:
        """The criteria that decide its brackets, and the rules of its colours."""
        criteria = (article for bracket in self.told.brackets for article in decided_by(bracket))
        return tuple(dict.fromkeys((*criteria, *(pair.colour_rule for pair in self.told.made.pairs))))

    @property
    def brackets(self) -> tuple[int, ...]:
        """All of them."""
        return tuple(range(len(self.told.brackets)))

    def check(self, answer: str) -> Verdict:
        """Judge an answer: its first departure, and half a mark for a right pair with wrong colours."""
        typed = read_pairs(answer, self.form)
        pairs, bye = self._in_order(typed.pairs), typed.single[0] if typed.single else None
        departure = departure_of_round(self.told, pairs, bye)
        if departure is None and typed.single[1:]:
            departure = Departure(basic("3"), said("One player has the bye, not several."))
        points = sum(self._points(pairs, bye)) if departure else self.of
        kept, missed = self._rules(pairs)
        missed += [departure.article] if departure and departure.article not in missed else []
        return Verdict(points, self.of, departure, rule_marks(kept, missed), self.expected, by_boards=True)

    def _in_order(self, pairs: Pairs) -> Pairs:
        """Return an answer in the order of boards (C.04.2 3.6)."""
        rank = {player.number: place for place, player in enumerate(self.told.own.players)}
        score = {player.number: player.score for player in self.told.own.players}
        return in_order_of_publication(
            pairs, score=lambda number: score.get(number, -1), rank=lambda number: rank.get(number, len(rank))
        )

    def _points(self, pairs: Pairs, bye: PairingNumber | None) -> Iterator[int]:
        """Yield the half marks of every right board, and of the bye."""
        seated = {*pairs}
        for pair in self.told.made.pairs:
            if (pair.white, pair.black) in seated:
                yield FULL
            elif (pair.black, pair.white) in seated:
                yield HALF
        if bye is not None and bye == self.told.made.bye:
            yield FULL

    def _rules(self, pairs: Pairs) -> tuple[list[str], list[str]]:
        """Return the rules of colours kept and missed, and the criteria of brackets that are all right."""
        seated, meet = {*pairs}, {frozenset(pair) for pair in pairs}
        kept, missed = list[str](), list[str]()
        for bracket in self.told.brackets:
            if bracket.own.pairs and {frozenset(pair) for pair in bracket.own.pairs} <= meet:
                kept += decided_by(bracket)
        for pair in self.told.made.pairs:
            if {pair.white, pair.black} in meet:
                (kept if (pair.white, pair.black) in seated else missed).append(pair.colour_rule)
        return kept, missed


def written(told: DutchRound) -> str:
    """Write a pairing as answers are written."""
    pairs = pairs_listed((pair.white, pair.black) for pair in told.made.pairs)
    return pairs if told.made.bye is None else f"{pairs} {bye_word()} {told.made.bye}".strip()
