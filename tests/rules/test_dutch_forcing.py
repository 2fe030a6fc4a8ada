"""What would have become of a bracket otherwise, held against every candidate it has."""

from __future__ import annotations

from itertools import combinations

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.candidates import candidates
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs, chain
from paircard.core.systems.dutch2026.checker.completing import Completing, least_bye_scores
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.checker.values import Judge
from paircard.core.systems.dutch2026.explain.forcing import Against, Forcing
from paircard.core.systems.dutch2026.legality import refused_pair
from paircard.core.systems.dutch2026.outcome import NAMES, NoCompletePairing, Values
from paircard.core.systems.dutch2026.search import search
from paircard.core.systems.swiss.forcing import first_worse
from tests.support.dutch import fixture, position_from

SMALL = 7
"""Players of a bracket of which every candidate is made."""
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_every_reason_holds_of_all_candidates(part: int) -> None:
    """What speaks against a pair, or somebody left over, does so in the best of all candidates that have it."""
    asked = 0
    for entry in fixture()[part :: 2 * PARTS]:
        position = position_from(entry["position"])
        try:
            made = search(position)
        except NoCompletePairing:
            continue
        forcing, sheet = Forcing(position, made), Sheet(position)
        completing = Completing(sheet, least_bye_scores(sheet) or ())
        for at, link in enumerate(chain(sheet, made)):
            if len(link.players) <= SMALL:
                asked += _held(forcing, at, link, Judge(sheet, link, completing))
    assert asked > 100


def _held(forcing: Forcing, at: int, link: Link, judge: Judge) -> int:
    every = [
        (pairs, left, values)
        for size in range(len(link.players) % 2, len(link.players) + 1, 2)
        for pairs, left in candidates(judge.sheet, link, size)
        if (values := judge.values(pairs, left)) is not None
    ]
    return _pairs(forcing, at, link, every) + _left(forcing, at, every)


Judged = list[tuple[Pairs, tuple[PairingNumber, ...], Values]]


def _pairs(forcing: Forcing, at: int, link: Link, every: Judged) -> int:
    paired = {frozenset(pair) for pair in forcing.made.brackets[at].pairs}
    asked = 0
    for one, other in combinations(link.players, 2):
        met = frozenset((one, other)) in paired or {one, other} <= {*link.mdps}
        if met or refused_pair(forcing.position, forcing.players[one], forcing.players[other]):
            continue
        with_them = [values for pairs, _, values in every if (one, other) in pairs or (other, one) in pairs]
        against = forcing.pair(at, one, other)
        if with_them:
            assert _decides(against, min(with_them), forcing.made.brackets[at].values)
        else:
            assert against.article in ("C4", "C5")
        asked += 1
    return asked


def _decides(against: Against, best: Values, reached: Values) -> bool:
    """Tell whether the first criterion in which the best with a pair is worse is named, with its value."""
    article = first_worse(NAMES, reached, best) or "3.8"
    value = article.lower()
    assert against.asked is not None
    return against.article == article and (article == "3.8" or getattr(against.asked, value) == getattr(best, value))


def _left(forcing: Forcing, at: int, every: Judged) -> int:
    bracket, last = forcing.made.brackets[at], at == len(forcing.made.brackets) - 1
    asked = 0
    for player in (each for pair in bracket.pairs for each in pair):
        with_them = [values for _, left, values in every if player in left and (not last or len(left) == 1)]
        least = min(with_them, default=None)
        if last and least is None:
            continue  # C2, C4 or C5: there it is the bye
        against = forcing.left(at, player)
        assert least is not None
        if least.c6 > bracket.values.c6:
            assert (against.article, against.count) == ("C6", least.c6)
        else:
            assert against.asked == least
        asked += 1
    return asked
