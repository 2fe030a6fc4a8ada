"""The skeleton of a knock-out for other programs and for the wall: JSON, CSV, HTML."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from html import escape

from paircard.core.papers.html_page import html_page
from paircard.core.tables.skeleton import Pair, Skeleton, round_name
from paircard.core.values.language import tr, trn
from paircard.data.exchange.schedules import STYLE, row


def skeleton_json(cup: Skeleton) -> str:
    """Return `{"preliminary": [[11, 22], ...], "slots": [[1, 16], ...]}`, the higher seed first."""
    return json.dumps({"preliminary": [[*pair] for pair in cup.preliminary], "slots": [[*pair] for pair in cup.slots]})


def skeleton_csv(cup: Skeleton) -> str:
    """Return a line a match with a header line."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(["part", "match", "one", "other"])
    for part, pairs in (("preliminary", cup.preliminary), ("slots", cup.slots)):
        writer.writerows([part, match, *pair] for match, pair in enumerate(pairs, 1))
    return lines.getvalue().removesuffix("\n")


def skeleton_html(cup: Skeleton) -> str:
    """Return one page that prints on A4: the whole tree, who plays for which slot."""
    title = skeleton_title(cup)
    body = "\n".join((f"<h1>{escape(title)}</h1>", *(f"<p>{escape(each)}</p>" for each in told(cup)), *_tree(cup)))
    return html_page(body, title=title, style=STYLE)


def skeleton_title(cup: Skeleton) -> str:
    """Return the heading."""
    return trn("Knock-out of {count} player", "Knock-out of {count} players", cup.players)


def told(cup: Skeleton) -> Iterator[str]:
    """Say how many play first, and how the tree is read."""
    if cup.preliminary:
        yield trn(
            "{count} preliminary pair, {free} go through: {size} are left. The winner takes the slot of the first.",
            "{count} preliminary pairs, {free} go through: {size} are left. The winner takes the slot of the first.",
            len(cup.preliminary), free=cup.free, size=cup.size,
        )  # fmt: skip
    yield tr("Numbers are seeds. Neighbours in the tree meet in the next round.")


def slot_told(cup: Skeleton, slot: int) -> str:
    """Name a slot: its seed, and who plays for it."""
    pair = next((each for each in cup.preliminary if each[0] == slot), None)
    return f"{slot} ({pair[0]}-{pair[1]})" if pair else str(slot)


def _tree(cup: Skeleton) -> Iterator[str]:
    if cup.preliminary:
        yield f"<h2>{escape(tr('Preliminary round'))}</h2>"
        yield "<div><table>"
        yield row("td", [f"{one}-{other}" for one, other in cup.preliminary[:16]])
        for at in range(16, len(cup.preliminary), 16):
            yield row("td", [f"{one}-{other}" for one, other in cup.preliminary[at : at + 16]])
        yield "</table></div>"
    yield "<div><table>"
    yield row("th", [round_name(cup.size >> number) for number in range(cup.rounds)])
    for line in range(cup.size):
        yield f"<tr>{''.join(_cells(cup, line))}</tr>"
    yield "</table></div>"


def _cells(cup: Skeleton, line: int) -> Iterator[str]:
    """Yield the cells that begin in a line: the slot, and the winners' places of every round that starts here."""
    pair: Pair = cup.slots[line // 2]
    slot = slot_told(cup, pair[line % 2])
    yield f"<td>{escape(slot)}</td>"
    for number in range(1, cup.rounds):
        if line % 2**number == 0:
            yield f'<td rowspan="{2**number}"></td>'  # no words: markup
