"""Start numbers printed in a report are facts: round 1 was paired by them, whatever ratings and names say today."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.batch.check import check_round
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.cli import main
from tests.support import trf

Capture = pytest.CaptureFixture[str]
SWISS = [
    key
    for key, system in SYSTEMS.items()
    if system.explain and system.contestants == "players" and key != "double-swiss-2026"
]
"""A round of Double-Swiss is a match of two games, of which these reports do not speak."""
CELLS = ["   4 w 1", "   5 b 1", "   6 w 1", "   1 b 0", "   2 w 0", "   3 b 0"]


def _report(ratings: list[int], names: list[str] | None = None, *late: str) -> bytes:
    players = [
        trf.player(number, name, rating=rating, cells=[cell])
        for number, (name, rating, cell) in enumerate(zip(names or [""] * 6, ratings, CELLS, strict=True), start=1)
    ]
    return trf.document("012 Open", "XXR 5", "XXC white1", *players, *late)


REPORTS = {
    "a late entry with a high rating": _report(
        [2400, 2200, 2100, 2000, 1900, 1800], None, trf.player(7, rating=2300, cells=["0000 - Z"])
    ),
    "a rating corrected after round 1": _report([2400, 2100, 2200, 2000, 1900, 1800]),
    "equal ratings not in the order of the alphabet": _report(
        [2000] * 6, ["Zeta, A", "Young, B", "Xavier, C", "Otto, D", "Nils, E", "Adam, F"]
    ),
}


@pytest.mark.parametrize("report", REPORTS.values(), ids=REPORTS)
@pytest.mark.parametrize("system", SWISS)
def test_round_1_is_judged_by_the_numbers_of_the_report(
    report: bytes, system: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "open.trf"
    file.write_bytes(report)
    assert main(["check", str(file), "--system", system]) == 0, capsys.readouterr().out
    assert main(["pair", str(file), "--system", system, "--round", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == ["1-4", "5-2", "3-6"]
    assert main(["explain", str(file), "--system", system, "--round", "1"]) == 0
    assert "paired otherwise" not in capsys.readouterr().out


def test_the_printed_order_of_equals_orders_them_in_later_rounds_too() -> None:
    event = Tournament.told(SYSTEMS, read_trf(REPORTS["equal ratings not in the order of the alphabet"]).events)
    assert [event.numbers[id_] for id_ in event.order] == [1, 2, 3, 4, 5, 6]
    again = Tournament.told(SYSTEMS, read_trf(write_trf(event)).events)
    assert [again.numbers[id_] for id_ in again.order] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("system", [key for key, each in SYSTEMS.items() if each.contestants == "players"])
def test_every_simulated_event_checks_clean_when_it_comes_back(system: str, tmp_path: Path) -> None:
    """Late entries, byes and absences among them; a system without reports or games by itself refuses to begin."""
    plan = ["--events", "12", "--players", "9-24", "--rounds", "6", "--seed", "806", "--jobs", "1"]
    played = main(["simulate", "--system", system, *plan, "--out", str(tmp_path)])
    if SYSTEMS[system].explain:
        assert played == 0
    reports = sorted(tmp_path.glob("*.trf"))
    assert bool(reports) == (played == 0)
    for file in reports:
        event = recorded_tournament(file)
        assert event.regulations.system == system
        for edition in Edition:
            again = Tournament.told(SYSTEMS, read_trf(write_trf(event, edition)).events)
            points = [[each.cards[each.ids[number]].score for number in sorted(each.ids)] for each in (event, again)]
            assert points[0] == points[1]
        if system_of(event).explain:
            assert [check_round(event, each)[1] for each in event.rounds] == [[]] * len(event.rounds)
