"""The value of a criterion in a sentence."""

from __future__ import annotations

from paircard.core.systems.dubov.outcome import Values
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n


def value_words(name: str, values: Values) -> Words:
    """Say what a bracket has by one of C5 - C10."""
    match name:
        case "C5":
            return (
                said_n("{count} upfloater.", "{count} upfloaters.", values.c5) if values.c5 else said("No upfloater.")
            )
        case "C6":
            return said("Scores of the upfloaters: {scores}.", scores=" ".join(map(format_points, values.c6)) or "-")
        case "C7" if values.c7:
            return said_n(
                "{count} player goes without their preference.",
                "{count} players go without their preference.",
                values.c7,
            )
        case "C7":
            return said("Every preference is granted.")
        case "C8":
            return said_n(
                "{count} upfloater is a maximum upfloater.", "{count} upfloaters are maximum upfloaters.", values.c8
            )
        case "C9":
            return said("Upfloats of these maximum upfloaters so far: {count}.", count=values.c9)
        case "C10":
            return said_n(
                "{count} upfloater upfloated in the previous round.",
                "{count} upfloaters upfloated in the previous round.",
                values.c10,
            )
    raise KeyError(name)
