"""What the start screen offers: open, new, demo, recent events."""

from __future__ import annotations

from pathlib import Path

from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, ScreenCommand, row, work_at
from paircard.tui.dialogs.ask import AskLine, Choose
from paircard.tui.dialogs.event_form import open_new_event
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.program.demo import create_demo
from paircard.tui.screens.home.presenter import HomePresenter
from paircard.tui.screens.home.templates import TEMPLATES, described


async def _new_event(at: HomePresenter) -> None:
    """Ask for the head of the event."""
    await open_new_event(at.program)


async def _from_template(at: HomePresenter) -> None:
    """Ask which, then for the head of the event."""
    choices = {key: tr(each.label) for key, each in TEMPLATES.items()}
    key = await at.program.ask(Choose(tr("What is it to be?"), described(), choices))
    if key is not None:
        await open_new_event(at.program, TEMPLATES[key].regulations)


async def _open_event(at: HomePresenter) -> None:
    """Ask for the path."""
    answer = await at.program.ask(AskLine(tr("Open an event"), tr("Path of the event file (.json):")))
    if answer:
        at.program.open_event(typed_path(answer))


def _open_recent(at: HomePresenter) -> None:
    """Open it."""
    path = at.cursor.row_key_at_cursor
    if path is not None:
        at.program.open_event(Path(path))


def _open_demo(at: HomePresenter) -> None:
    """Make it and open it."""
    at.program.open_event(create_demo())


# fmt: off
NewEvent = row("NewEvent", "n", "New", _new_event,
    "Open a new event: name, rounds, options, and the file it lives in.",
    footer=FIRST, words="create, start, begin, tournament, add", takes="NAME; ROUNDS; FIELD=VALUE ...")
FromTemplate = row("FromTemplate", "t", "Template", _from_template,
    "Open a new event from a template: an open, a club evening, a round robin or a cup. The same form opens with "
    "regulations that are sensible for it; everything can still be changed there.",
    footer=FIRST,
    words="create, start, tournament, open, club, round robin, cup, knock-out, league, school, match, blitz, display",
    takes="o, c, r, k, l, t, s, m, b or d; NAME; FIELD=VALUE ...")
OpenEvent = row("OpenEvent", "o", "Open file", _open_event,
    "Open an event file by its path.",
    footer=FIRST, words="load, read, tournament, path", takes="FILE")
OpenRecent = row("OpenRecent", "enter", "Open recent", _open_recent,
    "Open the event under the cursor. On the screen the number of an event, 1 to 9, opens it at once.",
    shown="Enter", footer=FIRST, words="last, continue, resume")
OpenDemo = row("OpenDemo", "d", "Demo", _open_demo,
    "Open a sample event to try things on: 24 entrants, round 4 under way. It is made anew each time.",
    footer=FIRST, words="example, sample, try")
TakeOver = row("TakeOver", "i", "Take over", work_at("paircard.tui.screens.home.take_over:take_over"),
    "Take over an event from a report of another program (TRF), with its rounds, to go on here. The report is "
    "shown first, line by line where something is to be looked at, and by which rules the event goes on: those it "
    "names, or those in force on its first day. r chooses others, e another encoding; y pairs its rounds again, "
    "asks where one is not by the rules, writes the event file beside the report and opens it.",
    footer=FIRST, words="import, report, trf, swiss-manager, vega, other program, running event, continue",
    takes="FILE; y, or r; SYSTEM; y, or e; ENCODING; y")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (NewEvent, OpenEvent, OpenRecent, OpenDemo, FromTemplate, TakeOver)
