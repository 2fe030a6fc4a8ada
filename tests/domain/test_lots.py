"""Lots, the last criterion of F10: a recorded act, never done silently, never done twice without a reason."""

from __future__ import annotations

import pytest

from paircard.core.commands import ChangeRegulations, CorrectResult, DrawLots, Undo
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.codec import decode, encode
from paircard.core.event.lots import draw_order
from paircard.core.event.purposes import purpose_told
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.storage.clash import clash
from paircard.tui.sentences.journal_entry import what
from tests.support.ids import ids
from tests.support.play import Play


@pytest.fixture
def play() -> Play:
    """Four players, one round, two drawn games: nothing separates anybody."""
    play = Play.evenly(4, 2000, 0, rounds=1)
    play.do(ChangeRegulations(Regulations(1, tie_breaks=("WON", "LOTS"))))
    play.pair()
    play.results("==")
    return play


def places(play: Play) -> dict[int, int]:
    return {row.card.number: row.place for row in standings(play.tournament).rows}


def test_nothing_is_drawn_silently(play: Play) -> None:
    rows = standings(play.tournament).rows
    assert {row.place for row in rows} == {1}
    assert {row.figures[1].remark for row in rows} == {"lots are to be drawn"}


def test_a_draw_from_a_seed_can_be_drawn_again_by_anybody(play: Play) -> None:
    play.do(DrawLots(ids(1, 2, 3, 4), "kawka"))
    order = draw_order("kawka", "Test", "final:0.5", ["1", "2", "3", "4"])
    assert places(play) == {int(number): place for place, number in enumerate(order, start=1)}
    (drawn,) = play.tournament.facts.lots
    assert (drawn.purpose, drawn.seed) == ("final:0.5", "kawka")


def test_slips_from_a_hat(play: Play) -> None:
    play.do(DrawLots(ids(3, 1, 4, 2), typed_in=True))
    assert places(play) == {3: 1, 1: 2, 4: 3, 2: 4}


def test_a_second_draw_needs_a_reason_and_keeps_the_first(play: Play) -> None:
    play.do(DrawLots(ids(3, 1, 4, 2), typed_in=True))
    with pytest.raises(Refusal, match="Drawing these lots again needs a reason"):
        DrawLots(ids(1, 2, 3, 4), typed_in=True).decide(play.tournament)
    play.do(DrawLots(ids(1, 2, 3, 4), typed_in=True, reason="a slip was missing"))
    assert places(play) == {1: 1, 2: 2, 3: 3, 4: 4}
    assert [each.order for each in play.tournament.facts.lots] == [(3, 1, 4, 2), (1, 2, 3, 4)]


def test_a_change_of_the_group_makes_the_draw_void(play: Play) -> None:
    play.do(DrawLots(ids(3, 1, 4, 2), typed_in=True))
    play.do(CorrectResult(1, 1, Result.WHITE, "typed wrong"))
    left = [row for row in standings(play.tournament).rows if row.shared]
    assert len(left) == 2
    assert {row.figures[1].remark for row in left} == {"lots are to be drawn"}
    play.do(DrawLots(tuple(row.card.id for row in left), "1998"))
    assert not any(row.shared for row in standings(play.tournament).rows)


def test_undo_takes_the_draw_back(play: Play) -> None:
    before = play.tournament.revision
    play.do(DrawLots(ids(3, 1, 4, 2), typed_in=True))
    play.do(Undo())
    assert {row.place for row in standings(play.tournament).rows} == {1}
    assert play.tournament.revision == before + 2


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (DrawLots(ids(1, 2), "x"), "Lots are not due among exactly these players"),
        (DrawLots(ids(1, 2, 3, 4, 4), "x"), "Lots are not due among exactly these players"),
        (DrawLots(ids(1, 2, 3, 9), "x"), "Lots are not due among exactly these players"),
        (DrawLots(ids(1, 2, 3, 4)), "Lots need a seed"),
        (DrawLots(ids(1, 2, 3, 4), " \t"), "Lots need a seed"),
    ],
)
def test_refusals(play: Play, command: DrawLots, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        command.decide(play.tournament)


def test_no_lots_before_all_results_are_in(play: Play) -> None:
    waiting = Play.evenly(4, 2000, 0, rounds=1)
    waiting.do(ChangeRegulations(Regulations(1, tie_breaks=("LOTS",))))
    waiting.pair()
    with pytest.raises(Refusal, match="Results are missing"):
        DrawLots(ids(1, 2, 3, 4), "x").decide(waiting.tournament)
    play.do(ChangeRegulations(Regulations(1, tie_breaks=("WON",)), "announced so"))
    with pytest.raises(Refusal, match="Lots are not among the tie-breaks"):
        DrawLots(ids(1, 2, 3, 4), "x").decide(play.tournament)


def test_lots_during_the_event_are_not_those_of_the_end(play: Play) -> None:
    """The purpose names the table, so that a group which is tied again later is drawn again."""
    longer = Play.evenly(4, 2000, 0, rounds=2)
    longer.do(ChangeRegulations(Regulations(2, tie_breaks=("LOTS",))))
    for _ in range(2):
        longer.pair()
        longer.results("==")
        longer.do(DrawLots(ids(3, 1, 4, 2), typed_in=True))
    assert [each.purpose for each in longer.tournament.facts.lots] == ["after round 1:0.5", "final:1"]
    assert play.tournament.facts.lots == ()


def test_the_journal_says_lots_in_words(play: Play) -> None:
    """Purpose, how they were drawn, and the order; two arbiters never draw over each other."""
    play.do(DrawLots(ids(3, 1, 4, 2), typed_in=True))
    (drawn,) = play.tournament.facts.lots
    assert (
        what(play.tournament, drawn) == "lots for equals with 0.5 points in the final table set: 3 A3, 1 A1, 4 A4, 2 A2"
    )
    entry = play.tournament.entries[-1]
    refused = clash((drawn,), (entry,), play.tournament)
    assert refused is not None
    assert "Anna has already changed the lots" in refused.message


def test_the_event_keeps_its_lots_in_the_file() -> None:
    event = LotsDrawn("final:2.5", ids(3, 1, 2), "1998-07-01", "")
    assert decode(SYSTEMS, LotsDrawn, encode(event)) == event


@pytest.mark.parametrize(
    ("purpose", "words"),
    [
        ("A2", "the order of equals"),
        ("after round 3:1.5", "equals with 1.5 points after round 3"),
        ("stage 1: basket 2", "basket 2"),
        ("stage 2: advancing from Group", "who goes on from Group"),
        ("something of later", "something of later"),
    ],
)
def test_what_lots_were_for_is_said_in_words(purpose: str, words: str) -> None:
    """What they were drawn with stays beside, where somebody may draw them again."""
    assert purpose_told(LotsDrawn(purpose, ids(1, 2))) == words
    drawn = purpose_told(LotsDrawn(purpose, ids(1, 2), "42"))
    assert drawn == (f"{words} ({purpose})" if words != purpose else words)
