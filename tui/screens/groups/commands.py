"""What can be asked of the score groups screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.values.language import tr
from tui.commands.command import ScreenCommand, calling
from tui.dialogs.ask import AskLine
from tui.screens.groups.outlook import in_place_of_groups
from tui.screens.groups.presenter import GroupsPresenter

if TYPE_CHECKING:
    from core.event.tournament import Tournament


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
    """Switch between the score groups, naturally split, and the brackets as they would be paired now.

    Of a round robin: the crosstable, what everybody can still reach, the progress from round to round. Of a
    Scheveningen match: the square from the side of either team.
    """

    key = "v"
    label = "View"
    words = "brackets, change, toggle"
    footer = True
    does = calling(GroupsPresenter.switch_view)


class _GroupCommand(ScreenCommand):
    """A command for groups: where there are none it is not offered, and pressed all the same says what there is."""

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """A tree, a table, a match and a display have no groups."""
        return not cls.obstacle(tournament)

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say what there is."""
        return in_place_of_groups(tournament) if tournament else ""


class NextGroup(_GroupCommand):
    """Go to the next group or bracket."""

    key = "n"
    label = "Next group"
    words = "forward, bracket"
    footer = True
    does = calling(GroupsPresenter.go_to_group, 1)


class BackOneGroup(_GroupCommand):
    """Go back to the head of the group or bracket before."""

    key = "b"
    label = "Back"
    words = "group before, previous, before"
    footer = True
    does = calling(GroupsPresenter.go_to_group, -1)


class WhyThese(_GroupCommand):
    """Explain why these two would meet: opens the explanation at the player or the bracket marked."""

    key = "y"
    label = "Why"
    words = "explain, reason"
    footer = True
    does = calling(GroupsPresenter.explain_these)


class FindPlayer(ScreenCommand):
    """Find a player by number or part of the name; again to find the next one."""

    key = "slash"
    key_shown = "/"
    label = "Find"
    words = "search"
    footer = True
    takes = "NUMBER OR NAME"

    async def run(self, at: GroupsPresenter) -> None:
        """Ask for whom."""
        wanted = await at.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
        if wanted:
            at.find(wanted)
