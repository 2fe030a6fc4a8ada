"""From what is said on another screen to the rule it names."""

from __future__ import annotations

from typing import Protocol

from core.language import tr
from tui.command import EventCommand
from tui.dialogs.ask import AskLine
from tui.dialogs.rule import show_rule
from tui.program import Program


class NamesRules(Protocol):
    """A place that names articles and rulings."""

    @property
    def program(self) -> Program:
        """The program."""

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something."""

    def rules_named(self) -> tuple[str, ...]:
        """Return the ids of what is chosen, the first named first."""


class ReadRule(EventCommand):
    """Read the article or ruling that is named here, and what it is related to; asks which if there are several."""

    key = "t"
    label = "Rule"
    words = "article, law"
    takes = "ID"

    async def run(self, screen: NamesRules) -> None:
        """Open it over the screen."""
        named = screen.rules_named()
        if not named:
            screen.say(tr("No article is named here."))
            return
        wanted: str | None = named[0]
        if len(named) > 1:
            wanted = await screen.program.ask(AskLine(tr("Which article?"), " ".join(named), named[0]))
        if wanted:
            show_rule(screen.program, wanted)
