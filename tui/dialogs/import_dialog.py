"""The two questions of an import: which file, and whether what it holds shall be entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.exchange.letters import CODE_PAGES
from paircard.data.exchange.text_lines import known_encoding, written_name
from paircard.tui.dialogs.ask import AskLine, Choose
from paircard.tui.importing.files import LISTS

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

ENCODING = "e"
"""The key that says in which encoding a file is."""


class AskFile(AskLine):
    """Ask for a file, completing names of folders and of files with some endings while they are typed."""

    shown_by = "paircard.tui.dialogs.on_screen.ask_file:FileDialog"
    hint = mark("Enter read it   → take suggestion   Esc cancel")

    def __init__(self, title: str, text: str, endings: frozenset[str] = LISTS) -> None:
        super().__init__(title, text)
        self.endings = endings


async def ask_encoding(program: Program, file: str, encoding: str) -> str | None:
    """Ask for the encoding of a file that may have been read in another; None when nobody would say."""
    usual = ", ".join(map(written_name, ("utf-8", *CODE_PAGES)))
    text = tr("Encoding of the letters, now {encoding}. Usual are {usual}:", encoding=encoding, usual=usual)
    while answer := await program.ask(AskLine(tr("Encoding of {file}", file=file), text)):
        try:
            return known_encoding(answer)
        except Refusal as refusal:
            text = f"! {refusal}"
    return None


class ImportQuestion(Choose):
    """Show the report row by row and ask: `y` enters them, `c` says which column is what, `e` which encoding it is."""

    def __init__(self, file: str, report: str, count: int, tournament: Tournament) -> None:
        columns = {"c": tr("columns"), ENCODING: tr("encoding")}
        if not count:
            super().__init__(tr("{file}: nobody to enter", file=file), report, columns)
            return
        super().__init__(tr("Import {file}", file=file), report, {"y": enter_words(count, tournament), **columns})


def enter_words(count: int, tournament: Tournament) -> str:
    """Say what entering so many means: before round 1, or late."""
    if not tournament.rounds:
        return tr("enter {count}", count=count)
    number = tournament.next_round
    late = tr("enter {count} late, from round {round} on, 0 points before", count=count, round=number)
    return system_of(tournament).citing(late, "missed")
