"""Making faults: a right round in which two pairs change partners, the bye goes to another, or a pair is turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

from core.event.ids import PairingNumber
from core.event.publication import in_order_of_publication
from core.systems.dutch2026.colours import allot
from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.colour import colour_line
from core.systems.dutch2026.legality import refused_bye, refused_pair, same_absolute
from core.systems.dutch2026.outcome import NAMES
from core.systems.dutch2026.rules import dutch
from core.systems.dutch2026.teach.departure import departure_of_round
from core.systems.kit.breach import Breach
from core.teach.topics.dutch_2026.fault import Pairs, PrintedFault, Sort
from core.values.said import joined

Pair = tuple[PairingNumber, PairingNumber]
MOST = 3
"""So many faults of a sort and article are made up of one round."""
JUDGED = 12
"""So many rounds are held against the criteria in search of faults of a sort."""
_CRITERIA = {dutch(name) for name in (*NAMES, "C5")}


def faults_asked(told: DutchRound) -> Iterator[PrintedFault]:
    """Yield rounds with one thing wrong, some of every sort and article."""
    for found in (_swapped, _barred, _other_byes, _worse, _turned):
        often = Counter[str]()
        for fault in found(told):
            often[fault.article] += 1
            if often[fault.article] <= MOST:
                yield fault


def _right(told: DutchRound) -> list[Pair]:
    return [(pair.white, pair.black) for pair in told.made.pairs]


def _breach(told: DutchRound, pair: Pair) -> Breach | None:
    return refused_pair(told.own, told.player(pair[0]), told.player(pair[1]))


def _two_changed(first: Pair, second: Pair) -> Iterator[tuple[Pair, Pair]]:
    (a, b), (c, d) = first, second
    yield (a, d), (c, b)
    yield (a, c), (b, d)


def _seated(told: DutchRound, pairs: list[Pair]) -> Pairs:
    """Give pairs their colours and boards: the fault is in who meets whom."""
    players = {player.number: player for player in told.own.players}
    place = {player.number: at for at, player in enumerate(told.own.players)}
    seats = [allot(players[one], players[other], told.own.initial_colour) for one, other in pairs]
    games = [(each.white.number, each.black.number) for each in seats]
    return tuple(in_order_of_publication(games, score=lambda number: players[number].score, rank=place.__getitem__))


def _swapped(told: DutchRound) -> Iterator[PrintedFault]:
    """Yield rounds in which two pairs have changed opponents, so that just one of them may not be (C1, C3)."""
    right = _right(told)
    for first, second in combinations(right, 2):
        for changed in _two_changed(first, second):
            breaches = [(pair, breach) for pair in changed if (breach := _breach(told, pair))]
            if len(breaches) != 1:
                continue
            (wrong, breach), kept = breaches[0], [pair for pair in right if pair not in (first, second)]
            sort = Sort.MET if breach.article == dutch("C1") else Sort.ABSOLUTE
            printed = _seated(told, [*kept, *changed])
            also = _also(told, wrong) if sort is Sort.MET else ()
            yield PrintedFault(
                told, sort, printed, told.made.bye, (frozenset(wrong),), breach.article, breach.said, also
            )


def _also(told: DutchRound, pair: Pair) -> tuple[str, ...]:
    """Return that two who have met would have the same absolute colour, too."""
    one, other = map(told.player, pair)
    clash = same_absolute(one, other) and not (one.topscorer or other.topscorer)
    return (dutch("C3"),) if clash else ()


def _with_other_bye(told: DutchRound) -> Iterator[tuple[PairingNumber, Pair, list[Pair]]]:
    """Yield who has the bye in place of the right one, the pair that makes, and all pairs; each is legal."""
    right, bye = _right(told), told.made.bye
    if bye is None:
        return
    for at, pair in enumerate(right):
        for sits_out, mate in (pair, pair[::-1]):
            made = (mate, bye)
            if _breach(told, made) is None:
                yield sits_out, made, [*right[:at], made, *right[at + 1 :]]


def _barred(told: DutchRound) -> Iterator[PrintedFault]:
    for sits_out, _, pairs in _with_other_bye(told):
        breach = refused_bye(told.player(sits_out))
        if breach is not None:
            wrong = (frozenset((sits_out,)),)
            yield PrintedFault(told, Sort.BARRED, _seated(told, pairs), sits_out, wrong, breach.article, breach.said)


def _other_byes(told: DutchRound) -> Iterator[PrintedFault]:
    allowed = (each for each in _with_other_bye(told) if refused_bye(told.player(each[0])) is None)
    for sits_out, made, pairs in islice(allowed, JUDGED):
        wrong = (frozenset((sits_out,)), frozenset(made))
        yield from _judged(told, Sort.BYE, _seated(told, pairs), sits_out, wrong)


def _worse(told: DutchRound) -> Iterator[PrintedFault]:
    """Yield rounds in which two pairs of one bracket have changed opponents, legally and for the worse."""
    right = _right(told)
    for (first, second), changed in islice(_exchanged(told, right), JUDGED):
        pairs = [*(pair for pair in right if pair not in (first, second)), *changed]
        yield from _judged(told, Sort.WORSE, _seated(told, pairs), told.made.bye, tuple(map(frozenset, changed)))


def _exchanged(told: DutchRound, right: list[Pair]) -> Iterator[tuple[tuple[Pair, Pair], tuple[Pair, Pair]]]:
    for bracket in told.made.brackets:
        here = [pair for pair in right if {*pair} <= {*bracket.players}]
        for two in combinations(here, 2):
            yield from ((two, new) for new in _two_changed(*two) if not any(_breach(told, pair) for pair in new))


def _judged(
    told: DutchRound, sort: Sort, printed: Pairs, bye: PairingNumber | None, wrong: tuple[frozenset[PairingNumber], ...]
) -> Iterator[PrintedFault]:
    """Yield a round that a criterion finds worse; one that only comes later in the order is not asked about."""
    departure = departure_of_round(told, printed, bye)
    if departure is not None and departure.article in _CRITERIA:
        yield PrintedFault(told, sort, printed, bye, wrong, departure.article, departure.said)


def _turned(told: DutchRound) -> Iterator[PrintedFault]:
    right = tuple(_right(told))
    for at, pair in enumerate(told.made.pairs):
        white, black = right[at]
        printed = (*right[:at], (black, white), *right[at + 1 :])
        why = joined((colour_line(told, pair).text,))
        yield PrintedFault(
            told, Sort.TURNED, printed, told.made.bye, (frozenset((white, black)),), pair.colour_rule, why
        )
