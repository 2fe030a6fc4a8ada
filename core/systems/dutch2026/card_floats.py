"""The floats of a pairing card for whoever shows it (C.04.3 1.4): not stored, they follow from scores as corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from core.colour import Float
from core.event.ids import PlayerId
from core.systems.dutch2026.field import Field
from core.systems.dutch2026.from_tournament import field_of
from core.systems.dutch2026.numbering import baku_of

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def card_floats(tournament: Tournament, id_: PlayerId) -> Sequence[Float]:
    """Return a mark for every line; a game whose result is missing counts as it does for the next pairing."""
    field = _field(tournament)
    return [field.float_in(id_, line.round) for line in tournament.cards[id_].lines]


def _field(tournament: Tournament) -> Field:
    """Return the field; while the initial colour is open any will do, as floats do not rest on it."""
    if tournament.first_colour is None:
        return _field(tournament.with_facts(replace(tournament.facts, first_colour="W")))
    return field_of(tournament, baku=baku_of(tournament))
