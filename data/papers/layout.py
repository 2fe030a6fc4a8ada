"""How wide the columns of a text table are, and where a table too wide for the paper goes on below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.papers.paper import Table
from paircard.data.papers.cells import cell_len

GAPS = (2, 1)
"""Cells between columns: two if there is room."""
NARROWEST = 10
"""No column of names is narrower unless its names are."""
WIDEST = 24
"""Of a column that does not hold names."""

Band = Mapping[int, int]
"""Columns that stand side by side, by index, with their widths."""


def bands(table: Table, width: int) -> tuple[int, list[Band]]:
    """Return the cells between columns, and the table cut into parts no wider than `width`."""
    natural = _natural(table)
    least = [
        min(wanted, NARROWEST) if each.roomy else wanted for each, wanted in zip(table.columns, natural, strict=True)
    ]
    everything = range(len(natural))
    for gap, widths in ((GAPS[0], natural), (GAPS[1], natural), (GAPS[1], least)):
        if _sum([widths[at] for at in everything], gap) <= width:
            return gap, [_spread(table, everything, natural, least, width, gap)]
    gap = GAPS[1]
    return gap, [_spread(table, part, natural, least, width, gap) for part in parts(table, least, width, gap)]


def _natural(table: Table) -> list[int]:
    """Return how wide each column would like to be."""
    wanted = [max(map(cell_len, column)) for column in zip(_heads(table), *table.rows, strict=True)]
    return [size if each.roomy else min(size, WIDEST) for each, size in zip(table.columns, wanted, strict=True)]


def _heads(table: Table) -> tuple[str, ...]:
    return tuple(column.head for column in table.columns)


def _sum(widths: Sequence[int], gap: int) -> int:
    return sum(widths) + gap * (len(widths) - 1)


def parts(table: Table, least: Sequence[float], width: float, gap: int) -> Iterator[list[int]]:
    """Yield columns that fit side by side, by index, the leading ones in every part."""
    leading = [at for at, column in enumerate(table.columns) if column.lead]
    part = list(leading)
    for at in range(len(least)):
        if at in leading:
            continue
        if part != leading and sum(least[each] for each in (*part, at)) + gap * len(part) > width:
            yield sorted(part)
            part = list(leading)
        part.append(at)
    yield sorted(part)


def _spread(
    table: Table, part: Sequence[int], natural: Sequence[int], least: Sequence[int], width: int, gap: int
) -> Band:
    """Give the columns of names what is left, the narrowest first."""
    widths = {at: least[at] for at in part}
    spare = width - _sum(list(widths.values()), gap)
    while spare > 0 and (wanting := [at for at in part if table.columns[at].roomy and widths[at] < natural[at]]):
        widths[min(wanting, key=lambda at: (widths[at], at))] += 1
        spare -= 1
    return widths
