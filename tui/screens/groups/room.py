"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.groups.commands import ShowCard, SwitchView, WhyThese
from paircard.tui.screens.groups.moving import BackOneGroup, FindPlayer, NextGroup
from paircard.tui.screens.groups.presenter import GroupsPresenter


class GroupsRoom(GroupsPresenter):
    """The score groups of the next round, S1 | S2, live; then the pairing as it would come out now."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        ShowCard,
        SwitchView,
        NextGroup,
        BackOneGroup,
        FindPlayer,
        WhyThese,
        *EVERYWHERE,
    )
    mode = "groups"
