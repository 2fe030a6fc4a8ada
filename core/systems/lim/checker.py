"""What does not hold in a recorded round, the gravest first.

Every choice of this system is the first in an order, so a round is followed along the procedure up to the first choice
that it does not share. What keeps two apart, and who has White, is read from the cards once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import NoPairing, Pair
from paircard.core.systems.lim import said_of
from paircard.core.systems.lim.apart import as_paired
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.legality import refused_bye, refused_pair
from paircard.core.systems.lim.outcome import BracketResult, Pairing
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.lim.procedure import pair
from paircard.core.systems.swiss.checked import not_once
from paircard.core.values.colour import other as other_colour
from paircard.core.values.points import format_points
from paircard.core.values.said import joined, said

Players = Mapping[PairingNumber, Player]
"""By TPN."""


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of choices the first that is not right, the later ones rest on it."""
    players = {player.number: player for player in position.players}
    if not_paired := tuple(not_once(players, pairing.pairs, pairing.bye, lim("2.1"), lim("2.1"))):
        return not_paired
    illegal = tuple(_illegal(position, players, pairing))
    try:
        right = pair(position)
    except NoPairing:
        return illegal
    followed = () if illegal else tuple(_first_other(position, players, right, pairing))
    return (*illegal, *followed, *_wrong_colours(position, players, right, pairing))


def _illegal(position: Position, players: Players, pairing: Pairing) -> Iterator[Finding]:
    for each in pairing.pairs:
        if breach := refused_pair(position, players[each.white], players[each.black]):
            yield Finding(breach.article, None, (each.white, each.black), breach.said, illegal=True)
    if pairing.bye is not None and (barred := refused_bye(players[pairing.bye])):
        yield Finding(barred.article, None, (pairing.bye,), barred.said, illegal=True)


def _first_other(position: Position, players: Players, right: Pairing, pairing: Pairing) -> Iterator[Finding]:
    """Yield the first thing that was done otherwise: the bye, a floater, or a choice."""
    if right.bye != pairing.bye and right.bye is not None and pairing.bye is not None:
        words = said("{player} comes before {bye} for the bye.", player=right.bye, bye=pairing.bye)
        yield Finding(said_of.bye_article(position), None, (pairing.bye, right.bye), words)
        return
    partner = {one: two for each in pairing.pairs for one, two in ((each.white, each.black), (each.black, each.white))}
    for bracket in as_paired(right):
        if found := _other_in(players, bracket, partner):
            yield found
            return


def _other_in(players: Players, bracket: BracketResult, partner: dict[PairingNumber, PairingNumber]) -> Finding | None:
    stay = bracket.paired
    for floater in bracket.floaters:
        if (met := partner[floater.number]) in stay:
            named = {"player": floater.number, "points": format_points(bracket.score), "other": met}
            words = said("{player} floats out of the group of {points}, and does not meet {other} in it.", **named)
            return Finding(lim("2.3"), bracket.score, (floater.number, met), words)
    for choice in bracket.choices:
        if (met := partner[choice.seeker]) != choice.mate:
            named = {"player": choice.seeker, "opponent": choice.mate, "other": met}
            otherwise = said("{player} gets {opponent} by the rules, not {other}.", **named)
            why = choice.passed.get(met)
            reason = () if why is None else (said_of.passed(choice, met, why, players[choice.seeker])[1],)
            whole = joined((otherwise, *reason))
            return Finding(lim(choice.article), bracket.score, (choice.seeker, met), whole)
    return None


def _wrong_colours(position: Position, players: Players, right: Pairing, pairing: Pairing) -> Iterator[Finding]:
    """Yield every pair whose colours are the other way round; of one that is not made so, where both ways are wrong."""
    made = {two: bracket.side for bracket in right.brackets for two in bracket.pairs}
    for each in pairing.pairs:
        upper, lower = sorted((players[each.white], players[each.black]), key=lambda player: player.number)
        side = made.get((upper.number, lower.number))
        sides = (1, -1) if side is None else (side,)
        whites = [next(_has_white(position, upper, lower, one)) for one in sides]
        if all(white != each.white for white, _ in whites):
            yield _turned(each, lim(whites[0][1]))


def _turned(each: Pair, rule: str) -> Finding:
    words = said("{player} has White against {other}, not the other way round.", player=each.black, other=each.white)
    return Finding(rule, None, (each.white, each.black), words)


def _has_white(position: Position, upper: Player, lower: Player, side: int) -> Iterator[tuple[PairingNumber, str]]:
    """Yield who has White by every rule that says anything, in their order."""
    if not upper.colours + lower.colours:
        odd = upper.colour_number % 2 == 1
        yield (upper if odd == (position.initial_colour == "W") else lower).number, "7.2"
    wanted = {each.number: each.preference.colour for each in (upper, lower)}
    for one, two in ((upper, lower), (lower, upper)):
        mine, theirs = wanted[one.number], wanted[two.number]
        if mine is not None and mine != theirs:
            yield (one if mine == "W" else two).number, "5.5"
    for one, two in ((upper, lower), (lower, upper)):
        if one.preference.absolute and not two.preference.absolute:
            yield (one if wanted[one.number] == "W" else two).number, "5.3"
    for back in range(1, min(len(upper.colours), len(lower.colours)) + 1):
        if upper.colours[-back] != lower.colours[-back]:
            yield (lower if upper.colours[-back] == "W" else upper).number, "5.4"
    due = wanted[upper.number]
    colour = due if side >= 0 else other_colour(due or "W")
    yield (upper if colour == "W" else lower).number, "5.4"
