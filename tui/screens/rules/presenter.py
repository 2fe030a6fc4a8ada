"""One reader of the rules: what the commands ask, on the screen and in line mode."""

from __future__ import annotations

from functools import cached_property

from paircard.core.values.language import tr
from paircard.tui.commands.presenter import Presenter
from paircard.tui.screens.rules.reader import Reader, beginning


class RulesPresenter(Presenter):
    """Lists the rules and has one of them open."""

    @cached_property
    def reader(self) -> Reader:
        """Who reads."""
        return Reader(self.program, beginning(self.program.tournament))

    def draw(self) -> None:
        """Show the list and the open rule anew."""
        raise NotImplementedError

    def begin_find(self) -> None:
        """Ask for the words to find."""
        raise NotImplementedError

    def read_on(self) -> None:
        """Show what does not fit."""
        raise NotImplementedError

    # --- what the commands ask -----------------------------------------------------------------------------

    def choose_link(self, step: int) -> None:
        """Choose the next link or the one before."""
        self.reader.next_link(step)
        self.draw()

    def follow_link(self) -> None:
        """Go where the chosen link leads."""
        link = self.reader.link
        if link is None:
            self.say(tr("{rule} leads to no other rule.", rule=self.reader.rule.id))
            return
        link.follow()
        self.draw()

    def go_back(self) -> None:
        """Return to the rule one came from."""
        if self.reader.back():
            self.draw()
        else:
            self.say(tr("This is where you began."))

    def go_to_next_book(self) -> None:
        """Go on to the next book of rules."""
        self.say(f"{self.reader.next_book()}.")
        self.draw()

    def switch_language(self) -> None:
        """Go on to the next language."""
        self.say(f"{self.reader.next_language()}.")
        self.draw()
