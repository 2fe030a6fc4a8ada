"""The sheet of a display: boards, names, results, running score, start and end, conditions; and the last boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from paircard.core.event.board import Board
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import black_head, name_column, number_column, rating_column, rating_of, white_head
from paircard.core.papers.heading import event_paper, paired_round, when_it_begins
from paircard.core.papers.paper import Column, Paper, Section, Table, Wall
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points
from paircard.core.values.said import said
from paircard.core.values.text import folded

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.display import Display


def display_sheet(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the sheet as it stands; without results it is the one to be filled in by hand."""
    round_ = paired_round(tournament, number)
    marks = (tr("PROVISIONAL: results are missing."),) if not round_.settled else ()
    sections = (
        # in one section: a screen in the hall shows what belongs to a table, and nothing else
        Section(lines=tuple(_told(tournament)), table=_boards(tournament, round_), below=(_signature(),)),
        Section(tr("Conditions of play"), tuple(_display(tournament).conditions(tournament))),
    )
    return event_paper(tournament, tr("Simultaneous display"), sections, marks=marks, rules=True)


def seat_plan(tournament: Tournament, number: int | None = None) -> Paper:
    """Return where the boards stand that were put together, each with its own number."""
    round_ = paired_round(tournament, number)
    if not round_.together:
        raise Refusal(said("No boards are put together yet: z on Pairings does it."), "B.VI H3")
    columns = (
        Column(trp("at most 6 columns", "Seat"), "right", lead=True),
        Column(trp("at most 6 columns", "Board"), "right"),
        name_column(),
        Column(trp("at most 8 columns", "Colour")),
    )
    giving = _giving(tournament)
    boards = (round_.game(board) for board in round_.together)
    rows = (
        (str(seat), str(board.match), _name(tournament, giving, board), _colour(giving, board))
        for seat, board in enumerate(boards, start=1)
    )
    below = (tr("Seats change, board numbers stay (B.VI H3)."),)
    section = Section(table=Table(columns, tuple(rows)), below=below)
    return event_paper(tournament, tr("The last boards, put together"), [section], rules=True)


def by_board(tournament: Tournament, number: int | None = None, wall: Wall | None = None) -> Paper:
    """Return who sits at which board, with results as they come."""
    round_ = paired_round(tournament, number)
    return _listed(tournament, round_.boards, wall)


def by_name(tournament: Tournament, number: int | None = None) -> Paper:
    """Return everybody by name with their board, for the door."""
    round_, giving = paired_round(tournament, number), _giving(tournament)
    by_name = sorted(round_.boards, key=lambda board: folded(_name(tournament, giving, board)))
    return _listed(tournament, by_name, "list")


def _listed(tournament: Tournament, boards: Iterable[Board], wall: Wall | None = None) -> Paper:
    giving = _giving(tournament)
    columns = (
        number_column(),
        name_column(),
        Column(trp("at most 8 columns", "Colour")),
        Column(trp("at most 7 columns", "Result"), "centre"),
    )
    rows = (
        (str(board.match), _name(tournament, giving, board), _colour(giving, board), board.text) for board in boards
    )
    lines = tuple(filter(None, (*islice(_told(tournament), 1), _display(tournament).times(tournament))))
    section = Section(lines=lines, table=Table(columns, tuple(rows)))
    title = when_it_begins(tournament, tr("Simultaneous display"), 1)
    return event_paper(tournament, title, [section], wall=wall)


def _boards(tournament: Tournament, round_: Round) -> Table:
    """Return a row a board; points stand beside the result that gave them, in the order of the boards."""
    columns = (
        number_column(),
        name_column(),
        rating_column(),
        Column(trp("at most 8 columns", "Colour")),
        Column(trp("at most 7 columns", "Late"), "right"),
        Column(trp("at most 7 columns", "Result"), "centre"),
        Column(trp("at most 12 columns", "Score"), "right"),
    )
    return Table(columns, tuple(_rows(tournament, round_)))


def _rows(tournament: Tournament, round_: Round) -> Iterator[tuple[str, ...]]:
    display, giving = _display(tournament), _giving(tournament)
    giver = boards = 0
    for board in round_.boards:
        final = board.result is not None and board.result.settled and board.result.played
        if final:
            ours, theirs = display.points_of(giving, board)
            giver, boards = giver + ours, boards + theirs
        player = tournament.registrations[display.player_at(giving, board)].entrant
        late = len(round_.noted("late", board.match))
        title = f"{player.title.value} " if player.title.value else ""
        yield (
            str(board.match),
            f"{title}{player.name}",
            rating_of(player),
            _colour(giving, board),
            str(late or ""),
            board.text,
            f"{format_points(giver)} : {format_points(boards)}" if final else "",
        )


def _name(tournament: Tournament, giving: frozenset[ContestantId], board: Board) -> str:
    return tournament.name_of(_display(tournament).player_at(giving, board))


def _colour(giving: frozenset[ContestantId], board: Board) -> str:
    """Return the colour of the player."""
    return black_head() if (board.white in giving) != board.reversed else white_head()


def _display(tournament: Tournament) -> Display:
    display = system_of(tournament).display
    assert display is not None, "only a display has this sheet"  # no words: never said
    return display


def _giving(tournament: Tournament) -> frozenset[ContestantId]:
    return frozenset(_display(tournament).givers(tournament))


def _told(tournament: Tournament) -> Iterator[str]:
    """Yield the score in lines."""
    score = system_of(tournament).score
    if score:
        yield from score.told(tournament)


def _signature() -> str:
    return tr("Begun: ______  Ended: ______  Arbiter: ______________________________")
