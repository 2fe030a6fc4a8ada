"""The few words that line mode has besides the commands of the screens: what eyes do on a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.board import Board
from paircard.core.event.journal_queries import written_by
from paircard.core.event.result import ODD_RESULTS, Result
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import listed, mark, tr, trn
from paircard.tui.commands.command import PairedCommand, ScreenCommand
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.screens.pairings.results import ResultKey

if TYPE_CHECKING:
    from paircard.tui.line.places.base import LinePresenter
    from paircard.tui.line.places.pairings import LinePairings


class OwnWord(ScreenCommand):
    """A command without a key, that only line mode has."""

    key = ""


class List(OwnWord):
    """Tell all that is here, one fact a line."""

    label = "list"

    def run(self, place: LinePresenter) -> None:
        """Tell it."""
        place.program.follow_others()
        place.tell(place.program.banner, place.summary(), *place.lines())


class Where(OwnWord):
    """Tell what is chosen and where one is; an empty line does the same."""

    label = "where"

    def run(self, place: LinePresenter) -> None:
        """Tell it."""
        place.program.follow_others()
        place.tell(place.program.banner, *place.here(), place.summary(), *_outside_fide_mode(place))


def _outside_fide_mode(place: LinePresenter) -> Iterator[str]:
    """Say that the event is not in FIDE mode, where its rules know it."""
    tournament = place.tournament
    if tournament is not None and system_of(tournament).outside_fide_mode(tournament):
        yield tr("The event is not in FIDE mode.")


class Results(OwnWord, PairedCommand):
    """Write several results, from the chosen board on: the keys of the screen one after the other, such as 1 5 0.

    What stands between blanks may also be a result as a sheet has it, such as 1-0, =-0 or 1u. Where that would change
    results that stand there, it asks before it writes any.
    """

    label = "results"
    takes = "KEYS; y to write over results"

    async def run(self, place: LinePairings) -> None:
        """Write them; the first one that does not simply go in ends it."""
        keys = list(_keys(place.program.answers.next() or ""))
        results = [each for key in keys if (each := Result.typed(key))]
        if not keys or len(results) < len(keys):
            wrong = "".join(key for key in keys if Result.typed(key) is None) or tr("Nothing")
            raise Refusal(tr("{typed} is not a result: type keys such as 1 5 0 + - x a.", typed=wrong))
        if not await _may_write_over(place, results):
            return
        for index, result in enumerate(results):
            if not place.enter(result):
                if rest := keys[index + 1 :]:
                    place.say(tr("Not written: {keys}", keys=" ".join(rest)), bad=True)
                return


def _keys(typed: str) -> Iterator[str]:
    """Yield what was typed, board by board: a word that is a result of a sheet as a whole, any other letter by letter.

    >>> list(_keys("150+ 1-0 =-0 1u")), list(_keys("00 =0"))
    (['1', '5', '0', '+', '1-0', '=-0', '1u'], ['0', '0', '=', '0'])
    """
    for word in typed.split():
        yield from (word,) if Result.typed(word) else word


async def _may_write_over(place: LinePairings, results: Sequence[Result]) -> bool:
    """Ask before a line writes over results typed here: its keys may have begun at the wrong board."""
    changed = list(_changed(place, results))
    if not changed:
        return True
    called = listed([place.place_of(board) for board in changed])
    title = trn("Board {boards} has a result", "Boards {boards} have results", len(changed), boards=called)
    text = "\n".join(
        tr("Board {board}: {what}", board=place.place_of(board), what=place.said(board, board.result))
        for board in changed
        if board.result is not None
    )
    return await place.program.ask(Confirm(title, text, yes=tr("write over them"))) is not None


def _changed(place: LinePairings, results: Sequence[Result]) -> Iterator[Board]:
    """Yield the boards with another result than is meant; what another arbiter wrote is asked about board by board."""
    round_, first, program = place.round, place.board, place.program
    if round_ is None or first is None or place.comparing or place.missing_only or place.at_end:
        return
    later = [board for board in round_.boards[first.number - 1 :] if not board.same_as]
    for board, result in zip(later, results, strict=False):
        if board.result in (None, board.as_listed(result)):
            continue
        entry = written_by(program.need_tournament(), round_.number, board.number)
        if entry is None or entry.arbiter == program.arbiter:
            yield board


_WRITTEN = mark("Write this result, which has no key of its own: * asks for it.")


def _written_so(result: Result) -> type[ScreenCommand]:
    """Return the command of line mode that is called by a result that has no key of its own: 7 =-0."""
    written = {
        "__doc__": _WRITTEN,
        "__module__": __name__,
        "key": "",
        "label": result.value,
        "result": result,
        "footer": 0,
        "title": classmethod(lambda _: result.text),
    }
    return type(f"Write{result.name.title().replace('_', '')}", (ResultKey,), written)  # no words: a name in the code


ODD_WORDS = tuple(map(_written_so, ODD_RESULTS))
