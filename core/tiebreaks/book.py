"""Codes as people of an event type and read them: without a profile they are of the book that its system names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.system import system_of
from paircard.core.tiebreaks.code import parse, usual_profile
from paircard.core.tiebreaks.tie_break import TieBreak

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def code_in(tie_break: TieBreak, book: str) -> str:
    """Return the code of a tie-break in an event of a book: bare where it is of that book, else with its profile.

    >>> [code_in(each, "c07-2026") for each in parse(("BH/C1@c07-2026", "SB@fide1998", "DE", "WON"))]
    ['BH/C1', 'SB@fide1998', 'DE@fide1998', 'WON']
    """
    method, profile = tie_break.method, tie_break.options.profile.key
    bare = tie_break.key.partition("@")[0]
    return f"{bare}@{profile}" if method.by_profile and profile != usual_profile(method, book) else bare


def codes_in(tie_breaks: Sequence[TieBreak], book: str) -> tuple[str, ...]:
    """Return the codes of a list in an event of a book."""
    return tuple(code_in(each, book) for each in tie_breaks)


def codes_kept(codes: tuple[str, ...], book: str) -> tuple[str, ...]:
    """Return the same of a list as the journal keeps it, where a bare code is what it was to the first versions.

    >>> codes_kept(("BH", "PS@c07-2026", "WON"), "c07-2026"), codes_kept(("BH",), "fide1998")
    (('BH@fide1998', 'PS', 'WON'), ('BH',))
    """
    return codes_in(parse(codes, teams=True), book)


def announced_codes(tournament: Tournament) -> str:
    """Return the tie-breaks of an event as it announces them; empty where it has none."""
    return ", ".join(codes_kept(tournament.regulations.tie_breaks, system_of(tournament).tie_break_book))
