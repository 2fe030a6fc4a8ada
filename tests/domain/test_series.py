"""Further games of a match, and what decides it: whoever is ahead in the first series that is not drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.codec import format_needed
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.journal import BadEntry
from paircard.core.event.match import Match, Verdict
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.series_facts import MatchDecided, SeriesOpened
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.tui.sentences.journal_entry import of_event
from tests.support.toy_system import KEY, known

ADA, BEA = ContestantId(1), ContestantId(2)
RAPID = SeriesOpened(1, 1, "BW", 10, 10, seed="slip")


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    with known():
        yield


def match_after(*facts: Fact, colours: str = "WB") -> Match:
    return event_after(*facts, colours=colours).rounds[0].matches[0]


def event_after(*facts: Fact, colours: str = "WB") -> Tournament:
    made = (
        TournamentCreated(Details("Cup"), Regulations(1, KEY)),
        *(EntrantRegistered(ContestantId(at), Entrant.of(name)) for at, name in enumerate(("Ada", "Bea"), 1)),
        RoundPaired(1, (PairMade(ADA, BEA, colours=colours),), numbers=(ADA, BEA)),
        *facts,
    )
    return Tournament.beginning(SYSTEMS).record(made, arbiter="Anna", time="2026-05-01T10:00:00Z")


def typed(signs: str, first: int = 1) -> tuple[Fact, ...]:
    """Results game by game, from the side of White; a blank is a game without one."""
    return tuple(ResultEntered(1, 1, Result(sign), game) for game, sign in enumerate(signs, start=first) if sign != " ")


@pytest.mark.parametrize(
    ("signs", "verdict"),
    [
        ("  ", Verdict(False)),
        ("1 ", Verdict(False)),
        ("1=", Verdict(True, ADA)),
        ("11", Verdict(False, drawn=True)),
        ("==", Verdict(False, drawn=True)),
        ("=1", Verdict(True, BEA)),
        ("=a", Verdict(False)),
        ("=+", Verdict(True, BEA)),
        ("=x", Verdict(False, drawn=True)),
        ("xx", Verdict(True, NOBODY)),
    ],
)
def test_two_games(signs: str, verdict: Verdict) -> None:
    assert match_after(*typed(signs)).verdict == verdict


def test_a_match_of_four_is_decided_before_its_last_game() -> None:
    assert match_after(*typed("10= "), colours="WBWB").verdict == Verdict(True, ADA)
    assert not match_after(*typed("1== "), colours="WBWB").verdict.decided


def test_a_play_off_decides_and_counts_on_no_card() -> None:
    drawn = typed("==")
    opened = match_after(*drawn, RAPID)
    assert [(each.white, each.black, each.game, each.number) for each in opened.boards_of(1)] == [
        (BEA, ADA, 3, 3),
        (ADA, BEA, 4, 4),
    ]
    assert opened.verdict == Verdict(False, series=1)
    event = event_after(*drawn, RAPID, *typed("=1", first=3))
    assert event.rounds[0].matches[0].verdict == Verdict(True, ADA, series=1)
    assert [card.score for card in event.cards.values()] == [2, 2]
    assert {len(card.lines) for card in event.cards.values()} == {2}


@pytest.mark.parametrize(("sign", "winner"), [("1", ADA), ("=", BEA), ("0", BEA)])
def test_in_sudden_death_a_draw_is_enough_for_black(sign: str, winner: ContestantId) -> None:
    death = SeriesOpened(1, 1, "W", 6, black_minutes=5)
    found = match_after(*typed("=="), death, *typed(sign, first=3))
    assert found.verdict == Verdict(True, winner, series=1)


def test_lots_decide_and_no_open_game_is_waited_for() -> None:
    event = event_after(*typed("="), MatchDecided(1, 1, BEA, "lots", "slip"))
    assert event.rounds[0].matches[0].verdict == Verdict(True, BEA)
    assert not event.missing


@given(st.text("1=0+-x", min_size=1, max_size=6))
def test_who_is_ahead_has_won(signs: str) -> None:
    """Counted from the paper: Ada has White in odd games."""
    colours = ("WB" * 3)[: len(signs)]
    halves = {"1": (2, 0), "=": (1, 1), "0": (0, 2), "+": (2, 0), "-": (0, 2), "x": (0, 0)}
    ada = sum(halves[sign][game % 2] for game, sign in enumerate(signs))
    bea = sum(halves[sign][1 - game % 2] for game, sign in enumerate(signs))
    verdict = match_after(*typed(signs), colours=colours).verdict
    if ada == bea:
        assert verdict.winner == NOBODY
        assert verdict.decided is (set(signs) == {"x"})
    else:
        assert verdict == Verdict(True, ADA if ada > bea else BEA)


@pytest.mark.parametrize(
    "impossible",
    [
        SeriesOpened(1, 2, "W", 10),
        SeriesOpened(1, 1, "", 10),
        SeriesOpened(1, 1, "WX", 10),
        SeriesOpened(1, 1, "WB", 6, black_minutes=5),
        SeriesOpened(1, 1, "W", 5, black_minutes=6),
        SeriesOpened(1, 1, "W", 10, chosen_by=ContestantId(3)),
        MatchDecided(1, 1, ContestantId(3), "lots"),
    ],
)
def test_what_cannot_be_is_an_error_of_the_journal(impossible: Fact) -> None:
    with pytest.raises((BadEntry, LookupError, ValueError)):
        event_after(impossible)


def test_both_kinds_raise_the_format_and_are_said() -> None:
    event = event_after(*typed("=="))
    assert format_needed(RAPID) == format_needed(MatchDecided(1, 1, ADA, "lots")) == 5
    said = of_event(event.imagine(RAPID), RAPID)
    assert (
        said == "round 1 match 1: play-off of 2 games, 10 minutes + 10 seconds a move, Ada has BW, lots with seed slip"
    )
    assert of_event(event, MatchDecided(1, 1, BEA, "lots")) == "round 1 match 1: Bea goes on, by lots"
