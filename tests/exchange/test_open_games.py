"""Games whose result is not known: told as `?` in the file of a running event (Q164, Q165), and read as such (Q166)."""

from __future__ import annotations

import pytest

from paircard.core.event.card import Kind
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultCleared, ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support import trf

HEAD = ("012 Open", "142 5", "152 W", "192 FIDE_DUTCH_2026")


def running(*, points: str = "") -> Tournament:
    """Four players: a game of round 1 is adjourned, another of round 2 under way, which is drawn at the other board."""
    cells = (["   3 w 1", "   2 b ?"], ["   4 b ?", "   1 w ?"], ["   1 b 0", "   4 w ="], ["   2 w ?", "   3 b ="])
    records = [trf.player(at, rating=2300 - 50 * at, cells=each) for at, each in enumerate(cells, 1)]
    return Tournament.told(SYSTEMS, read_trf(trf.document(*HEAD, *([points] if points else []), *records)).events)


def player_lines(event: Tournament) -> list[str]:
    text = write_trf(event, Edition.TRF26, Style(running=True)).decode()
    return [line for line in text.split("\r\n") if line.startswith("001")]


def test_both_are_told_as_unknown_and_counted_as_draws() -> None:
    event = running()
    assert [board.result for board in event.rounds[0].boards] == [Result.WHITE, Result.ADJOURNED]
    lines = player_lines(event)
    assert [line[89:].split() for line in lines] == [
        ["3", "w", "1", "2", "b", "?"],
        ["4", "b", "?", "1", "w", "?"],
        ["1", "b", "0", "4", "w", "="],
        ["2", "w", "?", "3", "b", "="],
    ]
    assert [line[80:84].strip() for line in lines] == ["1.5", "1.0", "0.5", "1.0"]
    assert "162  X 0.5" in write_trf(event, Edition.TRF26).decode().split("\r\n")
    assert any("2 games without a result are told as ?" in each for each in lost_in_report(event))


def test_where_a_draw_gives_a_point_so_does_an_open_game() -> None:
    """Another value than that of a draw is never taken (Q167)."""
    points = "162  W 3.0    D 1.0    L 0.0    X 3.0"
    event = running(points=points)
    report = read_trf(trf.document(*HEAD, points, trf.player(1), trf.player(2)))
    assert "A game without a result counts as a draw; the report says 3.0 (162, X)." in report.remarks
    assert "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0" in write_trf(event, Edition.TRF26).decode()
    assert [line[80:84].strip() for line in player_lines(event)] == ["4.0", "2.0", "1.0", "2.0"]


def test_nothing_of_it_once_all_is_played_nor_for_engines_nor_in_the_older_edition() -> None:
    event = running()
    assert "?" not in write_trf(event, Edition.TRF16).decode()
    assert "?" not in write_trf(event, Edition.TRF26, Style(for_engine=True)).decode()
    over = event.imagine(ResultEntered(1, 2, Result.DRAW), ResultEntered(2, 1, Result.DRAW))
    over = over.imagine(ResultEntered(2, 2, Result.DRAW))
    text = write_trf(over, Edition.TRF26).decode()
    assert "?" not in text
    assert "162" not in text
    assert "?" in write_trf(over.imagine(ResultCleared(2, 1)), Edition.TRF26).decode()


@pytest.mark.parametrize("sign", ["?", "*", "x", "U"])
def test_any_other_sign_is_a_game_without_a_result_and_listed(sign: str) -> None:
    """In the last round it is under way, in an earlier one adjourned; it keeps nobody's event out."""
    cells = ([f"   2 w {sign}", "   2 b ="], [f"   1 b {sign}", "   1 w ="])
    records = [trf.player(at, rating=2000, cells=each) for at, each in enumerate(cells, 1)]
    report = read_trf(trf.document(*HEAD, *records))
    said = "\n".join(report.lines())
    assert said.count(f"{sign} is read as a game without a result") == 2
    event = Tournament.told(SYSTEMS, report.events)
    assert [line.kind for line in event.cards[event.order[0]].lines] == [Kind.ADJOURNED, Kind.PLAYED]


def test_points_that_count_open_games_are_no_mistake() -> None:
    """Whether the column counts them as draws or not at all: programs differ."""
    for points in ("0.5", "0.0"):
        cells = (["   2 w ?"], ["   1 b ?"])
        records = [trf.player(at, rating=2000, points=points, cells=each) for at, each in enumerate(cells, 1)]
        assert "points, but the rounds give" not in "\n".join(read_trf(trf.document(*HEAD, *records)).lines())
