"""Reports of cups and matches that we wrote come back as cups and matches."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from paircard.core.commands import (
    CreateTournament,
    EnterResult,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
    WithdrawEntrant,
)
from paircard.core.commands.duel import ChooseColour, DrawForColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.match.options import MatchOptions
from paircard.core.tables.standings import standings
from paircard.data.exchange.trf import TrfReport, read_trf
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.domain.test_knockout_event import cup, played
from tests.domain.test_team_cup import cup as team_cup
from tests.domain.test_team_cup import typed
from tests.support.line import Conversation
from tests.support.round_robins import did


def again(event: Tournament) -> tuple[Tournament, TrfReport]:
    """The event of its own report, and what is said of that."""
    report = read_trf(write_trf(event))
    return Tournament.beginning(SYSTEMS).imagine(*report.events), report


def winners(event: Tournament) -> list[int]:
    """Who has won every match there is."""
    return [match.verdict.winner for round_ in event.rounds for match in round_.matches]


def places(event: Tournament) -> list[tuple[int, int]]:
    """The table: place and number."""
    return [(row.place, row.card.number) for row in standings(event).rows]


@pytest.mark.parametrize(("players", "games", "third"), [(22, 1, True), (6, 2, True), (8, 4, False), (5, 1, False)])
def test_a_cup_comes_back_after_every_round(players: int, games: int, third: bool) -> None:
    for event in played(cup(players, games, third=third), Random(players)):
        back, report = again(event)
        assert back.regulations.options == event.regulations.options
        assert [round_.pairs for round_ in back.rounds] == [round_.pairs for round_ in event.rounds]
        assert [round_.byes for round_ in back.rounds] == [round_.byes for round_ in event.rounds]
        assert winners(back) == winners(event)
        assert places(back) == places(event)
        assert "taken over as an event of Knock-out" in "\n".join(report.remarks)
        assert not report.other_system
    assert finished(back)


def test_it_goes_on_from_there() -> None:
    event = next(played(cup(8)))
    back, _ = again(event)
    assert did(back, PairRound()).rounds[1].pairs == did(event, PairRound()).rounds[1].pairs


def test_whose_opponent_left_plays_on() -> None:
    event = next(played(cup(8)))
    event = did(event, WithdrawEntrant(event.rounds[0].matches[0].verdict.winner), PairRound())
    *_, event = played(event)
    back, _ = again(event)
    assert back.rounds[2].pairs == event.rounds[2].pairs
    assert places(back)[:2] == places(event)[:2]


def test_games_that_no_tree_makes_are_taken_over_as_before_and_said_so() -> None:
    """A Swiss of four begins with 1-3 and 2-4, a tree with 1-4 and 2-3."""
    entrants = tuple(Entrant.of(f"A{number}", rating=2500 - 10 * number) for number in range(1, 5))
    opening = (CreateTournament(Details("Open"), Regulations(2)), RegisterEntrants(entrants), SetFirstColour("W"))
    event = did(Tournament.beginning(SYSTEMS), *opening, PairRound())
    lines = [line for line in write_trf(event).splitlines() if line[:3] not in (b"092", b"192")]
    report = read_trf(b"\r\n".join([*lines, b"192 CUSTOM_KNOCKOUT"]))
    assert Tournament.beginning(SYSTEMS).imagine(*report.events).regulations.system == "dutch-2026"
    assert report.remarks[-1] == (
        "It is not taken over as an event of Knock-out: 1 A1 - 3 A3 in round 1 is no match of the tree."
    )
    assert report.other_system == "CUSTOM_KNOCKOUT"


def two(options: MatchOptions, signs: str, rounds: int = 4) -> Tournament:
    """A match in which number 1 won the lots and took Black."""
    entrants = (Entrant.of("Aden", rating=2000), Entrant.of("Bern", rating=1900))
    regulations = Regulations(rounds, "match", tie_breaks=(), options=options)
    event = did(
        Tournament.beginning(SYSTEMS),
        CreateTournament(Details("Match"), regulations),
        RegisterEntrants(entrants),
        DrawForColour("slip"),
    )
    event = did(event, ChooseColour("B"))
    for number, sign in enumerate(signs, 1):
        event = did(event, PairRound(), EnterResult(number, 1, Result(sign)))
    return event


@pytest.mark.parametrize(
    ("options", "signs", "over"),
    [
        (MatchOptions(), "1=", False),
        (MatchOptions("points", points=3), "1=", True),
        (MatchOptions("wins", wins=2), "10", True),
    ],
)
def test_a_match_comes_back(options: MatchOptions, signs: str, over: bool) -> None:
    event = two(options, signs)
    back, report = again(event)
    assert back.regulations.options == event.regulations.options
    assert [round_.pairs for round_ in back.rounds] == [round_.pairs for round_ in event.rounds]
    assert system_of(back).over(back) is system_of(event).over(event) is over
    assert any("Who won the lots is not in a report" in each for each in report.remarks)
    if not over:
        assert did(back, PairRound()).rounds[-1].pairs == did(event, PairRound()).rounds[-1].pairs


@pytest.mark.parametrize("words", [b"first to points: 99999", b"first to wins: 99999"])
def test_a_match_to_more_than_there_are_games_is_none(words: bytes) -> None:
    told = b"092 Match of two players"
    report = write_trf(two(MatchOptions(), "1="))
    back = read_trf(report.replace(told, told + b", " + words))
    assert told in report
    assert Tournament.beginning(SYSTEMS).imagine(*back.events).regulations.system == "dutch-2026"


def test_a_cup_of_teams_says_what_it_is_read_as() -> None:
    event = typed(typed(team_cup(boards=2), 1, "11"), 2, "11")
    _, report = again(event)
    assert "CUSTOM_TEAM_KNOCKOUT" in report.other_system
    assert any("CUSTOM_TEAM_KNOCKOUT" in each for each in report.remarks)


def test_the_command_says_as_what_it_is_taken_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, event = played(cup(6, 2), Random(4))
    path = tmp_path / "cup.trf"
    path.write_bytes(write_trf(event))
    assert main(["import", str(path), "--yes"]) == 0
    assert "taken over as an event of Knock-out" in capsys.readouterr().out
    with EventFile.open(tmp_path / "cup.json") as back:
        assert places(back.tournament) == places(event)
    assert "as the report has it" in Conversation(tmp_path / "cup.json").say("J", "list")
