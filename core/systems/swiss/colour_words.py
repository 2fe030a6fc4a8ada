"""Why a pair has its colours, as every book with the table of preferences says it: parts of a sentence."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.colours import turns_since_difference
from paircard.core.values.colour import Colour
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.preference import Preference, Strength

_ADVERB = {Strength.MILD: mark("mildly"), Strength.STRONG: mark("strongly"), Strength.ABSOLUTE: mark("absolutely")}
_WISHES = {
    ("W", Strength.MILD): mark("{player} prefers White mildly"),
    ("W", Strength.STRONG): mark("{player} prefers White strongly"),
    ("W", Strength.ABSOLUTE): mark("{player} prefers White absolutely"),
    ("B", Strength.MILD): mark("{player} prefers Black mildly"),
    ("B", Strength.STRONG): mark("{player} prefers Black strongly"),
    ("B", Strength.ABSOLUTE): mark("{player} prefers Black absolutely"),
}


def wish(player: PairingNumber, due: Preference) -> str:
    """Say what a player prefers."""
    if due.colour is None:
        return tr("{player} prefers neither", player=player)
    return tr(_WISHES[due.colour, due.strength], player=player)


def more_strongly(one: PairingNumber, due: Preference, other: PairingNumber, other_due: Preference) -> str:
    """Say that both prefer the same, the first one more strongly."""
    how, weakly = tr(_ADVERB[due.strength]), tr(_ADVERB[other_due.strength])
    named: dict[str, object] = {"one": one, "how": how, "other": other, "weakly": weakly}
    if due.colour == "B":
        return tr("both prefer Black, {one} {how} and {other} only {weakly}", **named)
    return tr("both prefer White, {one} {how} and {other} only {weakly}", **named)


def last_turned(white: PairingNumber, white_had: str, black: PairingNumber, black_had: str) -> str:
    """Say when two had different colours last, counted back from their last games; `had` are their histories."""
    return trn(
        "both prefer the same equally, and in their last game {white} had Black and {black} White",
        "both prefer the same equally, and {count} games ago {white} had Black and {black} White",
        turns_since_difference(white_had, black_had),
        white=white,
        black=black,
    )


def higher_gets(colour: Colour | None) -> str:
    """Say that all is equal, so that the higher player gets what both prefer."""
    if colour == "B":
        return tr("preferences and colours so far are equal, and the higher player gets Black")
    return tr("preferences and colours so far are equal, and the higher player gets White")
