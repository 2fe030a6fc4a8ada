"""Every paper fits; what is told before the start: numbers (C.04.2 2), the bye (C.04.1 3), acceleration, colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.language import tr
from core.papers.report import first_colour_line
from core.systems.dutch2026.fide_mode import in_fide_mode
from core.systems.dutch2026.options import options_of
from core.systems.kit.apart import announced
from core.systems.kit.byes_on_request import announced_limits

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.papers.paper import OwnPaper


def unfit(paper: str) -> str:  # noqa: ARG001
    """Return nothing: papers were made for a Swiss."""
    return ""


def own(paper: str) -> OwnPaper | None:  # noqa: ARG001
    """Return nothing: papers are as they are for a Swiss."""
    return None


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield how numbers are given, what the bye gives, what accelerates, and how the initial colour is found."""
    options = options_of(tournament)
    yield tr("Numbers: by rating, then title, then name (C.04.2 2.2); late entries go to their place (2.4).")
    yield tr("Pairing: FIDE (Dutch) System in force since 1 February 2026 (C.04.3).")
    if options.bye == "win":
        yield tr("A pairing-allocated bye gives a point (C.04.1 3).")
    elif options.bye == "draw":
        yield tr("A pairing-allocated bye gives half a point (C.04.1 3).")
    else:
        yield tr("A pairing-allocated bye gives no point (C.04.1 3).")
    if options.acceleration == "baku":
        yield tr("Accelerated by the Baku method (C.04.7): virtual points count for the pairing alone.")
    if in_fide_mode(tournament):
        yield tr("The event is in FIDE mode: what the rules of today do not allow is refused.")
    yield from announced(tournament)
    yield from announced_limits(tournament)
    told = tuple(first_colour_line(tournament))
    yield from told or (tr("Initial colour: by lot, before round 1 is paired (C.04.3 5.1)"),)
