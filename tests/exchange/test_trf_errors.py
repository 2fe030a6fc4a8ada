"""TRF reports with something wrong: told with line, columns and what was expected; nothing comes in."""

from __future__ import annotations

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import NO_RATING, Verdict
from paircard.data.exchange.trf import TrfReport, read_trf
from tests.support import trf

GOOD = [
    "012 Club Open",
    "XXR 3",
    trf.player(1, rating=1900, points="2.0", cells=["   2 w 1", "   3 b 1"]),
    trf.player(2, rating=1800, points="1.0", cells=["   1 b 0", "   4 w 1"]),
    trf.player(3, rating=1700, points="1.0", cells=["   4 w 1", "   1 w 0"]),
    trf.player(4, rating=1600, points="0.0", cells=["   3 b 0", "   2 b 0"]),
]


R1, R2 = "columns 92-95 (round 1, opponent)", "columns 102-105 (round 2, opponent)"
RESULT = "column 99 (round 1, result)"
RESULT_2 = "column 109 (round 2, result)"
WITHOUT = ", as there is no opponent"
VALUE = "columns 5-64 (value)"
NOT_READ = ": this record is not read"
NO_ROUND = ": this round is not read"


def changed(line: int, column: int, text: str) -> TrfReport:
    """Read the good report with something written over a line, both counted from 1."""
    records = list(GOOD)
    old = records[line - 1].ljust(column - 1)
    records[line - 1] = old[: column - 1] + text + old[column - 1 + len(text) :]
    return read_trf(trf.document(*records))


def told(report: TrfReport) -> list[str]:
    return [f"{row.line} {remark}" for row in report.refused for remark in row.remarks]


def to_check(report: TrfReport) -> list[str]:
    flagged = (row for row in report.rows if row.verdict is Verdict.FLAGGED)
    return [f"{row.line} {remark}" for row in flagged for remark in row.remarks if remark.sentence != tr(NO_RATING)]


def test_the_good_report_is_good() -> None:
    report = read_trf(trf.document(*GOOD))
    assert {row.verdict for row in report.rows} == {Verdict.TAKEN}
    assert report.commands


@pytest.mark.parametrize(
    ("line", "column", "text", "message"),
    [
        (3, 14, "Pl", "3 column 14: found P between two fields: the line is shifted"),
        (3, 15, " " * 33, "3 columns 15-47 (name): The name is empty: type at least one letter."),
        (3, 4092, "   2 w 1", "3 columns 4092-4095 (round 401, opponent): found a round, expected 400 at most"),
    ],
)  # fmt: skip
def test_one_thing_wrong_is_told_once_and_nothing_comes_in(line: int, column: int, text: str, message: str) -> None:
    report = changed(line, column, text)
    assert len(report.refused) == 1
    assert told(report)[0] == message
    assert (report.events, report.commands) == ((), ())
    assert "Nothing can be imported: 1 line is refused." in list(report.lines())


@pytest.mark.parametrize(
    ("line", "column", "text", "message"),
    [
        (2, 5, "0 ", f"2 {VALUE}: found 0, expected a number of rounds from 1 to 400{NOT_READ}"),
        (2, 1, "142 401", f"2 {VALUE}: found 401, expected a number of rounds from 1 to 400{NOT_READ}"),
        (2, 1, "152 X", f"2 {VALUE}: found X, expected W or B{NOT_READ}"),
        (2, 1, "XXC white1 black1", f"2 {VALUE}: found both white1 and black1, expected one of them{NOT_READ}"),
        (2, 4, "\t", f"2 column 4: found a tab, expected blanks{NOT_READ}"),
        (3, 5, "   x", "3 columns 5-8 (start number): found x, expected a number from 1 to 9999: read as 1"),
        (3, 5, "    ", "3 columns 5-8 (start number): found nothing, expected a number from 1 to 9999: read as 1"),
        (3, 5, "0000", "3 columns 5-8 (start number): found 0000, expected a number from 1 to 9999: read as 1"),
        (4, 5, "   1", "4 columns 5-8 (start number): 1 is already the start number of line 3: read as 2"),
        (3, 5, "   2", "3 columns 5-8 (start number): 2 is already the start number of line 4: read as 1"),
        (3, 81, " 2.3", "3 columns 81-84 (points): found 2.3, expected points like 3.5"),
        (3, 97, "g", "3 column 97 (round 1, colour): found g, expected w, b or -"),
        (3, 97, " ", "3 column 97 (round 1, colour): found nothing, expected w or b"),
        (3, 109, "+", f"3 {RESULT_2}: + against 0 with opponent 3: read without a result"),
        (3, 109, " ", f"3 {RESULT_2}: a blank against 0 with opponent 3: read without a result"),
        (3, 107, "w", "3 column 107 (round 2, colour): the same colour as opponent 3: 1 is taken to have White"),
    ],
)
def test_what_leaves_the_pairings_readable_is_told_and_keeps_nothing_out(
    line: int, column: int, text: str, message: str
) -> None:
    """A slip in one place costs nobody the whole event: it is left to whoever looks at it, and to check."""
    report = changed(line, column, text)
    assert report.refused == ()
    assert to_check(report)[0] == message
    assert Tournament.told(SYSTEMS, report.events).rounds


