"""Reports of events by the rules of 2026: what they hold comes back, and gacrux reads and pairs it alike."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.cli import main
from tests.support.dose import some
from tests.support.line import Conversation

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green", "Hills", "Irwin", "Jones", "Kelly", "Lewis")
ROUNDS = (("1 1", "2 0", "3 =", "4 1", "5 1", "6 1"), ("1 1", "2 =", "3 1", "4 0", "5 1", "6 +"), ("1 =", "2 1", "3 0"))


def played(path: Path, options: str, players: int, *before: str) -> Tournament:
    """Play three rounds, the third half typed."""
    talk = Conversation()
    talk.say(f"new Open; 5; system=Swiss 2026; half=yes; {options}file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES[:players])))
    talk.say(*before, "P", "p w", "b")
    for number, results in enumerate(ROUNDS):
        if number:
            talk.say("p", "b")
        boards = len(talk.tournament.rounds[-1].boards)
        talk.say(*(each for each in results if int(each[0]) <= boards))
    assert not talk.refused, talk.refused
    return talk.tournament


def again(tournament: Tournament, edition: Edition) -> Tournament:
    """Write a report and read it."""
    report = read_trf(write_trf(tournament, edition))
    assert report.events, list(report.lines())
    return Tournament.told(SYSTEMS, report.events)


def by_gacrux(report: str, number: int) -> list[tuple[int, int]]:
    """Return a round as gacrux pairs it from a report, White first, 0 for the bye."""
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    read = trf2json()
    read.parse_file(report, 0)
    with redirect_stdout(StringIO()):
        engine = pairing_dutch(read.get_tournament(1), number, {"experimental": [], "verbose": 0})
        brackets = engine.compute_pairing(False, 0)
    return sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])


def paired(tournament: Tournament, number: int) -> list[tuple[int, int]]:
    round_, numbers = tournament.rounds[number - 1], tournament.numbers
    bye = [(int(numbers[round_.bye]), 0)] if round_.bye is not None else []
    return sorted([(int(numbers[white]), int(numbers[black])) for white, black in round_.pairs] + bye)


KINDS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "plain": ("", 12, ()),
    "lists and a bye": ("fide mode=no; ", 12, ("p 1 7 2; 2", "p 3 / Lewis", "5", "a 2;h")),
    "an odd field, the bye worth half a point": ("the bye gives=half; ", 11, ()),
    "an odd field, the bye worth nothing": ("the bye gives=nothing; ", 9, ()),
    "football points, and the bye worth half a point": ("results give=3-1-0 U=½; ", 11, ()),
    "football points, a bye asked for": ("half=yes; results give=3-1-0; ", 12, ("a 2;h",)),
    "accelerated": ("acceleration=Baku; ", 12, ()),
    "accelerated, an odd group": ("acceleration=Baku; ", 9, ()),
    "accelerated as announced": ("acceleration=as announced; virtual up to round=2; fide mode=no; ", 12, ()),
}


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("kind", some([*KINDS], 4))
def test_what_a_report_holds_comes_back(tmp_path: Path, kind: str, edition: Edition) -> None:
    """Options, rounds and the next pairing are those of the event, whatever the edition."""
    options, players, before = KINDS[kind]
    event = played(tmp_path / "open.json", options, players, *before)
    copy = again(event, edition)
    assert copy.regulations.system == "dutch-2026"
    mine, theirs = event.regulations.options, copy.regulations.options
    assert isinstance(mine, DutchOptions)
    assert isinstance(theirs, DutchOptions)
    assert mine.acceleration == theirs.acceleration
    worth = [each.regulations.scale.of_bye(system_of(each).bye_worth(each)) for each in (event, copy)]
    assert worth[0] == worth[1]
    assert event.regulations.scale.text.split(" ")[0] == copy.regulations.scale.text.split(" ")[0]
    for number in (1, 2, 3):
        at = state_before(copy, number)
        white = {(int(at.numbers[p.white]), int(at.numbers[p.black])) for p in at.proposal.pairs}
        assert white <= {*paired(event, number)}
    assert write_trf(copy, edition) == write_trf(event, edition)


@pytest.mark.parametrize("kind", some([*KINDS], 4))
def test_gacrux_pairs_it_alike(tmp_path: Path, kind: str) -> None:
    """FIDE's reference code, from the file we write."""
    pytest.importorskip("gacrux.pairingdutch")
    options, players, before = KINDS[kind]
    event = played(tmp_path / "open.json", options, players, *before)
    report = write_trf(event, Edition.TRF26).decode()
    for number in (1, 2, 3):
        assert by_gacrux(report, number) == paired(event, number)


