"""Reports of team events: what is written comes in as it was, and the reference code of FIDE reads the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    AnnounceAbsence,
    CorrectLineUp,
    EnterResult,
    HandLineUp,
    HandUsualLineUps,
    PairRound,
    PostSchedule,
)
from paircard.core.event.board import Board
from paircard.core.event.bye import ByeKind
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber, TeamId
from paircard.core.event.match import Match
from paircard.core.event.overridden import overrides_of
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.tiebreaks import Figure, TieBreak, parse
from paircard.core.values.errors import Refusal
from paircard.data.exchange.import_report import Verdict
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.cli import main
from tests.support import trf
from tests.support.dose import examples
from tests.support.teams import LEAGUE, did, entered, played, results

PLAYED = (Result.WHITE, Result.DRAW, Result.BLACK, Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT)
AWAY = {Kind.WITHDRAWN: Kind.ABSENT, Kind.NOT_ENTERED: Kind.ABSENT}


def read(data: bytes) -> Tournament:
    report = read_trf(data)
    assert not report.refused, list(report.lines())
    return Tournament.beginning(SYSTEMS).imagine(*report.events)


def lines_of(event: Tournament) -> list[str]:
    return write_trf(event, Edition.TRF26).decode().split("\r\n")


def of_record(event: Tournament, code: str) -> list[str]:
    return [line for line in lines_of(event) if line.startswith(code)]


# --- any event -------------------------------------------------------------------------------------------


def any_event(seed: int) -> Tournament:
    """An event with teams too small, late, absent, line-ups in any order and matches nobody came to."""
    chance = Random(seed)
    boards = chance.randint(1, 4)
    options = {"boards": boards, "members": boards + chance.randint(0, 2), "primary": chance.choice(("match", "game"))}
    event = entered(chance.randint(3, 7), **options, bye_games=chance.choice(("half", "all")))
    for _ in range(chance.randint(0, 3)):
        try:
            if chance.random() < 0.3:
                event = did(event, AnnounceAbsence(ContestantId(chance.randint(1, 3)), event.next_round))
            event = did(event, PairRound(), HandUsualLineUps(event.next_round))
        except Refusal:
            break  # no pairing is left
        event = with_results(event, chance)
    return event


def with_results(event: Tournament, chance: Random) -> Tournament:
    number = event.scheduled
    for match in event.rounds[-1].matches:
        for team in match.teams:
            if chance.random() < 0.4:
                members = [*event.teams[team].members, *[NOBODY] * chance.randint(0, 2)]
                chance.shuffle(members)
                seats = tuple((*members, *[NOBODY] * len(match.boards))[: len(match.boards)])
                if seats != event.rounds[-1].line_ups[team] and any(seats):
                    event = did(event, CorrectLineUp(number, team, seats, "they sat otherwise"))
    forfeited = chance.random() < 0.2
    typed = ((each, result(each, chance, forfeited)) for each in event.rounds[-1].boards)
    return did(event, *(EnterResult(number, each.number, made) for each, made in typed if each.result is not made))


def result(board: Board, chance: Random, forfeited: bool) -> Result:
    """What may be written on a board: who sits there alone has the point."""
    if board.white_player and board.black_player:
        return Result.WHITE_FORFEIT if forfeited else chance.choice(PLAYED)
    if board.white_player:
        return Result.WHITE_FORFEIT
    return Result.BLACK_FORFEIT if board.black_player else Result.DOUBLE_FORFEIT


def told(event: Tournament) -> list[object]:
    """All that a report says of matches, line-ups and scores."""

    def line(each: CardLine) -> tuple[object, ...]:
        return AWAY.get(each.kind, each.kind), each.opponent and event.name_of(each.opponent), each.colour, each.match

    def board(each: Board) -> tuple[object, ...]:
        return (*map(event.name_of, (each.white, each.black, each.white_player, each.black_player)), each.result)

    return [
        [(team.name, [event.name_of(each) for each in team.members]) for team in event.teams.values()],
        [sorted([board(each) for each in match.boards] for match in round_.matches) for round_ in event.rounds],
        {event.name_of(id_): list(map(line, card.lines)) for id_, card in event.cards.items()},
        {event.name_of(id_): card.points() for id_, card in event.player_cards.items()},
        [
            (row.place, row.card.entrant, row.points, [each.value for each in row.figures])
            for row in standings(event).rows
        ],
        # what a bye is worth is only told where there was one
        replace(event.regulations, options=replace(team_options(event.regulations), bye_games="half")),
    ]


def by_gacrux(data: bytes) -> dict[str, Any]:
    reading = pytest.importorskip("gacrux.trf2json", reason="gacrux is not installed: pip install --editable '.[dev]'")
    book = reading.trf2json()
    book.parse_file(data.decode(), True)
    found: dict[str, Any] = book.chessjson
    return found


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 10**6))
def test_any_event_of_teams_comes_in_as_it_was_written(seed: int) -> None:
    event = any_event(seed)
    data = write_trf(event, Edition.TRF26)
    again = read(data)
    assert told(again) == told(event)
    assert write_trf(again, Edition.TRF26) == data
    assert not read_trf(data).other_system


def alone_on_both_sides(match: Match) -> bool:
    if any(each.white_player and each.black_player for each in match.boards):
        return False
    return all(any(each.player_of(team) for each in match.boards) for team in match.contestants)


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 10**6))
def test_the_reference_code_finds_the_same_scores(seed: int) -> None:
    event = any_event(seed)
    # it takes two who sat alone on different boards for opponents, where nobody else met
    assume(not any(alone_on_both_sides(match) for round_ in event.rounds for match in round_.matches))
    status = by_gacrux(write_trf(event, Edition.TRF26))["status"]
    # what it has to say of scores that it finds otherwise stands in "info"
    assert status == {"code": 0, "error": []}


def test_the_reference_code_finds_the_same_tie_breaks() -> None:
    """Of the report alone: points, the other score, extended Sonneborn-Berger, where all matches were played."""
    codes = ("MPVGP", "EMMSB", "EGGSB")
    event = played(6, 3, seed=5)
    book = by_gacrux(write_trf(event, Edition.TRF26))
    from gacrux.tiebreak import tiebreak

    tournament = book["event"]["tournaments"][0]
    params = {"tiebreak": ["PTS:MP", *codes], "check": False, "pre_determined": False, "swiss": True, "unrated": None}
    answer = tiebreak(tournament, 3, params).compute_tiebreaks(tournament, params)
    theirs = {each["cid"]: [float(value) for value in each["tiebreakScore"]] for each in answer["competitors"]}
    chosen = parse(codes, teams=True)
    ours = {
        row.card.number: [row.points / 2, *(part(*each) for each in zip(row.figures, chosen, strict=True))]
        for row in standings(event, tie_breaks=chosen).rows
    }
    assert theirs == ours


def part(figure: Figure, tie_break: TieBreak) -> float:
    """The value of a figure in whole points."""
    assert figure.value is not None
    return float(figure.value) / tie_break.method.parts


# --- what is written -------------------------------------------------------------------------------------


def small_event() -> Tournament:
    """Three teams of two boards: T1 lets its reserve play on the first, T3 has the bye."""
    event = did(entered(3, boards=2, members=3, rounds=3), PairRound(), HandUsualLineUps(1))
    match = event.rounds[0].matches[0]
    assert [event.name_of(each) for each in match.contestants] == ["T1", "T2"]
    members = event.teams[match.teams[0]].members
    event = did(event, CorrectLineUp(1, match.teams[0], (members[2], members[0]), "they sat so"))
    return did(event, EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.DRAW))


def test_every_record_stands_in_its_columns() -> None:
    """By the description of TRF26, position by position."""
    lines = lines_of(small_event())
    by_code = {line[:3]: line for line in lines}
    assert (by_code["062"], by_code["072"], by_code["082"]) == ("062 9", "072 9", "082 3")
    assert by_code["192"] == "192 CUSTOM_TEAM_SWISS_MP"
    assert by_code["352"] == "352 WB"
    assert by_code["362"] == "362 TW 2.0   TD 1.0   TL 0.0"
    assert [line[91:] for line in lines if line.startswith("001")][:5] == [
        "   5 b =", "0000 - Z", "   4 w 1", "   3 b 0", "   1 w =",
    ]  # fmt: skip
    team = next(line for line in lines if line.startswith("310"))
    assert (team[4:7], team[8:40].rstrip(), team[41:46], team[47:53]) == ("  1", "T1", " " * 5, "  2479")
    assert (team[54:60], team[61:67], team[68:71], team[73:]) == ("   2.0", "   1.5", "  1", "   1    2    3")
    assert by_code["300"] == "300   1   1   2    3    1"
    assert by_code["320"] == "320  2.0  1.0   3"


def test_games_of_teams_without_a_result_are_told_as_such_and_come_back() -> None:
    """Q164, of teams too: `?` for both, a draw in the points of the players until then, and 162 says so."""
    event = did(entered(4, boards=2, members=2, rounds=3), PairRound(), HandUsualLineUps(1))
    event = did(event, EnterResult(1, 1, Result.WHITE))
    lines = lines_of(event)
    signs = {line[4:8].strip(): (line[80:84].strip(), line[98:99]) for line in lines if line.startswith("001")}
    assert sorted(signs.values()) == [("0.0", "0"), *[("0.5", "?")] * 6, ("1.0", "1")]
    assert "162  X 0.5" in lines
    told_ = list(lost_in_report(event, edition=Edition.TRF26))
    assert "3 games without a result are told as ? and count as draws until then (162, X)." in told_
    report = read_trf(write_trf(event, Edition.TRF26))
    remarks = {remark.sentence for row in report.rows for remark in row.remarks if row.code != "182"}
    assert remarks == {"? is read as a game without a result"}
    again = Tournament.told(SYSTEMS, report.events)
    assert write_trf(again, Edition.TRF26) == write_trf(event, Edition.TRF26)
    adjourned = did(
        event, *(EnterResult(1, board, Result.ADJOURNED) for board in (2, 3, 4)), PairRound(), HandUsualLineUps(2)
    )
    back = Tournament.told(SYSTEMS, read_trf(write_trf(adjourned, Edition.TRF26, Style(running=True))).events)
    assert [board.result for board in back.rounds[0].boards] == [board.result for board in adjourned.rounds[0].boards]


def test_the_older_edition_has_the_names_of_the_teams_and_says_what_it_lacks() -> None:
    event = small_event()
    lines = write_trf(event).decode().split("\r\n")
    assert [line for line in lines if line[:3] in ("013", "300", "310", "320")] == [
        "013 T1                                 1    2    3",
        "013 T2                                 4    5    6",
        "013 T3                                 7    8    9",
    ]
    # the bye stands with the members who would have played
    assert [line[91:] for line in lines if line.startswith("001")][6:] == ["0000 - U", "0000 - U", "0000 - Z"]
    lost = list(lost_in_report(event, edition=Edition.TRF16))
    assert any("no records of line-ups out of order" in sentence for sentence in lost)
    again = read(write_trf(event))
    assert {again.name_of(id_): card.score for id_, card in again.cards.items()} == {"T1": 4, "T2": 0, "T3": 4}


def test_a_league_comes_back_with_the_rounds_that_nobody_has_played_yet() -> None:
    event = did(entered(4, system=LEAGUE, boards=3), PostSchedule(), HandUsualLineUps(1))
    event = did(event, *results(event, 1))
    again = read(write_trf(event, Edition.TRF26))
    assert system_of(again).key == LEAGUE
    assert told(again) == told(event)
    assert (settled_up_to(again), again.scheduled) == (1, 3)
    assert of_record(event, "192") == ["192 FIDE_TEAM_ROUNDROBIN"]
    assert by_gacrux(write_trf(event, Edition.TRF26))["status"]["code"] == 0


def test_a_scheveningen_match_comes_back_with_its_seats_and_reserves() -> None:
    event = did(entered(2, system="scheveningen", boards=3, members=4, rounds=3), PostSchedule())
    black = event.rounds[0].matches[0].teams[1]
    members = event.teams[black].members
    event = did(event, HandLineUp(1, black, (members[3], *members[1:3])), HandUsualLineUps(1), HandUsualLineUps(2))
    event = did(event, *results(event, 1))
    again = read(write_trf(event, Edition.TRF26))
    assert system_of(again).key == "scheveningen"
    assert told(again) == told(event)
    handed = again.rounds[0].line_ups[again.rounds[0].matches[0].teams[1]]
    assert [again.name_of(each) for each in handed] == [event.name_of(each) for each in (members[3], *members[1:3])]
    assert team_options(read(write_trf(event)).regulations).primary == "game"
    assert by_gacrux(write_trf(event, Edition.TRF26))["status"] == {"code": 0, "error": []}


def test_a_league_without_rounds_is_one_whose_schedule_is_to_be_posted() -> None:
    again = read(write_trf(entered(4, system=LEAGUE, boards=3, rounds=3), Edition.TRF26))
    assert (system_of(again).key, again.scheduled) == (LEAGUE, 0)


def test_pairing_programs_get_no_event_of_teams() -> None:
    with pytest.raises(Refusal, match="events of players only"):
        write_trf(small_event(), style=Style(for_engine=True))


# --- what others write -----------------------------------------------------------------------------------

TEAM_EVENT = [
    "012 Cup",
    "192 CUSTOM_TEAM_SWISS_MP",
    "352 WB",
    trf.player(1, rating=1900, cells=["   3 w 1"]),
    trf.player(2, rating=1800, cells=["   4 b ="]),
    trf.player(3, rating=1700, cells=["   1 b 0"]),
    trf.player(4, rating=1600, cells=["   2 w ="]),
]
TEAMS = [trf.team(1, "Ada", (1, 2)), trf.team(2, "Bor", (3, 4))]


def report_of(*records: str, teams: list[str] = TEAMS) -> TrfReport:
    return read_trf(trf.document(*TEAM_EVENT, *teams, *records))


@pytest.mark.parametrize(
    ("records", "teams", "said"),
    [
        ([], [TEAMS[0]], "player 3 plays and is in no team"),
        ([], [trf.team(1, "Ada", (1, 2, 3)), trf.team(2, "Bor", (4,))], "opponent 3 is of the same team, 1"),
        (["300   1   1   2    1    3"], TEAMS, "player 3 is no member of team 1"),
        (["300   1   1   9    1    2"], TEAMS, "team 9 is not among the teams"),
        (["300   1   1   1    1    2"], TEAMS, "team 1 cannot meet itself"),
        (["300   1   1   2    1"], TEAMS, "player 2 plays in round 1, but stands on no board here"),
        (["300   1   1   2    1    2", "300   1   2   1    4    3"], TEAMS, "the records 300 do not fit"),
        (["300   1   1   2 0000    1    2"], TEAMS, "has 3 boards, but record 352 has 2"),
        (["320  2.0  1.0   1"], TEAMS, "team 1 has a match in round 1"),
        (["320  2.0  1.0   7"], TEAMS, "team 7 is not among the teams"),
        (["240 H   1    1"], TEAMS, "team 1 has a match in round 1"),
        (["330 +-   1   1   7"], TEAMS, "team 7 is not among the teams"),
    ],
)
def test_what_cannot_be_understood_is_told_in_one_sentence_with_its_place(
    records: list[str], teams: list[str], said: str
) -> None:
    report = report_of(*records, teams=teams)
    assert not report.events
    told_ = [(row.line, remark) for row in report.refused for remark in row.remarks]
    assert [said in remark.sentence for _, remark in told_] == [True], list(report.lines())
    assert told_[0][1].column.startswith("col")
    assert not report.problem


@pytest.mark.parametrize(
    ("records", "teams", "said"),
    [
        ([], [TEAMS[0], trf.team(2, "Bor", (3, 4, 1))], "player 1 is a member of team 1 already"),
        ([], [TEAMS[0], trf.team(2, "Bor", (3, 4, 9))], "player 9 is not among the players"),
        ([], [TEAMS[0], trf.team(2, "Bor", (3, 4, 4))], "player 4 stands in the team twice"),
        ([], [TEAMS[0], TEAMS[1].replace("310   2", "310   1")], "team 1 stands in line 8 already"),
        ([], [TEAMS[0], TEAMS[1].replace("310   2", "310    ")], "found nothing, expected the number of a team"),
        ([], [TEAMS[0].replace("Ada", "   "), TEAMS[1]], "expected a name"),
        (["300   1   1   2    1    1"], TEAMS, "player 1 stands on two boards"),
        (["300 400   x   2    1    2"], TEAMS, "found x, expected the number of a team"),
        (["330 ++   1   1   2"], TEAMS, "expected +-, -+ or --"),
        (["330 +-   0   1   2"], TEAMS, "expected a round from 1"),
        ([], [TEAMS[0], TEAMS[1].replace("310   2", "310   x")], "found x, expected the number of a team: read as 2"),
        ([], [TEAMS[0][:49] + "x" + TEAMS[0][50:], TEAMS[1]], "expected a number"),
        (["320  2.0  1.x   1"], TEAMS, "found 1.x, expected points like 0.5: this record is not read"),
    ],
)
def test_a_slip_in_one_record_of_teams_keeps_nobody_s_event_out(
    records: list[str], teams: list[str], said: str
) -> None:
    """It is told, read as far as it goes, and left to whoever checks: the games say who met whom."""
    report = report_of(*records, teams=teams)
    (flagged,) = [row for row in report.rows if row.verdict is Verdict.FLAGGED]
    assert said in flagged.remarks[0].sentence
    assert flagged.remarks[0].column.startswith("col")
    event = Tournament.told(SYSTEMS, report.events)
    assert [len(team.members) for team in event.teams.values()] == [2, 2]
    assert len(event.rounds[0].matches) == 1


def test_a_team_without_a_record_of_its_line_up_sits_in_the_order_of_its_members() -> None:
    event = Tournament.beginning(SYSTEMS).imagine(*report_of().events)
    (match,) = event.rounds[0].matches
    assert [event.name_of(each) for each in match.contestants] == ["Ada", "Bor"]
    assert [event.name_of(each.white_player) for each in match.boards] == ["Player 1", "Player 4"]
    assert event.cards[match.first].score == 4


def test_boards_out_of_order_without_a_record_are_taken_in_one_order_and_told() -> None:
    cells = {1: "   4 w 1", 2: "   3 b =", 3: "   2 w =", 4: "   1 b 0"}
    players = [trf.player(number, cells=[cell]) for number, cell in cells.items()]
    report = read_trf(trf.document(*TEAM_EVENT[:3], *players, *TEAMS))
    assert "no record 300 says how" in "\n".join(report.lines())
    assert report.events


def test_teams_are_seen_by_their_games_where_no_record_names_a_system() -> None:
    records = [each for each in TEAM_EVENT if not each.startswith(("192", "352"))]
    names = ["013 Ada                                1    2", "013 Bor                                3    4"]
    event = read(trf.document(*records, *names))
    assert event.of_teams
    assert event.regulations.options is not None
    assert len(event.rounds[0].matches) == 1


def test_wrong_scores_and_strangers_are_told_and_the_rounds_count() -> None:
    team = trf.team(1, "Ada", (1, 2), match_points="1.0", game_points="0.5")
    report = report_of(trf.player(5), teams=[team, TEAMS[1]])
    lines = "\n".join(report.lines())
    assert "1.0 points, but the rounds give 2.0" in lines
    assert "0.5 points, but the rounds give 1.5" in lines
    assert "player 5 is in no team: left out" in lines
    assert report.events


def test_points_of_matches_that_an_acceleration_cannot_have_are_told_and_left_out() -> None:
    lines = [each for each in TEAM_EVENT if not each.startswith("192")]
    points = ("362 TW 2.0   TD 1.0   TL 0.0", "362 TW 3.0   TD 1.0   TL 0.0")
    report = read_trf(trf.document("192 FIDE_TEAM_BAKU", *lines, *TEAMS, *points))
    assert report.events
    assert "not applied: a match is worth 2, 1 and 0 points here" in "\n".join(report.lines())


def test_other_systems_of_teams_are_named() -> None:
    records = [each.replace("CUSTOM_TEAM_SWISS_MP", "FIDE_TEAM_TYPEB_GP_DUBOV") for each in TEAM_EVENT]
    report = read_trf(trf.document(*records, *TEAMS))
    assert report.other_system == "FIDE_TEAM_TYPEB_GP_DUBOV"
    event = Tournament.beginning(SYSTEMS).imagine(*report.events)
    assert team_options(event.regulations).primary == "game"
    assert of_record(event, "192") == ["192 FIDE_TEAM_TYPEB_GP_DUBOV"]


@settings(max_examples=examples(150), deadline=None)
@given(st.integers(0, 10**9), st.binary(min_size=1, max_size=1))
def test_any_byte_damaged_is_told_or_harmless(at: int, byte: bytes) -> None:
    good = write_trf(small_event(), Edition.TRF26)
    place = at % len(good)
    report = read_trf(good[:place] + byte + good[place + 1 :])
    assert bool(report.events) is not bool(report.refused or report.problem)
    if report.events:
        event = Tournament.beginning(SYSTEMS).imagine(*report.events)
        assert read_trf(write_trf(event, Edition.TRF26)).events, list(report.lines())


# --- players who have teams ------------------------------------------------------------------------------


def test_teams_beside_an_event_of_players_are_taken_over_and_written_again() -> None:
    players = [
        trf.player(1, rating=1900, cells=["   2 w 1"]),
        trf.player(2, rating=1800, cells=["   1 b 0"]),
        trf.player(3, rating=1700, cells=["0000 - U"]),
    ]
    names = ["013 Ada                                3    1", "013 Bor                                2"]
    event = read(trf.document("012 Open", "092 Swiss system FIDE 1998", *players, *names))
    assert not event.of_teams
    assert [(team.name, team.members) for team in event.teams.values()] == [("Ada", (3, 1)), ("Bor", (2,))]
    plain = read(trf.document("012 Open", "092 Swiss system FIDE 1998", *players))
    for edition in Edition:
        lines = write_trf(event, edition).decode().split("\r\n")
        assert [line for line in lines if line.startswith("013")] == names
        assert [line for line in lines if not line.startswith("013")] == write_trf(plain, edition).decode().split(
            "\r\n"
        )


def test_teams_beside_players_come_in_as_far_as_they_can_be_read() -> None:
    record = "013 Ada                                1    9"
    report = read_trf(trf.document("012 Open", trf.player(1), trf.player(2), record))
    assert "columns 42-45 (player): player 9 is not among the players: left out" in "\n".join(report.lines())
    event = Tournament.beginning(SYSTEMS).imagine(*report.events)
    assert [(team.name, team.members) for team in event.teams.values()] == [("Ada", (1,))]


def test_a_slip_in_a_team_of_trf16_keeps_nobody_s_event_out() -> None:
    """A record 013 is read as far as it goes, as a record 310 is."""
    records = [each for each in TEAM_EVENT if not each.startswith(("192", "352"))]
    names = ["013 Ada                                1    2    9", "013 Bor                                3    4"]
    report = read_trf(trf.document(*records, *names))
    assert not report.refused
    assert "player 9 is not among the players: left out" in "\n".join(report.lines())
    event = Tournament.told(SYSTEMS, report.events)
    assert [len(team.members) for team in event.teams.values()] == [2, 2]
    assert len(event.rounds[0].matches) == 1


# --- as other programs write them ----------------------------------------------------------------------------

CELLS = [
    ("   3 w 1", "0000 - +", "   5 b 0"),
    ("   4 b =", "0000 - +", "   6 w 1"),
    ("   1 b 0", "   5 w 1", "0000 - F"),
    ("   2 w =", "0000 - +", "0000 - +"),
    ("0000 - +", "   3 b 0", "   1 w 1"),
    ("0000 - =", "0000 - Z", "   2 b 0"),
]
POINTS = ("2.0", "2.5", "2.0", "2.5", "2.0", "0.5")


WORTH = {"1": 2, "+": 2, "F": 2, "U": 2, "=": 1}
"""The halves that a sign gives."""


def _points(row: tuple[str, ...]) -> str:
    return str(sum(WORTH.get(cell[-1], 0) for cell in row) / 2)


def of_others(
    *records: str, code: str = "FIDE_TEAM_BAKU", cells: Sequence[tuple[str, ...]] = tuple(CELLS)
) -> list[str]:
    """A report of three teams in which who has no opponent has points all the same."""
    players = [
        trf.player(number, rating=2400 - 50 * number, points=_points(row), cells=row)
        for number, row in enumerate(cells, start=1)
    ]
    teams = [trf.team(number, f"Team {number}", (2 * number - 1, 2 * number)) for number in (1, 2, 3)]
    return ["012 Cup", "092 Team Swiss", f"192 {code}", "XXR 3", *players, *teams, *records]


@pytest.mark.parametrize("edition", Edition)
def test_points_of_players_without_an_opponent_go_out_as_they_came(edition: Edition) -> None:
    """And the name of the system; a second trip changes no line."""
    report = read_trf(trf.document(*of_others()))
    first = write_trf(Tournament.told(SYSTEMS, report.events), edition)
    lines = first.decode().splitlines()
    people = [line for line in lines if line.startswith("001")]
    assert [line[91:] for line in people] == ["  ".join(cells) for cells in CELLS]
    assert tuple(line[80:84].strip() for line in people) == POINTS
    assert {"092 Team Swiss", "192 FIDE_TEAM_BAKU"} <= {*lines}
    assert write_trf(Tournament.told(SYSTEMS, read_trf(first).events), edition) == first


FULL_BYES = [
    ("   3 w 1", "0000 - F", "0000 - F"),
    ("   4 b 1", "0000 - F", "0000 - F"),
    ("   1 b 0", "0000 - F", "0000 - F"),
    ("   2 w 0", "0000 - F", "0000 - F"),
    ("0000 - F", "0000 - F", "0000 - F"),
    ("0000 - F", "0000 - F", "0000 - F"),
]
"""Two members of three teams each: who has no opponent has the point all the same, twice all of them."""


def marks_of(tournament: Tournament) -> dict[str, tuple[str, ...]]:
    return {name: make_paper(tournament, name).marks for name in ("standings", "crosstable", "boards", "teams")}


@pytest.mark.parametrize("system", ["team-swiss-2026", "team-swiss-1998"])
def test_full_point_byes_of_teams_are_no_breach(system: str) -> None:
    """Whatever their number in a round: teams may have them, and no paper has a word of it."""
    report = read_trf(trf.document(*of_others(cells=FULL_BYES)), system=system)
    event = Tournament.told(SYSTEMS, report.events)
    assert [len(each.who_has(ByeKind.FULL)) for each in event.rounds] == [1, 3, 3]
    assert not overrides_of(event)
    assert not any(marks_of(event).values())


@pytest.mark.parametrize(
    ("system", "articles"), [("team-swiss-2026", "C.04.1 3, C.04.6 3.4"), ("team-swiss-1998", "A5, B1b")]
)
def test_several_byes_of_a_pairing_are_told_in_one_line_by_their_articles(system: str, articles: str) -> None:
    """The pairing gives one, to teams as to players: what is more stands on the standings alone."""
    cells = [tuple(cell.replace("F", "U") for cell in row) for row in FULL_BYES]
    report = read_trf(trf.document(*of_others(cells=cells)), system=system)
    marks = marks_of(Tournament.told(SYSTEMS, report.events))
    assert marks.pop("standings") == (f"Rounds 2-3: byes not by the rules ({articles})",)
    assert not any(marks.values())


def test_a_bye_of_a_team_that_is_not_there_is_left_out() -> None:
    """Other programs name players in it."""
    report = read_trf(trf.document(*of_others("240 F   3    2    7")))
    assert not report.refused, list(report.lines())
    assert "team 7 is not among the teams: left out" in "\n".join(report.lines())


def test_a_member_that_310_forgets_is_counted_where_300_names_them() -> None:
    lines = [
        each.replace("   3    4", "   3     ").rstrip() if each.startswith("310   2") else each for each in of_others()
    ]
    assert read_trf(trf.document(*lines)).refused
    report = read_trf(trf.document(*lines, "300   1   2   1    3    4"))
    assert not report.refused, list(report.lines())
    assert "player 4 stands on a board of team 2 and in no team" in "\n".join(report.lines())
    event = Tournament.told(SYSTEMS, report.events)
    assert len(event.teams[TeamId(event.ids[PairingNumber(2)])].members) == 2


@pytest.mark.parametrize(
    ("code", "options", "system"),
    [
        ("FIDE_TEAM_BAKU", [], "team-swiss-2026"),
        ("FIDE_TEAM_TYPEB_GP_DUBOV", [], ""),
        ("FIDE_TEAM_TYPEB_GP_DUBOV", ["--system", "team-swiss-2026"], "team-swiss-2026"),
        ("FIDE_TEAM_TYPEB_GP_DUBOV", ["--system", "team-swiss-1998"], "team-swiss-1998"),
        ("FIDE_TEAM_TYPEB_GP_DUBOV", ["--as-1998"], ""),
    ],
)
def test_an_event_of_teams_goes_on_by_rules_for_teams(
    code: str, options: list[str], system: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its rounds are by the rules of none, which is asked for itself (Q55)."""
    file = tmp_path / "cup.trf"
    file.write_bytes(trf.document(*of_others(code=code)))
    assert main(["import", str(file), "--yes", "--as-recorded", *options]) == (0 if system else 1)
    said = capsys.readouterr().err
    assert "as-1998" not in said
    if system:
        assert recorded_tournament(file.with_suffix(".json")).regulations.system == system
    else:
        assert "team-swiss-2026" in said
