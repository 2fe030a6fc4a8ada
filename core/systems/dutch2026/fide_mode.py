"""FIDE mode: what the rules of today do not allow cannot be done, until the mode is left for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.systems.dutch2026.options import DutchOptions, options_of
from core.systems.dutch2026.rules import basic
from core.systems.kit.books_2026 import accelerated, handling
from core.tiebreaks.announced import announced
from core.values.errors import Refusal
from core.values.said import said

if TYPE_CHECKING:
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament

PROFILE = "c07-2026"
# no words: codes
_BY_RESULTS = frozenset({"DE", "BPG", "BWG", "REP", "STD", "WIN", "WON", "PS", "TPN", "PTS", "LOTS", "EXT"})
_BY_OPPONENTS = frozenset({"SB", "BH", "FB", "AOB", "KS"})
_BY_RATINGS = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
TIE_BREAKS = _BY_RESULTS | _BY_OPPONENTS | _BY_RATINGS
"""Tie-breaks of C.07 for players, lots, which decide where nothing else does, and figures made elsewhere."""


def in_fide_mode(tournament: Tournament) -> bool:
    """Whether the event is in FIDE mode: chosen, and not left since."""
    return options_of(tournament).fide == "on" and tournament.facts.fide_mode_left is None


def against(before: Tournament, new: Regulations) -> Refusal | None:
    """Return why an event cannot go on with other regulations in FIDE mode; None where it can."""
    now, then = options_of(before), new.options
    if not isinstance(then, DutchOptions):
        return None
    if before.entries and then.fide != now.fide and (wrong := _switched(before, then)):
        return wrong
    if then.fide == "off" or before.facts.fide_mode_left is not None:
        return None
    return _fixed(before, now, then, new) or _of_tie_breaks(new)


def _switched(before: Tournament, then: DutchOptions) -> Refusal | None:
    """Return that the mode is left by its own command only, and never entered again, nor once a round is paired."""
    if then.fide == "off":
        left = said("FIDE mode is left by its own command, after two warnings: Leave FIDE mode, on Entrants.")
        return Refusal(left, field="fide") if before.facts.fide_mode_left is None else None
    if before.facts.fide_mode_left is not None:
        return Refusal(said("FIDE mode was left: there is no way back."), field="fide")
    if before.rounds:
        return Refusal(said("Round 1 is paired: FIDE mode is chosen before."), field="fide")
    return None


def _fixed(before: Tournament, now: DutchOptions, then: DutchOptions, new: Regulations) -> Refusal | None:
    """Return what is announced before round 1 and stays (C.04.1 1, 3; C.04.7 1)."""
    if not before.rounds:
        return None
    if new.rounds != before.regulations.rounds:
        return Refusal(said("FIDE mode: the number of rounds is announced before round 1."), basic("1"), "rounds")
    if then.bye != now.bye:
        return Refusal(said("FIDE mode: what a bye gives is announced before round 1."), basic("3"), "bye")
    if then.acceleration != now.acceleration:
        return Refusal(said("FIDE mode: the acceleration is announced before round 1."), accelerated("1.2"))
    if new.apart != before.regulations.apart:
        return Refusal(said("FIDE mode: who does not meet is announced before round 1."), handling("1.5"), "apart")
    return None


def _of_tie_breaks(new: Regulations) -> Refusal | None:
    """Return which tie-break is none of C.07."""
    for each in announced(new, teams=False):
        code = each.method.code
        if code not in TIE_BREAKS:
            return Refusal(said("FIDE mode: {code} is no tie-break of C.07.", code=each.key), field="tie_breaks")
        by_profile = each.method.names_profile or each.method.by_profile
        if by_profile and each.options.profile.key != PROFILE:
            today = f"{each.key.partition('@')[0]}@{PROFILE}"
            wrong = said("FIDE mode: C.07 as it is in force is {today}, not {code}.", today=today, code=each.key)
            return Refusal(wrong, field="tie_breaks")
    return None
