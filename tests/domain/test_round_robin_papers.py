"""The papers of a round robin: the square table, rounds, norms, what is announced, and which papers do not fit."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from paircard.core.commands import CreateTournament, EnterResult, PostSchedule, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.stage_facts import NumbersGiven
from paircard.core.event.tournament import Tournament
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.norms import norms_of, points_needed
from paircard.core.tables.standings import standings
from paircard.core.tiebreaks import parse
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_pdf import as_pdf
from paircard.data.papers.as_text import as_text
from tests.support.crosstable import Table, amounts
from tests.support.ids import ids
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.played_round_robins import SEVEN, SIX, seven, six
from tests.support.read_pdf import read_pdf
from tests.support.round_robins import did, opening, posted
from tests.support.tiebreak_tables import S1, S3

OF_A_SWISS = ("(F7)", "(F9)", "(A4", "(A5", "(A7)", "(R18)", "(R20)", "Swiss", "bye")
SIGNS = {"1": Result.WHITE, "=": Result.DRAW, "0": Result.BLACK, "+": Result.WHITE_FORFEIT, "-": Result.BLACK_FORFEIT}


def square(tournament: Tournament, number: int | None = None) -> list[list[str]]:
    """The cells of everybody against everybody, by number."""
    table = next(each.table for each in make_paper(tournament, "crosstable", number).sections if each.table)
    heads = [column.head for column in table.columns]
    first = heads.index("1")
    return [list(row[first : heads.index("Pts")]) for row in table.rows]


def test_the_square_table_is_the_one_that_was_played() -> None:
    """Every cell as the arbiter's own table has it; of two cycles the first one first."""
    assert square(seven()) == [row.split() for row in SEVEN.values()]
    spaced = [[" ".join(cell.ljust(2, "·")) if cell != "*" else "*" for cell in row.split()] for row in SIX.values()]
    assert square(six()) == spaced


def test_after_a_round_it_holds_that_round_and_no_later_one() -> None:
    """Round 1 of seven: 2-7, 3-6, 4-5."""
    cells = square(seven(), 1)
    filled = {
        (row + 1, at + 1) for row, line in enumerate(cells) for at, cell in enumerate(line) if cell not in ("", "*")
    }
    assert filled == {(2, 7), (7, 2), (3, 6), (6, 3), (4, 5), (5, 4)}


def test_norms_are_those_of_the_start_card() -> None:
    """1550 against 1400 1800 1600 1200 1000 with 1600 of one's own: 3.375 is needed, so 3½."""
    ratings = (1600, 1400, 1800, 1600, 1200, 1000)
    assert points_needed(ratings, 1550) == 7
    assert points_needed(ratings, 2400) is None, "not even all games won"
    needed = {norm.name: half for norm, _, half in norms_of((1200, 1100, 1000, 1000), women=False)}
    assert (needed["IV"], needed["V"]) == (None, None), "from five games on"


def test_free_rounds_are_named_and_give_nothing() -> None:
    event = seven()
    for name in ("rounds", "pairings", "alphabetical", "progress", "wall-chart", "start-cards", "fallback"):
        assert "free" in as_text(make_paper(event, name)), name
    assert "In every round one is free, without a point." in as_text(make_paper(event, "crosstable"))
    progress = next(each.table for each in make_paper(event, "progress").sections if each.table)
    assert [row.count("free") for row in progress.rows] == [1] * 7


@pytest.mark.parametrize("event", [seven(), six()], ids=["seven", "six"])
def test_every_paper_offered_is_made_in_every_form(event: Tournament) -> None:
    """Nothing of the Swiss in it: no bye, no article of its rules but A2, which gives the numbers."""
    names = offered(event)
    assert set(OF_PLAYERS) - set(names) == {"protocol", "crosstable-numbers"}
    for name in names:
        paper = make_paper(event, name)
        text = as_text(paper, 132)
        assert max(map(len, text.splitlines())) <= 132
        said = text.replace("forfeits and byes do not count", "")
        assert not any(each in said for each in OF_A_SWISS), name
        assert as_html(paper)
    assert "Crosstable" in "".join(read_pdf(as_pdf(make_paper(event, "crosstable")).content).pages)


def test_who_asks_for_a_paper_that_does_not_fit_is_told_why() -> None:
    for name, why in (("protocol", "the table made the pairs"), ("crosstable-numbers", "by number already")):
        with pytest.raises(Refusal, match=why):
            make_paper(seven(), name)


