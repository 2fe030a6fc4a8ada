"""The codes of tie-breaks: `BH/C1@fide2009,DE,LOTS`. FIDE's list of codes, a profile after `@`, and our own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from paircard.core.tiebreaks.code_suggestions import nearest
from paircard.core.tiebreaks.field import Score
from paircard.core.tiebreaks.lists import LISTS
from paircard.core.tiebreaks.methods.catalogue import METHODS
from paircard.core.tiebreaks.methods.teams import TEAM_METHODS
from paircard.core.tiebreaks.profiles import DEFAULT, PROFILES, Profile
from paircard.core.tiebreaks.tie_break import Method, Options, TieBreak
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said

EARLIER_KEYS: Mapping[str, str] = {
    "buchholz-fide1998": "BH@fide1998",
    "progressive": "PS",
    "wins": "WON",
    "OTHER_EXT": "EXT",
}
"""How files of earlier versions name what now has a code, and reports what is typed."""
MOST = 12
"""So many tie-breaks an event may have."""

_MODIFIERS: tuple[tuple[str, str, Callable[[re.Match[str]], Mapping[str, Any]]], ...] = (
    ("C", "C([1-9])", lambda found: {"cut_low": int(found[1])}),
    ("M", "M([1-9])", lambda found: {"cut_low": int(found[1]), "cut_high": int(found[1])}),
    ("P", "P", lambda _: {"beforehand": True}),
    ("F", "F", lambda _: {"fore": True}),
    ("R", "R", lambda _: {"reverse": True}),
    ("U", "U([1-9][0-9]{2,3})", lambda found: {"unrated": int(found[1])}),
    ("U", "U(MIN|MEAN|DROP)", lambda found: {"unrated_by": found[1]}),
    ("K", "K([1-9][0-9]?)", lambda found: {"divisor": int(found[1])}),
    ("L", "L(100|[1-9]?[0-9])", lambda found: {"percent": int(found[1])}),
    ("L", "L([+-][0-9]{1,2})", lambda found: {"limit": int(found[1])}),
)
_EXAMPLES = {"C": "C1", "M": "M1", "U": "U1400, UMIN, UMEAN, UDROP", "K": "K4"}  # no words: codes


def parse_list(text: str, *, teams: bool = False, book: str = "") -> tuple[TieBreak, ...]:
    """Return the tie-breaks of a list typed by people, or of a list known by name (`F10`); raise `Refusal`.

    `book` is the profile that a code means which names none: that of the rules of the event.
    """
    if known := LISTS.get(text.strip().upper()):
        return parse(known.codes, teams=teams)
    codes = tuple(part for part in re.split(r"[,;\s]+", text.strip()) if part)
    return parse(tuple(_of_book(code, book, teams) for code in codes) if book else codes, teams=teams)


def usual_profile(method: Method, book: str) -> str:
    """Return the profile that a bare code means in an event of a book: what only teams have is of C.07 everywhere."""
    return _default(method).key if method.code in TEAM_METHODS else book


def _of_book(code: str, book: str, teams: bool) -> str:
    """Return a typed code with the profile that it means, where another one would be read."""
    if "@" in code:
        return code
    method = _tie_break(code, teams).method
    profile = usual_profile(method, book)
    return f"{code}@{profile}" if method.by_profile and profile != _default(method).key else code


@cache
def parse(codes: tuple[str, ...], *, teams: bool = False) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of these codes, in order; raise `Refusal` for the first that cannot be.

    `teams` may have all of individuals, by one of their scores (`BH:GP`), and their own.
    """
    if len(codes) > MOST:
        raise Refusal(said("{count} tie-breaks are too many: choose at most {most}.", count=len(codes), most=MOST))
    tie_breaks = tuple(_tie_break(code, teams) for code in codes)
    seen: set[tuple[str, Options]] = set()
    for each in tie_breaks:
        if (each.method.code, each.options) in seen:
            raise Refusal(said("The tie-break {code} appears twice: leave one of them out.", code=each.key))
        seen.add((each.method.code, each.options))
    return tie_breaks


