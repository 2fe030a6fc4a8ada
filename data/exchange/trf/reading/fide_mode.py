"""FIDE mode of an event that comes from elsewhere: on by itself, unless its report says that it was left (Q56)."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.incident import Incident, Kind
from paircard.core.event.regulations import Regulations
from paircard.core.event.swiss_facts import FideModeLeft
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.fide_mode_choice import by_its_rules


def with_fide_mode(regulations: Regulations) -> Regulations:
    """Return the regulations with FIDE mode on, as they are where it cannot hold the event.

    That is so in systems that have no such mode, and where two draws give more than a win and a loss.
    """
    return by_its_rules(SYSTEMS[regulations.system], regulations)


def leaving_told(incidents: Iterable[Incident], reason: str) -> tuple[FideModeLeft, ...]:
    """Return the fact that the mode was left, as a report tells it by the earliest round; nothing where it does not.

    `reason` says for the journal who tells it.
    """
    rounds = [each.at for each in incidents if each.kind is Kind.FIDE_MODE]
    return (FideModeLeft(min(rounds) + 1, reason),) if rounds else ()
