"""Why a pair has its colours: the rule that decided, E1 - E5 or R7, in one sentence."""

from __future__ import annotations

from core.colour import Colour
from core.swiss.explain.round import RoundExplained
from core.swiss.pairing import Pair
from core.swiss.position import Player
from core.swiss.preference import Preference, Strength, preference_of

WORDS: dict[Colour, str] = {"W": "White", "B": "Black"}
_ADVERB = {Strength.MILD: "mildly", Strength.STRONG: "strongly", Strength.ABSOLUTE: "absolutely"}


def colour_line(told: RoundExplained, pair: Pair) -> str:
    """Say who has White and which rule gave it to him."""
    players = {player.number: player for player in told.position.players}
    return f"{pair.white} has White: {_because(players[pair.white], players[pair.black], pair)} ({pair.colour_rule})."


def preference_words(due: Preference) -> str:
    """Say what a player prefers (A7)."""
    return "prefers neither" if due.colour is None else f"prefers {WORDS[due.colour]} {_ADVERB[due.strength]}"


def _because(white: Player, black: Player, pair: Pair) -> str:
    due, other = _due(white), _due(black)
    if pair.colour_rule == "E1":
        return f"{white.number} {preference_words(due)}, {black.number} {preference_words(other)}"
    if pair.colour_rule == "E2":
        stronger, weaker = (white, black) if due.strength > other.strength else (black, white)
        both = f"both prefer {WORDS[_due(stronger).colour or 'W']}"
        return f"{both}, {stronger.number} {_how(stronger)} and {weaker.number} only {_how(weaker)}"
    if pair.colour_rule == "E3":
        return _last_difference(white, black)
    if pair.colour_rule == "E4":
        return f"preferences and colours so far are equal, and the higher player gets {WORDS[due.colour or 'W']}"
    return "neither has a preference, and the colour drawn goes by the pairing number of the higher player"


def _due(player: Player) -> Preference:
    return preference_of(player.colours, player.over_half)


def _how(player: Player) -> str:
    return _ADVERB[_due(player).strength]


def _last_difference(white: Player, black: Player) -> str:
    """Say when the two had different colours last, counted back from their last games (F3)."""
    back = zip(reversed(white.colours), reversed(black.colours), strict=False)
    games = next(count for count, (mine, his) in enumerate(back, 1) if mine != his)
    when = "in their last game" if games == 1 else f"{games} games ago"
    return f"both prefer the same equally, and {when} {white.number} had Black and {black.number} White"
