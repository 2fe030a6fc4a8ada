"""Which paper, and where it goes."""

from __future__ import annotations

from typing import Literal

from paircard.core.commands import Announce
from paircard.core.papers.catalogue import ANNOUNCEMENT, offered, what_it_is
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.progress import unheard
from paircard.data.exchange.fresh_file import write_fresh
from paircard.data.machine.printer import send_to_printer
from paircard.data.papers.formats import FORMATS, Format
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import FIRST, EventCommand, ScreenCommand, calling, row
from paircard.tui.dialogs.ask import AskLine, Choose
from paircard.tui.dialogs.form import Field, NotedForm, Values
from paircard.tui.dialogs.prizes import ask_for_prizes
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.importing.files import path_shown
from paircard.tui.screens.pairings.find_board import EarlierRound, LaterRound
from paircard.tui.screens.papers.presenter import PapersPresenter


async def _choose_paper(at: PapersPresenter) -> None:
    """Show the list and ask."""

    def save(values: Values) -> None:
        at.choose_paper(values["paper"])

    tournament = at.program.tournament
    names = offered(tournament)
    form = NotedForm(tr("Which paper?"), [Field("paper", mark("Paper"), "", names)], save)
    late = at.not_yet()

    def told(name: str) -> str:
        what = what_it_is(tournament, name)
        return tr("{what} (not yet)", what=what) if name in late else what

    form.note = "\n".join(f"{row:>2} {name}: {told(name)}" for row, name in enumerate(names, 1))
    await at.program.ask(form)


def _width(at: PapersPresenter) -> None:
    """The other one."""
    at.change_width()
    at.say(tr("{columns} columns.", columns=at.columns))


def _send_paper(at: PapersPresenter) -> None:
    """Send it."""
    command, content, what = (
        at.program.settings.settings.print_command,
        at.text().encode(),
        at.caption(),
    )

    def send() -> str:
        send_to_printer(command, content)
        return tr("Printed: {what}.", what=what)

    note_announced(at, "printed")
    at.say(tr("Going to {command} ...", command=command))
    at.program.aside(send)


async def _write_file(at: PapersPresenter) -> None:
    """Ask for the form and the name."""
    keys = {name[0]: name for name in FORMATS}
    choices = {key: tr(FORMATS[name].label) for key, name in keys.items()}
    at.made()  # refused before anything is asked
    lacking = {key: why for key, name in keys.items() if (why := _lack(FORMATS[name]))}
    choices |= {key: tr("{what}: not here", what=choices[key]) for key in lacking}
    text = "\n".join((at.caption(), *dict.fromkeys(lacking.values())))
    key = await at.program.ask(Choose(tr("Write the paper to a file"), text, choices))
    if key is None:
        return
    wanted = FORMATS[keys[key]]
    _need(wanted)
    proposed = str(at.proposed_file(wanted))
    answer = await at.program.ask(AskLine(tr("Write the paper to a file"), tr("Name of the new file:"), proposed))
    if not answer:
        return
    paper, columns, path = at.made(), at.columns, typed_path(answer)

    def write() -> str:
        drawn = wanted.draw(paper, columns, unheard)
        write_fresh(path, drawn.content)
        return f"{tr('{path} is written.', path=path_shown(path))} {drawn.not_printed}".strip()

    note_announced(at, "written")
    at.say(tr("{path} is being written ...", path=path_shown(path)))
    at.program.aside(write)


def _lack(wanted: Format) -> str:
    """Say why something cannot be drawn here; nothing where it can."""
    try:
        wanted.need()
    except StoreError as error:
        return str(error)
    return ""


def _need(wanted: Format) -> None:
    """Refuse what cannot be drawn here, before a name is asked for."""
    if lack := _lack(wanted):
        raise Refusal(lack)


