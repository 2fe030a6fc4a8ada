"""What a picture says better than figures: scores round by round, White against Black, and who had which colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import black_head, place_column, round_columns, round_mark, white_head
from paircard.core.papers.drawing import Dash, Fill, Shape, Sheet, Stroke, Text, frame, level, upright
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.on_sheets import enlarged
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.short_names import short_names
from paircard.core.tables.standings import Standings, standings
from paircard.core.tables.table_words import going_on
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

LEADERS = 6
"""So many have a line."""
_DASHES: Sequence[tuple[Dash, float, int]] = (
    ("solid", 0.9, 0),
    ("dashed", 0.7, 0),
    ("solid", 0.9, 140),
    ("dotted", 0.8, 0),
    ("dashed", 0.7, 140),
    ("solid", 0.3, 0),
)
"""Of the lines of the leaders: they are told apart on any printer."""
_LEFT, _WIDTH = 28.0, 120.0
_NAMES = 34.0
"""Right of a chart."""


def charts(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a sheet with three charts, and as text the figures they show."""
    table = standings(tournament, rounds_until(tournament, number))
    scores, results, colours = _scores(table), _results(tournament, table.after), _colours(table)
    names = short_names(tournament)
    sections = [
        Section(_of_scores(), table=_score_table(table, scores, names)),
        Section(_of_results(), table=_result_table(results)),
        Section(_of_colours(), table=_colour_table(colours)),
    ]
    title = tr("Charts after round {round}", round=table.after)
    if going_on(tournament, table.after):
        title = tr("Charts while games are missing")
    paper = event_paper(tournament, title, sections, marks=marks_of_table(tournament, table))

    def sheets() -> Iterator[Sheet]:
        shapes = [*_head(paper)]
        shapes += _lines(scores, names, 44)
        shapes += _shares(results, 131)
        shapes += _bars(colours, 216)
        yield upright(shapes, told=_told(paper))

    return replace(paper, sheets=enlarged(sheets))


def _of_scores() -> str:
    return tr("Points of the leaders, round by round")


def _of_results() -> str:
    return tr("Games won by White, drawn, won by Black, round by round")


def _of_colours() -> str:
    return tr("How many have had White more often than Black, or less often")


def _told(paper: Paper) -> str:
    """Return the charts in words: their titles, and every row of what they show."""
    parts = []
    for section in paper.sections:
        rows = section.table.rows if section.table else ()
        parts.append(f"{section.title}: {'; '.join(' '.join(row) for row in rows)}.")
    return " ".join(parts)


# --- what they show --------------------------------------------------------------------------------------------


def _scores(table: Standings) -> Mapping[ContestantId, Sequence[int]]:
    """Return the half points of the leaders after each round."""
    rounds = range(1, table.after + 1)
    return {row.card.id: [row.card.points(after) for after in rounds] for row in table.rows[:LEADERS]}


def _results(tournament: Tournament, after: int) -> Sequence[tuple[int, int, int]]:
    """Return by round how many games White won, were drawn, Black won: those that were played."""
    return [_in_order(Counter(_won(tournament, number))) for number in range(1, after + 1)]


def _in_order(counted: Counter[str]) -> tuple[int, int, int]:
    """Return games won by White, drawn, won by Black."""
    return counted["W"], counted["="], counted["B"]


def _won(tournament: Tournament, number: int) -> Iterator[str]:
    for board in tournament.rounds[number - 1].boards:
        if board.result is None or not board.result.played or not board.result.settled or board.same_as:
            continue
        yield (board.result.turned if board.reversed else board.result).outcome


def _colours(table: Standings) -> Mapping[int, int]:
    """Return how many have had White so many times more than Black, in games that were played."""
    differences = Counter(
        sum((line.colour == "W") - (line.colour == "B") for line in row.card.lines if line.kind is Kind.PLAYED)
        for row in table.rows
    )
    most = max((abs(difference) for difference in differences), default=0)
    return {difference: differences[difference] for difference in range(-max(most, 2), max(most, 2) + 1)}


# --- as text ---------------------------------------------------------------------------------------------------


def _score_table(
    table: Standings, scores: Mapping[ContestantId, Sequence[int]], names: Mapping[ContestantId, str]
) -> Table:
    columns = (
        place_column(),
        Column(trp("at most 10 columns", "Name"), lead=True, roomy=True),
        *round_columns(table.after),
    )
    rows = [
        (str(row.place), names[row.card.id], *map(format_points, scores[row.card.id])) for row in table.rows[:LEADERS]
    ]
    return Table(columns, tuple(rows))


def _result_table(results: Sequence[tuple[int, int, int]]) -> Table:
    columns = (
        Column(trp("at most 6 columns", "Round"), "right", lead=True),
        Column(white_head(), "right"),
        Column(trp("at most 8 columns", "Drawn"), "right"),
        Column(black_head(), "right"),
    )
    return Table(columns, tuple((str(at), *map(str, each)) for at, each in enumerate(results, 1)))


def _colour_table(colours: Mapping[int, int]) -> Table:
    columns = (
        Column(tr("White less Black"), "right", lead=True),
        Column(trp("at most 8 columns", "Players"), "right"),
    )
    return Table(columns, tuple((_signed(difference), str(many)) for difference, many in colours.items()))


