"""An explanation that names players and not numbers: pairing numbers that are said as names, and are numbers still."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from paircard.core.event.card_file import NO_FILE
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.papers.short_names import short_names


class Named(int):
    """A number that is said as a name; it counts, sorts and is found as the number it is."""

    name: str

    def __new__(cls, number: int, name: str) -> Named:
        """Give a number its name."""
        made = super().__new__(cls, number)
        made.name = name
        return made

    def __str__(self) -> str:
        """Say the name."""
        return self.name


def by_name(tournament: Tournament) -> Tournament:
    """Return the same state with numbers that are said as names, for an explanation that players read."""
    short = short_names(tournament)
    numbers: Mapping[ContestantId, PairingNumber] = {
        id_: PairingNumber(Named(number, short[id_])) for id_, number in tournament.numbers.items()
    }
    # a card that was written earlier would keep the number, which is equal to its name
    named = replace(tournament, earlier=NO_FILE)
    # where the property keeps what it has computed, before anything is computed from it
    vars(named)["numbers"] = numbers
    return named
