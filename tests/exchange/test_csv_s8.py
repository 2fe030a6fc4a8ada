"""Acceptance scenario S8: a file of 120 entrants comes in, whole and safe, from either encoding."""

from __future__ import annotations

import pytest

from paircard.core.commands import CreateTournament, PairRound, PublishRound, RegisterEntrants, SetFirstColour
from paircard.core.commands.base import Command
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.colour import Colour
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.import_report import ImportReport, Verdict
from tests.support import s8

CP1250 = s8.document("cp1250")
UTF8_WITH_BOM = s8.document("utf-8-sig")


def tournament(*commands: Command) -> Tournament:
    state = Tournament.beginning(SYSTEMS)
    create = CreateTournament(Details("S8"), Regulations(rounds=9))
    for command in (create, *commands):
        state = state.record(command.decide(state), arbiter="Anna", time="2026-05-02T09:00:00Z")
    return state


@pytest.fixture(scope="module")
def report() -> ImportReport:
    return read_entrants(CP1250, encoding="cp1250")


def test_the_sample_is_the_one_of_the_scenario() -> None:
    assert len(s8.rows()) == 120
    assert CP1250.split(b"\r\n")[0].count(b";") == len(s8.COLUMNS) - 1
    assert UTF8_WITH_BOM.startswith(b"\xef\xbb\xbf")
    with pytest.raises(UnicodeDecodeError):
        CP1250.decode("utf-8")


def test_118_are_taken_and_2_refused(report: ImportReport) -> None:
    assert report.counts == {Verdict.TAKEN: 110, Verdict.FLAGGED: 8, Verdict.REFUSED: 2}
    assert len(report.entrants) == 118
    assert report.remarks == ()
    assert report.summary == "120 rows: 118 taken (110 clean, 8 to check), 2 refused."


def test_each_doubt_is_told_for_its_row(report: ImportReport) -> None:
    flagged = {row.row: row for row in report.rows if row.verdict is Verdict.FLAGGED}
    assert flagged.keys() == s8.FLAGGED_ROWS
    assert all(row.line == number + 1 and len(row.remarks) == 1 for number, row in flagged.items())
    for number in s8.UNRATED:
        assert str(flagged[number].remarks[0]) == "rating: no rating: entered with 0"
    told = {number: str(flagged[number].remarks[0]) for number in (s8.NAMESAKE, *s8.ODD)}
    assert told == {
        97: "name: same name and year as row 30: check",
        101: "rating: A1946 read as 1946",
        105: "title: WH is not a title: entered without one",
        119: "birth: 0000 is no year of birth: entered without one",
    }


def test_repeated_ids_are_refused_with_the_row_that_has_them(report: ImportReport) -> None:
    refused = {row.row: str(row.remarks[0]) for row in report.rows if row.verdict is Verdict.REFUSED}
    names = [row["name"] for row in s8.rows()]
    assert refused == {
        88: f"fide_id: 990000010 is that of row 10, {names[9]}",
        117: f"fide_id: 990000055 is that of row 55, {names[54]}",
    }


def test_names_come_in_intact(report: ImportReport) -> None:
    expected = [row["name"] for number, row in enumerate(s8.rows(), start=1) if number not in s8.REFUSED_ROWS]
    assert [entrant.name for entrant in report.entrants] == expected
    assert {"Żółtowski, Łucja", "Kőszegváry, Ödön", "Dvořáček, Jiří"} <= set(expected)


def test_both_encodings_give_the_same(report: ImportReport) -> None:
    other = read_entrants(UTF8_WITH_BOM)
    assert (report.encoding, other.encoding) == ("CP1250", "UTF-8 with BOM")
    assert (report.rows, report.remarks, report.separator) == (other.rows, other.remarks, other.separator)


def test_bulgarian_letters_come_in_intact() -> None:
    # CP1250 cannot hold them: only the UTF-8 copy of the file can be asked
    cyrillic = read_entrants(s8.document("utf-8-sig", cyrillic=True))
    names = [entrant.name for entrant in cyrillic.entrants]
    assert names.count("Йорджев, Łucja") == 1
    assert sum("Щърков" in name for name in names) == 10
    assert cyrillic.counts == read_entrants(UTF8_WITH_BOM).counts


@pytest.mark.parametrize("again", [CP1250, UTF8_WITH_BOM])
def test_a_second_import_adds_nobody(report: ImportReport, again: bytes) -> None:
    state = tournament(RegisterEntrants(report.entrants))
    known = [registration.entrant for registration in state.registrations.values()]
    assert len(known) == 118
    second = read_entrants(again, known, encoding="cp1250" if again is CP1250 else "")
    assert second.entrants == ()
    assert second.counts == {Verdict.REFUSED: 120}


def test_reading_writes_nothing(report: ImportReport) -> None:
    text = "\n".join(report.lines())
    assert text.startswith(
        "CP1250, separator ;\nNames read so: Żółtowski, Łucja; Wąśniewska, Łucja; Ścibor, Łucja.\n120 rows: 118 taken"
    )
    assert len(text.splitlines()) == 3 + 1 + 4 + 2, "the four without a rating stand in one line"
    assert "line 89   row 88   refused  " in text


@pytest.mark.parametrize("colour", ["W", "B"])
def test_round_1_of_the_118(report: ImportReport, colour: Colour) -> None:
    state = tournament(SetFirstColour(colour), RegisterEntrants(report.entrants), PairRound(), PublishRound())
    assert state.current is not None
    numbers = [(state.numbers[board.white], state.numbers[board.black]) for board in state.current.boards]
    top_white = [(n, n + 59) if n % 2 else (n + 59, n) for n in range(1, 60)]
    assert numbers == (top_white if colour == "W" else [(black, white) for white, black in top_white])
    assert state.current.bye is None
