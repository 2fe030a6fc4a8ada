"""The keys of the boards while a round is being paired by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import PairByHand
from paircard.core.event.draft import AWAY, BYE, WAITING, Area
from paircard.core.event.find_player import found
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.commands.command import FIRST, SECOND, ScreenCommand, row
from paircard.tui.dialogs.ask import AskLine, AskReason, Confirm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.pairings.by_hand import DONE, EXAMPLE, agreed, as_line, override_field, read_pairs, said_yes

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.boards.screen import HandBoards


def _take_or_put(screen: HandBoards) -> None:
    """Take up, or put down."""
    editing, spot = screen.editing, screen.spot
    if editing.taken is not None:
        other = editing.taken
        if editing.put_down(spot):
            screen.tell_step(screen.sentences(spot, other))
        else:
            screen.tell_step(tr("Put down where it was."))
        return
    whole = screen.on_board and spot.area is Area.BOARD
    player = editing.draft.at(spot)
    if player is None and not whole:
        screen.say(tr("Nobody is there to be taken up."))
        return
    editing.take_up(spot, whole=whole)
    board = tr("board {board}", board=spot.board + 1)
    what = board if player is None or whole else editing.before.label(player)
    screen.tell_step(tr("Taken up: {what}. Space on another place puts it down there, Esc lets go.", what=what))


def _swap_colours(at: HandBoards) -> None:
    """Swap them."""
    spot = at.spot
    if spot.area is Area.BOARD and at.editing.take(at.editing.draft.colours_swapped(spot.board)):
        at.tell_step(at.sentence(spot))


def _give_bye(at: HandBoards) -> None:
    """Let the two change places."""
    player = at.player
    if player is not None and at.editing.take(at.editing.draft.moved(player, BYE)):
        at.tell_step(at.sentence(BYE))


def _absent_or_back(screen: HandBoards) -> None:
    """Move them between the boards and the list."""
    player, draft = screen.player, screen.editing.draft
    if player is None:
        return
    away = player in draft.away
    who = screen.editing.before.label(player)
    screen.editing.take(draft.moved(player, WAITING if away else AWAY))
    said = tr("{player} plays, and waits for a place.", player=who)
    screen.tell_step(said if away else tr("{player} does not play this round.", player=who))


def _free_place(at: HandBoards) -> None:
    """Let them wait."""
    editing, spot, player = at.editing, at.spot, at.player
    if spot.area is Area.BOARD and at.on_board:
        fresh = editing.draft.emptied([spot.board])
    else:
        fresh = editing.draft if player is None else editing.draft.moved(player, WAITING)
    if editing.take(fresh):
        at.tell_step(at.waiting_sentence())


def _free_all(at: HandBoards) -> None:
    """Let everybody wait."""
    if at.editing.take(at.editing.draft.emptied()):
        at.tell_step(at.waiting_sentence())


def _undo_step(screen: HandBoards) -> None:
    """One step back."""
    said = tr("One step back.") if screen.editing.undo() else tr("There is no step to take back.")
    screen.tell_step(said)


def _next_fault(screen: HandBoards) -> None:
    """Look on from the cursor, and then from the top."""
    if not screen.go_to_fault():
        screen.say(tr("No pair breaks the rules, and everybody has a place."))


async def _go_to_board_number(screen: HandBoards) -> None:
    """Ask for the number."""
    answer = await screen.program.ask(AskLine(tr("Go to board")))
    if answer and not (answer.isascii() and answer.isdigit() and screen.find_board(int(answer[:6]))):
        screen.program.say(tr("There is no board {board} in this round.", board=answer), bad=True)


async def _find_anybody(screen: HandBoards) -> None:
    """Ask for number or name."""
    answer = await screen.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
    meant = found(screen.editing.before, screen.editing.draft.players, answer or "")
    if answer and not (meant and screen.find_player(meant[0])):
        screen.program.say(tr("Nobody called {name} is here.", name=answer), bad=True)


async def _type_as_line(screen: HandBoards) -> None:
    """Ask for the line, and take it over."""
    editing = screen.editing
    text = tr("Pairs, White first, such as {example}:", example=EXAMPLE)
    line = as_line(editing.before, editing.draft.pairs, editing.draft.bye)
    answer = await screen.program.ask(AskLine(tr("Pair by hand"), text, line))
    if answer is None:
        return
    editing.take(editing.typed(*read_pairs(editing.before, answer)))
    screen.tell_step(screen.waiting_sentence())


async def _pair_so(screen: HandBoards) -> None:
    """Ask for the reason, confirm, store, and go back to the pairings."""
    editing, program = screen.editing, screen.program
    tournament = program.need_tournament()
    if not editing.changed:
        screen.say(tr("Nothing was moved: Esc leaves the pairing as it is."))
        return
    if editing.unpaired:
        screen.find_player(editing.unpaired[0])
        who = ", ".join(map(editing.before.label, editing.unpaired))
        said = mark("Not paired: {players}. Space puts them on a free place, b gives the bye, a lets them not play.")
        raise Refusal(tr(said, players=who), system_of(tournament).article("bye"))
    editing.command(tr("not asked yet"), override=True).decide(tournament)  # refused before anything is asked
    command = await (_with_override(screen) if editing.breaks_something else _with_reason(screen))
    if command is not None and await agreed(program, tournament, command):
        program.execute(command)
        screen.close()
        program.say(tr(DONE))


async def _with_reason(screen: HandBoards) -> PairByHand | None:
    """Ask why the round is paired so."""
    editing, tournament = screen.editing, screen.program.need_tournament()

    def save(reason: str) -> None:
        editing.command(reason, override=False).decide(tournament)

    reason = await screen.program.ask(AskReason(tr("Pair by hand"), yes=tr("pair so"), save=save))
    return None if reason is None else editing.command(reason, override=False)


async def _with_override(screen: HandBoards) -> PairByHand | None:
    """Ask whether the rules are broken knowingly, and why."""
    editing, tournament = screen.editing, screen.program.need_tournament()

    def command(values: Values) -> PairByHand:
        return editing.command(values["reason"], override=said_yes(values["override"]))

    def save(values: Values) -> None:
        command(values).decide(tournament)

    fields = [override_field(), Field("reason", mark("Reason"))]
    values = await screen.program.ask(Form(tr("Pair by hand"), fields, save))
    return None if values is None else command(values)


async def _leave_boards(screen: HandBoards) -> None:
    """Let go, or leave; ask where steps would be lost."""
    editing = screen.editing
    if editing.taken is not None:
        editing.taken = None
        screen.tell_step(tr("Let go: nothing was moved."))
        return
    if editing.changed:
        moved = sum(map(editing.touched, set(editing.draft.players)))
        text = trn(
            "{count} player was moved. The round stays as it was before.",
            "{count} players were moved. The round stays as it was before.",
            moved,
        )
        if await screen.program.ask(Confirm(tr("Leave the boards?"), text, yes=tr("leave"))) is None:
            return
    screen.close()


# fmt: off
TakeOrPut = row("TakeOrPut", "space", "Take, put", _take_or_put,
    "Take up the player under the cursor; on another place the same key puts them down, and the two change "
    "places. On the number of a board it takes up the board: put on another, the Black players of the two change "
    "places.",
    shown="Space", footer=FIRST, words="swap, move, exchange, change", changes=True)
SwapColours = row("SwapColours", "c", "Colours", _swap_colours,
    "Give the two players of a board each other's colour.",
    footer=FIRST, words="color, reverse, turn", changes=True)
GiveBye = row("GiveBye", "b", "Bye", _give_bye,
    "Give the bye to the player under the cursor; whoever had it takes the place that becomes free.",
    footer=FIRST, words="odd, free", changes=True)
AbsentOrBack = row("AbsentOrBack", "a", "Absent", _absent_or_back,
    "Let the player under the cursor not play this round, or bring back one who does not: they wait for a place. "
    "Withdrawn players who are brought back play from this round on.",
    footer=FIRST, words="away, withdraw, present, missing", changes=True)
FreePlace = row("FreePlace", "full_stop,delete", "Free", _free_place,
    "Free the place under the cursor, or the whole board on its number: who sat there waits for another place.",
    shown=".", footer=FIRST, words="remove, delete, clear, empty", changes=True)
FreeAll = row("FreeAll", "x", "Free all", _free_all,
    "Free all boards and the bye, to pair from nothing.",
    footer=FIRST, words="clear, reset, empty", changes=True)
UndoStep = row("UndoStep", "u", "Undo", _undo_step,
    "Take the last step on these boards back, and the one before it, up to where you began.",
    footer=SECOND, words="cancel, back")
NextFault = row("NextFault", "n", "Next fault", _next_fault,
    "Go to the next pair that the rules forbid, free place, or player without a place.",
    footer=SECOND, words="error, problem, illegal")
GoToBoardNumber = row("GoToBoardNumber", "g", "Board", _go_to_board_number,
    "Go to a board by its number.",
    footer=SECOND, words="jump, table")
FindAnybody = row("FindAnybody", "slash", "Find", _find_anybody,
    "Find a player by number or a part of the name, wherever they are. Digits typed on the boards do it at once.",
    shown="/", footer=SECOND, words="search, player")
TypeAsLine = row("TypeAsLine", "l", "As a line", _type_as_line,
    "Type the whole round as one line, such as 10-1 2-12 11-3 bye 9: White first.",
    footer=SECOND, words="text, pairs", changes=True)
PairSo = row("PairSo", "enter", "Pair so", _pair_so,
    "Pair the round as it stands here: a reason is asked, and what the rules would pair is shown beside it first. "
    "What the rules forbid is refused unless you override it, and every report names it then.",
    shown="Enter", footer=SECOND, words="save, done, finish, store", changes=True)
LeaveBoards = row("LeaveBoards", "escape", "Leave", _leave_boards,
    "Let go of what was taken up; leave the boards, the round staying as it was.",
    shown="Esc", footer=SECOND, words="cancel, quit, exit")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (
    TakeOrPut,
    SwapColours,
    GiveBye,
    AbsentOrBack,
    FreePlace,
    FreeAll,
    UndoStep,
    GoToBoardNumber,
    FindAnybody,
    NextFault,
    TypeAsLine,
    PairSo,
    LeaveBoards,
)
