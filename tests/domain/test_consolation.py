"""A consolation beside a cup that goes on: who comes in, what it says of places, what undo and corrections do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import (
    Command,
    CorrectResult,
    EnterResult,
    FillFinal,
    PairRound,
    SetFirstColour,
    WithdrawEntrant,
)
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.review.final_anew import others_in_finals
from paircard.core.systems.advancing import Plan
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.storage.event_file import EventFile
from tests.domain.test_knockout_event import cup, decided, opening
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.sections import TIME

AS_THE_CUP = Regulations(5, "knockout", tie_breaks=(), options=KnockoutOptions())


def did(event: Tournament, stage: int, *commands: Command) -> Tournament:
    """Do the commands one by one in a stage."""
    event = event.seen(stage)
    for each in commands:
        event = event.record(each.decide(event), arbiter="Anna", time=TIME)
    return event


def filled(event: Tournament, plan: Plan, name: str = "Consolation") -> Tournament:
    """The event with a consolation for those of its only cup, seen as before."""
    pool = event.facts.pool or "Knock-out"
    return did(event, event.stage, FillFinal(pool, plan, name, AS_THE_CUP))


def entered(event: Tournament, stage: int) -> list[int]:
    """Who is in a stage, by their numbers in the cup."""
    return sorted(event.seen(1).numbers[id_] for id_ in event.seen(stage).registrations)


def places(event: Tournament) -> list[int]:
    """The places of a table, best first."""
    return [row.place for row in standings(event).rows]


def test_who_lost_in_round_1_plays_on_while_the_cup_goes_on() -> None:
    event = filled(did(decided(cup(8)), 1, PairRound()), Plan((), out=1, follow=True))
    assert entered(event, 2) == [5, 6, 7, 8]
    assert places(event.seen(1)) == [1, 1, 1, 1, 5, 5, 5, 5], "nobody has played for places 5 to 8"
    # both go on, in turn
    second = did(event, 2, SetFirstColour("W"), PairRound(), EnterResult(1, 1, Result.WHITE))
    second = did(second, 1, EnterResult(2, 1, Result.WHITE))
    second = did(second, 2, EnterResult(1, 2, Result.WHITE), PairRound(), EnterResult(2, 1, Result.DRAW))
    assert [len(second.seen(stage).rounds) for stage in (1, 2)] == [2, 2]
    table = standings(second.seen(1)).rows
    assert [row.place for row in table] == [1, 1, 1, 4, 5, 5, 7, 7], "the finalists of the consolation, then the others"
    winners = {board.white for board in second.seen(2).rounds[0].boards}
    assert {row.card.id for row in table if row.place == 5} == winners


def test_who_lost_the_first_match_of_22_has_perhaps_gone_through_before() -> None:
    """Six lose in the preliminary round, two of those who went through it in round 2."""
    event = decided(cup(22))
    with pytest.raises(Refusal, match="not every match of round 2 is decided"):
        filled(event, Plan((), out=2, first_match=True))
    event = decided(did(event, 1, PairRound()))
    lost = {match.opponent(match.verdict.winner) for match in event.rounds[1].matches}
    first = filled(event, Plan((), out=2, first_match=True))
    # 1 to 8 win, so of those who went through 9 and 10 lose to 8 and 7; 11 to 16 have won in round 1
    assert {event.numbers[id_] for id_ in lost} == set(range(9, 17))
    assert entered(first, 2) == [9, 10, *range(17, 23)]
    assert entered(filled(event, Plan((), out=2)), 2) == list(range(9, 23))
    with pytest.raises(Refusal, match="not all of round 2"):
        filled(event, Plan((), out=2, first_match=True, follow=True))
    # and one of each round: the second leaves out who is in the first
    both = filled(filled(event, Plan((), out=1)), Plan((), out=2, follow=True), "B")
    assert (entered(both, 2), entered(both, 3)) == (list(range(17, 23)), list(range(9, 17)))


def test_who_still_has_a_match_to_play_comes_into_none() -> None:
    event = decided(did(decided(cup(8, third=True)), 1, PairRound()))
    assert entered(filled(event, Plan((), out=1)), 2) == [5, 6, 7, 8]
    with pytest.raises(Refusal, match="who is out in round 2 cannot play a consolation"):
        filled(event, Plan((), out=2))
    with pytest.raises(Refusal, match="who is out in round 3 cannot"):
        filled(decided(cup(8)), Plan((), out=3))


def test_a_correction_names_who_would_be_in_it_only_while_the_next_round_is_not_made() -> None:
    event = decided(cup(8))
    before = filled(event, Plan((), out=1))
    turned = (CorrectResult(1, 1, Result.BLACK, "misread"),)
    winner, loser = event.rounds[0].matches[0].contestants
    (asked,) = others_in_finals(before.seen(1), turned, "Anna", TIME)
    assert (asked.instead, asked.of) == ((winner,), (loser,))
    after = filled(did(event, 1, PairRound()), Plan((), out=1))
    assert not others_in_finals(after.seen(1), turned, "Anna", TIME), "round 2 stands, with who is in it"


def test_a_winner_who_leaves_before_the_next_round_has_not_lost() -> None:
    event = decided(cup(8))
    winner = event.rounds[0].matches[0].verdict.winner
    event = did(event, 1, WithdrawEntrant(winner), PairRound())
    assert entered(filled(event, Plan((), out=1)), 2) == [5, 6, 7, 8]


def test_a_round_robin_takes_them_too() -> None:
    league = Regulations(3, "round-robin", tie_breaks=(), options=RoundRobinOptions())
    event = did(decided(cup(8)), 1, FillFinal("Knock-out", Plan((), out=1, follow=True), "League", league))
    event = did(event, 2, PairRound())
    results = (EnterResult(r.number, b.number, Result.WHITE) for r in event.rounds for b in r.boards)
    event = did(event, 2, *results)
    assert finished(event)
    assert min(places(event.seen(1))[4:]) == 5


def on_disk(path: Path) -> Path:
    """A cup of eight whose first round is played."""
    commands = (*opening(8, KnockoutOptions()), PairRound())
    results = (EnterResult(1, board, Result.WHITE) for board in range(1, 5))
    EventFile.create(path, *commands, *results, arbiter="Anna").close()
    return path


def test_in_lines_with_undo_and_the_journal(tmp_path: Path) -> None:
    talk = Conversation(on_disk(tmp_path / "cup.json"))
    said = talk.say("E", "Z follow=yes; y")
    assert "out in round 1 of Knock-out (B.VI D1)" in said, talk.refused
    assert "Consolation is open" in said
    assert talk.tournament.stage_name == "Consolation"
    assert talk.tournament.regulations.system == "knockout"
    assert "Standings before round 1: places 5 to 8 of Knock-out." in talk.say("S")
    assert "round 2 is paired" in talk.say("V Knock", "P", "p").lower(), talk.refused
    assert "There is no Consolation any more" not in talk.say("u y")
    assert "There is no Consolation any more" in talk.say("u y"), talk.refused
    assert "Consolation is open" in talk.say("E", "Z out=1; system=round; y"), talk.refused
    assert "Consolation opened" in talk.say("J", "list")
    with EventFile.open(tmp_path / "cup.json") as event:
        assert event.tournament.seen(2).facts.filling == replace(talk.tournament.facts.filling, out=1)  # type: ignore[type-var]


async def test_the_form_asks_for_places_or_for_those_out(tmp_path: Path) -> None:
    async with opened(on_disk(tmp_path / "cup.json")) as pilot:
        await pilot.press("E", "Z")
        screen = await comes(pilot, "a consolation of those who lost their first match")
        assert "Places follow" in screen
        assert "From place" not in screen
        await pilot.press("space", "space", "space")  # round 1, round 2, and round again to places
        assert "Places follow" not in await comes(pilot, "From place")
        await pilot.press("space", "enter")
        await comes(pilot, "Consolation: 4 players")
        await pilot.press("y")
        await comes(pilot, "Consolation is open")
