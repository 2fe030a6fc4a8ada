"""What is settled before round 1, on one screen: how something is drawn, its seed, and whether all was announced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from paircard.core.tables.attendance import attendance
from paircard.core.values.language import mark, tr, trn
from paircard.tui.dialogs.ask import YES
from paircard.tui.dialogs.form import Field, Values
from paircard.tui.dialogs.in_turn import FormInTurn, InTurn
from paircard.tui.dialogs.was_it_announced import TEXT, announced_asked, asks_announced, note_announced

if TYPE_CHECKING:
    from collections.abc import Callable

    from paircard.core.event.tournament import Tournament
    from paircard.tui.program.program import Program

WAY, ANNOUNCED = "way", "announced"  # no words: names of fields
DRAW = "d"
"""The way that draws lots; every other needs neither a seed nor an announcement of it."""


class BeforeRound1(FormInTurn):
    """All that is to be said before round 1 is made: Enter agrees to what stands there.

    A letter for what is not drawn does it: nothing is left that Enter would agree to.
    """

    shown_by = "paircard.tui.dialogs.on_screen.before_round_1:BeforeRound1Dialog"
    hint = mark("Enter does it   Tab next field   Esc cancel")
    hint_to_choose = mark("Enter does it   Tab next field   Space choose   Esc cancel")

    def __init__(
        self,
        program: Program,
        fields: Sequence[Field],
        save: Callable[[Values], object],
        *,
        notes: Iterable[str],
        ways: dict[str, str] | None = None,
        asked: str = "",
        letters: Mapping[str, str] | None = None,
    ) -> None:
        """Ask; `ways` are the ways to settle it by their keys, the first of them offered, `asked` is their label.

        Without ways lots are drawn. `letters` mean ways by their keys, whatever the words of these begin with.
        """
        self.ways = ways or {}
        self.letters = letters or {}
        self.asks_announced = asks_announced(program)
        words = tuple(self.ways.values())
        way = [Field(WAY, asked, words[0], choices=words)] if words else []
        yes, no = tr("yes"), tr("not yet")
        announced = [Field(ANNOUNCED, mark("Announced"), yes, choices=(yes, no))] if self.asks_announced else []
        super().__init__(tr("Before round 1"), [*way, *fields, *announced], save)
        paragraphs = [*_not_here(program.need_tournament()), *notes, *([tr(TEXT)] if self.asks_announced else [])]
        self.note = "\n\n".join(paragraphs)

    def asks(self, field: Field, values: Values) -> bool:
        """What is not drawn needs no seed."""
        return field.name == WAY or self.way(values) == DRAW

    def way(self, values: Values) -> str:
        """Return the key of the way that was chosen."""
        return next((key for key, word in self.ways.items() if word == values.get(WAY)), DRAW)

    def ask_announced(self) -> InTurn[str]:
        """Ask whether it was announced, where nobody has said so yet; return the word of the field."""
        answer = YES
        if self.asks_announced and (answer := (yield announced_asked())) is None:
            return None
        return tr("yes") if answer == YES else tr("not yet")

    def note_announced(self, program: Program, values: Values) -> None:
        """Keep what was said of it."""
        if self.asks_announced:
            note_announced(program, announced=values[ANNOUNCED] == tr("yes"))


def _not_here(tournament: Tournament) -> Iterator[str]:
    """Say how many are not ticked, where people are."""
    there = attendance(tournament)
    if there is None or not (there.here and there.to_come):
        return
    not_ticked = trn(
        "{count} is not ticked at check-in, and would be paired: Esc, then E j a makes them absent.",
        "{count} are not ticked at check-in, and would be paired: Esc, then E j a makes them absent.",
        len(there.to_come),
    )
    yield f"! {not_ticked}"
