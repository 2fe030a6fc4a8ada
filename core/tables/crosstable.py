"""One round of one player as it stands in a crosstable."""

from __future__ import annotations

from collections.abc import Mapping

from core.colour_letters import small_letter
from core.event.card import Kind, RoundRecord
from core.language import tr, trp
from core.points import format_points

_SIGNS = {Kind.OPEN: "?", Kind.ADJOURNED: "a", Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}


def legend_of_signs() -> str:
    """Say what the signs of a crosstable mean."""
    return tr(
        "12{white}1: against 12 with White, won; {black} Black; + - by forfeit; a adjourned; ? open; - not playing",
        white=small_letter("W"),
        black=small_letter("B"),
    )


def crosstable_sign(record: RoundRecord, numbers: Mapping[int, int]) -> str:
    """Write one round in a crosstable: opponent, colour, result, such as `12w1`, `7b½`, `3+`, `bye`."""
    if record.opponent is None:
        return _unpaired(record)
    colour = small_letter(record.colour) if record.colour else ""
    return f"{numbers[record.opponent]}{colour}{result_sign(record)}"


def result_sign(record: RoundRecord) -> str:
    """Write what a round gave: `1`, `½`, `0`, `+`, `-`, `a`, `?`; a round without an opponent as `crosstable_sign`."""
    if record.opponent is None:
        return _unpaired(record)
    return _SIGNS.get(record.kind) or format_points(record.half_points)


def _unpaired(record: RoundRecord) -> str:
    """Write a round without an opponent."""
    if record.kind is Kind.BYE:
        return trp("at most 4 columns", "bye")
    return trp("at most 5 columns", "½bye") if record.kind is Kind.HALF_BYE else "-"