def _signed(difference: int) -> str:
    return f"{difference:+d}".replace("-", "−") if difference else "0"


# --- as a sheet ------------------------------------------------------------------------------------------------


def _head(paper: Paper) -> Iterator[Shape]:
    yield Text(paper.head[0], 15, 10, 180, 7, 14, bold=True)
    yield Text(paper.title, 15, 17, 180, 10, 20, bold=True)
    yield Text("; ".join(paper.marks), 15, 27, 180, 7, 9, bold=True)


def _title(text: str, y: float) -> Text:
    return Text(text, 15, y - 10, 180, 7, 13, bold=True)


def _scale(most: int) -> int:
    """Return the step between two lines of a chart, so that there are six at most."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most <= 6 * step)


def _grid(y: float, height: float, top: int, step: int, width: float = _WIDTH) -> Iterator[Shape]:
    """Yield the lines across a chart with what they stand for, from 0 up."""
    for value in range(0, top + 1, step):
        at = y + height - height * value / max(top, 1)
        yield level(_LEFT, at, width, 0.15, grey=170)
        yield Text(str(value), _LEFT - 14, at - 3, 12, 6, 9, "right")


def _lines(
    scores: Mapping[ContestantId, Sequence[int]], names: Mapping[ContestantId, str], y: float
) -> Iterator[Shape]:
    """Yield a line for each of the leaders, named at its end."""
    height = 60.0
    most = max((points for each in scores.values() for points in each), default=0)
    step = _scale(-(-most // 2))
    top = step * -(-most // (2 * step)) or step
    yield _title(_of_scores(), y)
    yield from _grid(y, height, top, step)
    rounds = max((len(each) for each in scores.values()), default=0)
    yield from _round_marks(y + height, rounds)
    at = y
    for (id_, each), (dash, line, grey) in zip(scores.items(), _DASHES, strict=False):
        points = [(_LEFT, y + height)] + [
            (_LEFT + _WIDTH * nth / rounds, y + height - height * half / (2 * top)) for nth, half in enumerate(each, 1)
        ]
        yield Stroke(tuple(points), line, dash, grey)
        # in the order of the table, each with a piece of its line: they may end in one point
        yield level(_LEFT + _WIDTH + 4, at + 3.5, 9, line, dash=dash, grey=grey)
        yield Text(names[id_], _LEFT + _WIDTH + 14, at, _NAMES, 7, 9)
        at += 8


def _round_marks(y: float, rounds: int) -> Iterator[Shape]:
    for number in range(1, rounds + 1):
        if rounds <= 12 or number % 5 == 0:
            yield Text(round_mark(number), _LEFT + _WIDTH * number / rounds - 6, y + 0.5, 12, 6, 9, "centre")


def _shares(results: Sequence[tuple[int, int, int]], y: float) -> Iterator[Shape]:
    """Yield a bar a round: White below, draws between, Black on top."""
    height = 60.0
    most = max((sum(each) for each in results), default=0)
    step = _scale(most)
    top = step * -(-most // step) or step
    yield _title(_of_results(), y)
    yield from _grid(y, height, top, step)
    room = _WIDTH / max(len(results), 1)
    for at, each in enumerate(results):
        x, low = _LEFT + room * (at + 0.2), y + height
        for many, grey in zip(each, (235, 160, 40), strict=True):
            tall = height * many / top
            low -= tall
            if many:
                yield Fill(x, low, room * 0.6, tall, grey)
                yield frame(x, low, room * 0.6, tall, 0.2)
        if len(results) <= 12 or (at + 1) % 5 == 0:
            yield Text(round_mark(at + 1), x - room * 0.2, y + height + 0.5, room, 6, 9, "centre")
    legend = ((black_head(), 40), (trp("at most 8 columns", "Drawn"), 160), (white_head(), 235))
    for at, (said, grey) in enumerate(legend):
        yield Fill(_LEFT + _WIDTH + 4, y + 8 * at + 1, 9, 5, grey)
        yield frame(_LEFT + _WIDTH + 4, y + 8 * at + 1, 9, 5, 0.2)
        yield Text(said, _LEFT + _WIDTH + 14, y + 8 * at, _NAMES, 7, 9)


def _bars(colours: Mapping[int, int], y: float) -> Iterator[Shape]:
    """Yield a bar for every difference of colours with its number of players."""
    height = 52.0
    top = max(colours.values(), default=0) or 1
    yield _title(_of_colours(), y)
    yield level(_LEFT, y + height, _WIDTH + _NAMES + 14, 0.3)
    room = (_WIDTH + _NAMES + 14) / len(colours)
    for at, (difference, many) in enumerate(colours.items()):
        x, tall = _LEFT + room * (at + 0.2), (height - 8) * many / top
        if many:
            yield Fill(x, y + height - tall, room * 0.6, tall, 90 if abs(difference) > 1 else 180)
        yield Text(str(many), x, y + height - tall - 6.5, room * 0.6, 6, 10, "centre")
        yield Text(_signed(difference), x, y + height + 0.5, room * 0.6, 6, 10, "centre", bold=True)
