"""The rules word by word, for small fields: bracket by bracket, criterion by criterion, candidates in their order.

Everything that is decided is told as a step. A bracket of more than a dozen players may need more than anybody waits
for, though most do not; the search answers the same for any field.
"""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.trace import Sink, Step, Verdict, unlimited
from paircard.core.systems.dutch2026.boards import publish
from paircard.core.systems.dutch2026.cards import Cards
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.level import Level
from paircard.core.systems.dutch2026.narrator import Narrator
from paircard.core.systems.dutch2026.outcome import BracketResult, NoCompletePairing, Pairing, Values
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.walk import Made, Walk
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES, Budget
from paircard.core.systems.swiss.literal.floating_down import Bracket, bye_places, walked
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


def pair(
    position: Position,
    *,
    sink: Sink | None = None,
    tries: int = DEFAULT_TRIES,
    pulse: Callable[[], None] = unlimited,
) -> Pairing:
    """Pair the round by C.04.3; every step is told to `sink` as it is made.

    Raises NoCompletePairing (1.9.3) where C1 - C3 allow nothing, TooManyTries where a bracket needs more than `tries`.
    """
    cards = Cards(position)
    byes = bye_places(cards)
    if byes is None:
        raise NoCompletePairing(cards.numbers(cards.everybody))
    bye_score = cards.scores(byes)[0] if byes else None
    if sink is not None:
        sink(Step(dutch("C5"), None, cards.numbers(byes), Verdict.NOTED, _who_may_sit_out(bye_score)))
    completion = Completion(cards.legal, byes)

    def bracket(bracket: Bracket) -> tuple[int, BracketResult]:
        budget = Budget(bracket.score, tries, pulse)
        made, values = _paired(cards, bracket, Level(cards, bracket, completion, bye_score, budget), sink)
        return made.left, _result(cards, bracket, made, values)

    return publish(position, walked(cards, bracket), sink)


def _paired(cards: Cards, bracket: Bracket, level: Level, sink: Sink | None) -> tuple[Made, Values]:
    """Pair one bracket: the least value of every criterion, then the first candidate that has them all (3.8)."""
    narrator = Narrator(cards, bracket, sink)
    narrator.begins()
    if sink is not None:
        narrator.rest(level.struck())
    narrator.least(level.least)
    made = Walk(cards, bracket, level, narrator).first()
    narrator.made(made.pairs)
    narrator.floating(made.left)
    return made, level.least


def _result(cards: Cards, bracket: Bracket, made: Made, values: Values) -> BracketResult:
    return BracketResult(
        bracket.score,
        cards.numbers(bracket.mdps),
        cards.numbers(bracket.residents),
        tuple((cards.number(min(pair)), cards.number(max(pair))) for pair in made.pairs),
        cards.numbers(made.left),
        values,
    )


def _who_may_sit_out(bye_score: int | None) -> Words:
    if bye_score is None:
        return said("The field is even: nobody has a bye.")
    return said(
        "The bye goes to somebody with {points} points: with it lower, not everybody else could be paired.",
        points=format_points(bye_score),
    )
