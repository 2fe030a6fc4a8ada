"""FIDE mode: what the rules of today do not allow cannot be done, until the mode is left for good.

Whatever a system lets an event choose of it stands in its options; what all systems refuse alike stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from paircard.core.systems.kit.fide_mode_choice import too_much_for_draws
from paircard.core.tiebreaks.announced import announced
from paircard.core.values.errors import ForbiddenInFideMode, Refusal
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament

PROFILE = "c07-2026"
# no words: codes
_BY_RESULTS = frozenset({"DE", "BPG", "BWG", "REP", "STD", "WIN", "WON", "PS", "TPN", "PTS", "LOTS", "EXT"})
_BY_OPPONENTS = frozenset({"SB", "BH", "FB", "AOB", "KS"})
_BY_RATINGS = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
TIE_BREAKS = _BY_RESULTS | _BY_OPPONENTS | _BY_RATINGS
"""Tie-breaks of C.07 for players, lots, which decide where nothing else does, and figures made elsewhere."""

Fixed = Callable[["Tournament", "Regulations"], Refusal | None]  # no words: a type


def against(
    before: Tournament, new: Regulations, fixed: Fixed, *, separate_nobody: Collection[str] = ()
) -> Refusal | None:
    """Return why an event in FIDE mode, or one that has left it, would not have other regulations; None if it would.

    `fixed` says what the system has announced once round 1 is paired, `separate_nobody` which tie-breaks it has no use
    for.
    """
    return (
        (fixed(before, new) if before.rounds else None)
        or _of_points(before, new)
        or _of_tie_breaks(before, new, separate_nobody)
    )


def switched(before: Tournament, *, now: bool, then: bool) -> Refusal | None:
    """Return that the mode is left by its own command only, and never entered again, nor once a round is paired."""
    if not before.entries or now == then:
        return None
    if not then:
        left = said("FIDE mode is left by its own command, after two warnings: Leave FIDE mode, on Entrants.")
        return Refusal(left, field="fide") if before.facts.fide_mode_left is None else None
    if before.facts.fide_mode_left is not None:
        return Refusal(said("FIDE mode was left: there is no way back."), field="fide")
    if before.rounds:
        return Refusal(said("Round 1 is paired: FIDE mode is chosen before."), field="fide")
    return None


def _of_points(before: Tournament, new: Regulations) -> Refusal | None:
    """Return that two draws give more than a win and a loss (Q74)."""
    return _refusal(before, too_much_for_draws(new), "points")


def _of_tie_breaks(before: Tournament, new: Regulations, separate_nobody: Collection[str]) -> Refusal | None:
    """Return which tie-break that is not in the list already is none of C.07, or of no use here."""
    kept = {each.key for each in announced(before.regulations, teams=False)} if before.entries else set()
    for each in announced(new, teams=False):
        if each.key in kept:
            continue
        code = each.method.code
        if code in separate_nobody:
            useless = said(
                "FIDE mode: {code} is no tie-break of a round robin: it is equal for all who are equal in points.",
                code=each.key,
            )
            return _refusal(before, useless, "tie_breaks")
        if code not in TIE_BREAKS:
            return _refusal(before, said("FIDE mode: {code} is no tie-break of C.07.", code=each.key), "tie_breaks")
        by_profile = each.method.names_profile or each.method.by_profile
        if by_profile and each.options.profile.key != PROFILE:
            bare = each.key.partition("@")[0]  # in an event of today it means C.07 of today
            wrong = said(
                "FIDE mode: C.07 is counted as it is in force: type {bare}, not {code}.", bare=bare, code=each.key
            )
            return _refusal(before, wrong, "tie_breaks")
    return None


def _refusal(before: Tournament, words: Words | None, field: str) -> Refusal | None:
    """Return a refusal with the key that leaves the mode; where there is no event yet nothing is left."""
    if words is None:
        return None
    return ForbiddenInFideMode(words, field=field) if before.entries else Refusal(words, field=field)
