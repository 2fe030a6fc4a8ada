"""FIDE mode is on by itself after an import, unless the report says that it was left (Q56)."""

from __future__ import annotations

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support import trf

PLAYERS = [
    trf.player(at, rating=2300 - 50 * at, cells=[cell])
    for at, cell in enumerate(("   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"), start=1)
]


def read(*records: str) -> TrfReport:
    """Four players after a round."""
    return read_trf(trf.document("012 Open", "042 2026/10/01", "142 5", *records, *PLAYERS))


def told(report: TrfReport) -> Tournament:
    return Tournament.told(SYSTEMS, report.events)


@pytest.mark.parametrize("records", [[], ["192 FIDE_DUTCH_2026"], ["092 Swiss Dutch"]])
def test_it_is_on(records: list[str]) -> None:
    report = read(*records)
    event = told(report)
    assert system_of(event).in_fide_mode(event)
    assert "The event is in FIDE mode." in report.remarks


@pytest.mark.parametrize("line", ["### FIDE mode exited @ Round 1", "### FIDE mode left before round 2"])
def test_what_its_report_has_left_stays_left(line: str) -> None:
    """The newer form and the older one; the next report says it once, in the newer."""
    report = read("192 FIDE_DUTCH_2026", line)
    event = told(report)
    assert not system_of(event).in_fide_mode(event)
    assert "FIDE mode was left before round 2, as the report says." in report.remarks
    lines = write_trf(event, Edition.TRF26).decode().split("\r\n")
    assert [each for each in lines if each.startswith("###")] == ["### FIDE mode exited @ Round 1"]


@pytest.mark.parametrize("records", [["092 Swiss system FIDE 1998"], ["162  W 3.0    D 2.0    L 0.0"]])
def test_an_event_that_is_none_of_fides_has_none(records: list[str]) -> None:
    """Other rules, or draws worth more than a win and a loss (Q74): nothing is left, as nothing was on."""
    report = read(*records)
    event = told(report)
    assert not system_of(event).in_fide_mode(event)
    assert event.facts.fide_mode_left is None
    assert "FIDE mode" not in "\n".join(report.remarks)
