"""The key that closes the pane and opens it again, and what it is remembered by."""

from __future__ import annotations

from dataclasses import replace

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.machine.settings import NO_PANE, read_settings
from paircard.data.machine.settings_written import write_settings
from paircard.data.storage.errors import NotStored
from paircard.tui.commands.command import SECOND, EventCommand, calling, row
from paircard.tui.commands.presenter import Presenter
from paircard.tui.pane.width import WIDE


class PanePresenter(Presenter):
    """Has a pane at its right in a wide window."""

    def switch_pane(self) -> None:
        """Close the pane or open it again, in all rooms and from now on."""
        before = read_settings().settings
        after = replace(before, side_pane="" if before.side_pane else NO_PANE)
        try:
            write_settings(after)
        except NotStored as error:
            raise Refusal(str(error)) from error
        self.program.settings = read_settings()
        said = mark("The pane is closed.") if after.side_pane else mark("The pane is open, from {columns} columns.")
        self.say(tr(said, columns=WIDE))


SwitchPane = row(
    "SwitchPane",
    "backslash",
    "Pane",
    calling(PanePresenter.switch_pane),
    "Close or open the pane at the right of a window of 160 columns or more: what is under the cursor more closely, "
    "the round as it goes, the groups of the next one, what was done last. It is remembered.",
    of=EventCommand,
    shown="\\",
    footer=SECOND,
    words="side, cockpit, panel, card, split",
)
