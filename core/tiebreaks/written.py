"""Values as text: exact for other programs, short for people."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from paircard.core.tiebreaks.figure import Number

_QUARTERS = ("", "¼", "½", "¾")
_KNOWN = 1 << 12
"""So many values are kept as they were written last: every table of an event writes the same."""


def exact(value: Number, parts: int) -> str:
    """Write a value exactly: as a decimal number where it ends, otherwise as a fraction.

    >>> exact(17, 2), exact(9, 4), exact(Fraction(5300, 3), 1), exact(-7, 1)
    ('8.5', '2.25', '5300/3', '-7')
    """
    whole = Fraction(value) / parts
    if 10_000 % whole.denominator:
        return str(whole)
    sign, tenths = "-" if whole < 0 else "", abs(whole * 10_000)
    before, after = divmod(int(tenths), 10_000)
    return sign + f"{before}.{after:04}".rstrip("0").rstrip(".")


@lru_cache(maxsize=_KNOWN)
def written(value: Number, parts: int, show: str) -> str:
    """Write a value for the table.

    >>> written(17, 2, "points"), written(9, 4, "points"), written(1, 2, "points")
    ('8½', '2¼', '½')
    >>> written(Fraction(5300, 3), 1, "whole"), written(Fraction(31, 3), 2, "decimals")
    ('1767', '5.17')
    """
    amount = Fraction(value) / parts
    if show == "whole":
        return str(rounded(amount))
    if show == "decimals" or 4 % amount.denominator:
        hundredths = rounded(amount * 100)
        return f"{'-' if hundredths < 0 else ''}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"
    whole, quarters = divmod(abs(amount) * 4, 4)
    sign = "-" if amount < 0 else ""
    return sign + (f"{whole or ''}{_QUARTERS[int(quarters)]}" if quarters else str(whole))


def rounded(value: Number) -> int:
    """Round half up (R4).

    >>> rounded(Fraction(3533, 2)), rounded(Fraction(-1, 2)), rounded(7)
    (1767, 0, 7)
    """
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)