def test_the_announcement_tells_cycles_table_and_numbers() -> None:
    """Before anything is posted; a draw of numbers with the seed it was drawn with."""
    entered = did(Tournament.beginning(SYSTEMS), *opening(5, 2))
    told = " ".join(as_text(make_paper(entered, "announcement")).split())
    for line in (
        "Rounds: 10",
        "Everybody meets everybody twice, the second time with colours reversed (B.VI B1)",
        "Table: Berger table for 5 players, which gives rounds, boards and colours (B.VI A4)",
        "each is free once a cycle, without a point",
        "Numbers: by rating, then title",
    ):
        assert line in told
    assert "Half-point byes" not in told
    drawn = entered.imagine(NumbersGiven(1, ids(3, 1, 2, 5, 4), "42", "stage 1: numbers"))
    assert "Numbers: by lot, drawn with seed 42 (B.VI A1)" in as_text(make_paper(drawn, "announcement"))
    alone = did(Tournament.beginning(SYSTEMS), *opening(2))
    assert "Rounds: as many as the table has" in as_text(make_paper(alone, "announcement"))


def test_a_table_going_on_says_how_many_games_are_finished() -> None:
    assert "Standings, 15 of 30 games finished" in as_text(make_paper(six(), "standings"))
    assert "Standings after round 7 of 7 (final)" in as_text(make_paper(seven(), "standings"))
    assert "Standings after round 2 of 10" in as_text(make_paper(six(), "standings", 2))


# --- the worked examples, played as round robins ------------------------------------------------------------


def played(table: Table, codes: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Play a crosstable of the worked examples by the Berger table; return the figures by name."""
    regulations = Regulations(5, "round-robin", tie_breaks=codes)
    entrants = tuple(Entrant.of(f"{name}x", rating=2000 - at) for at, name in enumerate(table))
    event = did(
        Tournament.beginning(SYSTEMS),
        CreateTournament(Details("S"), regulations),
        RegisterEntrants(entrants),
        PostSchedule(),
    )
    for round_ in event.rounds:
        for board in round_.boards:
            white, black = (event.cards[id_].entrant.name[0] for id_ in board.players)
            cell = next(each for each in table[white] if black in each)
            sign = cell[0] if cell[0] in "+-" else cell[1]
            event = did(event, EnterResult(round_.number, board.number, SIGNS[sign]))
    rows = standings(event)
    return {
        row.card.entrant.name[0]: tuple(
            each.written(figure) for each, figure in zip(rows.tie_breaks, row.figures, strict=True)
        )
        for row in rows.rows
    }


def test_o15_and_o17_come_out_of_an_event() -> None:
    figures = played(S1, ("SB/P", "KS"))
    sb, koya = amounts("A 2½ B ½ C 2½ D 1"), amounts("A ½ B 0 C ½ D ½")
    assert {name: amounts(f"x {each[0]}")["x"] for name, each in figures.items()} == sb
    assert {name: amounts(f"x {each[1]}")["x"] for name, each in figures.items()} == koya


@pytest.mark.parametrize("code", ["SB", "SB/P", "SB@ssf"])
def test_o16_a_forfeit_is_a_game_in_an_event(code: str) -> None:
    """The system says that pairs are known beforehand, whether the code does or not."""
    figures = played(S3, (code,))
    assert {name: amounts(f"x {each[0]}")["x"] for name, each in figures.items()} == amounts("A 2¼ B 0 C 2¼ D 0")


def test_two_on_top_are_separated_by_their_game() -> None:
    """Berg and Cieślak have 4½ each, Berg won: the list of a round robin, and that of the Swedish federation."""
    for codes in (("DE/P", "SB/P", "KS", "WON"), ("DE/P@ssf", "SB/P@ssf", "WIN", "BPG")):
        event = seven()
        order = [row.card.number for row in standings(event, None, parse(codes)).rows]
        assert order == [1, 2, 3, 4, 5, 6, 7]


def test_numbers_before_the_schedule_are_not_fixed_yet() -> None:
    entered = did(Tournament.beginning(SYSTEMS), *opening(5))
    assert "fixed when the schedule is posted" in as_text(make_paper(entered, "start-list"))
    assert "fixed" not in as_text(make_paper(posted(5), "start-list"))


def test_the_pages_for_the_public_hold_the_square_table_and_all_rounds() -> None:
    pages = {page.name: page for page in site(six()).pages}
    assert "1 ½" in as_html(pages["crosstable"].paper)
    assert "Round 10" in as_html(pages["rounds"].paper)
    assert pages["rounds"].label == "Rounds"
