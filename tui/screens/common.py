"""Commands that every screen of an open event has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.commands import Redo, Undo
from core.events import RoundPublished
from core.tournament import Tournament
from tui import sentence
from tui.command import ScreenCommand
from tui.dialogs.ask import Confirm

if TYPE_CHECKING:
    from tui.screens.base import CommandScreen


class ShowHome(ScreenCommand):
    """Go to the start screen: open, new, recent events."""

    key = "H"
    label = "Home"

    def run(self, screen: CommandScreen) -> None:
        """Switch."""
        screen.program.switch_mode("home")


class _EventCommand(ScreenCommand):
    @classmethod
    def possible(cls, tournament: Tournament | None) -> bool:
        """Only with an event open."""
        return tournament is not None


class ShowEntrants(_EventCommand):
    """Go to the list of entrants."""

    key = "E"
    label = "Entrants"

    def run(self, screen: CommandScreen) -> None:
        """Switch."""
        screen.program.switch_mode("entrants")


class ShowGroups(_EventCommand):
    """Go to the score groups of the next round."""

    key = "G"
    label = "Groups"

    def run(self, screen: CommandScreen) -> None:
        """Switch."""
        screen.program.switch_mode("groups")


class ShowPairings(_EventCommand):
    """Go to the pairings and results."""

    key = "P"
    label = "Pairings"

    def run(self, screen: CommandScreen) -> None:
        """Switch."""
        screen.program.switch_mode("pairings")


class ShowStandings(_EventCommand):
    """Go to the standings."""

    key = "S"
    label = "Standings"

    def run(self, screen: CommandScreen) -> None:
        """Switch."""
        screen.program.switch_mode("standings")


class UndoLast(_EventCommand):
    """Take back the last command, whatever it was; the journal keeps both.

    What will change is shown first when it was more than a result.
    """

    key = "u"
    label = "Undo"

    async def run(self, screen: CommandScreen) -> None:
        """Ask where more than a result is taken back."""
        tournament = screen.program.need_tournament()
        done = tournament.timeline.done
        if len(done) > 1 and not sentence.is_small(tournament, done[-1]):
            text = f"This takes back: {sentence.of_command(tournament, done[-1])}"
            if any(isinstance(entry.event, RoundPublished) for entry in tournament.events_of(done[-1])):
                text += "\n\nF6: a published pairing stands. Take the publication back only if nobody has seen it."
            if await screen.program.ask(Confirm("Undo?", text)) is None:
                return
        what = sentence.of_command(tournament, done[-1]) if done else ""
        screen.program.perform(Undo(), f"Undone: {what}")


class RedoLast(_EventCommand):
    """Put back what was undone last."""

    key = "U"
    label = "Redo"

    def run(self, screen: CommandScreen) -> None:
        """Redo."""
        undone = screen.program.need_tournament().timeline.undone
        what = sentence.of_command(screen.program.need_tournament(), undone[-1]) if undone else ""
        screen.program.perform(Redo(), f"Redone: {what}")


class ShowHelp(ScreenCommand):
    """Show every key of this screen and what it does."""

    key = "question_mark"
    key_shown = "?"
    label = "Help"
    footer = True

    def run(self, screen: CommandScreen) -> None:
        """Open the help of this screen."""
        screen.program.show_help(screen)


class Palette(ScreenCommand):
    """Find a command by its name."""

    key = "ctrl+p,colon"
    key_shown = "ctrl+p :"
    label = "Palette"

    def run(self, screen: CommandScreen) -> None:
        """Open the palette."""
        screen.program.action_command_palette()


class Quit(ScreenCommand):
    """Leave the program. Everything typed is on disk already."""

    key = "q"
    label = "Quit"

    def run(self, screen: CommandScreen) -> None:
        """Leave."""
        screen.program.exit()


MODES: tuple[type[ScreenCommand], ...] = (ShowHome, ShowEntrants, ShowGroups, ShowPairings, ShowStandings)
EVERYWHERE: tuple[type[ScreenCommand], ...] = (*MODES, UndoLast, RedoLast, ShowHelp, Palette, Quit)
HOME_TOO: tuple[type[ScreenCommand], ...] = (*MODES[1:], ShowHelp, Palette, Quit)
