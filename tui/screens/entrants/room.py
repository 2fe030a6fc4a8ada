"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.commands.federation_check import FederationCheck
from paircard.tui.pane.switch import SwitchPane
from paircard.tui.screens.entrants import (
    attendance,
    check_in,
    compare_with_lists,
    display_giver,
    draw_groups,
    elsewhere,
    entering,
    fees,
    fide_details,
    finals,
    forbidden_and_fixed,
    from_rating_list,
    importing,
    lines,
    load_rating_list,
    marking,
    order_and_settings,
    periods,
    rating_rules,
    ratings_of_one,
    sections,
    taking_a_place,
    teams,
)
from paircard.tui.screens.entrants.presenter import EntrantsPresenter


class EntrantsRoom(EntrantsPresenter):
    """The list of entrants. After a rating, e means estimated, n national, t typed; ~ marks a number still open."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        *entering.COMMANDS,
        *teams.COMMANDS,
        *check_in.COMMANDS,
        *marking.COMMANDS,
        *attendance.COMMANDS,
        *fees.COMMANDS,
        *taking_a_place.COMMANDS,
        *forbidden_and_fixed.COMMANDS,
        *order_and_settings.COMMANDS,
        *importing.COMMANDS,
        *lines.COMMANDS,
        *from_rating_list.COMMANDS,
        *compare_with_lists.COMMANDS,
        *load_rating_list.COMMANDS,
        *ratings_of_one.COMMANDS,
        *rating_rules.COMMANDS,
        *fide_details.COMMANDS,
        *elsewhere.COMMANDS,
        *periods.COMMANDS,
        *sections.COMMANDS,
        *draw_groups.COMMANDS,
        *finals.COMMANDS,
        display_giver.GivesDisplay,
        FederationCheck,
        SwitchPane,
        *EVERYWHERE,
    )
    mode = "entrants"
