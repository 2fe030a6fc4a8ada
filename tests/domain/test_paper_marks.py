"""What an arbiter must not overlook stands on every paper concerned, and so do the rules."""

from __future__ import annotations

import pytest

from paircard.core.commands import CorrectResult, PairByHand, PairRound, WithdrawEntrant
from paircard.core.event.result import Result
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.paper import Paper
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import Play, gold12

AFTER_A_ROUND = (
    "standings",
    "crosstable",
    "crosstable-numbers",
    "progress",
    "wall-chart",
    "start-cards",
    "tie-breaks",
    "report",
)
OF_A_ROUND = ("alphabetical", "pairings", "pairings-wall", "slips", "protocol")
OVERRIDE = "Round 2 was paired by hand against B1a: friends asked for it (B1a: 3 and 1 have already met.)"


def overridden() -> Play:
    """Return four players whose second round repeats 1-3 on purpose."""
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("10")
    pairs = ((play.id(3), play.id(1)), (play.id(4), play.id(2)))
    play.do(PairByHand(pairs, None, "friends asked for it", override=True))
    return play


@pytest.mark.parametrize("name", [*AFTER_A_ROUND, *OF_A_ROUND])
def test_an_override_is_marked_on_every_paper_concerned(name: str) -> None:
    tournament = overridden().tournament
    paper = make_paper(tournament, name)
    assert any(mark.startswith(OVERRIDE) for mark in paper.marks)
    assert OVERRIDE in " ".join(as_text(paper).split())
    assert f'<p class="mark">{OVERRIDE}' in as_html(paper)
    if name != "report":
        assert OVERRIDE not in as_html(make_paper(tournament, name, 1))


@pytest.mark.parametrize("name", AFTER_A_ROUND)
def test_a_missing_or_adjourned_result_makes_a_table_provisional(name: str) -> None:
    play = gold12(4)
    assert not provisional(make_paper(play.tournament, name))
    play.pair()
    assert provisional(make_paper(play.tournament, name))
    play.results("=====a")
    if name == "report":  # Q169: of an event with all its rounds it would be the final one
        with pytest.raises(Refusal, match="no final report"):
            make_paper(play.tournament, name)
        return
    assert provisional(make_paper(play.tournament, name))


def provisional(paper: Paper) -> bool:
    """Tell whether a paper is marked so."""
    return any(mark.startswith("PROVISIONAL") for mark in paper.marks)


@pytest.mark.parametrize("name", OF_A_ROUND)
def test_an_unpublished_pairing_is_marked(name: str) -> None:
    play = gold12(1)
    play.do(PairRound())
    assert any(mark.startswith("NOT PUBLISHED") for mark in make_paper(play.tournament, name).marks)


def test_scores_that_rest_on_an_adjourned_game_are_provisional() -> None:
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("1a")
    play.pair()
    assert provisional(make_paper(play.tournament, "pairings"))
    assert not provisional(make_paper(play.tournament, "pairings", 1))


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_the_foot_names_the_rules_where_they_belong(name: str) -> None:
    """The text of 1998, and that FIDE rates by newer ones: where somebody asks how it is paired, not on the wall."""
    paper = make_paper(gold12().tournament, name)
    due = name in ("announcement", "start-list", "protocol", "fallback", "report")
    for drawn in (as_text(paper), as_html(paper)):
        assert ("Rules: FIDE Swiss System based on rating, text of 1992 - 1998." in drawn) == due
        assert ("For events that FIDE rates newer rules are in force." in drawn) == due


def test_byes_and_absences_close_the_pairing_sheet() -> None:
    play = Play.evenly(8, 2000, 10, rounds=3)
    play.pair()
    play.results("1111")
    play.do(WithdrawEntrant(play.id(2), "ill"))
    play.pair()
    sheet = make_paper(play.tournament, "pairings")
    table = sheet.sections[1].table
    assert table
    assert [row[-1] for row in table.rows] == ["bye: 1 point", "withdrawn: 0"]
    assert table.rows[1][0] == "2"
    assert "left before R2" in as_text(make_paper(play.tournament, "start-list"))
    assert "withdrew before round 2: ill" in as_text(make_paper(play.tournament, "report"))


def test_a_corrected_result_is_an_incident() -> None:
    play = gold12(4)
    play.pair()
    play.do(CorrectResult(3, 3, Result.WHITE, "slip"))
    report = " ".join(as_text(make_paper(play.tournament, "report")).split())
    assert "2026-01-01T10:00:00Z Anna: round 3, board 3: result corrected to 1-0: slip" in report


def test_what_cannot_be_printed_is_refused_in_one_sentence() -> None:
    play = gold12(2)
    with pytest.raises(Refusal, match="Round 3 is not paired: the last one is round 2"):
        make_paper(play.tournament, "standings", 3)
    with pytest.raises(Refusal, match="No round is paired yet"):
        make_paper(gold12(0).tournament, "pairings")
    with pytest.raises(Refusal, match="The paper report is about the whole event: leave the round out"):
        make_paper(play.tournament, "report", 1)
    with pytest.raises(Refusal, match="There is no paper standing: try standings"):
        make_paper(play.tournament, "standing")


def test_an_adjourned_game_is_named_on_the_start_card() -> None:
    """It counts for nothing yet, so that W - P would mislead without a word."""
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("1a")
    cards = make_paper(play.tournament, "start-cards").sections
    told = ["an adjourned game counts as lost" in " ".join(card.below) for card in cards]
    assert told == [False, True, False, True]
