"""Whole numbers of a command line."""

from __future__ import annotations

import argparse

from core.values.language import tr


def whole_number(text: str, least: int, most: int) -> int:
    """Read a whole number within bounds, of however many digits it is typed; argparse tells what is wrong with others.

    >>> whole_number("07", 1, 30)
    7
    """
    digits = text.lstrip("0") or "0"
    if not text.isdecimal() or len(digits) > len(str(most)) or not least <= int(digits) <= most:
        raise argparse.ArgumentTypeError(
            tr("{text} is not a number from {least} to {most}", text=repr(text), least=least, most=most)
        )
    return int(digits)
