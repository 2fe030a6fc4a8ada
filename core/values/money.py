"""Sums of money, exact: whole numbers of hundredths."""

from __future__ import annotations

import re

_TYPED = re.compile(r"(\d{1,7})(?:[.,](\d{1,2}))?")


def format_money(hundredths: int) -> str:
    """Write a sum: whole, or with both figures of the hundredths.

    >>> format_money(2500), format_money(1250), format_money(-50)
    ('25', '12.50', '-0.50')
    """
    sign, (whole, rest) = "-" if hundredths < 0 else "", divmod(abs(hundredths), 100)
    return f"{sign}{whole}.{rest:02}" if rest else f"{sign}{whole}"


def read_money(text: str) -> int | None:
    """Return a sum that was typed, in hundredths; None for what is none.

    >>> read_money("12.5"), read_money("12,50"), read_money("25"), read_money("1.234")
    (1250, 1250, 2500, None)
    """
    found = _TYPED.fullmatch(text.strip())
    return None if found is None else int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
