"""What a question is about, drawn: the cards with their squares, and the round as the rules pair it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView
from paircard.core.facets.position import Player
from paircard.core.facets.system import System
from paircard.core.teach.lessons.cards import CardTable
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.language import tr
from paircard.tui.looks.flow import flow
from paircard.tui.looks.pair_marks import draws_threads
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.squares import history
from paircard.tui.looks.styles import BAND, BINDS, HEAD, QUIET
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.groups.lines import Writer

_GAME = re.compile(r"(\d+)(\w)([10=½])$")
"""An opponent, a colour, a result: `4w1`."""
_GAP = "  "


def said(lines: Iterable[str], width: int, headlines: Collection[str] = ()) -> list[Text]:
    """Return sentences in lines, what is indented under its own column; headlines are bold."""
    folded: list[Text] = []
    for line in lines:
        indent = Text(" " * (len(line) - len(line.lstrip())))
        folded += flow(Text(line.strip(), "bold" if line in headlines else ""), width, indent) or [Text()]
    return folded


def drawn_cards(cards: CardTable, width: int) -> Iterator[Text]:
    """Yield the cards, a player a row, and what the signs in them mean."""
    widths = cards.widths
    heads = _GAP.join((*(head.rjust(room) for head, room in zip(cards.heads, widths, strict=False)), cards.heads[-1]))
    yield Text(f" {heads}".ljust(width), BAND, no_wrap=True)
    for player, cells in cards.rows:
        yield from _card(player, cells, widths, width)
    yield from (Text(line, QUIET, no_wrap=True) for sign in cards.signs for line in _folded(sign, width))


def _folded(sign: str, width: int) -> Iterator[str]:
    return (line.plain for line in flow(Text(sign), width, Text(" ")))


def _card(player: Player, cells: Sequence[str], widths: Sequence[int], width: int) -> list[Text]:
    number, points, colours, floats, games = cells
    line = Text(" ", no_wrap=True).append(number.rjust(widths[0]), "bold").append(f"{_GAP}{points:>{widths[1]}}{_GAP}")
    had = history(player.colours, colours) if player.colours else Text(" ")
    line.append(" " * (widths[2] - had.cell_len)).append_text(had)
    marks = floats if floats.strip("-") else ""
    line.append(f"{_GAP}{marks:>{widths[3]}}{_GAP}", BINDS)
    return flow(_games(games), width, line)


def _games(games: str) -> Text:
    """Return what was played: of a game the result on the square of the colour."""
    text = Text(no_wrap=True)
    for word in games.split():
        text.append(" " if text else "")
        if game := _GAME.fullmatch(word):
            opponent, letter, result = game.groups()
            colour = "W" if letter == small_letter("W") else "B"
            text.append(f"{opponent:>2}").append_text(history(colour, result))
        else:
            text.append(word, QUIET)
    return text


def drawn_round(
    brackets: Sequence[BracketView], system: System, name_of: Callable[[ContestantId], str], width: int, signs: Signs
) -> Iterator[Text]:
    """Yield the brackets of a round as Groups draws them."""
    threads, players = draws_threads(signs), sum(len(bracket.s1) for bracket in brackets) * 2
    layout = Layout.of(width, brackets, players, threads=threads)
    writer = Writer(layout, signs, name_of, system=system, threads=threads, ruled=signs.plain)
    yield Text(f" {tr('As the rules pair it')}".ljust(width), HEAD, no_wrap=True)
    yield from (line.across(layout) for line in writer.groups(brackets))
