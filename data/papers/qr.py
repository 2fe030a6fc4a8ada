"""An address as a square that telephones read."""

# no words in this file: markup
from __future__ import annotations

from functools import cache
from html import escape

QUIET = 4
"""Modules of white around it, which readers need."""


@cache
def modules(address: str) -> tuple[tuple[bool, ...], ...]:
    """Return the rows of the square without its white edge, dark where true."""
    import segno

    code = segno.make_qr(address, error="m")
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def bars(address: str) -> list[tuple[int, int, int]]:
    """Return what is dark in bars one module high: column and row of their beginning, and their length."""
    rows = enumerate(modules(address), QUIET)
    return [(start + QUIET, row, length) for row, line in rows for start, length in _runs(line)]


def square(address: str) -> dict[str, object]:
    """Return the bars and the side of the square, as a sheet of Typst reads them."""
    return {"side": side(address), "bars": bars(address)}


def _runs(line: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Return start and length of what is dark.

    >>> _runs((True, True, False, True))
    [(0, 2), (3, 1)]
    """
    runs: list[tuple[int, int]] = []
    for at, dark in enumerate(line):
        if dark and runs and sum(runs[-1]) == at:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        elif dark:
            runs.append((at, 1))
    return runs


def side(address: str) -> int:
    """Return how many modules a side has with its white edge."""
    return len(modules(address)) + 2 * QUIET


def after_slashes(address: str) -> str:
    """Return an address as markup that may go on below after a slash."""
    return escape(address).replace("/", "/<wbr/>")


def qr_svg(address: str) -> str:
    """Return the square as a picture; black on white whatever is around it, as readers want it."""
    size = side(address)
    path = "".join(f"M{x} {y}h{length}v1h-{length}z" for x, y, length in bars(address))
    return (
        f'<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="QR: {escape(address)}" '
        f'xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/>'
        f'<path d="{path}" shape-rendering="crispEdges"/></svg>'
    )
