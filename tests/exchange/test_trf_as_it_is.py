"""Reports with what our rules would not have done: read as they stand, marked, written back, and left to `check`."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import ChangeRegulations, EnterResult, PairRound, PublishRound
from paircard.core.event.bye import ByeKind
from paircard.core.event.byes_of_next_round import full_point_byes, half_point_byes
from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.overridden import overrides_of
from paircard.core.event.regulations import ROUNDS_LIMIT, SEASON_ROUNDS
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support import trf
from tests.support.dose import examples
from tests.support.lively import lively_event

FIRST_ROUND = 89
"""Columns of a player's record before those of round 1."""


def taken(*records: str) -> TrfReport:
    report = read_trf(trf.document(*records))
    assert report.refused == (), list(report.lines())
    return report


def event(*records: str) -> Tournament:
    return Tournament.beginning(SYSTEMS).imagine(*taken(*records).events)


# in the layout of Swiss-Manager: a ruler for the eye, byes of every kind, a player without a rating
SWISS_MANAGER = [
    "012 Stadtmeisterschaft",
    "042 2003/05/01",
    "092 Individual: Swiss-System",
    "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1",
    trf.player(1, "Alt, Bernd", rating=2000, points="2.0", cells=["   2 w 1", "0000 - F"]),
    trf.player(2, "Berg, Ute", points="1.0", cells=["   1 b 0", "   4 w 1"]),
    trf.player(3, "Cohn, Ilse", rating=1800, points="2.0", cells=["0000 - U", "0000 - F"]),
    trf.player(4, "Dorn, Karl", rating=1700, points="1.0", cells=["0000 - F", "   2 b 0"]),
    trf.player(5, "Ernst, Max", points="1.0", cells=["0000 - U", "0000 - Z"]),
]


def test_several_byes_in_a_round_are_read_as_they_stand() -> None:
    state = event(*SWISS_MANAGER)
    first, second = state.rounds
    assert (first.who_has(ByeKind.ALLOCATED), first.who_has(ByeKind.FULL)) == ((3, 5), (4,))
    assert (second.bye, second.who_has(ByeKind.FULL)) == (None, (1, 3))
    assert [card.points() for card in state.cards.values()] == [4, 2, 4, 2, 2]
    assert [card.lines[0].kind for card in state.cards.values()] == [Kind.PLAYED] * 2 + [Kind.BYE] * 3
    assert all(state.cards[ContestantId(id_)].bye_barred for id_ in (1, 3, 4, 5))
    assert [row.card.id for row in standings(state).rows][:2] == [1, 3]


def test_they_are_marked_like_an_override() -> None:
    marks = [each.sentence for each in overrides_of(event(*SWISS_MANAGER))]
    assert marks == ["Round 1: 3 byes (A5, B1b)", "Round 2: 2 byes (A5, B1b)"]


@pytest.mark.parametrize("edition", Edition)
def test_f_stays_f_and_u_stays_u(edition: Edition) -> None:
    written = write_trf(event(*SWISS_MANAGER), edition).decode().split("\r\n")
    cells = [line[91:] for line in written if line.startswith("001")]
    assert cells == [line[91:] for line in SWISS_MANAGER if line.startswith("001")]


def test_what_is_told_of_it_is_short() -> None:
    assert list(taken(*SWISS_MANAGER).lines()) == [
        "UTF-8; 5 players, 2 of 2 rounds paired.",
        (
            'The report names "Individual: Swiss-System" and not its rules: it goes on by FIDE Swiss 1998 (C.04.1), '
            "unless others are chosen."
        ),
        (
            "Taken where the report says nothing: 2 rounds (142); White for odd numbers, as in round 1 (152); 1, ½ "
            "and 0 points (162); tie-breaks BH@fide1998, PS, WON (202)."
        ),
        (
            "More than one player has a point without playing in rounds 1, 2: the rules give one bye (A5). "
            "Read as it is and marked; check reports it."
        ),
        (
            "1 player is away to the end (5): a report does not tell absent from withdrawn. They are read as absent; "
            "if they withdrew, SSF Buchholz counts their rounds otherwise (SSF rules 7, 8)."
        ),
        "Start numbers do not follow rating and title: rounds still to be paired go by that order.",
        "2 players have no rating: entered with 0.",
    ]


