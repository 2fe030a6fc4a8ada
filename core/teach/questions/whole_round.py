"""The whole round: all pairs with their colours, and the bye. A mark for every board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.event.publication import in_order_of_publication
from core.systems.kit.pairing import Pair, Pairing
from core.systems.swiss1998.explain import RoundExplained
from core.systems.swiss1998.teach.decisions import articles_of, of_choice
from core.systems.swiss1998.teach.departure import departure_of_round
from core.teach.answers.typed import Form, Paired, read_pairs
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.answers.words import bye_word
from core.teach.questions.about_round import Kind
from core.teach.questions.phrases import pairs_listed
from core.values.language import tr
from core.values.said import said

HALF = FULL // 2


@dataclass(frozen=True)
class WholeRound:
    """Pair the round."""

    told: RoundExplained
    kind: Kind = Kind.ROUND
    form: Form = Form.ROUND

    @property
    def text(self) -> str:
        """The question."""
        number = self.told.position.round
        if self.told.pairing.bye is None:
            return tr("Pair round {round}: all pairs, White first.", round=number)
        return tr("Pair round {round}: all pairs, White first, and who has the bye.", round=number)

    @property
    def of(self) -> int:
        """A mark for every board, and one for the bye."""
        return FULL * (len(self.told.pairing.pairs) + (self.told.pairing.bye is not None))

    @property
    def expected(self) -> str:
        """The pairing."""
        return written(self.told.pairing)

    @property
    def articles(self) -> tuple[str, ...]:
        """All that decides the round."""
        return articles_of(self.told)

    @property
    def brackets(self) -> tuple[int, ...]:
        """All of them."""
        return tuple(range(len(self.told.brackets)))

    def check(self, answer: str) -> Verdict:
        """Judge an answer: its first departure, and half a mark for a right pair with wrong colours."""
        typed = read_pairs(answer, self.form)
        given = as_pairing(self.told, typed)
        departure = departure_of_round(self.told, given)
        if departure is None and typed.single[1:]:
            departure = Departure("A5", said("One player has the bye, not several."))
        kept, missed = self._rules(given)
        missed += [departure.article] if departure and departure.article not in missed else []
        points = sum(self._board_points(given)) if departure else self.of
        return Verdict(points, self.of, departure, rule_marks(kept, missed), self.expected, by_boards=True)

    def _board_points(self, given: Pairing) -> Iterator[int]:
        """Yield the half marks of every right board, and of the bye."""
        seated = {(pair.white, pair.black) for pair in given.pairs}
        for pair in self.told.pairing.pairs:
            if (pair.white, pair.black) in seated:
                yield FULL
            elif (pair.black, pair.white) in seated:
                yield HALF
        if given.bye is not None and given.bye == self.told.pairing.bye:
            yield FULL

    def _rules(self, given: Pairing) -> tuple[list[str], list[str]]:
        """Return the articles kept and missed: those behind each right pair, and the rules of its colours."""
        seated = {(pair.white, pair.black) for pair in given.pairs}
        meet = {frozenset(pair) for pair in seated}
        groups = [group for bracket in self.told.brackets for group in (bracket.movers, bracket.rest) if group]
        choices = [choice for group in groups for choice in group.choices]
        kept = [
            article
            for choice in choices
            if {choice.player, choice.opponent} in meet
            for article, _ in of_choice(choice)
        ]
        missed = list[str]()
        for pair in self.told.pairing.pairs:
            if {pair.white, pair.black} in meet:
                (kept if (pair.white, pair.black) in seated else missed).append(pair.colour_rule)
        return kept, missed


def as_pairing(told: RoundExplained, typed: Paired) -> Pairing:
    """Return an answer as a pairing, its boards in the order of publication (F1)."""
    rank = {player.number: place for place, player in enumerate(told.position.players)}
    score = {player.number: player.score for player in told.position.players}
    last = len(rank)
    ordered = in_order_of_publication(
        typed.pairs, score=lambda number: score.get(number, -1), rank=lambda number: rank.get(number, last)
    )
    pairs = tuple(Pair(white, black, "-", "-", "") for white, black in ordered)
    return Pairing(pairs, typed.single[0] if typed.single else None, ())


def written(pairing: Pairing) -> str:
    """Write a pairing as answers are written."""
    pairs = pairs_listed((pair.white, pair.black) for pair in pairing.pairs)
    return pairs if pairing.bye is None else f"{pairs} {bye_word()} {pairing.bye}"
