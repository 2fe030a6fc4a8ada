"""A printed pairing with a fault in it: name the first wrong pair and the article. A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from core.event.ids import PairingNumber
from core.systems.kit.pairing import Pairing
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.colours import colours_of
from core.systems.swiss1998.explain import RoundExplained
from core.systems.swiss1998.teach.departure import departure_of_round
from core.teach.answers.typed import Form, Paired, read_fault
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.questions.about_round import Kind
from core.teach.questions.whole_round import as_pairing, written
from core.values.language import tr

FARTHEST = 2
"""Partners are swapped between pairs of a bracket at most so far apart."""


@dataclass(frozen=True)
class Fault:
    """Find the first fault."""

    told: RoundExplained
    printed: Pairing
    kind: Kind = Kind.FAULT
    form: Form = Form.FAULT
    of: int = 2 * FULL

    @cached_property
    def departure(self) -> Departure:
        """The first fault, on its board."""
        found = departure_of_round(self.told, self.printed)
        if found is None:
            raise AssertionError("There is no fault in the pairing.")
        return found

    @property
    def text(self) -> str:
        """The question."""
        return tr(
            "This is printed for round {round}: {pairing}. Which is the first wrong pair, and by which article?",
            round=self.told.position.round,
            pairing=written(self.printed),
        )

    @property
    def expected(self) -> str:
        """The pair and the article."""
        white, black = self.departure.pair or (0, 0)
        return f"{white}-{black} {self.departure.article}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The article broken."""
        return (self.departure.article,)

    @property
    def also(self) -> tuple[str, ...]:
        """What else the pair breaks: as right an answer."""
        return self.departure.also

    @property
    def brackets(self) -> tuple[int, ...]:
        """The bracket with the fault, none if only colours are wrong."""
        score = self.departure.bracket
        return tuple(at for at, each in enumerate(self.told.brackets) if each.result.score == score)

    def check(self, answer: str) -> Verdict:
        """Judge the pair and the article."""
        pair, article = read_fault(answer)
        marks = [{*pair} == {*(self.departure.pair or ())}, article in (self.departure.article, *self.also)]
        departure = None if all(marks) else self.departure
        kept, missed = ((article,), ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)


def faults_asked(told: RoundExplained) -> Iterator[Fault]:
    """Yield pairings with one fault: partners swapped within a bracket, or one pair turned round."""
    cards = Cards(told.position)
    for bracket in told.brackets:
        for swapped in _swaps(bracket.result.pairs):
            kept = [pair for each in told.brackets for pair in each.result.pairs if each is not bracket]
            fault = Fault(told, _seated(told, cards, [*kept, *swapped]))
            if fault.departure.pair is not None:
                yield fault
    right = [(pair.white, pair.black) for pair in told.pairing.pairs]
    for at, (white, black) in enumerate(right):
        turned = [*right[:at], (black, white), *right[at + 1 :]]
        yield Fault(told, as_pairing(told, _with_bye(told, turned)))


def _swaps(
    pairs: tuple[tuple[PairingNumber, PairingNumber], ...],
) -> Iterator[list[tuple[PairingNumber, PairingNumber]]]:
    """Yield the pairs of a bracket with two of them broken up, both ways."""
    for one, other in combinations(range(len(pairs)), 2):
        if other - one > FARTHEST:
            continue
        (a, b), (c, d) = pairs[one], pairs[other]
        rest = [pair for at, pair in enumerate(pairs) if at not in (one, other)]
        yield [(a, d), (c, b), *rest]
        yield [(a, c), (b, d), *rest]


def _seated(told: RoundExplained, cards: Cards, pairs: list[tuple[PairingNumber, PairingNumber]]) -> Pairing:
    """Give pairs their colours (E): the fault is in who meets whom."""
    place = {player.number: at for at, player in enumerate(cards.players)}
    seats = [colours_of(cards, place[one], place[other]) for one, other in pairs]
    return as_pairing(told, _with_bye(told, [(cards.number(each.white), cards.number(each.black)) for each in seats]))


def _with_bye(told: RoundExplained, pairs: list[tuple[PairingNumber, PairingNumber]]) -> Paired:
    bye = told.pairing.bye
    return Paired(tuple(pairs), () if bye is None else (bye,))
