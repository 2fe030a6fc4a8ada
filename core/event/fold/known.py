"""Whether this version knows the regulations of an event: a newer one may have more systems, tie-breaks, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.event.regulations import Regulations
from core.event.team_options import TeamOptions
from core.systems.catalogue import SYSTEMS
from core.values.errors import Refusal
from core.values.language import tr

if TYPE_CHECKING:
    from core.tiebreaks import TieBreak


_USUAL = Regulations().tie_breaks
"""They need no look."""


class UnknownRules(ValueError):
    """Regulations that name a pairing system or a tie-break this version does not know."""


def need_known(regulations: Regulations) -> None:
    """Raise `UnknownRules` for regulations of a system, a tie-break or points that this version does not know."""
    if regulations.system not in SYSTEMS:
        raise UnknownRules(tr("There is no pairing system {system}.", system=repr(regulations.system)))
    try:
        _need_known_points(regulations)
        if regulations.tie_breaks != _USUAL:
            tie_breaks_of(regulations)
    except Refusal as refusal:
        raise UnknownRules(str(refusal)) from refusal


def _need_known_points(regulations: Regulations) -> None:
    if regulations.points and (wrong := SYSTEMS[regulations.system].against_points(regulations)):
        raise wrong
    if isinstance(regulations.options, TeamOptions) and regulations.options.match_points:
        regulations.options.checked()


def tie_breaks_of(regulations: Regulations) -> tuple[TieBreak, ...]:
    """Return the tie-breaks announced; raise Refusal for one that this version does not know."""
    from core.tiebreaks.announced import announced  # all methods and profiles come with it: who only pairs needs none

    return announced(regulations)
