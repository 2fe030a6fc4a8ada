"""A schedule known beforehand for other programs and for the wall: JSON, CSV, HTML."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from html import escape

from paircard.core.papers.html_page import html_page
from paircard.core.tables.schedule import Schedule
from paircard.core.values.language import tr

STYLE = """
table { border-collapse: collapse; margin: 2mm 0 5mm; }
td, th { border: 0.2mm solid #000; padding: 0.7mm 2mm; text-align: center; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
@media screen and (max-width: 700px) { body > div { overflow-x: auto; } }
"""  # no words: markup
"""How such a page looks."""
BOARDS_ABREAST = 10
"""So that the columns fit on A4 upright; the other boards go on below."""


def schedule_json(schedule: Schedule) -> str:
    """Return `{"rounds": [[[white, black], ...], ...], "free": [who rests or null, ...]}`."""
    rounds = [[list(pair) for pair in pairs] for pairs in schedule.rounds]
    return json.dumps({"rounds": rounds, "free": list(schedule.free)}, ensure_ascii=False)


def schedule_csv(schedule: Schedule) -> str:
    """Return a line a board with a header line; who rests stands in a line of the round without board."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(["round", "board", "white", "black", "free"])
    for number, (pairs, rests) in enumerate(zip(schedule.rounds, schedule.free, strict=True), 1):
        for board, (white, black) in enumerate(pairs, 1):
            writer.writerow([number, board, white, black, ""])
        if rests is not None:
            writer.writerow([number, "", "", "", rests])
    return lines.getvalue().removesuffix("\n")


def schedule_html(schedule: Schedule) -> str:
    """Return one page that prints on A4."""
    body = "\n".join((f"<h1>{escape(schedule.title)}</h1>", f"<p>{escape(legend())}</p>", *_cycles(schedule)))
    return html_page(body, title=schedule.title, style=STYLE)


def legend() -> str:
    """Say how the table is read."""
    return tr("White stands first; a row is a round, a column a board.")


def cycle_heading(cycle: int) -> str:
    """Say which cycle follows, and with which colours."""
    if cycle % 2:
        return tr("Cycle {cycle}", cycle=cycle)
    return tr("Cycle {cycle}, colours reversed", cycle=cycle)


def _cycles(schedule: Schedule) -> Iterator[str]:
    for cycle in range(1, schedule.cycles + 1):
        if schedule.cycles > 1:
            yield f"<h2>{escape(cycle_heading(cycle))}</h2>"
        boards = len(schedule.rounds[0])
        for first in range(0, boards, BOARDS_ABREAST):
            yield from _table(schedule, cycle, range(first, min(first + BOARDS_ABREAST, boards)))


def _table(schedule: Schedule, cycle: int, boards: range) -> Iterator[str]:
    with_free = boards.stop == len(schedule.rounds[0]) and any(each is not None for each in schedule.free)
    heads = [tr("Round"), *(str(board + 1) for board in boards), *([tr("free")] if with_free else [])]
    yield "<div><table>"
    yield row("th", heads)
    for at in range((cycle - 1) * schedule.in_cycle, cycle * schedule.in_cycle):
        pairs = ["{}-{}".format(*schedule.rounds[at][board]) for board in boards]
        rests = [str(schedule.free[at])] if with_free else []
        yield row("td", [str(at + 1), *pairs, *rests])
    yield "</table></div>"


def row(cell: str, texts: list[str]) -> str:
    """Return a row of a table, all of its cells of one kind."""
    return f"<tr>{''.join(f'<{cell}>{escape(text)}</{cell}>' for text in texts)}</tr>"
