"""Lists as other programs write them: their headings are known, and workbooks are read like CSV."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.sheet import Sheet
from paircard.data.exchange.workbook import NotRead, table_of
from paircard.data.storage.errors import Unreadable
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.cli import main
from paircard.tui.importing.files import content_of
from tests.support import workbooks
from tests.support.workbooks import DAY, archive, ods, xlsx

Capture = pytest.CaptureFixture[str]
LISTS = {
    "Swiss-Manager": "Nr;Title;Name;Int;Nat;Birth;Fed;Id-No;Sex;Club\n"
    "1;FM;Nowak, Jan;2300;2250;1990/02/28;POL;12;m;Skoczek\n2;;Lis, Ewa;0;1500;2001;POL;13;w;Skoczek\n",
    "chess-results": "From the tournament database\n\nAutumn Open\nLast update 23.11.2026\n"
    "No.;;Name;FideID;FED;RtgI;RtgN;Club/City\n"
    "1;FM;Nowak, Jan;1100001;POL;2300;2250;Skoczek\n2;;Lis, Ewa;;POL;0;1500;Skoczek\n",
    "Vega": "ID;Surname;Firstname;Rating;K;BirthDate;Title;Fed\n"
    "1100001;Nowak;Jan;2300;20;28/02/1990;FM;POL\n;Lis;Ewa;1500;40;2001;;POL\n",
    "Gambit Pairing": "Name,Rating,Gender,Date of Birth,Phone,Email,Club,Federation,Title\n"
    '"Nowak, Jan",2300,Male,1990-02-28,,,Skoczek,POL,FM\n"Lis, Ewa",1500,Female,2001-05-03,,,Skoczek,POL,\n',
    "Lichess": 'Rank,Title,Username,Rating,Points,Tie Break\n1,FM,"Nowak, Jan",2300,3,1\n2,,"Lis, Ewa",1500,2,1\n',
}
ROWS: list[list[workbooks.Cell]] = [
    ["Autumn Open"],
    [],
    ["No.", None, "Name", "Rtg", "Birth", "Typ"],
    [1, "FM", "Nowak, Jan", 2300, DAY, 1.5],
    [2, None, "Lis, Ewa", 1500, 2001, 1.5],
]


@pytest.mark.parametrize("program", LISTS)
def test_the_headings_of_programs_are_known(program: str) -> None:
    report = read_entrants(LISTS[program].encode())
    known = [(each.name, each.rating, each.title.value) for each in report.entrants]
    assert known == [("Nowak, Jan", 2300, "FM"), ("Lis, Ewa", 1500, "")], list(report.lines())
    first = report.entrants[0]
    assert (first.fide_id, first.national_id) == {"Swiss-Manager": ("", "12"), "chess-results": ("1100001", ""),
                                                  "Vega": ("1100001", "")}.get(program, ("", ""))  # fmt: skip
    assert first.birth in (None, 1990)
    assert first.sex.value == {"Swiss-Manager": "m", "Gambit Pairing": "m"}.get(program, "")
    national = program in ("Swiss-Manager", "chess-results")
    assert report.entrants[1].rating_source.value == ("national" if national else "")


def test_a_national_rating_stays_beside_that_of_fide() -> None:
    """Q145: a method may go by either."""
    report = read_entrants(b"name;rating;nrtg\nLis;2000;2100\nNowak;0;1500\n")
    assert [(each.rating, each.national, each.national_rating) for each in report.entrants] == [
        (2000, 2100, 2100), (1500, 1500, 0),
    ]  # fmt: skip


def test_a_nation_is_no_rating() -> None:
    report = read_entrants(b"name,nat,rating\nLis,POL,1500\n")
    assert [(each.rating, each.federation) for each in report.entrants] == [(1500, "")]


@pytest.mark.parametrize(("heading", "figures"), [("Strength", "2100"), ("Power", "0")])
def test_ratings_under_a_heading_that_is_not_known_are_asked_for(
    heading: str, figures: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    file = tmp_path / "list.csv"
    file.write_text(f"Name;{heading};Entered\nNowak;{figures};2026\nLis;1450;2026\n")
    assert main(["import", str(file), "--yes"]) == 1
    assert f'perhaps {heading}: say so with --columns "name=Name,rating={heading}"' in capsys.readouterr().err
    assert main(["import", str(file), "--yes", "--columns", "name=Name"]) == 0, "nobody has one: that was said"
    assert main(["import", str(file), "--yes", "--into", str(tmp_path / "b.json")]) == 0, "and is remembered"


def test_a_known_column_without_a_single_rating_does_not_hide_another() -> None:
    """Everybody would be entered with 0, and nobody asked; with one rating in it, it is the one that is meant."""
    empty = Sheet.of(b"Name;Rating;Sila\nNowak;0;2100\nLis;;1450\n")
    assert empty.likely_ratings({"name": 0, "rating": 1}) == "Sila"
    filled = Sheet.of(b"Name;Rating;Sila\nNowak;0;2100\nLis;1400;1450\n")
    assert filled.likely_ratings({"name": 0, "rating": 1}) == ""


def test_years_and_small_numbers_are_no_ratings() -> None:
    sheet = Sheet.of(b"Name;Since;Seat\nNowak;1999;12\nLis;2024;3\n")
    assert sheet.likely_ratings({"name": 0}) == ""


# --- workbooks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", [xlsx, ods])
def test_a_workbook_is_read_like_csv(made: Callable[[list[list[workbooks.Cell]]], bytes]) -> None:
    """Titles above the table, days, figures worked out, cells and rows left empty."""
    assert table_of(made(ROWS)).decode().split("\n") == [
        "Autumn Open,,,,,",
        "",
        "No.,,Name,Rtg,Birth,Typ",
        '1,FM,"Nowak, Jan",2300,2001-02-28,1.5',
        '2,,"Lis, Ewa",1500,2001,1.5',
        "",
    ]


@pytest.mark.parametrize(("made", "ending"), [(xlsx, "xlsx"), (ods, "ods")])
def test_a_workbook_becomes_an_event(
    made: Callable[[list[list[workbooks.Cell]]], bytes], ending: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / f"list.{ending}"
    file.write_bytes(made([*ROWS, [3, None, "Kot, \u017baneta", "x", None, None]]))
    assert main(["import", str(file), "--yes", "--encoding", "cp1250"]) == 0, "its letters are certain"
    assert "line 6    row 3    check    Kot, \u017baneta - rating: x is not a rating" in capsys.readouterr().out
    event = recorded_tournament(file.with_suffix(".json"))
    told = [(each.entrant.name, each.entrant.rating, each.entrant.birth_date) for each in event.registrations.values()]
    assert told == [("Nowak, Jan", 2300, "2001-02-28"), ("Lis, Ewa", 1500, ""), ("Kot, \u017baneta", 0, "")]


GOOD = xlsx(ROWS)
MANY = '<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="900">'
SPOILT = {
    "no archive": b"PK\x03\x04" + b"x" * 100,
    "cut off": GOOD[: len(GOOD) // 2],
    "another archive": archive({"a.txt": "a"}),
    "swollen": xlsx(ROWS, **{"xl/worksheets/sheet1.xml": " " * 70_000_000}),
    "entities": xlsx(ROWS, **{"xl/sharedStrings.xml": '<!DOCTYPE x [<!ENTITY a "b">]><sst>&a;</sst>'}),
    "no XML": xlsx(ROWS, **{"xl/workbook.xml": "<workbook><sheets>"}),
    "a filled million": ods(ROWS, MANY + "<text:p>x</text:p></table:table-cell></table:table-row>"),
    "another way of packing": archive({"xl/workbook.xml": "<workbook/>"}, zipfile.ZIP_LZMA),
    "an old workbook": bytes.fromhex("d0cf11e0a1b11ae1") + b"x" * 100,
}


@pytest.mark.parametrize("kind", SPOILT)
def test_a_spoilt_workbook_is_one_sentence(kind: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "list.xlsx"
    file.write_bytes(SPOILT[kind])
    with pytest.raises(Unreadable, match=r"list\.xlsx is (not a workbook that can be read|an old workbook)"):
        content_of(file)
    assert main(["import", str(file), "--yes"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("seed", range(3))
def test_any_bytes_damaged_are_read_or_refused(seed: int) -> None:
    chance = Random(seed)
    for _ in range(150):
        data = bytearray(chance.choice((GOOD, ods(ROWS))))
        for _ in range(chance.randint(1, 8)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        try:
            table_of(bytes(data))
        except NotRead:
            continue
