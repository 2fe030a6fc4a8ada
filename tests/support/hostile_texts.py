"""Texts that try to steer whatever shows them, and the eye that finds them in what was shown."""

from __future__ import annotations

import re

TEXTS = (
    "Na\x1b[31mEVIL\x1b[2J\x1b[1;1H",
    "Na\x1b]52;c;aGk=\x07",
    "Na\x1b[5n\x1b[c\x1b[21t",
    "Na\x1b]0;title\x1b\\",
    "Na\x1bP1$r0m\x1b\\\x1b_x\x1b\\",
    "Na\x9b31m\x9d52;c;aGk=\x9c\x85\x84",
    "Na\u202eLIVE\u202c\u2066x\u2069",
    "Na\x00\x08\x08\x07\x7f\r\x0b",
    "Na\nA second line\tand more",
    "Na" + "\u200b\u200d\u2060\ufeff" * 20,
    "Na" + "\u0301\u0488\u20dd" * 40,
    "[/]",
    "[@click=app.quit]Na[/]",
    "[bold red]Na",
    "$(touch x) `touch x` ; touch x",
    "=cmd|' /C calc'!A0",
    "@SUM(A1)",
    "-2+3 Minus",
    "+1;=1+1",
    "\t=1+1",
    "</td><script>alert(1)</script>",
    '" onload="x',
    "{name} %s {0}",
    "\ud83d\udc9b"[:1] + "half",
    "عبد الله",
    "Ż" * 500,
)
"""The last but one is a name like any other, and stays as it is."""

STEERS = re.compile("[\x00-\x08\x0b\x0d-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What a terminal, a pager or a browser would obey; line ends, tabs and form feeds are ours."""


def what_steers(shown: bytes) -> str:
    """Return the first place of an output that would be obeyed, with what stands around it; empty where none is."""
    text = shown.decode(errors="replace").replace("\r\n", "\n")
    found = STEERS.search(text)
    return repr(text[max(0, found.start() - 30) : found.end() + 30]) if found else ""
