"""The score sheet of a match: every game with colours, result and score; play-offs; what decided it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import NOBODY
from paircard.core.event.standing_of_rounds import finished
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import black_head, white_head
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.board import Board
    from paircard.core.event.tournament import Tournament


def score_sheet(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the sheet as it stands, the games that are made with empty boxes."""
    main = (
        (str(round_.number), board) for round_ in tournament.rounds for board in round_.boards if not board.play_off
    )
    score = system_of(tournament).score
    told = tuple(score.told(tournament)) if score else ()
    # in one section: a screen in the hall shows what belongs to a table, and nothing else
    sections = [Section(lines=told, table=_table(tournament, main) if tournament.rounds else None)]
    if tournament.rounds:
        sections += _play_offs(tournament)
    sections.append(Section(tr("Signatures"), (tr("{line} {line} Arbiter: {line}", line="_" * 20),)))
    marks = () if finished(tournament) else (tr("PROVISIONAL: the match is not decided yet."),)
    return event_paper(tournament, tr("Score sheet of the match"), sections, marks=marks, rules=True)


def _play_offs(tournament: Tournament) -> Iterator[Section]:
    match = tournament.rounds[-1].matches[0]
    for number, opened in enumerate(match.series, start=1):
        boards = ((f"{number}.{game}", board) for game, board in enumerate(match.boards_of(number), start=1))
        title = tr("Play-off {number}: {minutes} minutes", number=number, minutes=opened.minutes)
        if opened.sudden_death:
            fields = {"number": number, "white": opened.minutes, "black": opened.black_minutes}
            title = tr("Play-off {number}: {white} minutes against {black}, White has to win", **fields)
        elif opened.increment:
            fields = {"number": number, "minutes": opened.minutes, "seconds": opened.increment}
            title = tr("Play-off {number}: {minutes} minutes + {seconds} seconds a move", **fields)
        yield Section(title, table=_table(tournament, boards))


def _table(tournament: Tournament, boards: Iterable[tuple[str, Board]]) -> Table:
    columns = (
        Column(trp("at most 6 columns", "Game"), "right", lead=True),
        Column(white_head(), roomy=True),
        Column(trp("at most 7 columns", "Result"), "centre"),
        Column(black_head(), roomy=True),
        Column(trp("at most 12 columns", "Score"), "right"),
    )
    return Table(columns, tuple(_rows(tournament, boards)))


def _rows(tournament: Tournament, boards: Iterable[tuple[str, Board]]) -> Iterator[tuple[str, ...]]:
    """Yield a row a game; the score stands as in the heading, number 1 first."""
    duel, points = system_of(tournament).duel, [0, 0]
    first = duel.two(tournament)[0] if duel else NOBODY
    for place, board in boards:
        final = board.result is not None and board.result.settled
        if board.result is not None and final:
            white, black = board.result.half_points
            for side, half in enumerate((white, black) if board.white == first else (black, white)):
                points[side] += half
        yield (
            place,
            tournament.name_of(board.white),
            board.text,
            tournament.name_of(board.black),
            " : ".join(map(format_points, points)) if final else "",
        )
