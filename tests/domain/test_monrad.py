"""Monrad: neighbours meet, nobody twice, no third equal colour where there is another way."""

from __future__ import annotations

import pytest

from paircard.core.commands import (
    Command,
    CreateTournament,
    DrawNumbers,
    EnterResult,
    KeepNumbers,
    PairRound,
    RegisterEntrants,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.stage_facts import NumbersGiven
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.monrad.options import MonradOptions
from paircard.core.systems.monrad.words import pair_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from tests.support.ids import ids
from tests.support.round_robins import did


def club(names: str, *commands: Command, options: MonradOptions | None = None) -> Tournament:
    """An event of players with one letter each, the first with number 1."""
    entrants = tuple(Entrant.of(name, rating=2000 - 10 * at) for at, name in enumerate(names))
    regulations = Regulations(
        rounds=7, system="monrad", tie_breaks=("BH@c07-2026",), options=options or MonradOptions()
    )
    opening = (CreateTournament(Details("Club"), regulations), RegisterEntrants(entrants))
    return did(Tournament.beginning(SYSTEMS), *opening, *commands)


def results(number: int, *typed: Result) -> list[Command]:
    """The results of a round, board 1 first."""
    return [EnterResult(number, board, result) for board, result in enumerate(typed, start=1)]


def pairs_of(tournament: Tournament, number: int) -> list[str]:
    """The pairs of a round by their letters, White first, board 1 first."""
    return ["-".join(map(tournament.name_of, board.players)) for board in tournament.rounds[number - 1].boards]


def test_round_1() -> None:
    """2 has White against 1, 4 against 3; of an odd number the largest has the bye (MO)."""
    event = club("ABCDE", PairRound())
    assert pairs_of(event, 1) == ["B-A", "D-C"]
    assert event.rounds[0].bye == ContestantId(5)


def test_the_nordic_form_begins_with_halves() -> None:
    assert pairs_of(club("ABCDEF", PairRound(), options=MonradOptions("halves")), 1) == ["D-A", "E-B", "F-C"]


def test_by_points_then_by_number_the_next_one_not_met() -> None:
    """All drawn: A has met B and gets C, B then gets D; of equal differences the higher changes colours."""
    event = club("ABCD", PairRound(), *results(1, Result.DRAW, Result.DRAW), PairRound())
    assert pairs_of(event, 2) == ["A-C", "D-B"]


def test_who_was_passed_over_and_why() -> None:
    event = club("ABCD", PairRound(), *results(1, Result.DRAW, Result.DRAW), PairRound())
    lines = [*texts_of(pair_lines(event, 2, ContestantId(1)))]
    assert lines == [
        "1 A: ½ point.",
        "3 C: ½ point.",
        "  Not 2 B: they met in round 1.",
        "  3 C is the next one they may meet.",
        "  1 A has White: all is equal, and the colours change from the last game.",
    ]


def test_the_bye_goes_to_the_last_without_one() -> None:
    drawn = results(1, Result.DRAW, Result.DRAW)
    event = club("ABCDE", PairRound(), *drawn, PairRound())
    assert [event.name_of(round_.bye) for round_ in event.rounds if round_.bye] == ["E", "D"]


def test_no_third_equal_colour_where_another_has_as_many_points() -> None:
    """B (WBW) has met E; C (BWW) would have White a third time, F (WWB) has as many points and would not."""
    white, draw, black = Result.WHITE, Result.DRAW, Result.BLACK
    event = club("ABCDEF", PairRound(), *results(1, white, draw, black), PairRound(), *results(2, draw, black, draw))
    event = did(event, PairRound(), *results(3, draw, white, draw), PairRound())
    assert pairs_of(event, 4) == ["D-A", "F-B", "E-C"]
    lines = [*texts_of(pair_lines(event, 4, ContestantId(2)))]
    assert "  Not 3 C: one of them would have the same colour for the third time running." in lines


GROUPS = MonradOptions(draw="groups")


def drawn(names: str, *commands: Command, seed: str = "42") -> Tournament:
    """An event whose numbers are drawn in groups of strength."""
    return club(names, DrawNumbers(seed), *commands, options=GROUPS)


def by_number(event: Tournament) -> list[int]:
    """Places by strength, which are the ids here, number 1 first."""
    return [int(id_) for _, id_ in sorted(event.ids.items())]


def test_groups_of_strength_take_turns() -> None:
    """Of 15 the cut field is 12: A 1-3, B 4-6, C 7-9, D 10-12 in turn; 13 to 15 stay as they are (MO)."""
    event = drawn("ABCDEFGHIJKLMNO")
    order = by_number(event)
    assert ["ABCD"[(place - 1) // 3] for place in order[:12]] == [*"ACDBCABDACDB"]
    assert order[12:] == [13, 14, 15]
    assert sorted(order) == [*range(1, 16)]


def test_groups_drawn_again_give_the_same_and_lots_among_all_are_other_lots() -> None:
    """Within a group the lots are those of the seed, so that anybody can draw again."""
    event = drawn("ABCDEFGH")
    given = event.entries[-1].event
    assert isinstance(given, NumbersGiven)
    lots = draw_order("42", event.entries[0].digest, given.purpose, map(str, range(1, 9)))
    for group in ((1, 2), (3, 4), (5, 6), (7, 8)):
        assert [place for place in by_number(event) if place in group] == [
            int(id_) for id_ in lots if int(id_) in group
        ]
    assert given.purpose != club("ABCDEFGH", DrawNumbers("42")).entries[-1].event.purpose  # type: ignore[attr-defined]
    assert any(by_number(event) != by_number(drawn("ABCDEFGH", seed=str(seed))) for seed in range(5))


def test_slips_are_held_to_the_groups() -> None:
    """A is 1 and 2, C is 5 and 6, D 7 and 8, B 3 and 4; 9 and 10 are left over."""
    event = club("ABCDEFGHIJ", options=GROUPS)
    right = ids(1, 5, 7, 3, 6, 2, 4, 8, 9, 10)
    assert by_number(did(event, DrawNumbers(listed=right))) == [*right]
    with pytest.raises(Refusal, match="Number 2 is drawn from group C, 5 to 6 by strength: 3 C is not in it"):
        DrawNumbers(listed=ids(1, 3, 7, 5, 6, 2, 4, 8, 9, 10)).decide(event)
    with pytest.raises(
        Refusal, match="Number 9 is not drawn: the weakest left over stay in the order of their strength"
    ):
        DrawNumbers(listed=ids(1, 5, 7, 3, 6, 2, 4, 8, 10, 9)).decide(event)


def test_why_this_number_and_the_announcement() -> None:
    """Said before the draw, after it, in the explanation of round 1, and on the card."""
    papers = system_of(club("ABCDE")).papers
    assert papers
    told = "Numbers by lot in four groups of strength: A C D B C A B D in turn, the weakest left over last (MO 1)"
    assert told in [*papers.scheme(club("ABCDE", options=GROUPS))]
    assert told not in [*papers.scheme(club("ABCDE", KeepNumbers(), options=GROUPS))]
    event = drawn("ABCDE", PairRound())
    assert [*papers.scheme(event)][:2] == [told, "Numbers: by lot, drawn with seed 42"]
    assert pairs_of(event, 1) == ["C-A", "B-D"]
    why = "Number 2 was drawn from group C: 3 to 3 by strength."
    assert f"  {why}" in texts_of(pair_lines(event, 1, ContestantId(3)))
    assert [*system_of(event).on_card(event, ContestantId(3)).values()] == [why]
    assert "not drawn" in "".join(system_of(event).on_card(event, ContestantId(5)).values())
    assert not system_of(event).on_card(club("ABCDE", DrawNumbers("42")), ContestantId(3))
