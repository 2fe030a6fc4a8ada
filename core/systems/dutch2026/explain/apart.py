"""Why two players do not meet: what forbids it, or the first criterion that speaks against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.event.ids import PairingNumber
from core.frozen import dataclass
from core.points import format_points
from core.said import Words, joined, said
from core.systems.dutch2026.explain.forcing import Against
from core.systems.dutch2026.legality import refused_bye, refused_pair
from core.systems.dutch2026.rules import basic, dutch
from core.systems.dutch2026.value_words import value_words

if TYPE_CHECKING:
    from core.systems.dutch2026.explain.model import DutchRound


@dataclass(frozen=True, slots=True)
class Reason:
    """The article that decides, what it says, and in which bracket."""

    article: str
    """With its book."""
    said: Words
    bracket: int | None = None
    """Score of the bracket in which it was decided, in half points; None for what holds in every case."""


def why_not(told: DutchRound, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one who is not in the round."""
    if one == other:
        raise ValueError(one)
    if any({pair.white, pair.black} == {one, other} for pair in told.made.pairs):
        return None
    if breach := refused_pair(told.own, told.player(one), told.player(other)):
        return Reason(breach.article, breach.said)
    brackets = told.made.brackets
    common = next((at for at, each in enumerate(brackets) if {one, other} <= {*each.players}), None)
    if common is not None:
        return _with_pair(told, common, one, other)
    at = min(settled_in(told, one), settled_in(told, other))
    higher, lower = (one, other) if settled_in(told, one) == at else (other, one)
    return _left_over(told, at, higher, lower)


def why_no_bye(told: DutchRound, player: PairingNumber) -> Reason | None:
    """Return why a player has not the bye; None if they have it. Raise KeyError for one who is not in the round."""
    if told.made.bye == player:
        return None
    card = told.player(player)
    if told.made.bye is None:
        return Reason(basic("3"), said("The field is even: nobody has a bye."))
    if breach := refused_bye(card):
        return Reason(breach.article, breach.said)
    score = told.forcing.bye_score
    if score is not None and card.score != score:
        named = {"player": player, "points": format_points(card.score), "least": format_points(score)}
        if card.score > score:
            clause = said("{player} has {points} points, and the bye can go to somebody with {least}.", **named)
        else:
            clause = said(
                "{player} has {points} points: with the bye to anybody below {least} not all others can be paired.",
                **named,
            )
        return Reason(dutch("C5"), clause)
    at = settled_in(told, player)
    points = told.made.brackets[at].score
    against = told.forcing.left(at, player)
    named = {"player": player, "points": format_points(points)}
    head = said("{player} was paired in the bracket of {points}, and would have to be left over there.", **named)
    return Reason(dutch(against.article), joined((head, _left_words(against))), points)


def why_left(told: DutchRound, at: int, player: PairingNumber) -> Reason:
    """Return why a player who is paired in a bracket is not left over there."""
    against = told.forcing.left(at, player)
    return Reason(dutch(against.article), _left_words(against), told.made.brackets[at].score)


def settled_in(told: DutchRound, player: PairingNumber) -> int:
    """Return the bracket in which a player was paired, or left over for the bye."""
    return max(at for at, each in enumerate(told.made.brackets) if player in each.players)


def _with_pair(told: DutchRound, at: int, one: PairingNumber, other: PairingNumber) -> Reason:
    against = told.forcing.pair(at, one, other)
    return Reason(dutch(against.article), _pair_words(told, against), told.made.brackets[at].score)


def _pair_words(told: DutchRound, against: Against) -> Words:
    match against.article:
        case "C4":
            return said("Then not everybody who is left could be paired.")
        case "C5":
            score = format_points(told.forcing.bye_score or 0)
            return said("Then the bye could not go to somebody with {points} points.", points=score)
        case "3.8":
            return said(
                "The bracket could be paired so, as well by every criterion; but all such pairings come later in the "
                "order of candidates."
            )
    return _compared(against)


def _left_over(told: DutchRound, at: int, higher: PairingNumber, lower: PairingNumber) -> Reason:
    bracket = told.made.brackets[at]
    opponent = next(sum(pair) - higher for pair in bracket.pairs if higher in pair)
    head = said(
        "{player} was paired with {opponent} in the bracket of {points}; to meet {lower}, {player} would have to be "
        "left over there.",
        player=higher,
        opponent=opponent,
        points=format_points(bracket.score),
        lower=lower,
    )
    against = told.forcing.left(at, higher)
    return Reason(dutch(against.article), joined((head, _left_words(against))), bracket.score)


def _left_words(against: Against) -> Words:
    match against.article:
        case "C6":
            return said("That would take more downfloaters than now, if all could be paired at all.")
        case "3.8":
            return said(
                "That could be, as well by every criterion; but all such pairings come later in the order of "
                "candidates."
            )
    return _compared(against)


def _compared(against: Against) -> Words:
    """Say the value of the criterion that decides, as asked and as it is."""
    if against.asked is None or against.reached is None:
        raise AssertionError("what cannot be paired is said by its criterion")
    name = against.article
    return said(
        "Then: {asked} As it is paired: {reached}",
        asked=value_words(name, against.asked),
        reached=value_words(name, against.reached),
    )
