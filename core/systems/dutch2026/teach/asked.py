"""The matter of questions about a round: what was counted, ordered, looked at, kept apart and left over."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, islice

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.facets.pairing import TooManyTries
from paircard.core.facets.taught import NEVER, Counted, KeptApart, LookedAt, Sides, Two, WhyNot
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.dutch2026.cited import basic, dutch
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.explain import DutchRound
from paircard.core.systems.dutch2026.explain.apart import why_left, why_not
from paircard.core.systems.dutch2026.explain.apart import why_no_bye as why_not_theirs
from paircard.core.systems.dutch2026.explain.model import DutchBracket
from paircard.core.systems.dutch2026.explain.sides import passed_over as before_in_order
from paircard.core.systems.dutch2026.legality import refused_pair
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.outcome import NAMES
from paircard.core.systems.swiss.legality import same_absolute
from paircard.core.values.said import said

TRIES = 20_000
"""A larger bracket is asked about by what was decided in it, not step by step."""
_MOST = 3
"""So many of those before one opponent are asked about."""
_NOT_ASKED = {dutch("C4"), dutch("C5"), dutch("3.8")}
"""What could be said in two ways: that nobody else can be paired, and that only the order decides."""


def articles(told: DutchRound, at: int | None = None) -> tuple[str, ...]:
    """Return the criteria that decide the brackets of a round and the rules of its colours, or those of a bracket."""
    if at is not None:
        return _decided_by(told.brackets[at])
    criteria = (article for bracket in told.brackets for article in _decided_by(bracket))
    return tuple(dict.fromkeys((*criteria, *(each.colour_rule for each in told.made.pairs))))


def _decided_by(told: DutchBracket) -> tuple[str, ...]:
    """Return the criteria that are above what numbers alone would allow; 3.8 where all are as low as that."""
    differing = zip(NAMES, told.own.values, told.least, strict=True)
    above = tuple(dutch(name) for name, reached, least in differing if reached != least)
    return above or (dutch("3.8"),)


def kept(told: DutchRound, at: int, meet: Collection[frozenset[PairingNumber]]) -> tuple[str, ...]:
    """Return what decides a bracket, if all of its pairs are made."""
    pairs = {frozenset(each) for each in told.brackets[at].own.pairs}
    return _decided_by(told.brackets[at]) if pairs and pairs <= {*meet} else ()


def counted(told: DutchRound, at: int) -> tuple[Counted, ...]:
    """Return how many are left over at best (C6), and how many do not get the colour they prefer (C12)."""
    values = told.brackets[at].own.values
    numbers = {"C6": values.c6, "C12": values.c12}
    return tuple(Counted(dutch(name), name, value, value_words(name, values)) for name, value in numbers.items())


def sides(told: DutchRound) -> Iterator[Sides]:
    """Yield the sides of every bracket: MDPs against residents, and those who remain."""
    for at, bracket in enumerate(told.brackets):
        own = bracket.own
        movers = tuple(one for one, _ in own.pairs if one in own.mdps)
        if movers:
            yield Sides(at, movers, own.residents, (movers, own.residents))
        taken = {other for one, other in own.pairs if one in own.mdps}
        rest = tuple(each for each in own.residents if each not in taken)
        count = len(own.pairs) - len(movers)
        if count:
            yield Sides(at, rest[:count], rest[count:], (rest[:count], rest[count:]), exchange=NEVER)


# --- pairs as the steps look at them ---------------------------------------------------------------------------------


def looked_at(told: DutchRound) -> Iterator[LookedAt]:
    """Yield every pair that a step looks at; C6 and C7 refuse together, and are left out."""
    at_score = {bracket.own.score: at for at, bracket in enumerate(told.brackets)}
    sides: Step | None = None
    made: list[Two] = []
    bracket: int | None = None
    for step in _steps(told):
        if step.bracket is None or step.bracket not in at_score:
            continue
        if step.bracket != bracket:
            bracket, made, sides = step.bracket, [], None
        if step.verdict is Verdict.TRY:
            sides = step
        elif step.verdict in (Verdict.STANDS, Verdict.REFUSED) and sides is not None:
            if step.verdict is Verdict.STANDS or step.article != dutch("C6"):
                yield _looked_at(told, at_score[step.bracket], sides, made, step)
            made += [_two(step)] if step.verdict is Verdict.STANDS else []


def _looked_at(told: DutchRound, at: int, sides: Step, made: Sequence[Two], step: Step) -> LookedAt:
    stands, (one, other) = step.verdict is Verdict.STANDS, _two(step)
    a, b = told.player(one), told.player(other)
    return LookedAt(
        at,
        tuple(made),
        (one, other),
        "" if stands else step.article,
        None if stands else step.said,
        _absolute_too(told, one, other) if b.number in a.opponents else (),
        sides.players[: sides.s1],
        sides.players[sides.s1 :],
    )


def _two(step: Step) -> Two:
    one, other = step.players
    return one, other


def _steps(told: DutchRound) -> list[Step]:
    """Return the steps word by word, none where a bracket is too large to be stepped through."""
    steps: list[Step] = []
    try:
        pair(told.own, sink=steps.append, tries=TRIES)
    except TooManyTries:
        return []
    return steps


def refused(told: DutchRound, one: PairingNumber, other: PairingNumber) -> tuple[Breach, ...]:
    """Return what two break by meeting, the first of C1 and C3; of C3 that both break it, if C1 comes before."""
    breach = refused_pair(told.own, told.player(one), told.player(other))
    if breach is None:
        return ()
    also = _absolute_too(told, one, other) if breach.article != dutch("C3") else ()
    return (breach, *(Breach(article, breach.said) for article in also))


def _absolute_too(told: DutchRound, one: PairingNumber, other: PairingNumber) -> tuple[str, ...]:
    """Return that two would have the same absolute colour (C3)."""
    a, b = told.player(one), told.player(other)
    return (dutch("C3"),) if same_absolute(a, b) and not (a.topscorer or b.topscorer) else ()


# --- who does not meet, who is not left over -------------------------------------------------------------------------


def passed_over(told: DutchRound) -> Iterator[KeptApart]:
    """Yield whoever comes before an opponent and was passed over; else some who do not meet."""
    for bracket in told.brackets:
        own = bracket.own
        if len(own.players) < 3:
            continue  # two leave nothing to be decided
        passed = [(two[0], other) for two in own.pairs for other in before_in_order(own, two)[:_MOST]]
        others = (two for two in combinations(own.players, 2) if two not in own.pairs and not {*two} <= {*own.mdps})
        asked = (apart(told, *two) for two in passed or islice(others, _MOST if own.pairs else 0))
        yield from filter(None, asked)


def apart(told: DutchRound, one: PairingNumber, other: PairingNumber) -> KeptApart | None:
    """Return what keeps two of one bracket apart; None where no single criterion is the answer."""
    at = next(at for at, each in enumerate(told.made.brackets) if {one, other} <= {*each.players})
    reason = why_not(told, one, other)
    if reason is None or reason.article in _NOT_ASKED:
        return None
    barred = refused_pair(told.own, told.player(one), told.player(other))
    also = _absolute_too(told, one, other) if barred and reason.article != dutch("C3") else ()
    return KeptApart(at, one, other, reason.article, reason.said, also)


def why_not_left(told: DutchRound, at: int, number: PairingNumber) -> WhyNot:
    """Return why somebody of a bracket is not left over by it."""
    reason = why_left(told.forcing, at, number)
    return WhyNot(reason.article, reason.said)


def why_no_bye(told: DutchRound, named: Sequence[PairingNumber]) -> WhyNot:
    """Return why those who were named have not the bye."""
    if told.made.bye is None:
        return WhyNot(basic("3"), said("The field is even: nobody has a bye."))
    if len(named) != 1:
        return WhyNot(basic("3"), said("The field is odd: one player has the bye."))
    if named[0] not in told.forcing.players:
        return WhyNot(dutch("1.9"), said("{player} does not take part in this round.", player=named[0]))
    reason = why_not_theirs(told, named[0])
    assert reason is not None
    return WhyNot(reason.article, reason.said)
