"""A cup of teams: boards, legs, and what decides a drawn match (B.VI D3, D4, D5b, K5, K7)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paircard.core.commands import (
    CorrectLineUp,
    CreateTournament,
    DecideMatch,
    EnterResult,
    HandLineUp,
    HandUsualLineUps,
    OpenSeries,
    PairRound,
    SetFirstColour,
    Undo,
)
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.core.tables.standings import standings
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.support.teams import did, entering

SIGNS = {"1": Result.WHITE, "0": Result.BLACK, "=": Result.DRAW}


def cup(teams: int = 4, boards: int = 6, *, round_: bool = True, **options: object) -> Tournament:
    """A cup whose first round is made and whose line-ups are in."""
    chosen = TeamKnockoutOptions(boards=boards, **options)  # type: ignore[arg-type]
    lots = chosen.legs > 1 or chosen.white != "rounds"
    regulations = Regulations(5, "team-knockout", tie_breaks=(), options=chosen)
    event = did(
        Tournament.beginning(SYSTEMS),
        CreateTournament(Details("Team cup"), regulations),
        *(entering(number, boards + 1) for number in range(1, teams + 1)),
        *(() if lots else (SetFirstColour("W"),)),
    )
    return did(event, PairRound("slip" if lots else ""), HandUsualLineUps(1)) if round_ else event


def typed(event: Tournament, match: int, signs: str, first: int = 1) -> Tournament:
    """The event with results of a match, board by board, from the side of the team named first."""
    round_ = event.rounds[-1]
    commands = []
    for game, sign in enumerate(signs, first):
        board = round_.game(match, game)
        commands.append(EnterResult(round_.number, board.number, board.as_listed(SIGNS[sign])))
    return did(event, *commands)


def told(event: Tournament, match: int) -> str:
    meetings = system_of(event).meetings
    assert meetings is not None
    number = len(event.rounds)
    found = event.rounds[-1].match(match)
    assert found is not None
    return "\n".join(texts_of(meetings.pair_lines(event, number, found.first)))


def test_the_colour_of_a_team_is_that_of_its_odd_boards() -> None:
    """D3b: number 1 drew White, odd numbers have it; D4: on boards 1, 3, 5."""
    event = cup()
    first = event.rounds[0].matches[0]
    assert event.numbers[first.first] == 1
    assert [board.white == first.first for board in first.boards] == [True, False] * 3
    assert [event.name_of(board.player_of(first.first)) for board in first.boards] == [f"T1-{at}" for at in range(1, 7)]


def test_103_to_103_is_decided_by_the_highest_board() -> None:
    """K5's own example: draws on 1 and 6, won 2 and 5, lost 3 and 4: 56 + 47 = 53 + 50 (K7: board 2)."""
    event = typed(cup(), 1, "=10")
    match = event.rounds[0].matches[0]
    assert not match.verdict.decided
    event = typed(event, 1, "01=", 4)
    match = event.rounds[0].matches[0]
    assert (match.verdict.decided, match.verdict.winner) == (True, match.first)
    said = told(event, 1)
    assert "B.VI K7: 1 T1 - 4 T4 is drawn on points. Both have values of 103: board 2 decides." in said
    assert "1 T1 goes on." in said
    protocol = " ".join(as_text(make_paper(event, "match-protocols")).split())
    assert "Both have values of 103: board 2 decides." in protocol
    assert "1 T1 goes on." in protocol
    tree = system_of(event).tree
    assert tree is not None
    view = tree.view(event)
    assert view is not None
    assert [side.score for side in (view.rounds[0][0].upper, view.rounds[0][0].lower)] == ["3 [103]", "3 [103]"]


def test_values_decide_before_the_highest_board() -> None:
    """D5b: board 1 of four is worth 60, boards 2 and 3 together 106: one against two, and draws give nothing (K5)."""
    event = typed(cup(boards=4), 1, "1==0")
    assert event.rounds[0].matches[0].verdict.winner == event.rounds[0].matches[0].first
    assert "B.VI D5: 1 T1 - 4 T4 is drawn on points. Values of the boards won: 60 to 47." in told(event, 1)


