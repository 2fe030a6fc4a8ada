"""Whole numbers of a command line."""

from __future__ import annotations

import argparse

from paircard.core.values.language import tr

GREATEST = 1_000_000


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


def positive(text: str) -> int:
    """Read a number from 1 on."""
    return whole_number(text, 1, GREATEST)


def span(text: str, least: int, most: int) -> tuple[int, int]:
    """Read two numbers within bounds, such as 5-9, or one that stands for both."""
    first, _, last = text.partition("-")
    found = whole_number(first, 1, GREATEST), whole_number(last or first, 1, GREATEST)
    if not least <= found[0] <= found[1] <= most:
        raise argparse.ArgumentTypeError(
            tr(
                "{text} is not a number from {least} to {most}, nor two such as 5-9",
                text=repr(text),
                least=least,
                most=most,
            )
        )
    return found
