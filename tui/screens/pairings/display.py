"""A simultaneous display: who was not ready, the last boards put together, when it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import NoteEnd, NoteLate, PutTogether
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr, trn
from paircard.tui.commands.command import PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import ConfirmLine, Reading
from paircard.tui.sentences.local_time import time_now

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


class DisplayCommand(PairedCommand):
    """A command about a display: elsewhere there is nothing it could do."""

    changes = True

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only where somebody gives one."""
        return tournament is not None and system_of(tournament).display is not None


def _not_ready(at: RoundPresenter) -> None:
    """Note it, and say how often, or that the board is lost."""
    board, program = at.board_meant(), at.program
    player, limit = _player(program.need_tournament(), board.players), _limit(program.need_tournament())
    before = len(at.round.noted("late", board.match)) if at.round else 0
    fields = {"board": board.match, "player": player}
    done = tr("Board {board}: {player} not ready, noted. One more time is free.", **fields)
    if before + 2 == limit:
        done = tr("Board {board}: {player} not ready, noted. Next time the board is lost.", **fields)
    elif before + 1 >= limit:
        done = tr("Board {board}: {player} not ready for the third time, lost.", **fields)
    program.perform(NoteLate(board.number), system_of(program.need_tournament()).citing(done, "not_ready"))


def _together_now(at: RoundPresenter) -> None:
    """Put them together, show only them, and give the plan to read."""
    program = at.program
    tournament = program.need_tournament()
    boards = len(PutTogether().decide(tournament)[0].boards)  # type: ignore[attr-defined]
    done = trn(
        "{count} board put together; its number stays. O prints the plan.",
        "{count} boards put together; their numbers stay. O prints the plan.",
        boards,
    )
    if program.perform(PutTogether(), done):
        at.missing_only = True
        at.show_round(at.round_shown)
        program.read(_plan(program.need_tournament()))


async def _display_over(at: RoundPresenter) -> None:
    """Ask for the time, now unless another is typed."""
    NoteEnd("00:00").decide(at.program.need_tournament())  # refused before anything is asked
    question = ConfirmLine(
        tr("The display is over"), "", time_now(), label=tr("Ended at"), yes=tr("note it"), called=mark("TIME")
    )
    typed = await at.program.ask(question)
    if typed is not None:
        at.program.perform(NoteEnd(typed.strip().zfill(5)), tr("Noted: it stands on the sheet."))


def _limit(tournament: Tournament) -> int:
    display = system_of(tournament).display
    return display.late_loses if display else 0


def _player(tournament: Tournament, two: tuple[int, ...]) -> str:
    """Return the name of who plays against the giver."""
    display = system_of(tournament).display
    giving = display.givers(tournament) if display else ()
    return next((tournament.registrations[id_].entrant.name for id_ in tournament.registrations
                 if id_ in two and id_ not in giving), "")  # fmt: skip


def _plan(tournament: Tournament) -> Reading:
    """Return the seats as lines to read: seat, board, player."""
    from paircard.core.papers.catalogue import make_paper  # few events are displays

    paper = make_paper(tournament, "where-next")
    table = next(section.table for section in paper.sections if section.table)
    heads = [column.head for column in table.columns]
    widths = [max(len(head), *(len(row[at]) for row in table.rows)) for at, head in enumerate(heads)]
    rows = (heads, *table.rows)
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    below = (line for section in paper.sections for line in section.below)
    return Reading(paper.title, "\n".join((*lines, "", *below)))


# fmt: off
NotReady = row("NotReady", "j", "Not ready", _not_ready,
    "Note that the player under the cursor was not ready when the giver came; the third time the board is lost "
    "(H6). u takes a note back.",
    of=DisplayCommand, words="late, lateness, idle, pass, overstepped, time")
TogetherNow = row("TogetherNow", "z", "Together", _together_now,
    "Put the boards still open side by side (H3): a plan of the seats, in which every board keeps its number.",
    of=DisplayCommand, words="put together, move boards, seats, last boards, unfinished")
DisplayOver = row("DisplayOver", "Z", "Over", _display_over,
    "Note when the display ended: it stands on the sheet. When it begins is typed with s.",
    of=DisplayCommand, words="end, ended, finish, time", takes="TIME")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (NotReady, TogetherNow, DisplayOver)
