"""Sentences that steps and explanations have in common: the bye, groups and floaters, who was passed over."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.outcome import BracketResult, Choice, Cracked, Direction, Floater, Passed, Rank
from paircard.core.systems.lim.position import MAXI, Player, Position
from paircard.core.systems.swiss.lines import written
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said

Reasoned = tuple[str, Words]
"""An article with its book, and what it says."""


def bye_article(position: Position) -> str:
    """Return where it stands who has the bye: round 1 has an article of its own."""
    return lim("7.1" if position.round == 1 else "1.1")


def bye(position: Position, player: Player) -> Reasoned:
    """Say who has the bye: the lowest rank in the lowest group, in round 1 the lowest rating."""
    if position.round == 1:
        return bye_article(position), said(
            "{player} has the bye: nobody who may have it is rated lower.", player=player.number
        )
    named = {"player": player.number, "points": format_points(player.score)}
    words = said("{player} has the bye: score {points}, and nobody who may have it ranks lower.", **named)
    return bye_article(position), words


def group(bracket: BracketResult) -> Words:
    """Say which group it is, and how it is paired (2.2)."""
    named = {"points": format_points(bracket.score), "players": " ".join(map(str, bracket.residents)) or said("nobody")}
    if not bracket.side:
        return said("The median, {points}, is paired last and downward: {players}.", **named)
    if bracket.direction is Direction.DOWN:
        return said("The group of {points} is paired downward: {players}.", **named)
    return said("The group of {points} is paired upward: {players}.", **named)


def floated_in(bracket: BracketResult) -> Reasoned:
    """Say who is paired first: those from above (3.6), those from below (3.7)."""
    words = said("Floated in, paired first: {players}.", players=" ".join(map(str, bracket.incoming)))
    return lim("3.6" if bracket.from_above else "3.7"), words


def floats(bracket: BracketResult, floater: Floater) -> Words:
    """Say that somebody floats, and what type they are (3.9)."""
    named = {"player": floater.number, "type": type_words(floater.rank)}
    if bracket.direction is Direction.DOWN:
        return said("{player} floats down: {type}.", **named)
    return said("{player} floats up: {type}.", **named)


def type_words(rank: Rank) -> Words:
    """Say a type (3.9)."""
    match rank.type:
        case "a":
            return said("type a, has floated in and has nobody compatible next door")
        case "b":
            return said("type b, has floated in and has somebody compatible next door")
        case "c":
            return said("type c, has nobody compatible next door")
    return said("type d, has somebody compatible next door")


def decided(floater: Floater) -> str:
    """Return the article, without its book, that put a floater before whom the order of numbers alone would take.

    2.3 where nobody else could go.
    """
    if len(floater.ranks) == 1:
        return "2.3"
    return _differing(floater.rank, min(floater.ranks.values(), key=lambda rank: rank.order))


def _differing(chosen: Rank, other: Rank) -> str:
    if chosen.harm != other.harm:
        return "3.9"
    if chosen.floated != other.floated:
        return "3.10"
    return "3.2.2" if chosen.minority != other.minority else "3.2.4"


def not_floated(bracket: BracketResult, floater: Floater, number: PairingNumber) -> Reasoned:
    """Say why somebody of whom it is known did not float in place of a floater."""
    named: dict[str, object] = {"player": number, "floater": floater.number}
    other = floater.ranks[number]
    article = _differing(floater.rank, other)
    match article:
        case "3.9":
            named |= {"type": type_words(other), "own": floater.rank.type}
            return lim(article), said("{player} would be {type}; {floater} is type {own}.", **named)
        case "3.10":
            return lim(article), said("{player} floated in the previous round, {floater} did not.", **named)
        case "3.2.2":
            return lim(article), said("{floater} is due the colour that more here are due, {player} is not.", **named)
    if bracket.direction is Direction.DOWN:
        return lim(article), said("{floater} is the lower one, and floaters go down.", **named)
    return lim(article), said("{floater} is the upper one, and floaters go up.", **named)


def passed(choice: Choice, other: PairingNumber, why: Passed, seeker: Player) -> Reasoned:
    """Say why somebody compatible was passed over."""
    named: dict[str, object] = {"one": choice.seeker, "other": other}
    match why:
        case Passed.REST:
            pair = f"{choice.seeker}-{other}"
            return lim("4.2"), said("With {pair} the others here could not all be paired.", pair=pair)
        case Passed.FAR:
            named |= {"points": MAXI}
            return lim("5.7"), said("{other} is rated more than {points} points apart: no colour decides.", **named)
    article = lim("3.8" if choice.floater else "5.2")
    if seeker.preference.colour == "B":
        return article, said("{one} and {other} are both due Black.", **named)
    return article, said("{one} and {other} are both due White.", **named)


def cracked(each: Cracked) -> Words:
    """Say that a pair was undone for the median (2.6)."""
    named = {"pair": written([each.pair]), "points": format_points(each.score)}
    return said("The median cannot be paired: {pair} of the group of {points} is undone.", **named)
