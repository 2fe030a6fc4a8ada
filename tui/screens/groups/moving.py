"""Going from group to group, and to a player: Groups has it, and Explain need not load Groups for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from paircard.core.event.ids import ContestantId
from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, ScreenCommand, calling, row
from paircard.tui.commands.presenter import Presenter
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.screens.groups.outlook import in_place_of_groups

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class GroupCursor(Protocol):
    """Stands on the head of a group or on a player."""

    @property
    def head(self) -> int | None:
        """Index of the group whose head is chosen."""

    @property
    def group(self) -> int | None:
        """Index of the group one is in."""

    @property
    def chosen(self) -> ContestantId | None:
        """Id of the chosen player, None on a head."""

    def players(self) -> list[ContestantId]:
        """Ids of everybody shown, from the cursor on and round again."""

    def go_to(self, player: ContestantId) -> bool:
        """Choose a player; say whether they are shown."""

    def go_to_head(self, step: int) -> bool:
        """Choose the next head of a group (step 1) or the one before (-1); say whether there is one."""


class AmongGroups(Presenter):
    """Stands in a group, and goes to another."""

    def go_to_group(self, step: int) -> None:
        """Go to the next group (1) or the one before (-1)."""
        raise NotImplementedError

    def find(self, wanted: str) -> None:
        """Choose the next player that is meant."""
        raise NotImplementedError


class GroupCommand(ScreenCommand):
    """A command for groups: where there are none it is not offered, and pressed all the same says what there is."""

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """A tree, a table, a match and a display have no groups."""
        return not cls.obstacle(tournament)

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say what there is."""
        return in_place_of_groups(tournament) if tournament else ""


async def _find_player(at: AmongGroups) -> None:
    """Ask for whom."""
    wanted = await at.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
    if wanted:
        at.find(wanted)


# fmt: off
NextGroup = row("NextGroup", "n", "Next group", calling(AmongGroups.go_to_group, 1),
    "Go to the next group or bracket.",
    of=GroupCommand, footer=FIRST, words="forward, bracket")
BackOneGroup = row("BackOneGroup", "b", "Back", calling(AmongGroups.go_to_group, -1),
    "Go back to the head of the group or bracket before.",
    of=GroupCommand, footer=FIRST, words="group before, previous, before")
FindPlayer = row("FindPlayer", "slash", "Find", _find_player,
    "Find a player by number or part of the name; again to find the next one.",
    shown="/", footer=FIRST, words="search", takes="NUMBER OR NAME")
# fmt: on
