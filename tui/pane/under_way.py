"""The round as it goes: the results in, how games ended, who still plays and how long; and what was done last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from paircard.core.event.board import Board
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.tui.looks import squares
from paircard.tui.looks.result_strip import result_strip
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, PAST, QUIET, WON
from paircard.tui.pane.parts import Part, folded
from paircard.tui.screens.home.front import done_lines
from paircard.tui.sentences.round_clock import slowest_told, still_playing

_STRIP_ROWS = 3
"""Of a round with more boards than stand in so many rows a bar is shown."""
_OPEN_ROWS = 2


def round_part(tournament: Tournament, round_: Round, width: int, signs: Signs, key: str) -> Part:
    """Return how far a round is; `key` leads to its boards."""
    title = tr("Round {round} as it goes", round=round_.number)
    return Part(title, [*_results(round_, width, signs), *_playing(tournament, round_, width, signs)], key)


def _results(round_: Round, width: int, signs: Signs) -> Iterator[Text]:
    boards = len(round_.boards)
    done = boards - len(round_.missing)
    counted = Text(f"{done}/{boards} ", WON, no_wrap=True)
    room = width - 1 - counted.cell_len
    if boards > room * _STRIP_ROWS:
        full = room * done // boards
        yield counted.append(signs.bar * full, LIVE).append(signs.rule * (room - full), PAST)
    else:
        strip = result_strip(round_, signs)
        for start in range(0, boards, room):
            lead = Text(" " * counted.cell_len, no_wrap=True) if start else counted
            yield lead.append_text(strip[start : start + room])
    if done:
        yield _ended(round_, signs)


def _ended(round_: Round, signs: Signs) -> Text:
    """Return how many games were won by White, drawn, won by Black; those without a game are not among them."""
    ends = Counter(_outcome(board) for board in round_.boards)
    line = Text(no_wrap=True)
    for outcome, said in (("W", "1-0"), ("=", "½-½"), ("B", "0-1")):
        line.append_text(squares.result(f" {signs.spell(said)} ")).append(f" {ends[outcome]}   ", WON)
    return line


def _outcome(board: Board) -> str:
    if board.result is None or not board.result.played or board.annulled:
        return ""
    return (board.result.turned if board.reversed else board.result).outcome


def _playing(tournament: Tournament, round_: Round, width: int, signs: Signs) -> Iterator[Text]:
    playing = list(still_playing(round_)) if round_.published else []
    if playing:
        said = tr("still playing: {boards}", boards=" ".join(playing))
        lines = folded(said, width - 1, "", "  ")
        if len(lines) > _OPEN_ROWS:
            lines = lines[:_OPEN_ROWS]
            lines[-1].append(f" {signs.cut}")
        yield from lines
    yield from folded(next(iter(slowest_told(tournament, round_)), ""), width - 1, QUIET) if playing else ()
    if (score := system_of(tournament).score) and (said := score.brief(tournament)):
        yield from folded(signs.spell(said), width - 1, WON)


def done_part(tournament: Tournament, width: int, signs: Signs) -> Part | None:
    """Return what was done last, the newest first, and the key that takes it back."""
    lines = done_lines(tournament, width - 1, signs)
    return Part(tr("Last done"), lines, "J", least=2) if lines else None
