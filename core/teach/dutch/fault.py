"""A printed round in which one pair may not be: which, and by which criterion? A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from core.event.ids import PairingNumber
from core.event.publication import in_order_of_publication
from core.language import tr
from core.said import Words
from core.systems.dutch2026.colours import allot
from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.legality import refused_pair, same_absolute
from core.systems.dutch2026.rules import dutch
from core.systems.kit.breach import Breach
from core.teach.answer_words import bye_word
from core.teach.dutch.answers import read_fault
from core.teach.dutch.named import short
from core.teach.dutch.question import DutchForm, DutchKind
from core.teach.quiz.sentences import pairs_listed
from core.teach.quiz.verdict import FULL, Departure, Verdict, rule_marks

Pairs = tuple[tuple[PairingNumber, PairingNumber], ...]
ASKED = 12
"""So many faults of a round are made up at most."""


@dataclass(frozen=True)
class IllegalPair:
    """Name the pair and the criterion."""

    told: DutchRound
    printed: Pairs
    """White first, in the order of boards."""
    pair: tuple[PairingNumber, PairingNumber]
    article: str
    why: Words
    also: tuple[str, ...] = ()
    """What else the pair breaks: as right an answer."""
    kind: DutchKind = DutchKind.FAULT
    form: DutchForm = DutchForm.FAULT
    of: int = 2 * FULL

    @property
    def text(self) -> str:
        """The question."""
        bye = "" if self.told.made.bye is None else f" {bye_word()} {self.told.made.bye}"
        return tr(
            "This is printed for round {round}: {pairing}. One pair may not be at all. Which, and by which criterion?",
            round=self.told.own.round,
            pairing=f"{pairs_listed(self.printed)}{bye}",
        )

    @property
    def expected(self) -> str:
        """The pair and the criterion."""
        return f"{pairs_listed([self.pair])} {short(self.article)}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The criterion."""
        return (self.article,)

    @property
    def brackets(self) -> tuple[int, ...]:
        """The whole round."""
        return tuple(range(len(self.told.brackets)))

    def check(self, answer: str) -> Verdict:
        """Judge the pair and the criterion."""
        pair, criterion = read_fault(answer)
        marks = [pair == frozenset(self.pair), criterion in (self.article, *self.also)]
        departure = None
        if not all(marks):
            departure = Departure(self.article, self.why, None, self.printed.index(self.pair) + 1, self.pair)
        kept, missed = (self.articles, ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)


def faults_asked(told: DutchRound) -> Iterator[IllegalPair]:
    """Yield rounds in which two pairs have changed opponents, so that just one of them may not be."""
    yield from islice(_faults(told), ASKED)


def _faults(told: DutchRound) -> Iterator[IllegalPair]:
    right = [(pair.white, pair.black) for pair in told.made.pairs]
    for first, second in combinations(right, 2):
        (a, b), (c, d) = first, second
        for one, two in (((a, d), (c, b)), ((a, c), (b, d))):
            breaches = [(pair, breach) for pair in (one, two) if (breach := _breach(told, pair))]
            if len(breaches) == 1:
                others = [pair for pair in right if pair not in (first, second)]
                yield _question(told, [*others, one, two], *breaches[0])


def _breach(told: DutchRound, pair: tuple[PairingNumber, PairingNumber]) -> Breach | None:
    return refused_pair(told.own, told.player(pair[0]), told.player(pair[1]))


def _question(
    told: DutchRound, pairs: list[tuple[PairingNumber, PairingNumber]], pair: tuple[int, int], breach: Breach
) -> IllegalPair:
    players = {player.number: player for player in told.own.players}
    place = {player.number: at for at, player in enumerate(told.own.players)}
    seats = [allot(players[one], players[other], told.own.initial_colour) for one, other in pairs]
    printed = in_order_of_publication(
        [(each.white.number, each.black.number) for each in seats],
        score=lambda number: players[number].score,
        rank=place.__getitem__,
    )
    wrong = next(each for each in printed if {*each} == {*pair})
    one, other = (players[number] for number in wrong)
    clash = same_absolute(one, other) and not (one.topscorer or other.topscorer)
    also = (dutch("C3"),) if clash and breach.article != dutch("C3") else ()
    return IllegalPair(told, tuple(printed), wrong, breach.article, breach.said, also)
