"""Leaving FIDE mode for good, alone or with what the mode has refused."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from paircard.core.commands.base import Command, need_reason
from paircard.core.event.facts import Fact
from paircard.core.event.swiss_facts import FideModeLeft
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.said import said


@dataclass(frozen=True)
class LeaveFideMode(Command):
    """Leave FIDE mode for good: the report says before which round, and why."""

    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where the event is not in it, and without a reason."""
        if not system_of(tournament).in_fide_mode(tournament):
            raise Refusal(said("The event is not in FIDE mode."))
        reason = need_reason(self.reason, "", said("Leaving FIDE mode needs a reason: type one."))
        return (FideModeLeft(tournament.next_round, reason),)


@dataclass(frozen=True)
class AfterLeaving(Command):
    """Leave FIDE mode for good and do at once what it forbids: one command, so that neither is without the other."""

    act: Command
    reason: str = ""
    """Why the mode is left; of the act too, where that has none of its own."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse as leaving does, and what is refused outside FIDE mode too."""
        left = LeaveFideMode(self.reason).decide(tournament)
        return (*left, *with_reason(self.act, self.reason).decide(tournament.imagine(*left)))


def with_reason(command: Command, reason: str) -> Command:
    """Return a command with a reason, where it takes one and has none."""
    lacking = any(each.name == "reason" for each in fields(command)) and not getattr(command, "reason", "")
    given: dict[str, Any] = {"reason": reason}
    return replace(command, **given) if lacking and reason else command
