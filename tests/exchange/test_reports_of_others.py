"""Small reports in the shape that other programs give theirs: by which rules each goes on, its points, its second trip.

No public file is here: each was written for this test after looking at what the program writes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support import trf

GAMES = (("   3 w 1", "   2 b ="), ("   4 b 1", "   1 w ="), ("   1 b 0", "0000 - U"), ("   2 w 0", "0000 - Z"))
OF_2006 = (GAMES[0], GAMES[1], ("   1 b 0", "0000 - +"), ("   2 w 0", "0000 - -"))
PLAYING = (("   3 w 1", "   2 b *"), ("   4 b 1", "   1 w *"), *GAMES[2:])
PLAIN = (GAMES[0], ("   4 - +", GAMES[1][1]), GAMES[2], ("   2 - -", GAMES[3][1]))
POINTS = ("1.5", "1.5", "1.0", "0.0")


def players(points: tuple[str, ...] = POINTS, games: tuple[tuple[str, ...], ...] = GAMES, **fields: str) -> list[str]:
    """Four players after two rounds."""
    return [
        trf.player(at, f"Player, {'ABCD'[at - 1]}", rating=2300 - 50 * at, points=each, cells=cells, **fields)
        for at, (each, cells) in enumerate(zip(points, games, strict=True), start=1)
    ]


@dataclass(frozen=True)
class Shape:
    """A report, and what is to come of it."""

    records: list[str]
    system: str
    line_end: str = "\n"
    half_points: tuple[int, ...] = (3, 3, 2, 0)
    other: str = ""
    """What has to be chosen first, because the report names other rules."""
    said: str = field(default="it goes on by FIDE Dutch 2026")


RULER = "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1"
SPELLED_OUT = "XXS WW=2.0 BW=2.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=2.0 PAB=2.0 FW=2.0 FL=0.0"
CODE_BY_CODE = ["BBW  2.0", "BBD  1.0", "BBL  0.0", "BBZ  0.0", "BBF  0.0", "BBU  2.0"]
OF_TODAY = ["012 Open", "042 2026/10/01", "142 5", "152 W"]
SHAPES = {
    "Swiss-Manager, a running event": Shape(
        ["012 Open", "042 2026/10/01", "092 Individual: Swiss-System (Dutch)", "XXR 5", RULER, *players(sex="m")],
        "dutch-2026",
        "\r\n",
    ),
    "Swiss-Manager, before the rules of today": Shape(
        ["012 Open", "042 2014/10/01", "092 Individual: Swiss-System", RULER, *players(sex="m")],
        "swiss-1998",
        "\r",
        said="it goes on by FIDE Swiss 1998",
    ),
    "Vega, ratings and ids": Shape(
        ["012 Open", "042 2026/03/01", "062 4", "092 Swiss Dutch", "122 90 min + 30 s", *players(fide_id="")],
        "dutch-2026",
    ),
    "Lichess, bare": Shape(["012 Arena", "XXR 4", *players()], "dutch-2026"),
    "JaVaFo, its own codes": Shape(
        ["XXR 5", "XXC white1", "XXP 1 4", "XXZ 4", *players()], "dutch-2026", said="does not say by which rules"
    ),
    "JaVaFo, points of a league": Shape(
        ["XXR 5", "XXC white1", "XXS W=2 D=1 PAB=2", *players(("3.0", "3.0", "2.0", "0.0"))],
        "dutch-2026",
        half_points=(6, 6, 4, 0),
    ),
    "bbpPairings, points code by code": Shape(
        ["XXR 5", "152 W", *CODE_BY_CODE, *players(("3.0", "3.0", "2.0", "0.0"))],
        "dutch-2026",
        half_points=(6, 6, 4, 0),
    ),
    "bbpPairings, points spelled out": Shape(
        ["XXR 5", "XXC white1", SPELLED_OUT, *players(("3.0", "3.0", "2.0", "0.0"))],
        "dutch-2026",
        half_points=(6, 6, 4, 0),
    ),
    "a program of today, by its code": Shape(
        [*OF_TODAY, "162  W 1.0    D 0.5    L 0.0", "192 FIDE_DUTCH_2026", *players()],
        "dutch-2026",
        said="taken over as an event of FIDE Dutch 2026",
    ),
    "a program of today, by the plain code": Shape([*OF_TODAY, "192 FIDE_DUTCH", *players()], "dutch-2026"),
    "other rules of FIDE": Shape(
        [*OF_TODAY, "192 FIDE_LIM", *players()],
        "dutch-2026",
        other="FIDE_LIM",
        said="names another pairing system (FIDE_LIM)",
    ),
    "the edition of 2006": Shape(
        ["012 Open", "042 28. 07. 2005", "092 Individual: Swiss-System", *players(games=OF_2006)],
        "swiss-1998",
        said="1 point without an opponent (+ or =, as in 2006) goes out as U or H.",
    ),
    "a round being played": Shape(
        ["012 Open", "042 2026/10/01", "XXR 5", *players(("1.0", "1.0", "1.0", "0.0"), PLAYING)],
        "dutch-2026",
        half_points=(2, 2, 2, 0),
        said="* is read as a game without a result",
    ),
    "forfeits without a colour": Shape(
        ["012 Open", "042 2026/10/01", "XXR 5", *players(games=PLAIN)], "dutch-2026", said="1 forfeit has no colour"
    ),
}


@pytest.mark.parametrize("name", SHAPES)
def test_a_report_of_another_program(name: str) -> None:
    shape = SHAPES[name]
    report = read_trf(trf.document(*shape.records, line_end=shape.line_end))
    said = "\n".join(report.lines())
    assert not report.refused, said
    assert shape.said in said
    assert (report.other_system, report.other_points, report.left_out) == (shape.other, False, ())
    event = Tournament.told(SYSTEMS, report.events)
    assert event.regulations.system == shape.system
    assert tuple(card.points() for card in event.cards.values()) == shape.half_points
    assert {each.points for each in report.table} == {*shape.half_points}
    for edition in Edition:
        first = write_trf(event, edition)
        again = read_trf(first, system="" if not shape.other else shape.system)
        assert Tournament.told(SYSTEMS, again.events).regulations.system == shape.system
        assert write_trf(Tournament.told(SYSTEMS, again.events), edition) == first


def test_all_of_them_are_counted() -> None:
    """Of fourteen shapes two go on by the rules of their day, one has to be asked about, none is refused."""
    read = [read_trf(trf.document(*each.records)) for each in SHAPES.values()]
    assert len(read) == 14
    assert sum(each.going_on.system == "swiss-1998" for each in read) == 2
    assert sum(bool(each.other_system) for each in read) == 1
    assert sum(each.going_on.named for each in read) == 1
