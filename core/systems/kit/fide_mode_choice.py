"""How an event chooses FIDE mode, and what keeps one out of it: all that pairing a position needs to know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from paircard.core.event.options import Choosable
from paircard.core.facets.system import System
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations

FideMode = Literal["on", "off"]
FIDE_MODE = Choosable(
    "fide",
    mark("FIDE mode"),
    (("on", mark("yes")), ("off", mark("no"))),
    mark("for rated events: what the rules of today do not allow is refused"),
)
"""How it is chosen: when an event is made, and never again."""


def by_its_rules(system: type[System] | System, regulations: Regulations) -> Regulations:
    """Return the regulations of an event that comes from elsewhere in FIDE mode, where the mode can hold it.

    It cannot where the system has none, where two draws give more than a win and a loss, and with an acceleration that
    FIDE does not describe: such an event is none of FIDE's. Tie-breaks that are none of C.07 stay as they were
    announced; none is added.
    """
    kind = system.options
    if kind is None or not kind.has_fide_mode or too_much_for_draws(regulations):
        return regulations
    chosen = regulations.options if isinstance(regulations.options, kind) else kind()
    if not chosen.fits_fide_mode:
        return regulations
    on: dict[str, Any] = {FIDE_MODE.field: "on"}
    return replace(regulations, options=chosen.with_chosen(on))


def too_much_for_draws(regulations: Regulations) -> Words | None:
    """Return that two draws give more than a win and a loss (Q74); None where they do not."""
    scale = regulations.scale
    if 2 * scale.draw <= scale.win + scale.loss:
        return None
    return said(
        "FIDE mode: with {points} two draws give {draws}, more than the {decided} of a win and a loss.",
        points=scale.games,
        draws=format_points(2 * scale.draw),
        decided=format_points(scale.win + scale.loss),
    )