def test_a_start_number_that_stands_twice_is_theirs_whose_opponents_name_it() -> None:
    """All games come in as they would have without the slip, whichever of the two lines has it."""
    good = read_trf(trf.document(*GOOD))
    for line, number in ((3, 2), (4, 1), (5, 4), (6, 1)):
        assert changed(line, 5, f"{number:>4}").events == good.events


def test_a_report_without_start_numbers_is_refused() -> None:
    """Nobody can say who met whom: the first slip is told, and all others with it."""
    records = [f"{each[:4]}    {each[8:]}" if each.startswith("001") else each for each in GOOD]
    report = read_trf(trf.document(*records * 3))
    assert {row.verdict for row in report.rows if row.code == "001"} == {Verdict.REFUSED}


@pytest.mark.parametrize(
    ("line", "column", "text", "messages"),
    [
        (3, 98, "1", ["3 column 98: found 1 between two fields: the line is shifted: no round is read from 1 on"]),
        (3, 92, "   x", [f"3 {R1}: found x, expected a start number, 0000 or blanks{NO_ROUND}"]),
        (3, 92, "0000 - 1", [f"3 {RESULT}: found 1, expected one of U F H Z + = - or a blank{WITHOUT}{NO_ROUND}"]),
        (3, 92, "   3", [f"3 {R1}: opponent 3, but player 3 has 4: read as 2, whose record says so"]),
        (3, 92, "   9", [f"3 {R1}: opponent 9 is not among the players: read as 2, whose record says so"]),
        (3, 92, "   1", [f"3 {R1}: opponent 1, but player 1 has 1: read as 2, whose record says so"]),
    ],
)
def test_a_round_that_one_record_tells_counts_by_the_other(
    line: int, column: int, text: str, messages: list[str]
) -> None:
    """Nothing is lost: the opponents' records have the same games."""
    report = changed(line, column, text)
    assert report.refused == ()
    assert to_check(report)[: len(messages)] == messages
    assert report.events == read_trf(trf.document(*GOOD)).events


def test_whom_no_other_record_knows_of_is_taken_as_absent() -> None:
    """Two who are sure that they were elsewhere outvote one."""
    report = changed(3, 92, "0000 - Z")
    assert f"4 {R1}: opponent 1, but player 1 has no opponent: left out, as if they had been absent" in to_check(report)
    (first, second) = Tournament.told(SYSTEMS, report.events).rounds
    assert [{*board.players} for board in first.boards] == [{3, 4}]
    assert len(second.boards) == 2


def test_of_a_refused_line_only_the_cause_is_told() -> None:
    """Nobody mends a report by the rating that is not in it."""
    lines = [*GOOD[:2], trf.player(1, title="WH", cells=["   2 w 1", "   3 b 1"]), *GOOD[3:]]
    records = [f"{each[:4]}    {each[8:]}" if each.startswith("001") else each for each in lines]
    report = read_trf(trf.document(*records * 3))
    assert told(report)
    assert not any("rating" in line or "title" in line for line in told(report))


