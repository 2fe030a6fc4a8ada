"""Whether this version knows the regulations of an event: a newer one may have more systems, tie-breaks, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.regulations import Regulations
from paircard.core.event.team_options import TeamOptions
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.traits import Catalogue

_USUAL = Regulations().tie_breaks
"""They need no look, and neither do those that a new event of a system has."""


class UnknownRules(ValueError):
    """Regulations that name a pairing system or a tie-break this version does not know."""


def need_known(catalogue: Catalogue, regulations: Regulations) -> None:
    """Raise `UnknownRules` for regulations of a system, a tie-break or points that this version does not know."""
    if regulations.system not in catalogue:
        raise UnknownRules(tr("There is no pairing system {system}.", system=repr(regulations.system)))
    try:
        _need_known_points(catalogue, regulations)
        if regulations.tie_breaks not in (_USUAL, catalogue[regulations.system].tie_breaks):
            catalogue.tie_breaks(regulations)
    except Refusal as refusal:
        raise UnknownRules(str(refusal)) from refusal


def _need_known_points(catalogue: Catalogue, regulations: Regulations) -> None:
    if regulations.points and (wrong := catalogue[regulations.system].against_points(regulations)):
        raise wrong
    if isinstance(regulations.options, TeamOptions) and regulations.options.match_points:
        regulations.options.checked()