@pytest.mark.parametrize("asked", ["", "dutch-2026"])
@pytest.mark.parametrize("kind", some([*KINDS], 4))
def test_a_report_that_names_no_rules_is_paired_with_all_that_it_tells(
    tmp_path: Path, kind: str, asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points, acceleration and lists of who does not meet, as gacrux applies them."""
    pytest.importorskip("gacrux.pairingdutch")
    options, players, before = KINDS[kind]
    event = played(tmp_path / "open.json", options, players, *before)
    lines = write_trf(event, Edition.TRF26).decode().splitlines()
    file = tmp_path / "other.trf"
    file.write_text("".join(f"{line}\n" for line in lines if line[:3] not in ("092", "192")))
    for number in (1, 2, 3):
        assert main(["pair", str(file), "--round", str(number), *(["--system", asked] if asked else [])]) == 0
        pairs = [line.replace("bye ", "").split("-") for line in capsys.readouterr().out.splitlines()]
        made = sorted((int(pair[0]), int(pair[1]) if pair[1:] else 0) for pair in pairs)
        assert made == by_gacrux(file.read_text(), number)


@pytest.mark.parametrize("record", ["260   1   3    1    3", "XXP 1 3", "XXA    1  1.0", "162  W 3.0    D 1.0"])
@pytest.mark.parametrize("command", ["pair", "explain", "check"])
def test_rules_that_cannot_apply_a_record_refuse(
    tmp_path: Path, command: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.trf"
    file.write_bytes(report_of(record).replace(b"192 FIDE_DUTCH_2026", b""))
    assert main([command, str(file), "--system", "swiss-1998"]) == 1
    assert f"the records {record[:3]} of the report cannot be applied" in capsys.readouterr().err


def test_rules_that_leave_a_list_of_an_event_out_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of Dubov know lists, those of 1998 do not."""
    report, event = tmp_path / "other.trf", tmp_path / "other.json"
    report.write_bytes(report_of("260   1   3    1    4"))
    assert main(["import", str(report), "--into", str(event), "--yes"]) == 0
    capsys.readouterr()
    left_out = "Lists of who does not meet: other rules pair here without them."
    for system, told in (("swiss-1998", left_out), ("dubov-2026", ""), ("dutch-2026", "")):
        assert main(["pair", str(event), "--system", system]) == 0
        out, err = capsys.readouterr()
        assert (told in err, bool(err)) == (True, bool(told))
        assert ("1-4" in out.splitlines()) == bool(told)


@pytest.mark.parametrize("system", ["keizer", "monrad"])
def test_a_ranking_pairs_a_report_as_it_does_an_event(
    tmp_path: Path, system: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No report is of such a system: the first two meet, and the list that bars it is said to be left out."""
    file = tmp_path / "list.trf"
    file.write_bytes(report_of("260   1   3    1    2"))
    assert main(["pair", str(file), "--system", system]) == 0
    out, err = capsys.readouterr()
    assert {"1-2", "2-1"} & {*out.split()}
    assert err.strip() == "paircard: Lists of who does not meet: other rules pair here without them."


def test_each_of_two_rules_reads_the_report_as_it_would(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the rules that the report names the list is not applied, and named; by those of 2026 it is."""
    file = tmp_path / "old.trf"
    content = report_of("092 Swiss system FIDE 1998", "260   1   3    1    4").replace(b"192 FIDE_DUTCH_2026\r\n", b"")
    file.write_bytes(content)
    assert main(["compare", str(file), "--round", "1", "--system", "dutch-2026"]) == 0
    said = capsys.readouterr().out
    assert "Swiss 2026: 1-5" in said
    assert "Swiss 1998: 1-4" in said
    assert "Records that these rules cannot apply: 260." in said


def report_of(*records: str, players: int = 6, rounds: int = 5) -> bytes:
    """Return a report before round 1."""
    lines = ["012 Open", "192 FIDE_DUTCH_2026", f"142 {rounds}", "152 W", *records]
    for number, name in enumerate(NAMES[:players], start=1):
        lines.append(f"001 {number:4} m    {name:<33} {2600 - 50 * number:4}{'':28} 0.0 {number:4}")
    return "".join(f"{line}\r\n" for line in lines if line).encode()


def pairs(data: bytes) -> set[tuple[int, int]]:
    """Return round 1 as it is paired after the import."""
    report = read_trf(data)
    assert report.events, list(report.lines())
    assert not report.other_system
    tournament = Tournament.told(SYSTEMS, report.events)
    numbers = tournament.numbers
    return {(int(numbers[each.white]), int(numbers[each.black])) for each in tournament.proposal.pairs}


BAKU_OF_6 = {(1, 3), (4, 2), (5, 6)}
"""Group A are 1 to 4 (C.04.7 1.2): half of 6 rounded up to an even number."""
XXA = [f"XXA {number:4}  1.0  1.0  0.5" for number in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    "records",
    [
        ["192 FIDE_DUTCH_2026_BAKU"],
        ["192 FIDE_DUTCH_2025_BAKU"],
        ["250  0.0  1.0   1   2    1    4", "250  0.0  0.5   3   3    1    4"],
        XXA,
        [line[:13] for line in XXA],  # so far
    ],
)
def test_an_acceleration_is_taken_over_however_it_is_told(records: list[str]) -> None:
    own = report_of(*records)
    if records[0].startswith("192"):
        own = own.replace(b"192 FIDE_DUTCH_2026\r\n", b"")
    assert pairs(own) == BAKU_OF_6


@pytest.mark.parametrize(
    ("records", "written"),
    [
        (["250  0.0  1.0   2   3    1    3"], None),
        (["250  0.0  1.0   1   2    2    3"], None),
        (["250  0.0  1.0   1   1    1    2", "250  0.0  0.5   1   1    3    4"], None),
        (["250  0.0  1.0   1   1    1    2", "250  0.0  1.0   3   4    1    2"], None),
        (
            ["XXA    1  1.0  0.0  1.5", "XXA    2  1.0  0.0  1.5", "XXA    5  1.0"],
            ["250  0.0  1.0   1   1    1    2", "250  0.0  1.0   1   1    5    5", "250  0.0  1.5   3   3    1    2"],
        ),
    ],
)
def test_virtual_points_of_no_rule_are_taken_as_they_are_told(records: list[str], written: list[str] | None) -> None:
    """Not from round 1 on, not from player 1 on, several groups, a round left out, or player by player: 250 again."""
    report = read_trf(report_of(*records))
    assert not report.other_system
    event = Tournament.told(SYSTEMS, report.events)
    chosen = event.regulations.options
    assert isinstance(chosen, DutchOptions)
    assert (chosen.acceleration, chosen.since) == ("told", 7)
    out = write_trf(event, Edition.TRF26)
    lines = [line.rstrip() for line in out.decode().splitlines() if line.startswith("250")]
    assert lines == (written or records)
    assert Tournament.told(SYSTEMS, read_trf(out).events).regulations == event.regulations
    told = system_of(event).papers
    assert told
    assert sum("in rounds" in line for line in told.scheme(event)) == len(lines)


def test_two_steps_are_announced_as_the_form_asks_them() -> None:
    """1½ in round 1, ½ in round 2; the same in XXA is taken as it is told, and what comes is said to be none."""
    report = read_trf(report_of("250  0.0  1.5   1   1    1    3", "250  0.0  0.5   2   2    1    3"))
    chosen = Tournament.told(SYSTEMS, report.events).regulations.options
    assert isinstance(chosen, DutchOptions)
    own = (chosen.acceleration, chosen.virtual, chosen.virtual_rounds, chosen.virtual_then, chosen.virtual_then_rounds)
    assert own == ("own", 3, 1, 1, 2)
    so_far = read_trf(report_of(*(f"XXA {number:4}  1.5  0.5" for number in (1, 2, 3))))
    chosen = Tournament.told(SYSTEMS, so_far.events).regulations.options
    assert isinstance(chosen, DutchOptions)
    assert chosen.acceleration == "told"
    assert any("up to round 2 (XXA)" in line for line in so_far.remarks)


def test_virtual_points_beside_the_code_of_baku_are_no_event_of_these_rules() -> None:
    own = report_of("192 FIDE_DUTCH_2026_BAKU", "XXA    1  7.0").replace(b"192 FIDE_DUTCH_2026\r\n", b"")
    report = read_trf(own)
    assert report.other_system == "FIDE_DUTCH_2026_BAKU"
    assert any("not applied" in line for line in report.lines())


def test_lists_of_who_does_not_meet_come_in_and_go_out() -> None:
    """For their rounds only; XXP for all."""
    assert pairs(report_of()) == {(1, 4), (5, 2), (3, 6)}
    data = report_of("260   1   2    1    4    5", "XXP 3 6")
    assert pairs(data) == {(1, 6), (4, 2), (3, 5)}
    assert pairs(report_of("260   2   5    1    4")) == {(1, 4), (5, 2), (3, 6)}
    event = Tournament.told(SYSTEMS, read_trf(data).events)
    lines = write_trf(event, Edition.TRF26).decode().splitlines()
    assert [line for line in lines if line[:3] in ("260", "XXP")] == [
        "260   1   2    1    4    5",
        "260   1   5    3    6",
    ]


@pytest.mark.parametrize("number", [99, 0])
def test_a_list_that_cannot_be_is_told(number: int) -> None:
    report = read_trf(report_of(f"260   1   2    1 {number:4}"))
    assert any(f"player {number} is not among the players" in line for line in report.lines())
    assert report.events
