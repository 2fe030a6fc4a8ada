"""What an event by the rules of 2026 has announced for good once round 1 is paired (C.04.1 1, 3; C.04.7 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.cited import basic
from paircard.core.systems.dutch2026.options import DutchOptions, options_of
from paircard.core.systems.kit.books_2026 import accelerated, handling
from paircard.core.values.errors import ForbiddenInFideMode, Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament


def accelerated_otherwise(before: Tournament, new: Regulations) -> Refusal | None:
    """Return that an acceleration is not the one that FIDE describes."""
    if not isinstance(new.options, DutchOptions) or not new.options.of_no_article:
        return None
    wrong = said("FIDE mode: Baku is the only acceleration that FIDE describes.")
    forbids = ForbiddenInFideMode if before.entries else Refusal  # where there is no event yet nothing is left
    return forbids(wrong, accelerated(""), "acceleration")


def fixed(before: Tournament, new: Regulations) -> Refusal | None:
    """Return what of it would be otherwise."""
    now, then = options_of(before), new.options
    if not isinstance(then, DutchOptions):
        return None
    if new.rounds != before.regulations.rounds:
        wrong = said("FIDE mode: the number of rounds is announced before round 1.")
        return ForbiddenInFideMode(wrong, basic("1"), "rounds")
    if then.bye != now.bye:
        wrong = said("FIDE mode: what a bye gives is announced before round 1.")
        return ForbiddenInFideMode(wrong, basic("3"), "bye")
    if then.acceleration != now.acceleration:
        wrong = said("FIDE mode: the acceleration is announced before round 1.")
        return ForbiddenInFideMode(wrong, accelerated("1.2"))
    if new.apart != before.regulations.apart:
        wrong = said("FIDE mode: who does not meet is announced before round 1.")
        return ForbiddenInFideMode(wrong, handling("1.5"), "apart")
    return None
