"""Pairings made wrong on purpose, with the facts about their brackets told honestly for the wrong pairing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.event.publication import in_order_of_publication
from paircard.core.facets.pairing import Pair, Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.colours import colours_of
from paircard.core.systems.swiss1998.criteria import b5, b6
from paircard.core.values.preference import preference_of

Mutation = Callable[[Position, Pairing, Random], Pairing | None]
"""Return a wrong pairing, None where this one cannot be made wrong so."""


def reversed_colours(_position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Turn one pair round."""
    pairs = list(pairing.pairs)
    at = chance.randrange(len(pairs))
    one = pairs[at]
    pairs[at] = Pair(one.black, one.white, one.black_float, one.white_float, one.colour_rule)
    return replace(pairing, pairs=tuple(pairs))


def wrong_rule(_position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Name another rule for the colours of one pair."""
    pairs = list(pairing.pairs)
    at = chance.randrange(len(pairs))
    other_rules = {"E1", "E2", "E3", "E4", "E5", "R7"} - {pairs[at].colour_rule}
    pairs[at] = replace(pairs[at], colour_rule=chance.choice(sorted(other_rules)))
    return replace(pairing, pairs=tuple(pairs))


def wrong_float(_position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Mark one player with a float that they do not have."""
    pairs = list(pairing.pairs)
    at = chance.randrange(len(pairs))
    turned = {"D": "U", "U": "-", "-": "D"}
    pairs[at] = replace(pairs[at], white_float=turned[pairs[at].white_float])  # type: ignore[arg-type]
    return replace(pairing, pairs=tuple(pairs))


def wrong_order(_position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Publish two neighbours the other way round."""
    pairs = list(pairing.pairs)
    if len(pairs) < 2:
        return None
    at = chance.randrange(len(pairs) - 1)
    pairs[at : at + 2] = pairs[at + 1], pairs[at]
    return replace(pairing, pairs=tuple(pairs))


def somebody_lost(_position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Leave one pair out."""
    pairs = list(pairing.pairs)
    del pairs[chance.randrange(len(pairs))]
    return replace(pairing, pairs=tuple(pairs))


def somebody_twice(_position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Let one player sit at two boards."""
    pairs = list(pairing.pairs)
    if len(pairs) < 2:
        return None
    at, other = chance.sample(range(len(pairs)), 2)
    pairs[at] = replace(pairs[at], white=pairs[other].black)
    return replace(pairing, pairs=tuple(pairs))


def other_bye(position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Give the bye to somebody else of the lowest bracket."""
    last = len(pairing.brackets) - 1
    return exchanged_floater(position, pairing, chance, last) if pairing.bye is not None else None


def swapped_partners(position: Position, pairing: Pairing, chance: Random) -> Pairing | None:
    """Swap the partners of two pairs of one bracket."""
    able = [at for at, bracket in enumerate(pairing.brackets) if len(bracket.pairs) > 1]
    if not able:
        return None
    at = chance.choice(able)
    pairs = list(pairing.brackets[at].pairs)
    one, two = chance.sample(range(len(pairs)), 2)
    (a, b), (c, d) = pairs[one], pairs[two]
    if chance.random() < 0.5:
        c, d = d, c
    pairs[one], pairs[two] = (a, d), (c, b)
    brackets = list(pairing.brackets)
    brackets[at] = replace(brackets[at], pairs=tuple(pairs))
    return retold(position, pairing, brackets)


def exchanged_floater(position: Position, pairing: Pairing, chance: Random, at: int | None = None) -> Pairing | None:
    """Leave somebody over who was paired, in place of somebody who was left over (and did not leave by C1)."""
    brackets = list(pairing.brackets)
    able = [n for n, bracket in enumerate(brackets) if bracket.pairs and bracket.downfloaters]
    at = chance.choice(able) if at is None and able else at
    if at is None or not brackets[at].pairs:
        return None
    stays = chance.choice([number for pair in brackets[at].pairs for number in pair])
    goes = chance.choice(brackets[at].downfloaters)
    brackets[at] = _renamed(brackets[at], {stays: goes, goes: stays}, inside=True)
    for lower in range(at + 1, len(brackets)):
        brackets[lower] = _renamed(brackets[lower], {goes: stays})
        if stays not in brackets[lower].downfloaters:
            break
    return retold(position, pairing, brackets)


def _renamed(
    bracket: BracketResult, names: Mapping[PairingNumber, PairingNumber], *, inside: bool = False
) -> BracketResult:
    """Put players in each other's places; `inside`: among the pairs and the left-over players only."""

    def named(numbers: tuple[PairingNumber, ...]) -> tuple[PairingNumber, ...]:
        return tuple(names.get(number, number) for number in numbers)

    pairs = tuple((names.get(one, one), names.get(other, other)) for one, other in bracket.pairs)
    changed = replace(bracket, pairs=pairs, downfloaters=named(bracket.downfloaters))
    if inside:
        return changed
    return replace(changed, players=named(bracket.players), moved_down=named(bracket.moved_down))


def retold(position: Position, pairing: Pairing, brackets: list[BracketResult]) -> Pairing:
    """Return the round that these brackets make: colours, marks and order right, facts as they are."""
    cards = Cards(position)
    place = {player.number: at for at, player in enumerate(position.players)}
    told = tuple(_facts(cards, place, each) for each in brackets)
    made = [(place[one], place[other]) for bracket in told for one, other in bracket.pairs]
    scores = [player.score for player in cards.players]
    pairs = tuple(_pair(cards, *pair) for pair in in_order_of_publication(made, scores, range(len(scores))))
    bye = told[-1].downfloaters[0] if told[-1].downfloaters else None
    return replace(pairing, pairs=pairs, bye=bye, brackets=told)


def _pair(cards: Cards, one: int, other: int) -> Pair:
    colours = colours_of(cards, one, other)
    white, black = cards.players[colours.white], cards.players[colours.black]
    if white.score == black.score:
        return Pair(white.number, black.number, "-", "-", colours.rule)
    if white.score > black.score:
        return Pair(white.number, black.number, "D", "U", colours.rule)
    return Pair(white.number, black.number, "U", "D", colours.rule)


def _facts(cards: Cards, place: Mapping[PairingNumber, int], bracket: BracketResult) -> BracketResult:
    """Tell clashes, x and levels as they are; x stays where the engine had started to count."""
    pairs = tuple((min(pair, key=place.__getitem__), max(pair, key=place.__getitem__)) for pair in bracket.pairs)
    clashes = sum(cards.clash(place[one], place[other]) for one, other in pairs)
    start = bracket.x if bracket.x > bracket.clashes else min(bracket.x, bracket.first_x)
    return replace(
        bracket,
        players=_sorted_within(bracket, place),
        moved_down=tuple(sorted(bracket.moved_down, key=place.__getitem__)),
        pairs=pairs,
        downfloaters=tuple(sorted(bracket.downfloaters, key=place.__getitem__)),
        clashes=clashes,
        x=max(start, clashes) if pairs else bracket.x,
        upfloat_level=upfloats(cards, place, pairs),
        downfloat_level=downfloats(cards, place, bracket),
    )


def _sorted_within(bracket: BracketResult, place: Mapping[PairingNumber, int]) -> tuple[PairingNumber, ...]:
    moved = tuple(sorted(bracket.moved_down, key=place.__getitem__))
    residents = tuple(number for number in bracket.players if number not in moved)
    return (*moved, *residents) if not bracket.joined else tuple(sorted(bracket.players, key=place.__getitem__))


def upfloats(
    cards: Cards, place: Mapping[PairingNumber, int], pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
) -> int:
    """Return the upfloat level that pairs need (R3)."""
    if not cards.corrected:
        return 0
    unequal = [pair for pair in pairs if cards.score(place[pair[0]]) != cards.score(place[pair[1]])]
    lower = [min((cards.players[place[number]] for number in pair), key=lambda one: one.score) for pair in unequal]
    return max((_level(player, "U") for player in lower), default=0)


def downfloats(cards: Cards, place: Mapping[PairingNumber, int], bracket: BracketResult) -> int:
    """Return the downfloat level that those left over need (R3)."""
    if not cards.corrected or not bracket.pairs:
        return 0
    gone: set[int] = set()
    if "C1" in bracket.events and not bracket.joined:
        everybody = mask_of(place[number] for number in bracket.players)
        gone = {number for number in bracket.players if not cards.legal(place[number]) & everybody}
    over = (number for number in bracket.downfloaters if number not in gone)
    return max((_level(cards.players[place[number]], "D") for number in over), default=0)


def _level(player: Player, way: str) -> int:
    return 2 if b5(player, way) else int(b6(player, way))


def badness(position: Position, pairing: Pairing) -> tuple[int, ...]:
    """Return what makes a pairing worse, the gravest first: illegal, then clashes and levels from the top down."""
    players = {player.number: player for player in position.players}
    likes = {number: preference_of(player.colours, player.over_half) for number, player in players.items()}
    illegal = sum(
        other in players[one].opponents
        or one in players[other].opponents
        or (likes[one] == likes[other] and likes[one].absolute)
        for one, other in ((pair.white, pair.black) for pair in pairing.pairs)
    )
    illegal += pairing.bye is not None and players[pairing.bye].bye_barred
    levels = [(b.x, b.upfloat_level, b.downfloat_level) for b in pairing.brackets]
    return (illegal, *(level for bracket in levels for level in bracket))
