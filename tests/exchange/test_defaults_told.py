"""What an older edition has no record for is taken from the rules, and every such thing is told (Q48, Q50)."""

from __future__ import annotations

import pytest

from paircard.data.exchange.trf import read_trf
from tests.support import trf

GAMES = ("   3 b 1", "   4 w 1", "   1 w 0", "   2 b 0")
OF_2006 = [
    trf.player(at, title="m" if at == 1 else "", rating=2300 - 50 * at, points="1.0" if at in (1, 2, 5) else "0.0",
               cells=[cell])
    for at, cell in enumerate((*GAMES, "0000 - +"), start=1)
]  # fmt: skip
BLACK = "Black for odd numbers, as in round 1 (152)"
TIE_BREAKS = "tie-breaks BH/C1@c07-2026, BH@c07-2026, SB@c07-2026, PS@c07-2026 (202)"


def told(*records: str) -> list[str]:
    """What is said of a report of five players after a round."""
    return [*read_trf(trf.document("012 Open", "042 2026/10/01", *records, *OF_2006)).remarks]


def test_an_edition_of_2006_leaves_everything_open() -> None:
    """Rules, rounds, first colour, points, tie-breaks, and a bye that it writes as a forfeit of nobody."""
    said = told("092 Individual: Swiss-System")
    assert "1 point without an opponent (+ or =, as in 2006) goes out as U or H." in said
    assert any(
        'names "Individual: Swiss-System" and not its rules: it goes on by FIDE Dutch 2026' in each for each in said
    )
    taken = f"Taken where the report says nothing: 1 round (142); {BLACK}; 1, ½ and 0 points (162); {TIE_BREAKS}."
    assert taken in said


@pytest.mark.parametrize(
    ("records", "taken"),
    [
        (["XXR 5"], [BLACK, "1, ½ and 0 points (162)", TIE_BREAKS]),
        (["XXR 5", "XXC black1"], ["1, ½ and 0 points (162)", TIE_BREAKS]),
        (["142 5", "152 B", "192 FIDE_DUTCH_2026"], [TIE_BREAKS]),
        (["142 5", "152 B", "192 FIDE_DUTCH_2026", "202 BH/C1,BH"], []),
    ],
)
def test_what_is_told_is_what_the_report_leaves_open(records: list[str], taken: list[str]) -> None:
    """TRF26 has a record of points only where they are other than 1, ½ and 0: there nothing is left open."""
    said = [each for each in told(*records) if each.startswith("Taken")]
    assert said == ([f"Taken where the report says nothing: {'; '.join(taken)}."] if taken else [])
