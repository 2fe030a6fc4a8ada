"""What can be asked of the score groups screen."""

from __future__ import annotations

from core.language import tr
from tui.command import ScreenCommand, calling
from tui.dialogs.ask import AskLine
from tui.screens.groups.presenter import GroupsPresenter


class ShowCard(ScreenCommand):
    """Show the pairing card of the player marked with >: rounds, colours, floats and what follows from them.

    On the head of a group: how its numbers come about. The left and right arrows choose the player of a row.
    """

    key = "enter,c"
    key_shown = "Enter c"
    label = "Card"
    words = "player, history, details, colours"
    footer = True
    does = calling(GroupsPresenter.open_chosen)


class SwitchView(ScreenCommand):
    """Switch between the score groups, naturally split (A6), and the brackets as they would be paired now."""

    key = "v"
    label = "View"
    words = "brackets, change, toggle"
    footer = True
    does = calling(GroupsPresenter.switch_view)


class NextGroup(ScreenCommand):
    """Go to the next group or bracket."""

    key = "n"
    label = "Next group"
    words = "forward, bracket"
    footer = True
    does = calling(GroupsPresenter.go_to_group, 1)


class BackOneGroup(ScreenCommand):
    """Go back to the head of the group or bracket before."""

    key = "b"
    label = "Back"
    words = "group before, previous, before"
    footer = True
    does = calling(GroupsPresenter.go_to_group, -1)


class FindPlayer(ScreenCommand):
    """Find a player by number or part of the name; again to find the next one."""

    key = "slash"
    key_shown = "/"
    label = "Find"
    words = "search"
    footer = True
    takes = "NUMBER OR NAME"

    async def run(self, screen: GroupsPresenter) -> None:
        """Ask for whom."""
        wanted = await screen.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
        if wanted:
            screen.find(wanted)
