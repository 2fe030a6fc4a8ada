"""Reports of team events: what is written comes in as it was, and the reference code of FIDE reads the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.commands import AnnounceAbsence, CorrectLineUp, EnterResult, HandUsualLineUps, PairRound, PostSchedule
from core.errors import Refusal
from core.event.card import CardLine, Kind
from core.event.ids import PlayerId
from core.event.result import Result
from core.event.round import Board
from core.event.tournament import Tournament
from core.systems.kit.team_options import team_options
from core.tables.standings import standings
from data.exchange.trf import TrfReport, read_trf
from data.exchange.trf.export_losses import lost_in_report
from data.exchange.trf.style import Style
from data.exchange.trf.writer import Edition, write_trf
from tests.support.teams import LEAGUE, did, entered, played, results

PLAYED = (Result.WHITE, Result.DRAW, Result.BLACK, Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT)
AWAY = {Kind.WITHDRAWN: Kind.ABSENT, Kind.NOT_ENTERED: Kind.ABSENT}


def read(data: bytes) -> Tournament:
    report = read_trf(data)
    assert not report.refused, list(report.lines())
    return Tournament().imagine(*report.events)


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
                event = did(event, AnnounceAbsence(PlayerId(chance.randint(1, 3)), event.next_round))
            event = did(event, PairRound(), HandUsualLineUps(event.next_round))
        except Refusal:
            break  # no pairing is left
        event = with_results(event, chance)
    return event


def with_results(event: Tournament, chance: Random) -> Tournament:
    number = event.scheduled
    for match in event.rounds[-1].matches:
        for team in match.contestants:
            if chance.random() < 0.4:
                members = [*event.teams[team].members, *[PlayerId(0)] * chance.randint(0, 2)]
                chance.shuffle(members)
                seats = tuple((*members, *[PlayerId(0)] * len(match.boards))[: len(match.boards)])
                if seats != event.rounds[-1].line_ups[team] and any(seats):
                    event = did(event, CorrectLineUp(number, team, seats, "they sat otherwise"))
    forfeited = chance.random() < 0.2
    return did(event, *(EnterResult(number, each.number, result(each, chance, forfeited)) for each in
                        event.rounds[-1].boards))  # fmt: skip


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
        [(row.place, row.card.entrant, row.points, [each.value for each in row.figures]) for row in standings(event).rows],
        # what a bye is worth is only told where there was one
        replace(event.regulations, options=replace(team_options(event.regulations), bye_games="half")),
    ]


def by_gacrux(data: bytes) -> dict[str, Any]:
    reading = pytest.importorskip("gacrux.trf2json", reason="gacrux is not installed: pip install --editable '.[dev]'")
    book = reading.trf2json()
    book.parse_file(data.decode(), True)
    found: dict[str, Any] = book.chessjson
    return found


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_any_event_of_teams_comes_in_as_it_was_written(seed: int) -> None:
    event = any_event(seed)
    data = write_trf(event, Edition.TRF26)
    again = read(data)
    assert told(again) == told(event)
    assert write_trf(again, Edition.TRF26) == data
    assert not read_trf(data).other_system


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_the_reference_code_finds_the_same_scores(seed: int) -> None:
    status = by_gacrux(write_trf(any_event(seed), Edition.TRF26))["status"]
    # what it has to say of scores that it finds otherwise stands in "info"
    assert status == {"code": 0, "error": []}
