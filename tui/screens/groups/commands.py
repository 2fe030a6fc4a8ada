"""What can be asked of the score groups screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, ScreenCommand, calling, row
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.screens.groups.outlook import in_place_of_groups
from paircard.tui.screens.groups.presenter import GroupsPresenter

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


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


async def _find_player(at: GroupsPresenter) -> None:
    """Ask for whom."""
    wanted = await at.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
    if wanted:
        at.find(wanted)


# fmt: off
ShowCard = row("ShowCard", "enter,c", "Card", calling(GroupsPresenter.open_chosen),
    "Show the pairing card of the player marked with >: rounds, colours, floats and what follows from them. On "
    "the head of a group: how its numbers come about. The left and right arrows choose the player of a row.",
    shown="Enter c", footer=FIRST, words="player, history, details, colours")
SwitchView = row("SwitchView", "v", "View", calling(GroupsPresenter.switch_view),
    "Switch between the score groups, naturally split, and the brackets as they would be paired now. Of a round "
    "robin: the crosstable, what everybody can still reach, the progress from round to round. Of a Scheveningen "
    "match: the square from the side of either team.",
    footer=FIRST, words="brackets, change, toggle")
NextGroup = row("NextGroup", "n", "Next group", calling(GroupsPresenter.go_to_group, 1),
    "Go to the next group or bracket.",
    of=_GroupCommand, footer=FIRST, words="forward, bracket")
BackOneGroup = row("BackOneGroup", "b", "Back", calling(GroupsPresenter.go_to_group, -1),
    "Go back to the head of the group or bracket before.",
    of=_GroupCommand, footer=FIRST, words="group before, previous, before")
WhyThese = row("WhyThese", "y", "Why", calling(GroupsPresenter.explain_these),
    "Explain why these two would meet: opens the explanation at the player or the bracket marked.",
    of=_GroupCommand, footer=FIRST, words="explain, reason")
FindPlayer = row("FindPlayer", "slash", "Find", _find_player,
    "Find a player by number or part of the name; again to find the next one.",
    shown="/", footer=FIRST, words="search", takes="NUMBER OR NAME")
# fmt: on
