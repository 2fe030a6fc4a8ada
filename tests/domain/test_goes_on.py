"""A change in a group whose final is filled: who would be in it instead, and when nobody is asked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    ClearResult,
    Command,
    CorrectResult,
    EnterResult,
    FillFinal,
    Undo,
    WithdrawEntrant,
)
from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.review.final_anew import GoesOn, lines, others_in_finals
from paircard.core.systems.advancing import Plan
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.values.language import listed
from tests.domain.test_carried import LEAGUE, did, groups
from tests.support.sections import TIME


@pytest.fixture(scope="module")
def filled() -> Tournament:
    """Two groups of four in which the lower start number won; finals of the first two and of the others."""
    state = did(groups(), FillFinal("Group", Plan((2, 2)), "Final", LEAGUE))
    return did(state, FillFinal("Group", Plan((4, 4), from_place=3), "Final B", LEAGUE))


def id_of(state: Tournament, number: int) -> ContestantId:
    """Who has a start number."""
    return state.ids[PairingNumber(number)]


def game(state: Tournament, one: int, other: int) -> tuple[int, Board]:
    """Round and board of two start numbers."""
    ids = {id_of(state, one), id_of(state, other)}
    return next((r.number, b) for r in state.rounds for b in r.boards if {*b.players} == ids)


def won_by(state: Tournament, one: int, other: int) -> Command:
    """The correction that makes the first of two the winner."""
    number, board = game(state, one, other)
    result = Result.WHITE if board.white == id_of(state, one) else Result.BLACK
    return CorrectResult(number, board.number, result, "")


def asked(state: Tournament, *commands: Command) -> tuple[GoesOn, ...]:
    """What would be asked."""
    return others_in_finals(state, commands, "Anna", TIME)


def test_it_names_who_would_be_in_which_final_instead_of_whom(filled: Tournament) -> None:
    group = filled.seen(2)
    second, third = id_of(group, 2), id_of(group, 3)
    first, behind = asked(group, won_by(group, 3, 2))
    assert (first.stage, first.instead, first.of) == (4, (third,), (second,))
    assert (behind.stage, behind.instead, behind.of) == (5, (second,), (third,))
    name = {id_: each.name for id_, each in group.people.items()}
    said = list(lines(group, (first, behind)))
    assert said[0] == f"Final: {name[third]} would be in it instead of {name[second]}."
    assert said[-1] == "It is filled already: who plays in it stays as it is, until you change it."


def test_nobody_is_asked_where_nobody_would_change(filled: Tournament) -> None:
    group = filled.seen(2)
    assert not asked(group, won_by(group, 2, 1))
    assert not asked(filled.seen(1), won_by(group, 2, 1))
    final = did(filled, *(), stage=4)
    assert not asked(final, WithdrawEntrant(id_of(final, 1)))
    assert not asked(groups().seen(2), won_by(groups().seen(2), 3, 2))


def test_what_is_agreed_to_is_not_asked_again_but_its_undo_is_no_question_either(filled: Tournament) -> None:
    """Back to who plays in the final is nothing to be asked about."""
    group = did(filled, won_by(filled.seen(2), 3, 2), stage=2)
    assert not asked(group, Undo())
    assert not asked(group, won_by(group, 4, 1))  # 3 goes on before and after
    back = did(group, won_by(group, 2, 3), stage=2)
    assert asked(back, Undo())


def test_an_emptied_board_says_nothing_yet_and_what_is_typed_then_does(filled: Tournament) -> None:
    group = filled.seen(2)
    number, board = game(group, 2, 3)
    assert not asked(group, ClearResult(number, board.number))
    emptied = did(filled, ClearResult(number, board.number), stage=2)
    assert board.result
    assert not asked(emptied, EnterResult(number, board.number, board.result))
    other = Result.BLACK if board.result is Result.WHITE else Result.WHITE
    assert asked(emptied, EnterResult(number, board.number, other))
    leaving = asked(emptied, WithdrawEntrant(id_of(emptied, 2)))  # what they have not played is lost by forfeit
    assert [each.of for each in leaving] == [(id_of(emptied, 2),), (id_of(emptied, 3),)]


def test_lots_that_would_be_due_are_named(filled: Tournament) -> None:
    """Three who beat one another in turn: nothing in these regulations separates them."""
    group = filled.seen(2)
    first, *_ = asked(group, won_by(group, 3, 1))
    assert set(first.lots) == {id_of(group, n) for n in (1, 2, 3)}
    (said, *_) = lines(group, (first,))
    names = listed([group.people[id_].name for id_ in sorted(first.lots)])
    assert said == f"Final: lots would have to decide among {names}."


def test_other_tie_breaks_are_a_change_too() -> None:
    """By start number nobody is equal; by Sonneborn-Berger all are who drew all their games."""
    league = replace(LEAGUE, tie_breaks=("TPN",), options=RoundRobinOptions())
    state = groups(regulations=league, results=("=", "="))
    league = state.seen(2).regulations
    state = did(state, FillFinal("Group", Plan((2, 2)), "Final", LEAGUE))
    (found,) = asked(state.seen(2), ChangeRegulations(replace(league, tie_breaks=("SB",)), "no, so"))
    assert len(found.lots) == 4
