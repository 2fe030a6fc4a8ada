"""Made-up events, and the way back to the moment before a round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import CorrectResult, EnterResult, PairRound, Redo, Undo, UnpairRound
from paircard.core.event.card import Kind
from paircard.core.event.result import Result
from paircard.core.event.state_before import state_before
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.simulation import Plan, play
from paircard.core.simulation.game_models import by_milvang
from paircard.core.simulation.plan import thorough
from paircard.core.systems.kit.in_numbers import proposed_pairing, recorded_pairing
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from tests.support.play import Play, gold10

PLAN = Plan(12, 20, 6)


def test_the_same_seed_gives_the_same_event() -> None:
    one, again, other = play(PLAN, 7), play(PLAN, 7), play(PLAN, 8)
    assert one.tournament.facts == again.tournament.facts
    assert one.tournament.facts != other.tournament.facts


def test_everything_that_happens_in_events_happens() -> None:
    kinds = set()
    results = set()
    for seed in range(40):
        played = play(PLAN, seed)
        assert not played.findings
        assert 12 <= len(played.tournament.registrations) <= 20
        assert len(played.tournament.rounds) == 6 or played.ended
        kinds |= {record.kind for card in played.tournament.cards.values() for record in card.lines}
        results |= {board.result for paired in played.tournament.rounds for board in paired.boards}
    assert kinds >= {Kind.PLAYED, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS, Kind.BYE, Kind.ABSENT, Kind.WITHDRAWN}
    assert results >= {Result.WHITE, Result.DRAW, Result.BLACK, Result.WHITE_FORFEIT, Result.BLACK_FORFEIT}


def test_the_stronger_win_more_often() -> None:
    wins = {True: 0, False: 0}
    for seed in range(20):
        tournament = play(PLAN, seed).tournament
        for board in (board for paired in tournament.rounds for board in paired.boards):
            white, black = (tournament.registrations[id_].entrant.rating for id_ in board.players)
            if board.result in (Result.WHITE, Result.BLACK) and white and black and white != black:
                wins[(white > black) == (board.result is Result.WHITE)] += 1
    assert wins[True] > 1.5 * wins[False]


@pytest.mark.parametrize("system", ["swiss-1998", "dutch-2026", "round-robin", "sliding"])
def test_events_of_every_system_for_players_come_to_their_end(system: str) -> None:
    for seed in range(4):
        played = play(thorough(12, 16, 5, system), seed)
        tournament = played.tournament
        assert (played.ended, played.findings, tournament.missing) == ("", [], ())
        assert tournament.all_paired


@pytest.mark.parametrize("system", ["swiss-1998", "dutch-2026"])
def test_everything_that_happens_in_a_swiss_happens(system: str) -> None:
    plan = replace(thorough(12, 20, 6, system), checked=False)
    cards = [card for seed in range(40) for card in play(plan, seed).tournament.cards.values()]
    kinds = {line.kind for card in cards for line in card.lines}
    assert kinds >= {Kind.PLAYED, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS, Kind.BYE, Kind.ABSENT, Kind.WITHDRAWN}
    assert kinds >= {Kind.HALF_BYE, Kind.NOT_ENTERED}


@pytest.mark.parametrize("difference", [-1200, -400, -30, 0, 100, 350, 700, 2000])
@pytest.mark.parametrize("mean", [1000, 1600, 2200, 2700])
def test_chances_of_a_game_are_chances(mean: int, difference: int) -> None:
    """The fitted curves cross at the ends: there a draw is as good as impossible, and never less than that."""
    found = by_milvang(mean + difference // 2, mean - difference // 2)
    assert all(0 <= each <= 1 for each in (found.white, found.draw, found.black))
    assert found.white + found.draw + found.black == pytest.approx(1, abs=0.01)
    better = by_milvang(mean + difference // 2 + 60, mean - difference // 2)
    assert better.white >= found.white
    assert better.black <= found.black


def test_an_event_ends_where_no_legal_pairing_exists() -> None:
    played = play(Plan(4, 4, 9), 1)
    assert "R14" in played.ended
    assert not played.findings


def test_what_the_checker_finds_is_kept_with_its_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
        return (Finding("F1", None, (), said("Wrong.")),) if position.round == 2 and pairing.pairs else ()

    monkeypatch.setattr("paircard.core.systems.swiss1998.facets.explain.check", checked)
    assert [(number, str(finding)) for number, finding in play(PLAN, 1).findings] == [(2, "F1: Wrong.")]


# --- before a round --------------------------------------------------------------------------------------


def test_before_a_round_later_corrections_are_unknown() -> None:
    """F7: round 2 was paired by the result as it stood."""
    event = gold10(2)
    event.do(CorrectResult(1, 1, Result.BLACK, "wrong way round"))
    before = state_before(event.tournament, 2)
    assert before.rounds[0].board(1).result is Result.WHITE
    recorded = recorded_pairing(before, event.tournament.rounds[1])
    right = proposed_pairing(before)
    assert {(pair.white, pair.black) for pair in recorded.pairs} == {(pair.white, pair.black) for pair in right.pairs}
    assert replace(right, pairs=(), brackets=()) == replace(recorded, pairs=())


def test_a_round_paired_twice_counts_as_it_was_paired_last() -> None:
    event = Play.evenly(4, 2000, 50)
    event.do(PairRound(), UnpairRound("a late entry"), PairRound())
    before = state_before(event.tournament, 1)
    assert (before.next_round, before.rounds) == (1, ())


def test_the_next_round_is_paired_from_all_that_happened() -> None:
    event = gold10(2)
    assert state_before(event.tournament, 3).facts == event.tournament.facts
    with pytest.raises(Refusal, match="Round 4 cannot be paired yet: the next one is round 3"):
        state_before(event.tournament, 4)


def test_undone_commands_are_left_out() -> None:
    event = Play.evenly(4, 2000, 50)
    event.pair()
    before = event.tournament.in_force
    event.do(EnterResult(1, 1, Result.WHITE), Undo())
    assert event.tournament.in_force == before
    event.do(Redo())
    assert event.tournament.in_force[: len(before)] == before
    assert event.tournament.facts == state_before(event.tournament, 2).facts
