"""How many lines a file has, found out before any of them is made."""

from __future__ import annotations


def more_lines_than(most: int, data: bytes) -> bool:
    r"""Whether a text has more lines than that, whatever ends them.

    >>> more_lines_than(2, b"a\nb"), more_lines_than(2, b"\n\r\n")
    (False, True)
    """
    return data.count(b"\n") >= most or data.count(b"\r") >= most
