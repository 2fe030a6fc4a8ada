"""R9's exception: who has no opponent leaves by C1, and from then on is not of the bracket.

Each position was paired otherwise while the one without an opponent still counted in it: in x, in S1 and S2,
and in the floats. The answers are worked out by hand. In all three 1 2 3 have met each other (bracket of 2,
C1), and the bracket of 1 is 1 2 3 | 4 5, where one of the three has no opponent and the other four make the
two pairs all the same. Nothing is undone; but then the lowest bracket cannot be paired, and C13 asks for one pair.
"""

from __future__ import annotations

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.swiss1998.engine import MethodName, pair
from tests.support.swiss import white_first


def card(number: PairingNumber, score: int, met: str, colours: str, floats: str, *, barred: bool = False) -> Player:
    """Return a card; opponents by their digits."""
    return Player(number, score, frozenset(PairingNumber(int(each)) for each in met), colours, floats, barred)


HIS_FLOAT_IS_NOT_TESTED = (
    card(PairingNumber(1), 4, "23", "BBW", "--U", barred=True),
    card(PairingNumber(2), 4, "13", "BWB", "--D", barred=True),
    card(PairingNumber(3), 4, "1245", "BBW", "DDD"),
    card(PairingNumber(4), 2, "3", "WWB", "-DD", barred=True),
    card(PairingNumber(5), 2, "3", "WWB", "U--"),
    card(PairingNumber(6), 0, "", "WWB", "--D", barred=True),
    card(PairingNumber(7), 0, "", "WBW", "--D", barred=True),
)
"""1-4 2-5 stand at once, 3 goes to 6 and 7: one of those is left over, and neither may have the bye (B1b): C13.
One pair of 1 2 4 5, x = 0: 1-2 met, 1-4 leaves over 2, 1-5 leaves over 2 (B5 both times). Exchange 1 for 2: 2-1
met, 2-4 leaves over 1 and 5, who may be: it stands. Had the float of 3 been tested, B5 and B6 would have been
dropped, and 1-4 would have stood. Lowest, 1 3 | 5 6 7, x = 0: 1-5 leaves over 6 or 7 (B1b); 1-6, 3-5 met, 3-7."""

X_COUNTS_FOUR = (
    card(PairingNumber(1), 4, "23457", "WBW", "DDD", barred=True),
    card(PairingNumber(2), 4, "13", "BBW", "---"),
    card(PairingNumber(3), 4, "12", "BBW", "-UU"),
    card(PairingNumber(4), 2, "16", "WBW", "--D", barred=True),
    card(PairingNumber(5), 2, "1", "BWB", "U-D"),
    card(PairingNumber(6), 0, "47", "WBW", "---", barred=True),
    card(PairingNumber(7), 0, "16", "BBW", "-UU", barred=True),
)
"""2 3 5 prefer White: of 2 3 4 5 that is x = 1 (q = 2; with 1 it would be q = 3 and x = 0). 2-4 3-5 stand, 1 goes
to 6 and 7: 1-7 met, after 1-6 7 is left over (B1b): C13. One pair, x = 0: 2-3 met, 2-4 leaves over 5 (B5), 2-5
clash; 3-2 met, 3-4 leaves over 5 (B5), 3-5 clash; 4-2 leaves over 5, 4-3 as well, 4-5 leaves over 2 and 3: it stands.
Lowest, 1 2 | 3 6 7: 1 has only 6, a clash; 2-3 met, 2-7 and 3-7 clash, so x = 2; 7 floated up in the last round, so
neither B5 nor B6 for upfloats; then 1-6, 2-3 met, 2-7, and 3 has the bye."""

HE_IS_NOT_IN_S1_OR_S2 = (
    card(PairingNumber(1), 4, "235", "BWB", "UUU", barred=True),
    card(PairingNumber(2), 4, "137", "WWB", "--U", barred=True),
    card(PairingNumber(3), 4, "124567", "WBW", "-DD"),
    card(PairingNumber(4), 2, "3", "WWB", "-UD", barred=True),
    card(PairingNumber(5), 2, "1367", "BBW", "D-D", barred=True),
    card(PairingNumber(6), 0, "35", "BWB", "D--"),
    card(PairingNumber(7), 0, "235", "WBW", "-DU"),
)
"""1-5 met, so 1-4 2-5 (4 floats up against B6). 3 has met 6 and 7 too: C13. One pair, x = 0: 1-2 met, 1-4 floats 4 up
(B6), 1-5 met; 2-1 met, 2-4 clash, 2-5 leaves over 4 (B5); 4-1 floats 4 up (B6), 4-2 clash, 4-5 leaves over 1 and 2: it
stands. Lowest, 1 2 | 3 6 7, x = 0: 3 has met all, so B6 and B5 go for downfloats; 1-3 met, 1-6 clash, 1-7, 2-6."""


@pytest.mark.parametrize("method", ["search", "procedure"])
@pytest.mark.parametrize(
    ("players", "pairs", "bye", "first_x"),
    [
        (HIS_FLOAT_IS_NOT_TESTED, {(2, 4), (1, 6), (3, 7)}, 5, 0),
        (X_COUNTS_FOUR, {(5, 4), (6, 1), (2, 7)}, 3, 1),
        (HE_IS_NOT_IN_S1_OR_S2, {(5, 4), (1, 7), (6, 2)}, 3, 0),
    ],
)
def test_who_moves_on_is_not_of_the_bracket(
    players: tuple[Player, ...], pairs: set[tuple[int, int]], bye: int, first_x: int, method: MethodName
) -> None:
    pairing = pair(Position(players, 4), method=method)
    assert (white_first(pairing), pairing.bye) == (pairs, bye)
    assert pairing.brackets[1].first_x == first_x
    assert pairing.brackets[1].events == ("C1",)


def test_the_steps_say_that_nothing_is_undone() -> None:
    steps: list[Step] = []
    pair(Position(HIS_FLOAT_IS_NOT_TESTED, 4), sink=steps.append)
    here = [step for step in steps if step.bracket == 2]
    assert [(step.article, step.players) for step in here[:2]] == [("R9", (3,)), ("C1", (3,))]
    assert not [step for step in steps if step.verdict is Verdict.UNDONE and step.article == "C12"]
