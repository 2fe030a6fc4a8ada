"""What every screen offers besides its own commands."""

from __future__ import annotations

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.common import (
    BackToNow,
    Palette,
    PaperNow,
    PrintPaper,
    ProgramSettings,
    Quit,
    RedoLast,
    ShowHelp,
    ShowSection,
    UndoLast,
    WhatIf,
)
from paircard.tui.commands.room_keys import GOING
from paircard.tui.publishing.command import WebPages
from paircard.tui.tour.command import TakeTheTour

ALWAYS: tuple[type[ScreenCommand], ...] = (ProgramSettings, TakeTheTour, ShowHelp, Palette, Quit)
EVERYWHERE: tuple[type[ScreenCommand], ...] = (
    *GOING,
    ShowSection,
    UndoLast,
    RedoLast,
    WhatIf,
    WebPages,
    PrintPaper,
    PaperNow,
    BackToNow,
    *ALWAYS,
)
HOME_TOO: tuple[type[ScreenCommand], ...] = (
    *(each for each in GOING if each.room.mode != "home"),
    ShowSection,
    WhatIf,
    WebPages,
    PrintPaper,
    PaperNow,
    *ALWAYS,
)