def test_who_is_away_to_the_end_matters_to_nobody_without_ssf_buchholz() -> None:
    assert "away to the end" in "\n".join(taken(*SWISS_MANAGER, "202 OTHER_SSFBH").lines())
    assert "away to the end" not in "\n".join(taken(*SWISS_MANAGER, "202 OTHER_BH1998").lines())


def test_a_round_of_byes_only() -> None:
    """As engines write positions: points first, games later."""
    state = event(
        "XXR 4",
        trf.player(1, rating=1900, cells=["0000 - F", "   2 w 1"]),
        trf.player(2, rating=1800, cells=["0000 - H", "   1 b 0"]),
        trf.player(3, rating=1700, cells=["0000 - Z", "0000 - U"]),
    )
    assert [len(round_.boards) for round_ in state.rounds] == [0, 1]
    assert [card.points() for card in state.cards.values()] == [4, 1, 2]
    assert state.imagine(*PairRound().decide(state)).next_round == 4


def test_points_for_everybody_are_a_round_also_at_the_end() -> None:
    everybody = [trf.player(1, rating=1900, cells=["0000 - F"]), trf.player(2, rating=1800, cells=["0000 - Z"])]
    assert len(event("XXR 3", *everybody).rounds) == 1
    assert len(event("XXR 3", *everybody, trf.player(3, rating=1700)).rounds) == 0, "somebody is still to be paired"


@pytest.mark.parametrize("edition", Edition)
def test_a_full_point_in_a_round_to_come_is_given_when_it_is_paired(edition: Edition) -> None:
    players = [trf.player(n, rating=2000 - n, cells=["0000 - F"] * (n == 3)) for n in (1, 2, 3)]
    state = event("XXR 3", "152 W", *players)
    again = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(state, edition)).events)
    assert full_point_byes(again) == full_point_byes(state) == (3,)
    for command in (PairRound(), PublishRound()):
        state = state.imagine(*command.decide(state))
    assert (state.rounds[0].bye, state.rounds[0].who_has(ByeKind.FULL), state.cards[ContestantId(3)].points()) == (
        None,
        (3,),
        2,
    )


def of_so_many_rounds(rounds: int, *records: str) -> Tournament:
    """Two players who draw in every round, and one round more announced."""
    cells = [[f"   {3 - n} {'wb'[(n + round_) % 2]} =" for round_ in range(rounds)] for n in (1, 2)]
    players = [trf.player(n, rating=2000 - n, cells=cells[n - 1]) for n in (1, 2)]
    return event(f"XXR {rounds + 1}", *records, *players)


def test_more_rounds_than_are_paired_here() -> None:
    count = ROUNDS_LIMIT + 9
    state = of_so_many_rounds(count)
    assert (len(state.rounds), state.regulations.rounds) == (count, count + 1)
    assert standings(state).rows[0].points == count
    with pytest.raises(Refusal, match=f"Round {count + 1} is not paired here: beyond round {ROUNDS_LIMIT} "):
        PairRound().decide(state)
    assert read_trf(write_trf(state)).events


@pytest.mark.parametrize("edition", list(Edition))
def test_a_club_season_goes_on_where_its_system_says(edition: Edition) -> None:
    """Keizer pairs 60 rounds: round 60 of a report is paired, round 61 is not; a column of ten for each, both ways."""
    keizer = ("092 Keizer", "192 CUSTOM_SWISS")
    state = of_so_many_rounds(SEASON_ROUNDS - 1, *keizer)
    assert state.regulations.system == "keizer"
    options = replace(KeizerOptions(), most=99)
    state = state.imagine(*ChangeRegulations(replace(state.regulations, options=options), "as they wish").decide(state))
    for command in (PairRound(), PublishRound(), EnterResult(SEASON_ROUNDS, 1, Result.DRAW)):
        state = state.imagine(*command.decide(state))
    text = write_trf(state, edition)
    assert max(len(line) for line in text.splitlines() if line.startswith(b"001")) == FIRST_ROUND + 10 * SEASON_ROUNDS
    again = Tournament.beginning(SYSTEMS).imagine(*read_trf(text).events)
    assert [[board.players for board in round_.boards] for round_ in again.rounds] == [
        [board.players for board in round_.boards] for round_ in state.rounds
    ]
    assert again.cards[ContestantId(1)].points() == SEASON_ROUNDS
    with pytest.raises(Refusal, match="Round 61 is not paired here: beyond round 60 "):
        PairRound().decide(of_so_many_rounds(SEASON_ROUNDS, *keizer))


