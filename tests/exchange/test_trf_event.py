"""Whole events that come in from TRF reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paircard.core.commands import (
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.commands.base import Command
from paircard.core.commands.imported import ImportEvent
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.byes_of_next_round import half_point_byes
from paircard.core.event.card import Kind
from paircard.core.event.entrant import Entrant, Sex, Title
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import Entry
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.import_report import Verdict
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.storage.event_file import EventFile
from tests.support import trf

SMALLEST = """\
012 Club Open
042 2026/05/02
052 2026/05/03
062 3
XXR 2
001    1 m    Nowak, Jan                        1900 POL                         1.5    1     2 w 1  0000 - H
001    2 w    Berg, Anna                        1850 SWE                         1.0    2     1 b 0     3 w 1
001    3 m    Test, Tim                              POL                         1.0    2  0000 - U     2 b 0
"""
FIXTURES = Path(__file__).parents[1] / "rules" / "fixtures" / "swiss1998"


def recorded(*events: Fact) -> Tournament:
    return Tournament.beginning(SYSTEMS).record(events, arbiter="Anna", time="2026-05-02T09:00:00Z")


def played(*commands: Command) -> Tournament:
    state = Tournament.beginning(SYSTEMS)
    for command in commands:
        state = state.record(command.decide(state), arbiter="Anna", time="2026-05-02T09:00:00Z")
    return state


def imported(data: bytes) -> Tournament:
    report = read_trf(data)
    assert report.refused == (), list(report.lines())
    return played(*report.commands)


@pytest.fixture(scope="module")
def gold12() -> list[dict[str, Any]]:
    fixture = json.loads((FIXTURES / "small_tournaments.json").read_text())
    rounds: list[dict[str, Any]] = next(t["rounds"] for t in fixture["tournaments"] if t["name"] == "gold12")
    rounds[4]["results"] = "=10=1="
    return rounds


# --- the smallest example ----------------------------------------------------------------------------------


@pytest.mark.parametrize("line_end", ["\n", "\r", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1250"])
def test_smallest_example(line_end: str, encoding: str) -> None:
    chosen = encoding if encoding.startswith("cp") else ""
    report = read_trf(SMALLEST.replace("\n", line_end).replace("Berg", "Bérg").encode(encoding), chosen)
    assert [row.verdict for row in report.rows] == [Verdict.TAKEN] * 7 + [Verdict.FLAGGED]
    state = recorded(*report.events)
    assert state.details == Details("Club Open", start="2026-05-02", end="2026-05-03")
    assert (state.regulations.rounds, state.regulations.half_point_byes, state.facts.first_colour) == (2, True, "W")
    assert [state.registrations[ContestantId(id_)].entrant for id_ in (1, 2)] == [
        Entrant("Nowak, Jan", 1900, federation="POL", sex=Sex.MAN),
        Entrant("Bérg, Anna", 1850, federation="SWE", sex=Sex.WOMAN),
    ]
    cards = [state.cards[ContestantId(id_)] for id_ in (1, 2, 3)]
    assert [card.points() for card in cards] == [3, 2, 2]
    assert [[record.kind for record in card.lines] for card in cards] == [
        [Kind.PLAYED, Kind.HALF_BYE],
        [Kind.PLAYED, Kind.PLAYED],
        [Kind.BYE, Kind.PLAYED],
    ]
    assert [card.history for card in cards] == ["W-", "BW", "-B"]
    assert [card.floats for card in cards] == ["--", "-U", "DD"]
    assert finished(state)


def test_the_report_reads_like_this() -> None:
    text = SMALLEST.replace("2026", "2011") + "092 Individual\n"
    assert list(read_trf(text.encode()).lines()) == [
        "UTF-8; 3 players, 2 of 2 rounds paired.",
        (
            'The report names "Individual" and not its rules: it goes on by FIDE Swiss 1998 (C.04.1), unless others '
            "are chosen."
        ),
        (
            "Taken where the report says nothing: White for odd numbers, as in round 1 (152); 1, ½ and 0 points (162); "
            "tie-breaks BH@fide1998, PS, WON (202)."
        ),
        "Half-point byes are not in the rules of 1998: the event is set to allow them (R18).",
        "1 player has no rating: entered with 0.",
    ]


# --- a gold event ------------------------------------------------------------------------------------------


def native(rounds: list[dict[str, Any]]) -> Tournament:
    entrants = tuple(Entrant(f"Player {n}", 2350 - 25 * (n - 1)) for n in range(1, 13))
    create = CreateTournament(Details("Gold"), Regulations(rounds=5))
    commands: list[Command] = [create, SetFirstColour("W"), RegisterEntrants(entrants)]
    state = played(*commands)
    for number, round_ in enumerate(rounds, start=1):
        results = {tuple(pair): sign for pair, sign in zip(round_["pairs"], round_["results"] or "", strict=False)}
        commands += [PairRound(), PublishRound()]
        state = played(*commands)
        commands += [
            EnterResult(number, board.number, Result(results[board.players]))
            for board in state.rounds[-1].boards
            if results
        ]
        state = played(*commands)
    return state


def gold_report(rounds: list[dict[str, Any]]) -> bytes:
    return trf.document("012 Gold", "XXR 5", *trf.of_rounds(12, rounds))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_an_imported_event_is_the_event_as_it_was_played(gold12: list[dict[str, Any]], count: int) -> None:
    state, original = imported(gold_report(gold12[:count])), native(gold12[:count])
    # floats, boards in F1 order, results, numbers: all as the program itself has recorded them
    assert [round_.boards for round_ in state.rounds] == [round_.boards for round_ in original.rounds]
    assert (state.numbers, state.facts.first_colour) == (original.numbers, original.facts.first_colour)
    assert [card.lines for card in state.cards.values()] == [card.lines for card in original.cards.values()]


def test_gold_12_points_and_colours(gold12: list[dict[str, Any]]) -> None:
    cards = imported(gold_report(gold12)).cards
    # product.md, GOLD-12: half points and colours by number
    assert [cards[ContestantId(n)].points() for n in range(1, 13)] == [7, 5, 4, 4, 4, 2, 7, 5, 7, 7, 5, 3]
    colours = "WBWBW BWBWW WBWBW BWBWB WBWBW BWBWB BBWWB WBWBB BWBWB WWBBW BWBBW WBWWB"
    assert [cards[ContestantId(n)].colours for n in range(1, 13)] == colours.split()


def test_an_imported_event_goes_on(gold12: list[dict[str, Any]]) -> None:
    state = imported(gold_report(gold12[:4]))
    pairs = [[pair.white, pair.black] for pair in state.proposal.pairs]
    assert pairs == gold12[4]["pairs"]


def test_a_round_that_is_being_played(gold12: list[dict[str, Any]]) -> None:
    playing = [*gold12[:2], {**gold12[2], "results": "1 =   "}]
    state = imported(gold_report(playing))
    assert [board.result for board in state.rounds[2].boards] == ["1", None, "=", None, None, None]
    assert state.rounds[2].published
    assert played(ImportEvent(read_trf(gold_report(playing)).events), EnterResult(3, 2, Result.DRAW))


def test_a_postponed_game_is_adjourned(gold12: list[dict[str, Any]]) -> None:
    report = read_trf(gold_report([{**gold12[0], "results": "1 =1=1"}, *gold12[1:3]]))
    flagged = [row for row in report.rows if row.verdict is Verdict.FLAGGED]
    assert [(row.line, str(row.remarks[0])) for row in flagged] == [
        (4, "column 99 (round 1, result): no result against 8: adjourned, a draw for pairing")
    ]
    state = recorded(*report.events)
    assert state.rounds[0].boards[1].result is Result.ADJOURNED


# --- byes, absences, forfeits ------------------------------------------------------------------------------


def event(*cells: tuple[str, ...], head: tuple[str, ...] = ()) -> bytes:
    return trf.document(*head, *(trf.player(n, cells=each, rating=2000 - n) for n, each in enumerate(cells, 1)))


def kinds(state: Tournament, number: ContestantId) -> list[Kind]:
    return [record.kind for record in state.cards[number].lines]


@pytest.mark.parametrize(
    ("cell", "kind", "half_points", "flagged"),
    [
        ("0000 - U", Kind.BYE, 2, False),
        ("0000 - u", Kind.BYE, 2, False),
        ("0000 - F", Kind.BYE, 2, False),
        ("0000 - +", Kind.BYE, 2, False),
        ("0000 - H", Kind.HALF_BYE, 1, False),
        ("0000 - =", Kind.HALF_BYE, 1, False),
        ("0000 - Z", Kind.ABSENT, 0, False),
        ("0000 - -", Kind.ABSENT, 0, False),
        ("0000 -  ", Kind.ABSENT, 0, False),
        ("        ", Kind.ABSENT, 0, False),
        ("       H", Kind.HALF_BYE, 1, False),
    ],
)
def test_a_round_without_opponent(cell: str, kind: Kind, half_points: int, flagged: bool) -> None:
    report = read_trf(event(("   2 w 1", "   2 b ="), ("   1 b 0", "   1 w ="), (cell, "0000 - Z")))
    assert report.rows[2].verdict is (Verdict.FLAGGED if flagged else Verdict.TAKEN)
    state = recorded(*report.events)
    assert kinds(state, ContestantId(3)) == [kind, Kind.ABSENT]
    assert state.cards[ContestantId(3)].points() == half_points
    assert state.cards[ContestantId(3)].bye_barred is (kind is Kind.BYE)
    assert state.regulations.half_point_byes is (kind is Kind.HALF_BYE)


def test_a_record_that_ends_early_was_absent_and_one_that_begins_late_too() -> None:
    state = imported(event(("   2 w 1",), ("   1 b 0", "   3 w ="), ("        ", "   2 b =")))
    assert kinds(state, ContestantId(1)) == [Kind.PLAYED, Kind.ABSENT]
    assert kinds(state, ContestantId(3)) == [Kind.ABSENT, Kind.PLAYED]
    assert [state.numbers[ContestantId(id_)] for id_ in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("white", "black", "result"),
    [
        ("1", "0", Result.WHITE), ("W", "L", Result.WHITE_UNRATED), ("w", "0", Result.WHITE_UNRATED),
        ("=", "=", Result.DRAW), ("D", "d", Result.DRAW_UNRATED),
        ("0", "1", Result.BLACK), ("L", "W", Result.BLACK_UNRATED),
        ("=", "0", Result.WHITE_HALF), ("0", "=", Result.BLACK_HALF), ("0", "0", Result.BOTH_LOSE),
        ("+", "-", Result.WHITE_FORFEIT), ("-", "+", Result.BLACK_FORFEIT), ("-", "-", Result.DOUBLE_FORFEIT),
    ],
)  # fmt: skip
@pytest.mark.parametrize("white_is_first", [True, False])
def test_results(white: str, black: str, result: Result, white_is_first: bool) -> None:
    """Q180, Q185: what only an arbiter decides, and games of less than one move, come in as what they are."""
    cells = ((f"   2 w {white}",), (f"   1 b {black}",))
    if not white_is_first:
        cells = ((f"   2 b {black}",), (f"   1 w {white}",))
    board = imported(event(*cells)).rounds[0].boards[0]
    assert board.result is result
    assert board.players == ((1, 2) if white_is_first else (2, 1))


def test_a_forfeit_may_lack_its_colours() -> None:
    state = imported(event(("   2 - +",), ("   1 - -",)))
    assert kinds(state, ContestantId(1)) == [Kind.FORFEIT_WIN]
    assert (state.cards[ContestantId(1)].colours, state.cards[ContestantId(2)].opponents) == ("", frozenset())
    assert (state.facts.first_colour, state.rounds[0].boards[0].result) == ("W", Result.WHITE_FORFEIT)


# --- rounds, colour, numbers -------------------------------------------------------------------------------


GAME = (("   2 b 1",), ("   1 w 0",))


@pytest.mark.parametrize(
    ("head", "rounds"),
    [((), 1), (("XXR 7",), 7), (("142 9", "XXR 7"), 9), (("XXR 7", "142   9"), 9)],
)
def test_number_of_rounds(head: tuple[str, ...], rounds: int) -> None:
    assert imported(event(*GAME, head=head)).regulations.rounds == rounds


def test_rounds_written_ahead_as_blanks_are_not_paired() -> None:
    blank = " " * 8
    state = imported(event(("   2 b 1", blank, blank), ("   1 w 0", blank, blank)))
    assert (state.regulations.rounds, len(state.rounds)) == (3, 1)
    assert state.to_pair == (1, 2)


def test_fewer_rounds_announced_than_paired_are_told() -> None:
    report = read_trf(event(("   2 b 1", "   2 w 1"), ("   1 w 0", "   1 b 0"), head=("XXR 1",)))
    assert "1 rounds are announced, but 2 are paired: 2 it is." in report.remarks
    assert recorded(*report.events).regulations.rounds == 2


def test_byes_written_ahead_are_announced() -> None:
    cells = (("   2 b 1", "0000 - H"), ("   1 w 0", "0000 - Z"), ("0000 - U", "0000 -  "))
    state = imported(event(*cells, head=("XXR 3",)))
    assert len(state.rounds) == 1
    assert (half_point_byes(state), state.to_pair) == ((1,), (3,))


@pytest.mark.parametrize(
    ("head", "colour"),
    [
        ((), "B"),
        (("152 W",), "W"),
        (("XXC white1",), "W"),
        (("XXC rank black1",), "B"),
        (("XXC white1", "152 b"), "B"),
    ],
)
def test_first_colour(head: tuple[str, ...], colour: str) -> None:
    assert imported(event(*GAME, head=head)).facts.first_colour == colour


def test_first_colour_of_the_first_odd_number_that_has_one() -> None:
    state = imported(event(("0000 - Z",), ("   3 w 0",), ("   2 b 1",)))
    assert state.facts.first_colour == "B"


def test_a_list_of_players_without_rounds_is_an_event_to_be_paired() -> None:
    state = imported(trf.document("142 5", trf.player(1, rating=1800), trf.player(2, rating=1900)))
    assert (state.rounds, state.facts.first_colour, state.regulations.rounds) == ((), None, 5)
    assert state.order == (2, 1)


def test_gaps_in_start_numbers_are_closed_and_told() -> None:
    players = (
        trf.player(9, rating=1500, cells=["   4 b ="]),
        trf.player(4, rating=1900, cells=["   9 w ="]),
    )
    report = read_trf(trf.document(*players))
    assert "Start numbers have gaps: the players become 1 to 2 in the same order." in report.remarks
    state = recorded(*report.events)
    assert [(state.numbers[id_], each.entrant.name) for id_, each in state.registrations.items()] == [
        (1, "Player 4"),
        (2, "Player 9"),
    ]
    assert state.rounds[0].boards[0].players == (1, 2)


def test_start_numbers_against_the_order_a2_are_told() -> None:
    report = read_trf(trf.document(trf.player(1, rating=1500), trf.player(2, rating=1900)))
    assert report.remarks == (
        "There is no record 012: the event is called Imported event.",
        (
            "The report does not say by which rules it was paired: it goes on by FIDE Dutch 2026 (C.04.3), unless "
            "others are chosen."
        ),
        "The event is in FIDE mode.",
        (
            "Taken where the report says nothing: 1 round (142); 1, ½ and 0 points (162); tie-breaks BH/C1@c07-2026, "
            "BH@c07-2026, SB@c07-2026, PS@c07-2026 (202)."
        ),
        "Start numbers do not follow rating and title: the players will be numbered by them.",
    )


def test_everything_in_a_player_record_arrives() -> None:
    fields = {"sex": "w", "title": "wm", "federation": "POL", "fide_id": "1100001", "birth": "1990/02/28"}
    record = trf.player(1, "Łoś, Ágnes", rating=2100, **fields)
    entrant = imported(trf.document(record)).registrations[ContestantId(1)].entrant
    assert entrant == Entrant(
        "Łoś, Ágnes", 2100, Title.WIM, federation="POL", birth=1990, sex=Sex.WOMAN, fide_id="1100001",
        birth_date="1990-02-28",
    )  # fmt: skip


# --- the command -------------------------------------------------------------------------------------------


def test_an_import_needs_a_fresh_journal() -> None:
    command = read_trf(SMALLEST.encode()).commands[0]
    state = played(command)
    with pytest.raises(Refusal, match="already holds the event Club Open: import into a new file"):
        command.decide(state)


@pytest.mark.parametrize(
    ("events", "message"),
    [
        ((), "do not begin with the opening"),
        ((EntrantRegistered(ContestantId(1), Entrant("A")),), "do not begin with the opening"),
        (
            (TournamentCreated(Details("A"), Regulations()), read_trf(SMALLEST.encode()).events[6]),
            "speak of something that does not exist",
        ),
    ],
)
def test_events_that_tell_no_tournament_are_refused(events: tuple[Fact, ...], message: str) -> None:
    with pytest.raises(Refusal, match=message):
        ImportEvent(events).decide(Tournament.beginning(SYSTEMS))


def test_an_import_is_stored_and_read_back(tmp_path: Path) -> None:
    report: TrfReport = read_trf(SMALLEST.encode())
    path = tmp_path / "club.json"
    EventFile.create(path, *report.commands, arbiter="Anna").close()
    with EventFile.open(path) as event:
        assert event.tournament.facts == recorded(*report.events).facts


def test_the_events_survive_the_journal() -> None:
    state = imported(SMALLEST.encode())
    documents = json.loads(json.dumps([entry.to_document() for entry in state.entries]))
    assert Tournament.fold(SYSTEMS, (Entry.from_document(SYSTEMS, each) for each in documents)).facts == state.facts
