"""Tie-breaks as records 202 and 212 name them: FIDE's code where FIDE counts the same, else `OTHER_` and our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.team_options import team_options
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.exchange.entrant_fields import Reading

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from paircard.core.tiebreaks import TieBreak
    from paircard.data.exchange.trf.outgoing import Outgoing

FIDE_NOW = "c07-2026"
"""The profile that a plain code of FIDE means."""
BY_GAMES = "PTS:GP"
"""Begins the list of an event of teams that is ranked by game points; others are by match points."""
_OTHER = "OTHER_"
_OURS: Mapping[str, str] = {
    "OTHER_SSFBH": "SSFBH",
    "OTHER_BH1998": "BH@fide1998",
    "OTHER_M1998": "BH/M1@fide1998",
    "OTHER_DE1998": "DE",
    "OTHER_ARO1998": "ARO",
    "OTHER_LOTS": "LOTS",
    "OTHER_EXT": "EXT",
}
"""The codes ruled for what FIDE has not."""
_LEAST_NAMED = 100
"""A lower rating has no code."""


def code_of(tie_break: TieBreak) -> str:
    """Return the code of one tie-break for record 202.

    >>> from paircard.core.tiebreaks import parse
    >>> code_of(parse(("BH@fide1998",))[0]), code_of(parse(("BH/C1@c07-2026",))[0]), code_of(parse(("WON",))[0])
    ('OTHER_BH1998', 'BH/C1', 'WON')
    """
    method, profile = tie_break.method, tie_break.options.profile
    for code, ours in _OURS.items():
        if _parsed(ours) == tie_break or ours == tie_break.key:
            return code
    if (method.by_profile and profile.key != FIDE_NOW) or "/UDROP" in tie_break.key:
        return f"{_OTHER}{tie_break.key}".upper()
    return tie_break.key.partition("@")[0]


def tie_breaks_named(text: str, *, teams: bool = False) -> tuple[str, ...]:
    """Return our codes for the list in a record 202 or 212; raise `core.values.errors.Refusal` for one we have not.

    >>> tie_breaks_named("PTS,OTHER_BH1998,BH/C1,WON")
    ('BH@fide1998', 'BH/C1@c07-2026', 'WON')
    """
    listed = [part for part in _parts(text) if part != "PTS"]
    if teams and listed and listed[0] in (BY_GAMES, "PTS:MP"):
        del listed[0]
    codes = tuple(_ours(code, teams=teams) for code in listed)
    _all_parsed(codes, teams=teams)
    return codes


def ranked_by_games(text: str) -> bool:
    """Whether a list in a record 202 or 212 ranks teams by game points first."""
    return _parts(text)[:1] == [BY_GAMES]


def tie_breaks(value: str) -> Reading[tuple[str, ...] | None]:
    """Read the announced list; None for one that cannot be applied, which is told."""
    try:
        return Reading(tie_breaks_named(value))
    except Refusal as refusal:
        return Reading(None, tr("not applied: {why}", why=refusal.message))


def write_202(out: Outgoing) -> Iterator[str]:
    """Yield the list of an event that is ranked by points, or by match points, first."""
    if not out.old and not _by_games(out) and (codes := _announced(out)):
        yield f"202 {','.join(codes)}"


def write_212(out: Outgoing) -> Iterator[str]:
    """Yield the list with what ranks first, where that are game points or nothing else is announced."""
    if out.old:
        return
    if _by_games(out):
        yield f"212 {','.join((BY_GAMES, *_announced(out)))}"
    elif not _announced(out):
        yield "212 PTS"


def _by_games(out: Outgoing) -> bool:
    return out.of_teams and team_options(out.tournament.regulations).primary == "game"


def _announced(out: Outgoing) -> list[str]:
    from paircard.core.tiebreaks.announced import announced  # who only reads a report needs none

    ratings = [each.entrant.rating for each in out.tournament.registrations.values()]
    tie_breaks = announced(out.tournament.regulations, teams=out.tournament.of_teams)
    return [code_of(_in_numbers(each, ratings)) for each in tie_breaks]


def _in_numbers(tie_break: TieBreak, ratings: Sequence[int]) -> TieBreak:
    """Return a tie-break with the rating that stands for none in this event: FIDE's codes know numbers only."""
    from paircard.core.tiebreaks.methods.ratings import stands_for_none

    by = tie_break.options.unrated_by
    if by in ("", "DROP") or (number := stands_for_none(ratings, by)) < _LEAST_NAMED:
        return tie_break
    return replace(tie_break, key=tie_break.key.replace(f"/U{by}", f"/U{number}"))


def _parts(text: str) -> list[str]:
    return clean(text).upper().replace(",", " ").split()


def _ours(code: str, *, teams: bool) -> str:
    if ours := _OURS.get(code):
        return ours
    if code.startswith(_OTHER):
        return _known(code.removeprefix(_OTHER).lower(), teams=teams)
    tie_break = _parsed(code, teams=teams)
    return f"{code}@{FIDE_NOW}" if tie_break.method.by_profile else code


def _known(lowered: str, *, teams: bool) -> str:
    try:
        return _parsed(lowered, teams=teams).key
    except Refusal as refusal:
        sentence = tr("{code} is a tie-break of another program's own", code=f"{_OTHER}{lowered.upper()}")
        raise Refusal(sentence) from refusal


def _parsed(code: str, *, teams: bool = False) -> TieBreak:
    return _all_parsed((code,), teams=teams)[0]


def _all_parsed(codes: tuple[str, ...], *, teams: bool = False) -> tuple[TieBreak, ...]:
    from paircard.core.tiebreaks import parse  # a report that names no tie-breaks is read without them

    return parse(codes, teams=teams)