def test_a_tab_at_the_end_of_a_line_hides_nothing() -> None:
    assert taken(*[f"{line} \t" for line in SWISS_MANAGER], "240 Z   3    1\t ").events


OTHER = [trf.player(1, rating=1900, cells=["   2 w 1"]), trf.player(2, rating=1800, cells=["   1 b 0"])]


@pytest.mark.parametrize(
    ("records", "system"),
    [
        (["192 FIDE_LIM_2026"], "FIDE_LIM_2026"),
        (["092 Swiss system FIDE 1998", "192 FIDE_LIM"], "FIDE_LIM"),
        (["092 Individual: Swiss-System (FIDE Dutch)"], ""),
        (["092 Swiss Dutch"], ""),
        (["192 FIDE_DUTCH"], ""),
        (["192 FIDE_DUTCH_2017"], "FIDE_DUTCH_2017"),
        (["092 Swiss Dutch 2017"], "Swiss Dutch 2017"),
        (["092 Round robin"], "Round robin"),
        (["092 Team: Swiss-System"], "Team: Swiss-System"),
        (["XXA    2  1.0"], ""),
        (["XXA    2  0.2"], "accelerated pairing"),
        (["XXA    1  1.0"], ""),
        (["310   1 Wieza Gdynia                     WIEZA   1750    2.0    3.5   1     1    2"], "a team event"),
        (["092 Individual: Swiss-System", "192 CUSTOM_SWISS"], ""),
        (["092 Schweizer System"], ""),
        (["092 Swiss system FIDE 1998", "192 CUSTOM_SWISS"], ""),
        ([], ""),
    ],
)
def test_another_system_is_never_taken_for_ours(records: list[str], system: str) -> None:
    report = taken("012 A", *records, *OTHER)
    assert report.other_system == system
    assert ("another pairing system" in "\n".join(report.remarks)) is bool(system)


def test_a_team_event_is_called_that() -> None:
    report = taken("012 A", "330 +-   1   1   2", *OTHER)
    assert "This is the report of a team event" in report.remarks[0]


def test_what_a_report_said_of_its_system_goes_back_while_its_rounds_are_all_there_are() -> None:
    records = ["092 Swiss Dutch", "192 FIDE_LIM_2026", "XXR 3", *OTHER, *(trf.player(n, cells=[]) for n in (3, 4))]
    state = event(*records)
    for edition in Edition:
        lines = write_trf(state, edition).decode().split("\r\n")
        assert {"092 Swiss Dutch", "192 FIDE_LIM_2026"} <= {*lines}
    state = state.imagine(*PairRound().decide(state))
    lines = write_trf(state, Edition.TRF26).decode().split("\r\n")
    assert {"092 Rounds 1-1 Swiss Dutch, from 2 Swiss Dutch 2026 (FIDE C.04.3)", "192 FIDE_DUTCH_2026"} <= {*lines}


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(Edition))
def test_byes_of_every_kind_come_back_as_they_were(seed: int, edition: Edition) -> None:
    """Whatever an absence is turned into, the report that is written reads the same."""
    chance, lines = Random(seed), write_trf(lively_event(seed, adjourned=False)).decode().split("\r\n")
    turned = [line.replace("0000 - Z", f"0000 - {chance.choice('ZFUH')}") for line in lines]
    first = read_trf("\r\n".join(turned).encode())
    state = Tournament.beginning(SYSTEMS).imagine(*first.events)
    again = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(state, edition)).events)
    assert again.rounds == state.rounds
    assert [card.lines for card in again.cards.values()] == [card.lines for card in state.cards.values()]
    assert (again.details, half_point_byes(again), full_point_byes(again)) == (
        state.details,
        half_point_byes(state),
        full_point_byes(state),
    )


def test_byes_of_several_rounds_are_told_in_one_line_where_places_are() -> None:
    """On the standings and in the report; a crosstable and the pairing of a round have nothing of them."""
    state = event(*SWISS_MANAGER)
    marks = {
        name: make_paper(state, name).marks for name in ("standings", "report", "crosstable", "pairings", "wall-chart")
    }
    said = "Rounds 1-2: byes not by the rules (A5, B1b)"
    assert {name for name, told in marks.items() if said in told} == {"standings", "report"}
    assert not any("bye" in mark for name in ("crosstable", "pairings", "wall-chart") for mark in marks[name])
