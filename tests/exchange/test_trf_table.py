"""The table of records: every row can be asked, what is written stands in its columns and can be read again."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.import_report import Verdict
from paircard.data.exchange.trf import LineReport, read_trf
from paircard.data.exchange.trf.field import misplaced
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.table import BY_CODE, NATIONAL, OF_TEAMS, RECORDS, TEAM_PAIRING, Record
from paircard.data.exchange.trf.unplaced_records import anchor
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import LOSSES
from paircard.data.manual import page_called
from paircard.data.storage.journal_file import JournalFile
from tests.support import trf
from tests.support.records_page import table, without_record

JOURNALS = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))
OF_2026 = trf.document(
    "012 Open of 2026",
    "142 4",
    "152 W",
    "172 POL NIDOF",
    "192 FIDE_DUTCH_2026",
    "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0",
    "XXS HPB=0.5",
    "260   1   4    1    3",
    trf.player(1, "Adams, Ada", rating=2000, federation="POL", points="3.0", cells=["   2 w 1"]),
    trf.player(2, "Brown, Bo", rating=1900, points="0.0", cells=["   1 b 0"]),
    trf.player(3, "Clark, Cy", rating=1800, points="3.0", cells=["0000 - U"]),
    "POL    1      Adams, Ada                        2000 POL   M/1234567",
    "240 H   3    2",
)
"""What no golden journal has: points of one's own for byes, a national record, a bye to come."""
every_row = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.code)


@cache
def events() -> tuple[Tournament, ...]:
    """Events of every system, and one that has what they have not."""
    report = read_trf(OF_2026)
    assert report.events, list(report.lines())
    return (*(JournalFile(path).tournament for path in JOURNALS), Tournament.told(SYSTEMS, report.events))


@cache
def written() -> tuple[tuple[str, LineReport], ...]:
    """Every line of the reports of those events in both editions, and what its reader says of it."""
    return tuple(_lines_read())


def _lines_read() -> Iterator[tuple[str, LineReport]]:
    for tournament in events():
        for edition in Edition:
            try:
                report = write_trf(tournament, edition)
            except Refusal:
                continue  # a display is not rated
            yield from zip(report.decode().splitlines(), read_trf(report).rows, strict=True)


def record_of(line: str) -> Record:
    """Return the row of a line; one that bears the code of a federation is national."""
    return BY_CODE.get(line[:3], NATIONAL)


@every_row
def test_a_row_without_reader_or_writer_says_why(record: Record) -> None:
    assert bool(record.read or record.compared) is not bool(record.unread)
    assert bool(record.write) is not bool(record.unwritten)


def test_codes_are_there_once() -> None:
    assert len(BY_CODE) == len(RECORDS)
    assert all(BY_CODE[record.same_as].same_as == record.code for record in RECORDS if record.same_as)


def test_what_is_lost_is_lost_of_a_record() -> None:
    assert {loss.code for loss in LOSSES} - {""} <= BY_CODE.keys()


def test_every_row_that_is_written_was_tried() -> None:
    assert {record_of(line).code for line, _ in written()} == {record.code for record in RECORDS if record.write}


@every_row
def test_what_is_written_is_read(record: Record) -> None:
    """No line of ours is refused, and none is told to have no place, but what is for people or counted anew."""
    told = [(line, row.verdict, list(map(str, row.remarks))) for line, row in written() if record_of(line) is record]
    for line, verdict, remarks in told:
        assert verdict is not Verdict.REFUSED, (line, remarks)
        assert (verdict is not Verdict.IGNORED) or record.unread, (line, remarks)


@every_row
def test_what_is_written_stands_in_its_columns(record: Record) -> None:
    for line in {line for line, _ in written() if record_of(line) is record}:
        assert list(map(str, misplaced(record.columns, line))) == []
        within = {
            position
            for column in record.columns
            for field in column.each(line)
            for position in range(field.first - 1, field.last)
        }
        beside = {position for position, sign in enumerate(line[4:], start=4) if sign != " "} - within
        assert not (record.columns and beside), line


@every_row
def test_columns_do_not_overlap(record: Record) -> None:
    """Fields that follow each other go on to the end of the line, side by side."""
    ends = [0, *(column.last for column in record.columns)]
    assert all(column.first > end for column, end in zip(record.columns, ends, strict=False))
    going_on = [column for column in record.columns if column.every]
    assert going_on == list(record.columns[len(record.columns) - len(going_on) :])
    assert all(going_on[-1].last < column.first + column.every for column in going_on)


def test_lines_stand_in_the_order_of_the_table() -> None:
    order = [record.code for record in RECORDS]
    for tournament in events():
        kept = {each.text for each in tournament.facts.kept_records}
        for edition in Edition:
            try:
                lines = write_trf(tournament, edition).decode().splitlines()
            except Refusal:
                continue
            places = [order.index(record_of(line).code) for line in lines if line not in kept]
            assert places == sorted(places)


def test_records_of_teams() -> None:
    """013 alone may be a table of teams beside an event of players."""
    assert sorted(OF_TEAMS - TEAM_PAIRING) == ["013"]
    assert sorted(TEAM_PAIRING) == ["300", "310", "320", "330", "352", "362"]


def test_a_kept_record_goes_back_behind_its_like_in_the_other_edition() -> None:
    players = (trf.player(1, "Adams, Ada", cells=["   2 w 1"]), trf.player(2, "Brown, Bo", cells=["   1 b 0"]))
    report = read_trf(trf.document("012 Open", "XXR 5", "QQQ of another program", *players))
    for edition, rounds in ((Edition.TRF16, "XXR"), (Edition.TRF26, "142")):
        lines = write_trf(Tournament.told(SYSTEMS, report.events), edition).decode().splitlines()
        assert anchor(lines[lines.index("QQQ of another program") - 1]) == rounds


def test_the_manual_has_the_table() -> None:
    page = page_called("exchange").text
    assert table() in page
    assert f"No record tells {without_record()}." in " ".join(page.split())


def test_the_manual_names_no_record_that_has_no_row() -> None:
    """Codes of three capitals or figures in the section about reports of teams."""
    section = page_called("exchange").text.partition("## Reports of team events")[2].partition("## Every record")[0]
    named = re.findall(r"(?<![\w/])([0-9]{3})(?![\w/])", section)
    assert named
    assert set(named) <= BY_CODE.keys()


def test_who_reads_or_writes_reports_has_loaded_no_system() -> None:
    """Only the one of the event is needed, once there is one."""
    program = (
        "import sys; from paircard.data.exchange import trf; "
        "from paircard.data.exchange.trf.writing import file, left_out; "
        "systems = (name for name in sys.modules if name.startswith('paircard.core.systems.')); "
        "print(*(name for name in systems if name.endswith('.system')))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
