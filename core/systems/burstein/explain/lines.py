"""A round, its brackets and pairs in lines, each with the rules it names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.criteria_in_words import value_words
from paircard.core.systems.burstein.explain.apart import after, kept_apart, settled_in, why_no_bye, why_not_left
from paircard.core.systems.burstein.explain.colour import colour_line
from paircard.core.systems.burstein.explain.model import BursteinBracket, BursteinRound
from paircard.core.systems.burstein.index_words import buchholz, ranked, sonneborn_berger
from paircard.core.systems.burstein.outcome import NAMES, Values
from paircard.core.systems.burstein.position import Player
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.burstein.search.floaters import least_ahead
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.virtual_points import virtual_in
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines, numbers, written
from paircard.core.values.cited import Cited, cite, fits, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book
from paircard.core.values.said import Capital

__all__ = ["apart", "bracket_lines", "bye_line", "colour_line", "pair_lines", "round_lines", "short_of", "way_lines"]

_BOOK = Book.BURSTEIN_2026


def round_lines(told: BursteinRound) -> Iterator[Cited]:
    """Yield the bye, then every bracket, highest first, then every pair with the rule of its colours."""
    yield from _bye_lines(told)
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    yield from board_lines(told.made.pairs)


def bye_line(number: PairingNumber) -> Cited:
    """Say who has the bye."""
    return cite(tr("{player} has the bye (C.04.4.2 3.1).", player=number), burstein("3.1"))


def _bye_lines(told: BursteinRound) -> Iterator[Cited]:
    """Say who has the bye, and why nobody who would come first."""
    bye = told.made.bye
    if bye is None:
        return
    each = told.player(bye)
    line = trn(
        "{player} has the bye: score {points}, {count} game played, {index} (C.04.4.2 3.1).",
        "{player} has the bye: score {points}, {count} games played, {index} (C.04.4.2 3.1).",
        len(each.colours),
        player=bye,
        points=format_points(each.score),
        index=_index(each),
    )
    yield cite(line, burstein("3.1"))
    others = sorted((one for one in told.own.players if one.score <= each.score), key=lambda one: one.index)
    for other in [one for one in reversed(others) if one is not each][:OTHERS]:
        if reason := why_no_bye(told, other.number):
            yield because(_BOOK, tr("Not {player}:", player=other.number), reason).below(INDENT)


# --- brackets ---------------------------------------------------------------------------------------------------


def bracket_lines(bracket: BursteinBracket) -> Iterator[Cited]:
    """Yield who is in a bracket, by the Index, what was reached by C5 - C8, who floats, and the pairs."""
    own = bracket.own
    points, residents = format_points(own.score), numbers(own.residents)
    if own.mdps:
        named = {"points": points, "moved": numbers(own.mdps), "residents": residents}
        yield Cited(tr("Bracket of {points}: {moved} moved down, {residents}.", **named))
    else:
        yield Cited(tr("Bracket of {points}: {players}.", points=points, players=residents))
    inside = chain(virtual_in(bracket.forcing.players, own.players), _ranking(bracket), _values(bracket))
    for line in chain(inside, _floaters(bracket), _pairs(bracket)):
        yield line.below(INDENT)


def _ranking(bracket: BursteinBracket) -> Iterator[Cited]:
    """Say the order of the Index, and whose last rounds were counted as drawn."""
    forcing = bracket.forcing
    players = ranked(forcing.player(each) for each in bracket.own.players)
    line = tr("By the Index, with Buchholz and Sonneborn-Berger: {players}.", players=players)
    yield cite(line, burstein("3.2"), burstein("1.7"))
    met = {opponent for each in bracket.own.players for opponent in forcing.player(each).opponents}
    if lifted := sorted(met & forcing.position.lifted):
        away = tr(
            "Away now and in the rounds before: {players}. These rounds count as drawn for the opponents (ruling).",
            players=numbers(lifted),
        )
        yield cite(away, burstein("1.7.2"))


def _values(bracket: BursteinBracket) -> Iterator[Cited]:
    """Say C5 - C8 where they are not those of a bracket in which all meet and get their colours."""
    own, short = bracket.own, short_of(bracket)
    if not own.values.c5 and not own.values.c8:
        yield cite(
            tr("C5 to C8: nobody is left over, and every preference is granted."), burstein("C5"), burstein("C8")
        )
        return
    for name in NAMES:
        if not own.values.c5 and name != "C8":
            continue
        value = value_words(name, own.values)
        if name in short:
            line = tr("{criterion}: {value} Numbers alone would allow less.", criterion=name, value=value)
            yield cite(line, burstein(name))
            if name == "C5":
                yield _no_more_pairs(bracket).below(INDENT)
        else:
            yield cite(f"{name}: {value}", burstein(name))


def _no_more_pairs(bracket: BursteinBracket) -> Cited:
    """Say who competes for whom in a bracket, or that those below need who is left over."""
    short = bracket.forcing.short_of_pairs(bracket.at)
    if short is None:
        return cite(tr("With one pair more not all below could be paired."), burstein("C4"))
    articles = dict.fromkeys(each.article for each in short.forbidden)
    return cite(str(Capital(short.clause())), *map(burstein, articles))


def _floaters(bracket: BursteinBracket) -> Iterator[Cited]:
    """Say who floats, and why nobody who stands nearer to the middle, where the first pairings leave somebody over."""
    own = bracket.own
    if not own.downfloaters:
        return
    line = tr("Left over for the next bracket: {players}.", players=numbers(own.downfloaters))
    yield cite(line, burstein("1.3"))
    last = len(own.players) - 1
    off = {each: abs(2 * at - last) for at, each in enumerate(own.players)}
    furthest = max(off[each] for each in own.downfloaters)
    nearer = sorted((each for each in own.players if off[each] < furthest), key=off.__getitem__)
    for each in [one for one in nearer if one not in own.downfloaters][:OTHERS]:
        reason = why_not_left(bracket.forcing, bracket.at, each)
        yield because(_BOOK, tr("Not {player}:", player=each), reason).below(INDENT)


def short_of(bracket: BursteinBracket) -> tuple[str, ...]:
    """Return the criteria C5 - C8 that are not as good in a bracket as numbers alone would allow."""
    forcing, own = bracket.forcing, bracket.own
    before = forcing.before(bracket.at)
    scores = sorted(forcing.player(each).score for each in own.players)[: own.values.c5]
    left = mask_of(forcing.place[each] for each in own.downfloaters)
    most = max((before.players & wanting).bit_count() for wanting in forcing.cards.wants.values())
    least = Values(
        c5=len(own.players) % 2,
        c6=tuple(sorted(scores, reverse=True)),
        c7=least_ahead(forcing.cards, before, left),
        c8=max(0, most - len(own.pairs) - own.values.c5),
    )
    return tuple(name for name in NAMES if getattr(own.values, name.lower()) != getattr(least, name.lower()))


# --- pairs ------------------------------------------------------------------------------------------------------


def _pairs(bracket: BursteinBracket) -> Iterator[Cited]:
    """Say the pairs, and of everybody why those who come before the opponent were passed over."""
    own = bracket.own
    if not own.pairs:
        return
    yield cite(tr("Pairs, the higher of the Index first: {pairs}.", pairs=written(own.pairs)), burstein("4.3"))
    for one, other in own.pairs:
        line = cite(tr("{player} gets {opponent}.", player=one, opponent=other), burstein("4.3"))
        yield from _passed(bracket, one, other, line)


def _passed(bracket: BursteinBracket, one: PairingNumber, other: PairingNumber, line: Cited) -> Iterator[Cited]:
    """Say whom somebody gets, and what speaks against those of a lower Index who were free."""
    own = bracket.own
    place = {each: at for at, each in enumerate(own.players)}
    taken = {each for pair in own.pairs if place[pair[0]] < place[one] for each in pair}
    floating = {each for each in own.downfloaters if place[each] < place[one]}
    passed = [each for each in reversed(own.players[place[other] + 1 :]) if each not in taken | floating]
    yield fits(other, line, tr("the last that fits") if passed else tr("the last that is free"))
    for each in passed[:OTHERS]:
        reason = after(bracket.forcing, bracket.at, one, each)
        why = because(_BOOK, tr("Not {player}:", player=each), reason).below(INDENT)
        yield refused(each, why, str(reason.said))
    if (more := len(passed) - OTHERS) > 0:
        yield Cited(trn("And {count} other that comes earlier.", "And {count} others that come earlier.", more))


def pair_lines(told: BursteinRound, number: PairingNumber) -> Iterator[Cited]:
    """Say why somebody has their opponent, or the bye. Raise KeyError for one that is not in the round."""
    told.player(number)
    if told.made.bye == number:
        yield from _bye_lines(told)
        return
    pair = next(each for each in told.made.pairs if number in (each.white, each.black))
    bracket = told.brackets[settled_in(told.forcing, number)]
    one, other = next(two for two in bracket.own.pairs if number in two)
    line = cite(
        tr(
            "Bracket of {points}: {player} ({index}) gets {opponent} ({other_index}).",
            points=format_points(bracket.own.score),
            player=one,
            index=_index(told.player(one)),
            opponent=other,
            other_index=_index(told.player(other)),
        ),
        burstein("4.3"),
        burstein("1.7"),
    )
    yield from _passed(bracket, one, other, line)
    yield colour_line(told, pair)
    yield from virtual_in(bracket.forcing.players, (one, other))


def _index(player: Player) -> str:
    named = {"buchholz": buchholz(player), "sb": sonneborn_berger(player)}
    return tr("Buchholz {buchholz}, Sonneborn-Berger {sb}", **named)


def way_lines(told: BursteinRound, number: PairingNumber) -> Iterator[Cited]:
    """Say how somebody came through the brackets. Raise KeyError for a stranger."""
    told.player(number)
    for bracket in told.brackets[:-1]:
        if number in bracket.own.downfloaters:
            points = format_points(bracket.own.score)
            sentence = tr("Bracket of {points}: {player} is left over and moves down.", points=points, player=number)
            yield cite(sentence, burstein("1.3"))
    yield from pair_lines(told, number)


def apart(told: BursteinRound, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two do not meet."""
    return apart_line(_BOOK, one, other, kept_apart(told.forcing, one, other))
