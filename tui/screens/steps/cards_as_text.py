"""The cards on the table as lines of text: S1 on the left, S2 on the right, pencil marks between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

from core.event.ids import PairingNumber
from core.systems.kit.playback import Table
from core.values.language import tr
from tui.widgets.fitting import fit

Write = Callable[[PairingNumber], str]
"""Says something of a pairing number."""
SHORTEST_NAME = 8


def table_lines(table: Table, name: Write, card: Write, width: int) -> Iterator[str]:
    """Yield the cards, one row for each place of S1 and S2; `name` and `card` write who it is and the card."""
    half = (width - 2) // 2
    if table.s1 or table.s2:
        head = "     S2" if table.s1 else f"     {tr('The bracket')}"
        yield f"{fit('     S1' if table.s1 else '', half)}  {head}"
    for one, other in zip_longest(table.s1, table.s2):
        yield f"{_first(table, one, name, card, half)}  {_second(table, other, name, card, half)}".rstrip()
    others = [pair for pair in table.pairs if pair[0] not in table.s1]
    if others:
        yield tr("Already paired: {pairs}", pairs=" ".join(f"{one}-{other}" for one, other in others))


def _first(table: Table, number: PairingNumber | None, name: Write, card: Write, width: int) -> str:
    """Write a card of S1: its pencilled opponent, and who was refused with which article."""
    if number is None:
        return " " * width
    opponent = next((other for one, other in table.pairs if one == number), None)
    mark = f" - {opponent}{'' if table.accepted else '?'}" if opponent else ""
    refused = [each for each in table.refused if each.players[:1] == (number,) and len(each.players) == 2]
    tail = mark + "".join(f" x{each.players[1]} {each.article}" for each in refused)
    return _card_line(" ", number, name, card, tail, width)


def _second(table: Table, number: PairingNumber | None, name: Write, card: Write, width: int) -> str:
    """Write a card of S2: taken, free, or why it may not be left over."""
    if number is None:
        return ""
    taken = any(number == other for _, other in table.pairs)
    stays = next((each.article for each in table.refused if each.players == (number,)), "")
    return _card_line("*" if taken else " ", number, name, card, f" x {stays}" if stays else "", width)


def _card_line(mark: str, number: PairingNumber, name: Write, card: Write, tail: str, width: int) -> str:
    """Write number, name, card and pencil marks into a width; the name gives way first, then the card."""
    facts = card(number)
    room = width - len(mark) - 5 - len(tail) - len(facts) - 1
    if room < SHORTEST_NAME:
        facts, room = "", max(SHORTEST_NAME, width - len(mark) - 6 - len(tail))
    return fit(f"{mark}{number:>4} {fit(name(number), room)} {facts}{tail}", width)
