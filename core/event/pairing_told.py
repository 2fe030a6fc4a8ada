"""Two pairings of a round as a line of a report tells them: `12-4` White and Black, `44=PAB`, only what differs."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import somebody

# no words in this file: codes
NOTHING = "*"
"""Where there is no pairing."""


def pairing_told(pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None) -> tuple[str, ...]:
    """Return a pairing as a line has it, White first.

    >>> pairing_told([(ContestantId(12), ContestantId(4))], ContestantId(44))
    ('{12}-{4}', '{44}=PAB')
    """
    told = tuple(f"{somebody(white)}-{somebody(black)}" for white, black in pairs)
    return told if bye is None else (*told, f"{somebody(bye)}=PAB")


def only_different(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, str]:
    """Return what only the one has, and what only the other; empty texts where they are the same.

    >>> only_different(("{1}-{2}", "{3}-{4}"), ("{3}-{4}", "{2}-{1}"))
    ('{1}-{2}', '{2}-{1}')
    >>> only_different((), ("{1}-{2}",))
    ('*', '{1}-{2}')
    """
    gone = " ".join(each for each in one if each not in other)
    new = " ".join(each for each in other if each not in one)
    return (gone or NOTHING, new or NOTHING) if gone or new else ("", "")


def full_point_byes_told(ids: Iterable[ContestantId]) -> str:
    """Return who has a whole point without playing, as a line has it.

    >>> full_point_byes_told([ContestantId(7), ContestantId(9)])
    '{7}=FPB {9}=FPB'
    """
    return " ".join(f"{somebody(id_)}=FPB" for id_ in ids)
