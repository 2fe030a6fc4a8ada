"""What every screen offers besides its own commands."""

from __future__ import annotations

from tui.command import ScreenCommand
from tui.screens.common import (
    BackToNow,
    Palette,
    PaperNow,
    PrintPaper,
    ProgramSettings,
    Quit,
    RedoLast,
    ShowEntrants,
    ShowExplain,
    ShowGroups,
    ShowHelp,
    ShowHome,
    ShowJournal,
    ShowPairings,
    ShowRules,
    ShowSection,
    ShowStandings,
    ShowTeach,
    UndoLast,
    WhatIf,
)
from tui.screens.web_pages import WebPages

MODES: tuple[type[ScreenCommand], ...] = (
    ShowHome,
    ShowEntrants,
    ShowGroups,
    ShowPairings,
    ShowStandings,
    ShowJournal,
    ShowExplain,
    ShowTeach,
    ShowRules,
)
ALWAYS: tuple[type[ScreenCommand], ...] = (ProgramSettings, ShowHelp, Palette, Quit)
EVERYWHERE: tuple[type[ScreenCommand], ...] = (
    *MODES,
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
HOME_TOO: tuple[type[ScreenCommand], ...] = (*MODES[1:], *ALWAYS)
