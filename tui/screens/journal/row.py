"""How an entry looks in its row: times and names quiet, a result on its square, who won in bold."""

from __future__ import annotations

from rich.text import Text

from paircard.data.papers.cells import cell_len
from paircard.tui.looks import squares
from paircard.tui.looks.styles import QUIET, WON
from paircard.tui.screens.journal.book import Line
from paircard.tui.screens.journal.game_told import GameTold
from paircard.tui.sentences.local_time import local_stamp
from paircard.tui.sentences.results import found_result
from paircard.tui.widgets.fitting import fit

_ROOMY = 110
"""In so many columns there is room for seconds, and for whole names of arbiters."""
_MINUTE = 11
"""Cells of month, day, hour and minute."""


def drawn(line: Line, width: int, *, stands: bool, here: bool) -> Text:
    """Return an entry in so many cells; `here`: the event is shown as of it, which `>` marks. What is undone is quiet.

    A game names its players in full, by family names, or by numbers: what there is room for.
    """
    entry = line.entry
    roomy = width >= _ROOMY
    when = local_stamp(entry.time)
    head = (
        f"{'>' if here else ' '}{entry.number:>4} {' ' if stands else 'x'} {when if roomy else when[:_MINUTE]} "
        f"{fit(entry.arbiter, 16 if roomy else 8)} "
    )
    told = _told(line, width - cell_len(head) - 1)
    if not stands:
        return Text(head + told.plain, QUIET, no_wrap=True)
    return Text(no_wrap=True).append(head, QUIET).append_text(told)


def _told(line: Line, room: int) -> Text:
    why = f" ({line.why})" if line.why else ""
    game = line.game
    if game is None:
        return Text(line.text)
    form = game.within(room - cell_len(why))
    told = Text(form.text + why)
    if found := found_result(game.what):
        told.stylize(squares.result(found[0]).style, found.start(), found.end())
        _stress(told, game, form.places)
    return told


def _stress(told: Text, game: GameTold, places: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """Let the name of who won stand out."""
    winner = {"1": 0, "0": 1}.get(game.first_scored)
    if winner is not None:
        told.stylize(WON, *places[winner])
