"""The value of a criterion in a sentence."""

from __future__ import annotations

from paircard.core.systems.team_swiss_2026.outcome import Values
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n


def value_words(name: str, values: Values) -> Words:
    """Say what a bracket has by one of C4 - C10."""
    match name:
        case "C4":
            return (
                said_n("{count} upfloater.", "{count} upfloaters.", values.c4) if values.c4 else said("No upfloater.")
            )
        case "C5":
            return said("Scores of the upfloaters: {scores}.", scores=" ".join(map(format_points, values.c5)) or "-")
        case "C6" if values.c6:
            return said("What is left of the next scoregroup would need more upfloaters than its number does.")
        case "C6":
            return said(
                "What is left of the next scoregroup can be paired with as few upfloaters as its number allows."
            )
        case "C7" if values.c7:
            return said_n(
                "{count} upfloater floated in the previous round.",
                "{count} upfloaters floated in the previous round.",
                values.c7,
            )
        case "C7":
            return said("No upfloater floated in the previous round.")
        case "C8" if values.c8:
            return said_n(
                "{count} team goes without its preference.", "{count} teams go without their preference.", values.c8
            )
        case "C8":
            return said("Every preference is granted.")
        case "C9" if values.c9:
            return said_n(
                "{count} team goes without its strong preference.",
                "{count} teams go without their strong preference.",
                values.c9,
            )
        case "C9":
            return said("Every strong preference is granted.")
        case "C10" if values.c10:
            return said_n(
                "{count} opponent of an upfloater floated in the previous round.",
                "{count} opponents of upfloaters floated in the previous round.",
                values.c10,
            )
        case "C10":
            return said("No opponent of an upfloater floated in the previous round.")
    raise KeyError(name)