def test_a_fide_id_twice() -> None:
    records = [trf.player(n, rating=1900, fide_id="123456") for n in (1, 2)]
    report = read_trf(trf.document(*records))
    assert to_check(report) == ["2 columns 58-68 (FIDE id): 123456 is already that of player 1: left out"]
    event = Tournament.told(SYSTEMS, report.events)
    assert [card.entrant.fide_id for card in event.cards.values()] == ["123456", ""]


def test_wrong_points_are_told_but_the_rounds_count() -> None:
    report = changed(3, 81, " 1.5")
    assert report.refused == ()
    assert [str(row.remarks[0]) for row in report.rows if row.remarks] == [
        "columns 81-84 (points): 1.5 points, but the rounds give 2.0: the rounds count"
    ]


def test_an_indented_player_is_not_overlooked() -> None:
    records = [*GOOD[:5], " " + GOOD[5]]
    assert told(read_trf(trf.document(*records)))[0] == (
        "6 columns 1-3 (record): found blanks, expected 001: the line is shifted"
    )


@pytest.mark.parametrize("data", [b"", b"\n\n", b"hello", b"\x00\xff", b"name;rating\nA;1\n"])
def test_other_files_are_told_in_one_sentence(data: bytes) -> None:
    report = read_trf(data)
    assert list(report.lines()) == ["This is not a TRF report: no line begins with 001, a player."]
    assert report.commands == ()


@pytest.mark.parametrize(
    ("record", "verdict", "remark"),
    [
        ("### comment", Verdict.IGNORED, []),
        ("092 Individual: Swiss-System", Verdict.TAKEN, []),
        ("QQQ anything", Verdict.IGNORED, ["has no place here"]),
        ("XXZ 3", Verdict.TAKEN, []),
        ("XXS W=3 D=1", Verdict.TAKEN, []),
        ("XXA    1  1.0", Verdict.TAKEN, []),
        ("260   1   9    1    3", Verdict.TAKEN, []),
        ("012 Another", Verdict.FLAGGED, ["this record appears twice: the first was read"]),
        ("XXC rank", Verdict.FLAGGED, ["rank is not applied"]),
        ("062 x", Verdict.FLAGGED, ["no number of players"]),
        ("022 " + "x" * 70, Verdict.FLAGGED, ["longer than 60 characters: cut"]),
        ("022 Łódź", Verdict.TAKEN, []),
    ],
)
def test_other_records(record: str, verdict: Verdict, remark: list[str]) -> None:
    report = read_trf(trf.document(*GOOD, record))
    assert report.rows[-1].verdict is verdict
    assert [str(each) for each in report.rows[-1].remarks] == remark
    assert report.commands


@pytest.mark.parametrize(
    ("record", "remark"),
    [
        ("XXS W=3 D=1", "not applied: by the rules of the event results do not give such points"),
        ("XXA    1  1.0", "not applied: the rules of the event know no such acceleration"),
        ("260   1   9    1    3", "not applied: the rules of the event know no lists of who does not meet"),
    ],
)
def test_what_the_rules_of_1998_do_not_know_is_told(record: str, remark: str) -> None:
    report = read_trf(trf.document(*GOOD, "092 Swiss system FIDE 1998", record))
    assert report.rows[-1].verdict is Verdict.FLAGGED
    assert [str(each) for each in report.rows[-1].remarks] == [remark]
    assert report.left_out == (record[:3],)


def test_what_the_head_says_wrongly_is_told() -> None:
    report = read_trf(trf.document("012 \x1b", "062 9 (8)", *GOOD[2:]))
    assert "Record 062 says 9 players, there are 4." in report.remarks
    assert [str(each) for each in report.rows[0].remarks] == ["no name of the event: called Imported event"]


def test_a_star_is_a_game_to_come() -> None:
    """As programs write a round that is being played."""
    players = [trf.player(1, rating=1900, cells=["   2 w *"]), trf.player(2, rating=1800, cells=["   1 b *"])]
    report = read_trf(trf.document("012 A", *players))
    assert not report.refused
    assert sum("* is read as a game without a result" in line for line in report.lines()) == 2
    assert Tournament.told(SYSTEMS, report.events).missing
