"""From what is said on another screen to the rule it names."""

from __future__ import annotations

from typing import Protocol

from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId
from paircard.tui.commands.command import EventCommand, row
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.dialogs.rule import show_rule, show_rule_typed
from paircard.tui.program.program import Program


class NamesRules(Protocol):
    """A place that names articles and rulings."""

    @property
    def program(self) -> Program:
        """The program."""

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something."""

    def rules_named(self) -> tuple[RuleId, ...]:
        """Return the rules by which what is chosen is said, the first named first."""


async def _read_rule(at: NamesRules) -> None:
    """Open it over the screen."""
    await read_named(at)


# fmt: off
ReadRule = row("ReadRule", "t", "Rule", _read_rule,
    "Read the article or ruling that is named here, and what it is related to; asks which if there are several.",
    of=EventCommand, words="article, law", takes="ID")
# fmt: on


async def read_named(at: NamesRules) -> None:
    """Open the rule that is named, asking which if there are several."""
    named = at.rules_named()
    if not named:
        at.say(tr("No article is named here."))
        return
    if len(named) == 1:
        show_rule(at.program, named[0])
        return
    typed = await at.program.ask(AskLine(tr("Which article?"), ", ".join(map(str, named)), str(named[0])))
    if typed:
        show_rule_typed(at.program, typed, named)