@pytest.mark.parametrize(("boards", "signs"), [(6, "======"), (3, "10="), (2, "10")])
def test_where_nothing_decides_a_play_off_on_all_boards_or_lots(boards: int, signs: str) -> None:
    event = typed(cup(boards=boards), 1, signs)
    match = event.rounds[0].matches[0]
    assert match.verdict.drawn
    with pytest.raises(Refusal, match="o on its row opens a play-off"):
        did(typed(event, 2, "1" * boards), PairRound())
    lots = did(event, DecideMatch(1, 1, "lots", seed="slip"))
    assert lots.rounds[0].matches[0].verdict.winner in match.contestants
    event = did(event, OpenSeries(1, 1, 10, 10, seed="slip"))
    match = event.rounds[0].matches[0]
    played = match.boards_of(1)
    assert [board.player_of(match.first) for board in played] == [
        board.player_of(match.first) for board in match.boards_of(0)
    ]
    colours = [board.white == match.first for board in played]
    assert colours == [at % 2 == (not colours[0]) for at in range(boards)]
    before = standings(event).rows
    event = typed(event, 1, "1" + "=" * (boards - 1), boards + 1)
    assert event.rounds[0].matches[0].verdict.winner == match.first
    assert [row.points for row in standings(event).rows] == [row.points for row in before], "it counts in no table"
    assert sum(card.score for card in event.player_cards.values()) == 2 * boards
    assert did(event, Undo()).rounds[0].matches[0].verdict.decided is False


def test_two_legs_are_summed_each_by_itself() -> None:
    """Board 1 won and lost is 60 to 60; 2 - 2 in each leg: leg 1 60 to 55, leg 2 60 to 60 less... the sums decide."""
    event = cup(boards=4, legs=2)
    match = event.rounds[0].matches[0]
    assert len(match.boards) == 8
    for one, two in zip(*match.legs, strict=True):
        assert (one.white, one.white_player) == (two.black, two.black_player), "the other colour, the same players"
    event = typed(event, 1, "10==" + "=1=0")
    # leg 1: 60 against 55; leg 2: 55 against 47
    assert "Values of the boards won: 115 to 102." in told(event, 1)
    assert "Leg 2: values 55 to 47." in told(event, 1)
    assert event.rounds[0].matches[0].verdict.winner == match.first


def test_lots_may_give_the_colours_of_every_match() -> None:
    event = cup(white="lots", round_=False)
    with pytest.raises(Refusal, match="The lots for the colours of round 1 are not drawn"):
        did(event, PairRound())
    event = did(event, PairRound("slip"))
    assert "has White on the odd boards, by lots." in told(event, 1)


def played(event: Tournament) -> Iterator[Tournament]:
    """Every round of a cup in which the team named first wins on board 1 and the rest is drawn."""
    boards = event.rounds[0].leg
    while True:
        number = len(event.rounds)
        for match in event.rounds[-1].matches:
            event = typed(event, match.number, "1" + "=" * (boards - 1))
        yield event
        if event.all_paired:
            return
        event = did(event, PairRound(), HandUsualLineUps(number + 1))


def test_a_cup_of_six_teams_to_its_end() -> None:
    *_, event = played(cup(6, third=True))
    assert finished(event)
    assert [row.place for row in standings(event).rows] == [1, 2, 3, 4, 5, 5]
    for name in offered(event):
        assert as_text(make_paper(event, name))
    papers = system_of(event).papers
    assert papers is not None
    scheme = "\n".join(papers.scheme(event))
    assert "60 56 53 50 47 45" in scheme
    assert "a play-off on all boards, 10 minutes + 10 seconds a move" in scheme
    assert "Ranked by" not in scheme


def test_line_ups_name_a_leg_and_reach_the_play_off() -> None:
    event = cup(boards=4, round_=False)
    event = did(event, PairRound())
    match = event.rounds[0].matches[0]
    members = event.teams[match.teams[0]].members
    event = did(event, HandLineUp(1, match.teams[0], (*members[:3], members[4])), HandUsualLineUps(1))
    event = typed(event, 1, "====")
    event = did(event, OpenSeries(1, 1, 10, 10, seed="slip"))
    match = event.rounds[0].matches[0]
    assert match.boards[7].player_of(match.first) == members[4]
    event = did(event, CorrectLineUp(1, match.teams[0], members[:4], "misread"))
    assert event.rounds[0].matches[0].boards[7].player_of(match.first) == members[3]


@pytest.mark.parametrize("options", [{"legs": 3}, {"equal": "5+3"}, {"boards": 0}])
def test_options_that_cannot_be(options: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        TeamKnockoutOptions(**options).checked()  # type: ignore[arg-type]


def test_nobody_came_and_both_are_out() -> None:
    event = cup(boards=4)
    boards = event.rounds[0].matches[0].boards
    event = did(event, *(EnterResult(1, board.number, Result.DOUBLE_FORFEIT) for board in boards))
    verdict = event.rounds[0].matches[0].verdict
    assert (verdict.decided, verdict.winner) == (True, ContestantId(0))
