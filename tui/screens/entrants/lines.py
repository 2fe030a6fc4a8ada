"""Entrants from lines, pasted or typed: what they mean is shown, one answer enters them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import RegisterMembers
from paircard.core.event.ids import NO_TEAM, TeamId
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.data.exchange.import_report import ImportReport, Verdict
from paircard.data.exchange.pasted import lines_of, read_pasted
from paircard.tui.commands.command import ScreenCommand, row
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.dialogs.import_dialog import enter_words
from paircard.tui.dialogs.lines import AskLines
from paircard.tui.importing.listed_players import boards_of, entering, persons
from paircard.tui.screens.entrants.entering import EnteringCommand

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def _enter_lines(at: EntrantsPresenter) -> None:
    """Ask for the lines, then whether they are to be entered."""
    text = tr("One entrant a line, such as: Nowak, Jan 2150 POL. Columns stand between semicolons or tabs.")
    typed = await at.program.ask(AskLines(tr("Enter lines"), text))
    if typed:
        await enter_lines(at, typed, at.team)


async def enter_lines(at: EntrantsPresenter, text: str, team: TeamId = NO_TEAM) -> None:
    """Show what lines mean, ask once, enter everybody who can be entered, into a team where one is given, and say so.

    Nothing stays open then: the list shows who came, the cursor on the last.
    """
    tournament = at.program.need_tournament()
    boards = 0 if team else boards_of(tournament)
    report = read_pasted(text, persons(tournament).values(), boards=boards)
    if report.problem:
        raise Refusal(report.problem)
    if not report.entrants:
        raise Refusal(" ".join([tr("Nobody of these lines can be entered."), *told(report)]))
    count = len(lines_of(text))
    title = trn("{count} line: enter it?", "{count} lines: enter all {count}?", count)
    if len(report.entrants) < count:
        title = trn("{count} line: enter {entered}?", "{count} lines: enter {entered}?", count,
                    entered=len(report.entrants))  # fmt: skip
    words = enter_words(len(report.entrants), tournament)
    who = "; ".join(_called(each.name, each.rating) for each in report.entrants)
    if await at.program.ask(Confirm(title, "\n".join([who, "", *told(report)]), words)) is None:
        at.say(tr("Nothing was entered."))
        return
    at.program.execute(RegisterMembers(team, report.entrants) if team else entering(report))
    at.move_to(team if team != at.team else max(at.program.need_tournament().people))
    at.say(" ".join([trn("{count} entered.", "{count} entered.", len(report.entrants)), *_left_out(report)]))


def _called(name: str, rating: int) -> str:
    return f"{name} {rating}" if rating else name


def told(report: ImportReport) -> list[str]:
    """Return what there is to say of lines: the sum, and every line that was not quite clear."""
    return [" ".join(line.split()) for line in report.lines()][1:]


def _left_out(report: ImportReport) -> list[str]:
    """Say of every line that was not entered why not."""
    bad = (row for row in report.rows if row.verdict is Verdict.REFUSED)
    return [tr("line {line}: {why}", line=row.line, why="; ".join(map(str, row.remarks))) for row in bad]


# fmt: off
LinesOfEntrants = row("LinesOfEntrants", "semicolon", "Lines", _enter_lines,
    "Enter many at once, one a line, typed or pasted: name, and rating, federation, year of birth, club where they "
    "are known; lines with a header are read as any list. What cannot be read is said line by line. Lines pasted "
    "into the name of a new entrant do the same.",
    of=EnteringCommand, shown=";", words="paste, several, many, list, bulk", takes="LINE; LINE ...; y",
    changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (LinesOfEntrants,)
