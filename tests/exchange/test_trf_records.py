"""Every record of TRF16 and TRF26: read by position, kept where it has no place in the event, written back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from paircard.core.commands import CorrectEntrant
from paircard.core.event.bye import ByeKind
from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.text import MARKS_LIMIT
from paircard.data.exchange.import_report import Verdict
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support import trf
from tests.support.dose import examples
from tests.support.play import Play

REPORTS = Path(__file__).parent / "reports"
EVERY = (REPORTS / "every_record.trf").read_bytes()
PLAYERS = [
    trf.player(1, rating=1900, cells=["   2 w 1", "   3 b 1"]),
    trf.player(2, rating=1800, cells=["   1 b 0", "0000 - H"]),
    trf.player(3, rating=1700, cells=["0000 - U", "   1 w 0"]),
]

AS_IT_SAYS = "kept as the report says: no pairing gives one"
TEAMS = "team events: choose one for individual players."


def written(data: bytes, edition: Edition) -> bytes:
    report = read_trf(data)
    assert report.refused == (), list(report.lines())
    return write_trf(Tournament.beginning(SYSTEMS).imagine(*report.events), edition)


def told(*records: str, players: list[str] = PLAYERS) -> list[str]:
    """What is said of the records after the players, with line and columns."""
    report = read_trf(trf.document(*players, *records))
    return [f"{row.verdict} {remark}" for row in report.rows[len(players) :] for remark in row.remarks]


def test_a_report_with_every_record_comes_back_to_the_byte() -> None:
    assert written(EVERY, Edition.TRF26) == EVERY


def test_in_the_other_edition_no_record_is_lost_but_those_it_has_not() -> None:
    lines = written(EVERY, Edition.TRF16).decode().split("\r\n")
    lost = [line for line in EVERY.decode().split("\r\n") if line not in lines]
    # byes of rounds to come stand beside the rounds
    assert [line[:8] for line in lost] == [
        "142 3", "152 W", "182 pair", "192 CUST", "202 OTHE", "222 5400", "001    5", "POL    1", "240 H   ",
    ]  # fmt: skip
    assert [line[91:] for line in lines if line.startswith("001    5")] == ["0000 - U  0000 - Z  0000 - H"]
    codes = [line[:3] for line in lines]
    assert (codes[0], codes[-2]) == ("###", "QQQ")
    assert codes[codes.index("DAT") - 1 :][:3] == ["001", "DAT", "001"]


@pytest.mark.parametrize("path", sorted(REPORTS.glob("*.trf")), ids=lambda path: path.stem)
@pytest.mark.parametrize("edition", Edition)
def test_what_was_read_and_written_reads_the_same(path: Path, edition: Edition) -> None:
    first, again = read_trf(path.read_bytes()), read_trf(written(path.read_bytes(), edition))
    states = [Tournament.beginning(SYSTEMS).imagine(*report.events) for report in (first, again)]
    assert states[0].rounds == states[1].rounds
    assert [card.lines for card in states[0].cards.values()] == [card.lines for card in states[1].cards.values()]
    assert states[0].details == states[1].details


def test_the_edition_of_2006() -> None:
    report = read_trf((REPORTS / "edition_2006.trf").read_bytes())
    state = Tournament.beginning(SYSTEMS).imagine(*report.events)
    assert [each.entrant.title for each in state.registrations.values()] == ["IM", "WGM", "", "", ""]
    assert (state.rounds[0].bye, state.rounds[1].who_has(ByeKind.HALF)) == (3, (5,))
    lines = written((REPORTS / "edition_2006.trf").read_bytes(), Edition.TRF16).decode().split("\r\n")
    assert [line[91:] for line in lines if line[:8] in ("001    3", "001    5")] == [
        "0000 - U     4 b =",
        "   2 w 0  0000 - H",
    ]


def test_the_program_of_others_is_not_claimed_for_our_report() -> None:
    report = EVERY.replace(b"182 paircard", b"182 Other")
    assert written(report, Edition.TRF26) == EVERY


NOT_READ = ": this record is not read"


@pytest.mark.parametrize(
    ("record", "remarks"),
    [
        ("240 Q   3    1", [f"check column 5 (kind of bye): found Q, expected F, H or Z{NOT_READ}"]),
        ("240 H 401    1", [f"check columns 7-9 (round): found 401, expected a round from 1 to 400{NOT_READ}"]),
        ("240 H   3    1    x", [f"check columns 16-19 (start number): found x, expected a start number{NOT_READ}"]),
        ("240 H   3    9", ["check columns 11-14 (start number): player 9 is not among the players: left out"]),
        ("240 H   2    2", []),
        (
            "240 Z   2    2",
            ["check columns 11-14 (start number): the record of player 2 says otherwise of round 2: it counts"],
        ),
        (
            "240 F   3    2",
            [f"check column 5 (kind of bye): a full point without playing, {AS_IT_SAYS}"],
        ),
        ("XXZ 2 3", []),
        ("XXZ 2 x", [f"check column 7 (start number): found x, expected a start number{NOT_READ}"]),
        ("XXZ 2 17", ["check columns 7-8 (start number): player 17 is not among the players: left out"]),
        ("172 P", [f"check columns 5-7 (federation): found P, expected a federation of three letters{NOT_READ}"]),
        ("202 OTHER_BH1998,WON", []),
        ("202 OTHER_WHAT", ["check not applied: OTHER_WHAT is a tie-break of another program's own"]),
        ("202 EMMSB", [f"check not applied: The tie-break EMMSB is for {TEAMS}"]),
        ("162  W 3.0    Q 1.0", ["refused column 15 (symbol): found Q, expected one of W D L A P X"]),
        ("162  W x.0", ["refused columns 7-10 (points): found x.0, expected points like 0.5"]),
        ("XXS W=3 Q=1", ["refused columns 9-11 (value): found Q=1, expected a value like W=3 or PAB=1"]),
        ("BBW  y", ["refused columns 5-8 (points): found y, expected points like 0.5"]),
        ("013 Wieza".ljust(36) + "   x", ["check columns 37-40 (player): found x, expected a start number"]),
        ("330 ++   2   1   2", ["check columns 5-6 (forfeit): found ++, expected +-, -+ or --"]),
        ("132".ljust(91) + "2026/05/02", ["check columns 92-99 (date): found 2026/05/, expected a date like 26/05/02"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_columns(record: str, remarks: list[str]) -> None:
    said = [each for each in told(record) if "not applied: by the rules" not in each]
    assert [each for each in said if "has no place here" not in each] == remarks


def test_a_national_record_must_be_aligned_and_of_somebody() -> None:
    record = trf.player(1, rating=2000, fide_id="PL1")[3:79].rstrip()
    assert told("172 POL FIDE", "POL" + record) == []
    assert told("172 POL FIDE", "POL x" + record[2:]) != []
    assert told("172 POL FIDE", "POL" + record.replace("   1", "   7", 1)) == [
        "check columns 5-8 (start number): player 7 is not among the players: left out"
    ]


@pytest.mark.parametrize(
    ("record", "points"),
    [
        ("", ["2.0", "0.5", "1.0"]),
        ("162  W 3.0    D 1.0    L 0.0", ["6.0", "1.0", "3.0"]),
        ("162  W 3.0    P 1.0", ["6.0", "0.5", "1.0"]),
        ("162  P 1.0    W 3.0", ["6.0", "0.5", "1.0"]),
        ("XXS W=3 D=1 PAB=2", ["6.0", "1.0", "2.0"]),
        ("XXS W=3 BW=5", ["8.0", "0.5", "1.0"]),
        ("BBU  0.5", ["2.0", "0.5", "0.5"]),
        ("299 W   0.0   1.5   1    1", ["9.0", "9.0", "9.0"]),
    ],
)
def test_the_points_column_is_checked_by_the_values_the_report_states(record: str, points: list[str]) -> None:
    right = [line[:80] + f"{each:>4}" + line[84:] for line, each in zip(PLAYERS, points, strict=True)]
    wrong = [line[:80] + f"{float(each) + 1:>4.1f}" + line[84:] for line, each in zip(PLAYERS, points, strict=True)]
    assert verdicts(read_trf(trf.document(*right, record))) == [Verdict.TAKEN] * 3
    if not record.startswith("299"):
        assert verdicts(read_trf(trf.document(*wrong, record))) == [Verdict.FLAGGED] * 3


def verdicts(report: TrfReport) -> list[Verdict]:
    return [row.verdict for row in report.rows if row.code == "001"]


def test_who_is_absent_in_the_round_to_be_paired() -> None:
    report = read_trf(trf.document("XXR 4", *PLAYERS, "XXZ 1  3"))
    assert Tournament.beginning(SYSTEMS).imagine(*report.events).to_pair == (2,)


def test_what_an_event_cannot_keep_is_told() -> None:
    players = [*PLAYERS]
    players[2] = players[2][:69] + "1990/02/00" + players[2][79:]
    assert list(read_trf(trf.document("012 A", "092 Swiss system FIDE 1998", *players)).remarks) == [
        "Where a date of birth is incomplete, its year is kept.",
        "The report is taken over as an event of FIDE Swiss 1998 (C.04.1).",
        (
            "Taken where the report says nothing: 2 rounds (142); White for odd numbers, as in round 1 (152); 1, ½ and "
            "0 points (162); tie-breaks BH@fide1998, PS, WON (202)."
        ),
        "Half-point byes are not in the rules of 1998: the event is set to allow them (R18).",
    ]


ANY_BYTE = st.binary(min_size=1, max_size=1) | st.sampled_from([b"\t", b"\n", b" ", b"9", b"\x1b", b"\x00", b"\x1f"])


@settings(max_examples=examples(200), deadline=None)
@given(st.integers(0, len(EVERY) - 1), ANY_BYTE)
@example(599, b"\x00")
@example(424, b"!")
@example(455, b"\n")
def test_any_byte_damaged_is_told_with_line_and_columns_or_harmless(place: int, byte: bytes) -> None:
    told_or_harmless(EVERY[:place] + byte + EVERY[place + 1 :])


@settings(max_examples=examples(60), deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(EVERY) - 1), ANY_BYTE), min_size=2, max_size=4), st.booleans())
@example([(97, b"\x00"), (0, b"\x00")], False)
def test_and_so_are_several(damages: list[tuple[int, bytes]], keeps_places: bool) -> None:
    report = EVERY
    for place, byte in damages:
        report = report[:place] + byte + report[place + keeps_places :]
    told_or_harmless(report)


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_and_so_are_lines_in_another_order_twice_or_gone(data: st.DataObject) -> None:
    lines = EVERY.split(b"\r\n")
    places = st.integers(0, len(lines) - 1)
    one, other = data.draw(places), data.draw(places)
    match data.draw(st.sampled_from(["swapped", "twice", "gone"])):
        case "swapped":
            lines[one], lines[other] = lines[other], lines[one]
        case "twice":
            lines.insert(other, lines[one])
        case _:
            del lines[one]
    told_or_harmless(b"\r\n".join(lines))


def told_or_harmless(data: bytes) -> None:
    """What was refused says where; what was taken is written in both editions as it can be read again."""
    report = read_trf(data)
    assert all(row.line >= 1 and row.remarks and row.remarks[-1].column.startswith("col") for row in report.refused)
    assert bool(report.events) is not bool(report.refused)
    if report.events:
        state = Tournament.beginning(SYSTEMS).imagine(*report.events)
        for edition in Edition:
            out = write_trf(state, edition)
            assert out.decode().replace("\r\n", "").isprintable()
            report = read_trf(out)
            assert report.events, list(report.lines())
            again = Tournament.beginning(SYSTEMS).imagine(*report.events)
            if edition is Edition.TRF16:  # it has no record for tie-breaks, which the ranks rest on
                regulations = replace(again.regulations, tie_breaks=state.regulations.tie_breaks)
                again = again.with_facts(replace(again.facts, regulations=regulations))
            assert write_trf(again, edition) == out


@pytest.mark.parametrize("federation", ["OL", "P1L", "XXR", "XXZ", "BBW"])
def test_a_federation_that_no_record_can_bear_spoils_no_report(federation: str) -> None:
    entrant = Entrant.of("Nowak, Jan", federation=federation, national_id="M/1", rating_source=RatingSource.NATIONAL)
    play = Play([2000, 1900])
    play.do(CorrectEntrant(ContestantId(1), entrant))
    for edition in Edition:
        assert read_trf(write_trf(play.tournament, edition)).events


def test_what_does_not_fit_its_columns_is_never_taken_for_something_else() -> None:
    play = Play([2000, 1900])
    play.do(CorrectEntrant(ContestantId(1), Entrant.of("-" * 40 + "Nowak", fide_id="123456789012")))
    play.do(CorrectEntrant(ContestantId(2), Entrant.of("Lis", fide_id="123456789013")))
    for edition in Edition:
        names = [
            each.entrant for each in read_trf(write_trf(play.tournament, edition)).events if hasattr(each, "entrant")
        ]
        assert [(each.name, each.fide_id) for each in names] == [("Nowak", ""), ("Lis", "")]
    assert "2 FIDE ids longer than 11 characters left out." in list(lost_in_report(play.tournament))


def test_kept_records_keep_their_columns_and_nothing_a_terminal_obeys() -> None:
    records = ["DAT    1\x1b[2J a\u202eb\x9bc\u200b d" + "\u0489" * 40 + "e", "999 \x1b]52;c;aGk=\x07"]
    lines = written(trf.document(*PLAYERS, *records), Edition.TRF26).decode().split("\r\n")
    assert "DAT    1 [2J a b c  d" + "\u0489" * MARKS_LIMIT + " " * (40 - MARKS_LIMIT) + "e" in lines
    assert "999  ]52;c;aGk=" in lines


def test_a_national_record_may_stand_before_its_federation_is_named() -> None:
    record = "POL" + trf.player(1, rating=2000, fide_id="PL1")[3:79].rstrip()
    report = read_trf(trf.document(record, *PLAYERS, "172 POL FIDE"))
    assert report.refused == ()
    entrants = [each.entrant for each in report.events if hasattr(each, "entrant")]
    assert entrants[0].national_id == "PL1"


def test_records_of_players_stay_out_while_their_numbers_may_change() -> None:
    players = [line[:91] for line in PLAYERS]
    data = trf.document("032 POL", *players, "299 H  1.0  1.0   1    1", "QQQ    1")
    assert b"032 POL" in written(data, Edition.TRF16)
    assert b"299" not in written(data, Edition.TRF16)
    assert "Not kept: records QQQ." in list(read_trf(data).lines())