def _tie_break(typed: str, teams: bool) -> TieBreak:
    code, at, profile_key = EARLIER_KEYS.get(typed, typed).partition("@")
    first, *modifiers = code.upper().split("/")
    name, colon, score_key = first.partition(":")
    method = _method(name, typed, teams)
    profile = _profile(method, profile_key.lower(), typed) if at else _default(method)
    options = Options(profile=profile, score=_score(method, score_key, typed, teams) if colon else None)
    for modifier in modifiers:
        options = _modified(method, options, modifier, typed)
    named = (at and method.by_profile) or method.names_profile
    key = "/".join([f"{method.code}{colon}{score_key}", *modifiers]) + (f"@{profile.key}" if named else "")
    return TieBreak(method, options, key)


def _method(code: str, typed: str, teams: bool) -> Method:
    if code in METHODS:
        return METHODS[code]
    if code in TEAM_METHODS and not teams:
        raise Refusal(said("The tie-break {code} is for team events: choose one for individual players.", code=code))
    if code in TEAM_METHODS:
        return TEAM_METHODS[code]
    raise Refusal(_unknown(code, typed, {**METHODS, **(TEAM_METHODS if teams else {})}))


def _unknown(code: str, typed: str, methods: Mapping[str, Method]) -> Words:
    """Say which code is wrong, what was perhaps meant, and where all are listed: they are too many for a sentence."""
    named = {"typed": repr(typed), "command": "paircard manual tie-breaks"}  # no words: what is typed
    near = ", ".join(nearest(code, methods, LISTS))
    if not near:
        return said(
            "There is no tie-break {typed}. All codes: page tie-breaks of the manual (M, or {command}).", **named
        )
    return said(
        "There is no tie-break {typed}; nearest: {near}. All codes: page tie-breaks of the manual (M, or {command}).",
        **named,
        near=near,
    )


def _default(method: Method) -> Profile:
    """Return the profile where a code names none: what only teams have is of C.07."""
    return PROFILES["c07-2026"] if method.code in TEAM_METHODS else DEFAULT


def _score(method: Method, key: str, typed: str, teams: bool) -> Score:
    if not teams:
        raise Refusal(said("{typed}: match and game points are for team events.", typed=typed))
    if key not in {each.value for each in Score}:
        raise Refusal(said("{typed}: after the colon stands MP for match points or GP for game points.", typed=typed))
    if not method.by_score:
        raise Refusal(said("{typed}: {code} is the same by match and by game points.", **_of(method, typed)))
    return Score(key)


def _profile(method: Method, key: str, typed: str) -> Profile:
    if key not in PROFILES:
        known = ", ".join(PROFILES)
        raise Refusal(
            said("{typed}: there is no profile {key}: choose from {known}.", typed=typed, key=repr(key), known=known)
        )
    return PROFILES[key] if method.by_profile else _default(method)  # harmless where it is the same in every profile


def _modified(method: Method, options: Options, modifier: str, typed: str) -> Options:
    for kind, pattern, change in _MODIFIERS:
        if (kind in method.modifiers or kind == "R") and (found := re.fullmatch(pattern, modifier)):
            return replace(options, **change(found))
    if len(modifier) > 1 and modifier in method.modifiers:
        return replace(options, words=options.words | {modifier})
    switches = options.profile.switches if method.names_profile else {}
    if switch := switches.get(modifier):
        return replace(options, profile=replace(options.profile, **{switch: True}))
    allowed = ", ".join([*map(_example, sorted(method.modifiers | {"R"})), *switches])
    fields = {**_of(method, typed), "modifier": modifier, "allowed": allowed}
    raise Refusal(said("{typed}: {code} has no /{modifier}: it takes {allowed}.", **fields))


def _of(method: Method, typed: str) -> Mapping[str, str]:
    return {"typed": typed, "code": method.code}


def _example(modifier: str) -> str:
    return tr("{one} or {other}", one="L60", other="L+1") if modifier == "L" else _EXAMPLES.get(modifier, modifier)
