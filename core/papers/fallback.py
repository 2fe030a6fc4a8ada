"""Everything that is needed to go on by hand when the program cannot: in one paper, at any moment."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import black_head, round_mark, white_head
from paircard.core.papers.heading import event_paper
from paircard.core.papers.pairings import BOX, LINE, pairings, sheet_columns
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.round_table import round_table
from paircard.core.papers.shapes import own_paper
from paircard.core.papers.slips import slip_columns
from paircard.core.papers.start_cards import start_cards
from paircard.core.papers.tables import wall_chart
from paircard.core.tables.table_words import going_on
from paircard.core.values.language import tr

_NAME, _POINTS = "_" * 20, "____"


def paper_fallback(tournament: Tournament, number: int | None = None) -> Paper:  # noqa: ARG001
    """Return the round under way, the wall chart and a sheet to go on with, blank slips, and every start card."""
    own = own_paper(system_of(tournament), "start-cards")
    cards = (own.make if own else start_cards)(tournament, None)
    chart = wall_chart(tournament)
    sections = [
        Section(tr("To go on by hand"), tuple(_advice(tournament))),
        *_under_way(tournament),
        Section(chart.title, table=_with_rounds_to_come(tournament, chart.sections[0].table)),
        *_next_round(tournament),
        *cards.sections,
        *_slips(tournament),
    ]
    title = tr("Paper fallback after round {round}", round=tournament.scheduled)
    if not tournament.rounds:
        title = tr("Paper fallback before round 1")
    elif going_on(tournament, tournament.scheduled):
        title = tr("Paper fallback while games are missing")
    return event_paper(tournament, title, sections, marks=chart.marks, notes=(*chart.notes, *cards.notes), rules=True)


def _none_to_pair(tournament: Tournament) -> bool:
    """Whether nobody pairs a further round by hand: there is none, or a table makes it."""
    return tournament.all_paired or bool(system_of(tournament).lacks("by_hand"))


def _advice(tournament: Tournament) -> Iterator[str]:
    if tournament.missing:
        yield tr("Write the results that are missing on the sheet of the round.")
    if _none_to_pair(tournament):
        return
    yield from filter(None, [system_of(tournament).law.on_paper(tournament)])
    yield tr("Write opponent, colour and result of every game on the cards or on the wall chart.")
    yield tr(
        "Type it in later: on Pairings, From paper takes a round paired by hand, board by board with its result, such "
        "as 10-1 1."
    )


def _under_way(tournament: Tournament) -> Iterator[Section]:
    """Yield the pairing of a round that has results missing; of a schedule all of them."""
    if tournament.missing and system_of(tournament).rounds.beforehand:
        table = round_table(tournament)
        yield Section(table.title)
        yield from table.sections
    elif tournament.missing:
        sheet = pairings(tournament)
        first, *others = sheet.sections
        yield Section(sheet.title, table=first.table)
        yield from others


def _with_rounds_to_come(tournament: Tournament, table: Table | None) -> Table | None:
    """Return the wall chart with an empty column for every round that is not paired."""
    if table is None:
        return None
    to_come = range(tournament.next_round, tournament.regulations.rounds + 1)
    heads = tuple(Column(round_mark(number), "centre") for number in to_come)
    boxes = tuple(BOX for _ in to_come)
    return Table((*table.columns, *heads), tuple((*row, *boxes) for row in table.rows))


def _next_round(tournament: Tournament) -> Iterator[Section]:
    """Yield a sheet with empty boards for the next round."""
    if _none_to_pair(tournament):
        return
    boards, over = divmod(len(tournament.to_pair), 2)
    empty = (BOX, _NAME, _POINTS)
    rows = tuple((str(board), *empty, BOX, *empty) for board in range(1, boards + 1))
    below = (tr("Bye: {line}", line=LINE),) if over else ()
    yield Section(
        tr("Round {round}, paired by hand", round=tournament.next_round),
        table=Table(sheet_columns(wall=True), rows),
        below=below,
    )


def _slips(tournament: Tournament) -> Iterator[Section]:
    """Yield a blank slip for every board of the next round."""
    if _none_to_pair(tournament):
        return
    rows = tuple((colour, BOX, _NAME, BOX, LINE) for colour in (white_head(), black_head()))
    for board in range(1, len(tournament.to_pair) // 2 + 1):
        title = tr("Round {round}, board {board}", round=tournament.next_round, board=board)
        yield Section(title, table=Table(slip_columns(), rows), card=True)