def note_announced(at: PapersPresenter, how: Literal["printed", "written"]) -> None:
    """Record that the event is announced, where it is the announcement of the event as it is now."""
    program, tournament = at.program, at.program.need_tournament()
    as_it_is = not program.looking_back and program.branch is None
    if at.chosen == ANNOUNCEMENT and as_it_is and not (tournament.facts.announced or tournament.rounds):
        program.execute(Announce(how))


def _note_announced(at: PapersPresenter) -> None:
    """Note it."""
    at.program.perform(Announce("said"), tr("The journal has it that the event is announced."))


async def _set_the_prizes(at: PapersPresenter) -> None:
    """Ask, and store them."""
    await ask_for_prizes(at.program, at.say)


async def _choose_boards(at: PapersPresenter) -> None:
    """Ask which."""
    asked = AskLine(tr("Table numbers"), tr("From which board to which, such as 1-40; nothing: as many as needed"))
    answer = await at.program.ask(asked)
    if answer is not None:
        at.choose_boards(answer)


def _read_in_pager(at: PapersPresenter) -> None:
    """Hand the terminal over."""
    at.program.page(at.text())


# fmt: off
ChoosePaper = row("ChoosePaper", "c", "Choose", _choose_paper,
    "Choose one of the papers by its number, its name or a part of it.",
    of=EventCommand, footer=FIRST, words="select, list", takes="PAPER")
NextPaper = row("NextPaper", "n", "Next", calling(PapersPresenter.go_to_paper, 1),
    "Show the next paper of the list.",
    of=EventCommand, footer=FIRST)
PaperBefore = row("PaperBefore", "b", "Before", calling(PapersPresenter.go_to_paper, -1),
    "Show the paper before it in the list.",
    of=EventCommand, footer=FIRST)
Width = row("Width", "w", "80/132", _width,
    "Change between 80 and 132 columns. What is too wide for the screen is scrolled to by the arrows.",
    of=EventCommand, footer=FIRST, words="columns, wide, narrow")
SendPaper = row("SendPaper", "p", "Send", _send_paper,
    "Print the paper: hand it as text to the print command of the settings. The keys go on working meanwhile.",
    of=EventCommand, footer=FIRST, words="print, printer")
WriteFile = row("WriteFile", "f", "File", _write_file,
    "Write the paper to a new file, as text, HTML or PDF; a file that is there is never written over.",
    of=EventCommand, footer=FIRST, words="save, export, pdf, html", takes="text, html or pdf; FILE")
NoteAnnounced = row("NoteAnnounced", "a", "Announced", _note_announced,
    "Note in the journal that the announcement was posted or read out; printing it here notes that by itself.",
    of=EventCommand, words="announcement, posted, told", changes=True)
SetThePrizes = row("SetThePrizes", "z", "Prizes", _set_the_prizes,
    "Set the prizes: of everybody, and of some by their places among themselves; how money is shared. Such as "
    "1000 600 400 / women: 200 100 / cat U16: 100. The papers prizes and diplomas are made of them. Where it is "
    "announced that everybody gets one, who has a prize takes none of those that stand below it.",
    of=EventCommand, words="money, prize fund, categories, diplomas", takes="PRIZES; SHARING; ONE EACH", changes=True)
ChooseBoards = row("ChooseBoards", "g", "Boards", _choose_boards,
    "Make the numbers of the tables from one board to another, such as 1-40, before it is known who comes.",
    of=EventCommand, words="table numbers, from, to", takes="1-40")
ReadInPager = row("ReadInPager", "v", "Pager", _read_in_pager,
    "Read the paper in the pager of the settings; the screen comes back when you leave it.",
    of=EventCommand, footer=FIRST, words="less, view")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (
    SendPaper,
    WriteFile,
    ReadInPager,
    NoteAnnounced,
    SetThePrizes,
    ChooseBoards,
    ChoosePaper,
    NextPaper,
    PaperBefore,
    Width,
    EarlierRound,
    LaterRound,
)
