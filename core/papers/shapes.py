"""Papers that some systems have otherwise than others: a system names its shapes, and here stands what those are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from paircard.core.papers.display import by_board, by_name, display_sheet, seat_plan
from paircard.core.papers.match import score_sheet
from paircard.core.papers.paper import OwnPaper
from paircard.core.papers.square import square_crosstable
from paircard.core.papers.start_cards import start_cards_by_score, start_cards_of_2026
from paircard.core.papers.teams.people import players_by_name, team_start_list
from paircard.core.papers.teams.sheet import team_pairings, team_pairings_poster, team_pairings_wall, team_slips
from paircard.core.papers.teams.square import square_rounds, square_wall_chart, team_square_paper
from paircard.core.papers.tree import tree_table
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.facets.asked.papers import Shape
    from paircard.core.facets.system import System

_WITH_FLOATS = mark("a card for each player with floats, colours and Ruz")
_SCORE_SHEET = OwnPaper(score_sheet, mark("the score sheet: every game, the score, what decided"))
_DISPLAY = OwnPaper(display_sheet, mark("boards, names, results, the score, conditions of play"))

SHAPES: Mapping[Shape, Mapping[str, OwnPaper]] = {
    "floats-1998": {"start-cards": OwnPaper(start_cards_by_score, _WITH_FLOATS)},
    "floats-2026": {"start-cards": OwnPaper(start_cards_of_2026, _WITH_FLOATS)},
    "square": {
        "crosstable": OwnPaper(square_crosstable, mark("everybody against everybody, by number, with norms")),
    },
    "square-without-norms": {
        "crosstable": OwnPaper(partial(square_crosstable, norms=False), mark("everybody against everybody, by number")),
    },
    "tree": {"crosstable": OwnPaper(tree_table, mark("the tree: who met whom, and who went on"))},
    "teams": {
        "start-list": OwnPaper(team_start_list, mark("the teams by number, with their members")),
        "alphabetical": OwnPaper(players_by_name, mark("all players by name, with table and board")),
        "pairings": OwnPaper(team_pairings, mark("the matches of a round with their boards")),
        "pairings-wall": OwnPaper(team_pairings_wall, mark("the matches of a round for the wall")),
        "pairings-poster": OwnPaper(team_pairings_poster, mark("the matches of a round in the largest type")),
        "slips": OwnPaper(team_slips, mark("a slip for each board, to be signed")),
    },
    "team-square": {
        "crosstable": OwnPaper(
            team_square_paper, mark("the square: everybody of one team against everybody of the other")
        ),
        "rounds": OwnPaper(square_rounds, mark("all rounds with who meets whom, and results")),
        "wall-chart": OwnPaper(square_wall_chart, mark("whom everybody met, colour, result and running score")),
    },
    "match": {
        "standings": _SCORE_SHEET,
        "pairings": _SCORE_SHEET,
        "fallback": OwnPaper(score_sheet, mark("to go on by hand: the score sheet as it stands")),
    },
    "display": {
        "standings": _DISPLAY,
        "pairings": _DISPLAY,
        "alphabetical": OwnPaper(by_name, mark("everybody by name, with their boards")),
        "pairings-wall": OwnPaper(partial(by_board, wall="sheet"), mark("the boards for the wall, with results")),
        "pairings-poster": OwnPaper(partial(by_board, wall="poster"), mark("the boards in the largest type")),
        "fallback": OwnPaper(display_sheet, mark("to go on by hand: the sheet as it stands")),
        "where-next": OwnPaper(seat_plan, mark("where the last boards stand, put together")),
    },
}


def own_paper(system: System, name: str) -> OwnPaper | None:
    """Return the paper of that name where a system has it otherwise than others; None where it has not."""
    shapes = system.papers.shapes if system.papers else ()
    return next((SHAPES[shape][name] for shape in shapes if name in SHAPES[shape]), None)
