"""Why a pair has its colours: the rule that decided, E1 - E5 or R7, in one sentence."""

from __future__ import annotations

from core.facets.pairing import Pair
from core.facets.position import Player
from core.systems.swiss1998.explain.model import RoundExplained
from core.values.cited import Cited, cite
from core.values.language import mark, tr, trn
from core.values.preference import Preference, Strength, preference_of

_ADVERB = {Strength.MILD: mark("mildly"), Strength.STRONG: mark("strongly"), Strength.ABSOLUTE: mark("absolutely")}
_WISHES = {
    ("W", Strength.MILD): mark("{player} prefers White mildly"),
    ("W", Strength.STRONG): mark("{player} prefers White strongly"),
    ("W", Strength.ABSOLUTE): mark("{player} prefers White absolutely"),
    ("B", Strength.MILD): mark("{player} prefers Black mildly"),
    ("B", Strength.STRONG): mark("{player} prefers Black strongly"),
    ("B", Strength.ABSOLUTE): mark("{player} prefers Black absolutely"),
}


def colour_line(told: RoundExplained, pair: Pair) -> Cited:
    """Say who has White and which rule gave it to them."""
    players = {player.number: player for player in told.position.players}
    because = _because(players[pair.white], players[pair.black], pair)
    named = {"player": pair.white, "reason": because, "rule": pair.colour_rule}
    return cite(tr("{player} has White: {reason} ({rule}).", **named), pair.colour_rule)


def _wish(player: Player) -> str:
    """Say what a player prefers (A7)."""
    due = _due(player)
    if due.colour is None:
        return tr("{player} prefers neither", player=player.number)
    return tr(_WISHES[due.colour, due.strength], player=player.number)


def _because(white: Player, black: Player, pair: Pair) -> str:
    due, other = _due(white), _due(black)
    if pair.colour_rule == "E1":
        return f"{_wish(white)}, {_wish(black)}"
    if pair.colour_rule == "E2":
        return _stronger(*((white, black) if due.strength > other.strength else (black, white)))
    if pair.colour_rule == "E3":
        return _last_difference(white, black)
    if pair.colour_rule == "E4" and due.colour == "B":
        return tr("preferences and colours so far are equal, and the higher player gets Black")
    if pair.colour_rule == "E4":
        return tr("preferences and colours so far are equal, and the higher player gets White")
    return tr("neither has a preference, and the colour drawn goes by the pairing number of the higher player")


def _due(player: Player) -> Preference:
    return preference_of(player.colours, player.over_half)


def _stronger(one: Player, other: Player) -> str:
    """Say that both prefer the same, the first one more strongly (E2)."""
    due = _due(one)
    named: dict[str, object] = {
        "one": one.number,
        "how": tr(_ADVERB[due.strength]),
        "other": other.number,
        "weakly": tr(_ADVERB[_due(other).strength]),
    }
    if due.colour == "B":
        return tr("both prefer Black, {one} {how} and {other} only {weakly}", **named)
    return tr("both prefer White, {one} {how} and {other} only {weakly}", **named)


def _last_difference(white: Player, black: Player) -> str:
    """Say when the two had different colours last, counted back from their last games (F3)."""
    back = zip(reversed(white.colours), reversed(black.colours), strict=False)
    games = next(count for count, (mine, theirs) in enumerate(back, 1) if mine != theirs)
    return trn(
        "both prefer the same equally, and in their last game {white} had Black and {black} White",
        "both prefer the same equally, and {count} games ago {white} had Black and {black} White",
        games,
        white=white.number,
        black=black.number,
    )
