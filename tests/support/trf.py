"""TRF16 records for tests, written position by position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

SIGNS = {"1": ("1", "0"), "0": ("0", "1"), "=": ("=", "="), "+": ("+", "-"), "-": ("-", "+"), "x": ("-", "-")}


def player(
    number: int,
    name: str = "",
    *,
    cells: Iterable[str] = (),
    rating: int | str = "",
    points: str = "",
    **fields: str,
) -> str:
    """Return one record 001; `fields` are sex, title, federation, fide_id, birth; cells like `   2 w 1`."""
    who = name or f"Player {number}"
    head = (
        f"001 {number:>4} {fields.get('sex', ''):1}{fields.get('title', ''):>3} {who:<33}"
        f" {rating:>4} {fields.get('federation', ''):<3} {fields.get('fide_id', ''):>11}"
        f" {fields.get('birth', ''):<10} {points:>4} {'':4}  "
    )
    return head + "  ".join(cells)


def team(number: int, name: str, members: Iterable[int], *, match_points: str = "", game_points: str = "") -> str:
    """Return one record 310."""
    head = f"310 {number:>3} {name:<32} {name[:5].upper():<5} {'':6} {match_points:>6} {game_points:>6} {'':3}  "
    return head + " ".join(f"{each:>4}" for each in members)


def document(*records: str, line_end: str = "\n") -> bytes:
    """Return the file as bytes."""
    return "".join(record + line_end for record in records).encode()


def of_rounds(size: int, rounds: Sequence[Mapping[str, Any]], rating: int = 2350, step: int = 25) -> list[str]:
    """Return the records 001 of a fixture: rounds with `pairs`, `bye`, `half`, and `results` (None: open)."""
    cells = [_round_cells(round_) for round_ in rounds]
    return [
        player(
            number,
            cells=[each.get(number, "0000 - Z") for each in cells],
            rating=rating - step * (number - 1),
        )
        for number in range(1, size + 1)
    ]


def _round_cells(round_: Mapping[str, Any]) -> dict[int, str]:
    cells: dict[int, str] = {}
    results = round_["results"] or " " * len(round_["pairs"])
    for (white, black), sign in zip(round_["pairs"], results, strict=True):
        white_sign, black_sign = SIGNS.get(sign, (" ", " "))
        cells[white] = f"{black:>4} w {white_sign}"
        cells[black] = f"{white:>4} b {black_sign}"
    if round_.get("bye"):
        cells[round_["bye"]] = "0000 - U"
    return cells | dict.fromkeys(round_.get("half", ()), "0000 - H")
