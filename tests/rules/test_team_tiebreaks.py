"""Team tie-breaks of C.07: against FIDE's reference code on random events, and by hand on one small event."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber, Place
from paircard.core.tables.breakdown import sum_lines
from paircard.core.tiebreaks import Figure, TieBreak, parse_list
from paircard.core.tiebreaks.field import Score, Tied
from paircard.core.tiebreaks.methods.teams import TEAM_METHODS
from paircard.core.tiebreaks.ranking import rank
from paircard.core.tiebreaks.team_field import TeamEvent, TeamMatch, TeamSheet
from paircard.core.tiebreaks.words_of_items import RULES
from paircard.core.values.errors import Refusal
from tests.support.random_teams import team_event


@pytest.mark.parametrize("first", [1, 7])
def test_agreement_with_the_reference_code(first: int) -> None:
    pytest.importorskip("gacrux", reason="gacrux is not installed: pip install --editable '.[dev]'")
    from tests.support.team_oracle import compare

    assert [line for seed in range(first, first + 6) for line in compare(seed)] == []


# --- by hand ---------------------------------------------------------------------------------------------


def played(round_: int, opponent: ContestantId, points: Sequence[int]) -> TeamMatch:
    """A match by the own half points on each board."""
    own, theirs = sum(points), 2 * len(points) - sum(points)
    boards = tuple(
        CardLine(round_, Kind.PLAYED, ContestantId(0), "W", each, game=board) for board, each in enumerate(points, 1)
    )
    return TeamMatch(round_, Kind.PLAYED, opponent, "W", (own >= theirs) + (own > theirs), own, boards)


def swiss_of_four() -> TeamEvent:
    """Three rounds of four boards; 1 had a bye in round 3, which 4 missed.

    1-2 2½-1½, 3-4 4-0, 1-3 1½-2½, 2-4 3-1, 2-3 2-2.
    """
    sheets = {
        1: (
            played(1, ContestantId(2), (0, 2, 2, 1)),
            played(2, ContestantId(3), (2, 1, 0, 0)),
            TeamMatch(3, Kind.BYE, None, None, 2, 8),
        ),
        2: (
            played(1, ContestantId(1), (2, 0, 0, 1)),
            played(2, ContestantId(4), (2, 2, 1, 1)),
            played(3, ContestantId(3), (1, 1, 1, 1)),
        ),
        3: (
            played(1, ContestantId(4), (2, 2, 2, 2)),
            played(2, ContestantId(1), (0, 1, 2, 2)),
            played(3, ContestantId(2), (1, 1, 1, 1)),
        ),
        4: (
            played(1, ContestantId(3), (0, 0, 0, 0)),
            played(2, ContestantId(2), (0, 0, 1, 1)),
            TeamMatch(3, Kind.ABSENT),
        ),
    }
    names = {1: "Ada", 2: "Bor", 3: "Cis", 4: "Dur"}
    return TeamEvent(
        {
            ContestantId(id_): TeamSheet(ContestantId(id_), PairingNumber(id_), Entrant(names[id_]), lines)
            for id_, lines in sheets.items()
        },
        3,
        3,
        4,
    )


def one(code: str) -> TieBreak:
    """The tie-break of a code."""
    return parse_list(code, teams=True)[0]


def figures(code: str, event: TeamEvent, *ids: int) -> dict[int, Figure]:
    """The figures of all teams, or of those who are tied."""
    tied = Tied(tuple(map(ContestantId, ids)) or tuple(event.sheets), Place(1))
    return {int(id_): figure for id_, figure in one(code).figures(event.field, tied).items()}


def written(code: str, *ids: int) -> list[str]:
    """The figures as they stand in the table."""
    return [one(code).written(each) for each in figures(code, swiss_of_four(), *ids).values()]


def test_both_scores() -> None:
    assert written("PTS:MP") == ["4", "3", "5", "0"]
    assert written("PTS:GP") == written("MPVGP") == ["8", "6½", "8½", "1"]
    event = swiss_of_four()
    assert rank(event.field, event.sheets, ()).tiers == [[3], [1], [2], [4]]


def test_extended_sonneborn_berger() -> None:
    """Of 1: 2½ game points against 3 match points, 1½ against 5; the bye is a dummy of 3 points (a draw a round)."""
    assert written("EMGSB")[0] == "27"  # 2½ x 3 + 1½ x 5 + 4 x 3
    assert written("EMMSB")[0] == "12"  # 2 x 3 + 0 x 5 + 2 x 3
    assert written("EGMSB")[0] == "25"  # 2 x 6½ + 0 x 8½ + 2 x 6, the dummy capped by 2 game points a round
    assert written("EGGSB")[0] == "53"  # 2½ x 6½ + 1½ x 8½ + 4 x 6
    assert written("EMMSB/C1")[0] == "6"  # equal totals of 3: the earlier goes


def test_boards() -> None:
    """A bye is a win on every board: 1 has 2, 2½, 2, 1½ on the boards."""
    assert written("BC", 1) == ["19"]  # 2 + 5 + 6 + 6
    assert figures("BC", swiss_of_four(), 1, 2)[1].value is None, "their game points differ"
    top, bottom = figures("TBR", swiss_of_four(), 1, 2, 3), figures("BBE", swiss_of_four(), 1, 2, 3)
    assert {id_: each.place for id_, each in top.items()} == {1: 2, 2: 1, 3: 3}  # 2, 2½, 1½ on board 1
    assert {id_: each.place for id_, each in bottom.items()} == {1: 1, 2: 3, 3: 2}  # 6½, 5, 6 without board 4
    assert [item.board for item in top[1].items] == [1, 2, 3, 4]


def test_two_who_drew_are_separated_by_boards() -> None:
    """2 and 3 drew every board; with other boards the same match has a lower board count for 3."""
    event = swiss_of_four()
    assert [each.place for each in figures("EDEBT", event, 2, 3).values()] == [1, 1]
    two, three = event.sheets[ContestantId(2)], event.sheets[ContestantId(3)]
    uneven = {
        ContestantId(2): TeamSheet(
            ContestantId(2), PairingNumber(2), two.entrant, (*two.matches[:2], played(3, ContestantId(3), (0, 1, 1, 2)))
        ),
        ContestantId(3): TeamSheet(
            ContestantId(3),
            PairingNumber(3),
            three.entrant,
            (*three.matches[:2], played(3, ContestantId(2), (2, 1, 1, 0))),
        ),
    }
    changed = TeamEvent({**event.sheets, **uneven}, 3, 3, 4)
    found = figures("EDEBT", changed, 2, 3)
    assert (found[3].place, found[2].place) == (1, 2)
    assert found[3].remark == "separated by board count"
    assert [each.place for each in figures("EDE", changed, 2, 3).values()] == [1, 1]


def test_strength_of_schedule() -> None:
    """Most match points 6, most game points of a match 4: k = 1. Of 1: 8 + 3 + 5 + 3."""
    assert written("SSSC")[0] == "19.00"
    assert written("SSSC/K4")[0] == "10.75"


def test_terms_are_said_with_what_they_are_times() -> None:
    event = swiss_of_four()
    figure = figures("EMGSB", event)[1]
    said = list(
        sum_lines(lambda id_: event.sheets[id_].entrant.name, event.field.cards[ContestantId(1)], one("EMGSB"), figure)
    )
    assert said[0] == "Round  1:    7½  Bor, times 2½ (game)"
    assert said[2] == "Round  3:    12  bye, times 4, dummy (C.07 16.4.2)"
    assert "Total: 7½ + 7½ + 12 = 27." in said
    boards = list(sum_lines(str, event.field.cards[ContestantId(1)], one("BC"), figures("BC", event, 1)[1]))
    assert boards[1] == "Board  2:     5  (board count)"


def test_every_term_names_its_rule() -> None:
    event = team_event(Random(5))
    for code in TEAM_METHODS:
        for figure in figures(code, event).values():
            assert all(item.rule in RULES for item in figure.items), code


# --- codes -----------------------------------------------------------------------------------------------


def test_codes_of_teams() -> None:
    keys = "MPVGP EMGSB/C1@c07-2026 BH:GP/C1@fide1998 SB:MP@c07-2024 SSSC/K4@c07-2026 EDEBT DE:GP"
    made = parse_list("mpvgp emgsb/c1 bh:gp/c1 sb:mp@c07-2024 sssc/k4 edebt de:gp", teams=True)
    assert " ".join(each.key for each in made) == keys
    assert made[2].options.score is Score.GAME
    assert all(parse_list(each.key, teams=True) == (each,) for each in made)
    assert [len(each.label) <= 6 for each in made] == [True] * 7
    assert all(len(method.label) <= 5 for method in TEAM_METHODS.values())


@pytest.mark.parametrize(
    ("typed", "teams", "sentence"),
    [
        ("EDE", False, "EDE is for team events"),
        ("BH:GP", False, "BH:GP: match and game points are for team events."),
        ("BH:XP", True, "after the colon stands MP for match points or GP for game points"),
        ("EMMSB:GP", True, "EMMSB is the same by match and by game points"),
        ("ARO:GP", True, "ARO is the same by match and by game points"),
        ("SSSC/K0", True, "SSSC has no /K0: it takes F, K4, P, R."),
        ("EMMSX", True, "EMMSB"),
    ],
)
def test_what_is_no_code(typed: str, teams: bool, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_list(typed, teams=teams)
    assert sentence in refused.value.message
