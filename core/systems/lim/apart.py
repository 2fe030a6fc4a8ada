"""Why two do not meet, and why somebody has not the bye: read from what the procedure passed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.lim import said_of
from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.legality import refused_bye, refused_pair
from paircard.core.systems.lim.outcome import BracketResult, Choice, Pairing
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.values.points import format_points
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.systems.lim.explain import Round


def as_paired(made: Pairing) -> Iterator[BracketResult]:
    """Yield the groups in the order in which they are paired (2.2)."""
    yield from (each for each in made.brackets if each.side > 0)
    yield from (each for each in reversed(made.brackets) if each.side < 0)
    yield from (each for each in made.brackets if not each.side)


def choice_of(made: Pairing, number: PairingNumber) -> tuple[BracketResult, Choice]:
    """Return how somebody came to their opponent, and in which group; raise StopIteration for who has none."""
    return next((each, one) for each in as_paired(made) for one in each.choices if number in one.pair)


def kept_apart(told: Round, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    if told.forcing.meets(one, other):
        return None
    if breach := refused_pair(told.own, told.player(one), told.player(other)):
        return Reason(breach.article, breach.said)
    bye = told.made.bye
    if bye in (one, other):
        words = said("{player} has the bye, which is given before anybody is paired.", player=bye)
        return Reason(said_of.bye_article(told.own), words)
    for bracket in as_paired(told.made):
        inside = {one, other}.intersection(bracket.paired)
        if len(inside) == 2:
            first = next(each for each in bracket.choices if inside.intersection(each.pair))
            if first.mate in inside:
                words = said("{seeker} seeks first and gets {mate}.", seeker=first.seeker, mate=first.mate)
                return Reason(lim(first.article), words, bracket.score)
            return _same_group(told, bracket, first, other if one == first.seeker else one)
        if inside:
            paired = inside.pop()
            return _other_group(bracket, paired, other if paired == one else one)
    raise AssertionError("everybody else is paired in some group")


def _same_group(told: Round, bracket: BracketResult, choice: Choice, other: PairingNumber) -> Reason:
    """Say why somebody did not come into the first pair of a group that has one of the two."""
    named = {"seeker": choice.seeker, "mate": choice.mate, "other": other}
    if (why := choice.passed.get(other)) is not None:
        article, words = said_of.passed(choice, other, why, told.player(choice.seeker))
        return Reason(article, words, bracket.score)
    words = said("{seeker} seeks first, and {mate} comes before {other} in their order.", **named)
    return Reason(lim(choice.article), words, bracket.score)


def _other_group(bracket: BracketResult, paired: PairingNumber, other: PairingNumber) -> Reason:
    """Say why one who was paired in a group, and one who was not, are not in one group."""
    named: dict[str, object] = {"player": paired, "other": other, "points": format_points(bracket.score)}
    for floater in bracket.floaters:
        if floater.number == other:
            words = said_of.floats(bracket, floater)
            return Reason(lim(said_of.decided(floater)), words, bracket.score)
    if other in (*bracket.residents, *bracket.incoming):
        words = said("{other} was paired in the group of {points}, and that pair was undone for the median.", **named)
        return Reason(lim("2.6"), words, bracket.score)
    words = said("{player} has an opponent in the group of {points}, where {other} does not stand.", **named)
    return Reason(lim("2.3"), words, bracket.score)


def why_no_bye(told: Round, number: PairingNumber) -> Reason | None:
    """Return why somebody has not the bye; None if they have. Raise KeyError for one that is not in the round."""
    player, bye = told.player(number), told.made.bye
    if bye == number:
        return None
    if bye is None:
        return Reason(lim("1.1"), said("The number of players is even: nobody has a bye."))
    if breach := refused_bye(player):
        return Reason(breach.article, breach.said)
    cards = Cards(told.own)
    if not pairable(cards.legal, cards.everybody & ~(1 << cards.place_of[number])):
        return Reason(lim("2.1"), said("Without {player} not all others can be paired.", player=number))
    named = {"player": number, "bye": bye}
    words = said("{bye} ranks lower than {player}.", **named)
    if told.own.round == 1:
        words = said("{bye} is rated lower, or of two rated alike has the larger number.", **named)
    return Reason(said_of.bye_article(told.own), words)
