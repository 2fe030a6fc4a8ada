"""What can be asked of the score groups screen."""

from __future__ import annotations

from paircard.tui.commands.command import FIRST, calling, row
from paircard.tui.screens.groups.moving import GroupCommand
from paircard.tui.screens.groups.presenter import GroupsPresenter

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
WhyThese = row("WhyThese", "y", "Why", calling(GroupsPresenter.explain_these),
    "Explain why these two would meet: opens the explanation at the player or the bracket marked.",
    of=GroupCommand, footer=FIRST, words="explain, reason")
# fmt: on
