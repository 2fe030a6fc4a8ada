"""Norms by brute force: a second engine, which tries every set of games and knows nothing of the first.

It is written from the regulations once more, with decimals and a transcription of the table of its own, and shares
with the program only the values that say what was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal
from itertools import product
from typing import NamedTuple

from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import Candidate, Ended, Met, NormEvent

_TABLE = (
    *(-800, -677, -589, -538, -501, -470, -444, -422, -401, -383, -366, -351, -336, -322, -309, -296, -284),
    *(-273, -262, -251, -240, -230, -220, -211, -202, -193, -184, -175, -166, -158, -149, -141, -133, -125),
    *(-117, -110, -102, -95, -87, -80, -72, -65, -57, -50, -43, -36, -29, -21, -14, -7, 0, 7, 14, 21, 29, 36),
    *(43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211),
    *(220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589),
    *(677, 800),
)
"""1.4.9: what 0 to 100 per cent are worth."""
_ASKED = {"GM": (2600, 2380, 2200), "IM": (2450, 2230, 2050), "WGM": (2400, 2180, 2000), "WIM": (2250, 2030, 1850)}
_HIGHEST_FIRST = ("GM", "IM", "WGM", "WIM")
_CARRIED = {"GM": "1.4.5b", "IM": "1.4.5c", "WGM": "1.4.5d", "WIM": "1.4.5e"}
_LIKE_HALF = ("GM", "IM", "WGM", "WIM", "FM", "WFM")


class Answer(NamedTuple):
    """What brute force finds."""

    made: bool
    worth: int
    rounds: tuple[int, ...]
    """Those used, or where there is no norm all that count."""
    mean: int
    normal_foreigners: bool
    failing: tuple[str, ...]


def by_brute_force(title: str, who: Candidate, rounds: Sequence[Met], event: NormEvent) -> Answer:
    """Return the norm worth most among all sets of games, or what all games fail."""
    best: tuple[tuple[object, ...], Answer] | None = None
    whole, need, worth = _first_pool(rounds, event)
    pools = [(whole, need, worth)]
    if len(whole) < _fewest(event):
        pools += [
            ([*whole, lost], _fewest(event), 9 if event.occasion is Occasion.WORLD_CUP else 0)
            for lost in _lost(rounds, event)
        ]
    for at, (pool, fewest, least_worth) in enumerate(pools):
        for used in _sets(pool, event, title, who):
            if len(used) < fewest:
                continue
            failing = _failing(title, who, used, event)
            if failing:
                continue
            answer = _answer(title, who, used, least_worth)
            left_out = tuple(-met.round for met in pool if met not in used)
            order = (answer.worth, len(used), -at, left_out)
            if best is None or order > best[0]:
                best = order, answer
    if best:
        return best[1]
    few = ("1.4.1",) if len(whole) < need else ()
    rest = tuple(_failing(title, who, whole, event)) if whole else ()
    mean = _mean(title, whole) if whole else 0
    return Answer(False, 0, tuple(met.round for met in whole), mean, False, (*few, *rest))


def _fewest(event: NormEvent) -> int:
    if event.occasion is Occasion.WORLD_TEAM and event.rounds in (7, 8, 9):
        return 7
    return 8 if event.occasion is Occasion.WORLD_CUP else 9


def _counting(rounds: Sequence[Met], event: NormEvent) -> list[Met]:
    everybody = event.format in (Format.ROUND_ROBIN, Format.DOUBLE_ROUND_ROBIN)
    return [
        met
        for met in rounds
        if met.ended is Ended.PLAYED
        and met.opponent
        and met.opponent.federation != "NON"
        and not (everybody and met.opponent.rating == 0 and met.opponent.scoreless)
    ]


def _first_pool(rounds: Sequence[Met], event: NormEvent) -> tuple[list[Met], int, int]:
    games = _counting(rounds, event)
    given = [met for met in rounds if met.ended in (Ended.WON_UNPLAYED, Ended.PAIRING_BYE)]
    played = [met for met in rounds if met.ended is Ended.PLAYED]
    if (
        _fewest(event) == 9
        and event.rounds == 9
        and len(games) == len(played) == 8
        and len(given) == 1
        and len(rounds) == 9
    ):
        return games, 8, 9
    return games, _fewest(event), 9 if event.occasion is Occasion.WORLD_CUP else 0


def _lost(rounds: Sequence[Met], event: NormEvent) -> list[Met]:
    return _counting(
        [
            Met(met.round, Ended.PLAYED, 0, met.opponent)
            for met in rounds
            if met.round == event.rounds and met.ended is Ended.WON_UNPLAYED
        ],
        event,
    )


def _sets(pool: list[Met], event: NormEvent, title: str, who: Candidate) -> Iterator[list[Met]]:
    """Yield every set of games that may be used: what is out at the end, or was won."""
    fixed = event.format not in (Format.SWISS, Format.KNOCKOUT, Format.OTHER)
    yield pool
    if fixed and any(each.startswith(("1.4.3", "1.4.4", "1.4.5")) for each in _failing(title, who, pool, event)):
        return
    for kept in product((True, False), repeat=len(pool)):
        used = [met for met, keeps in zip(pool, kept, strict=True) if keeps]
        last = max((at for at, keeps in enumerate(kept) if keeps), default=-1)
        inside = [
            met for at, (met, keeps) in enumerate(zip(pool, kept, strict=True)) if not keeps and (fixed or at < last)
        ]
        if used and all(met.half_points == 2 for met in inside):
            yield used


def _mean(title: str, used: Sequence[Met]) -> int:
    ratings = sorted(met.opponent.rating or 1400 for met in used if met.opponent)
    if ratings[0] < _ASKED[title][2]:
        ratings[0] = _ASKED[title][2]
    return int((Decimal(sum(ratings)) / len(ratings)).quantize(Decimal(1), ROUND_HALF_UP))


def _percent(half_points: int, games: int) -> int:
    return int((Decimal(50 * half_points) / games).quantize(Decimal(1), ROUND_HALF_UP))


def _enough(title: str, mean: int, half_points: int, games: int) -> bool:
    performance, least, _ = _ASKED[title]
    by_table = mean + _TABLE[_percent(half_points, games)] >= performance
    return mean >= least and by_table and Decimal(half_points) / 2 >= Decimal("0.35") * games


def _exempt(who: Candidate, event: NormEvent) -> bool:
    home = event.federation != "" and event.federation == who.federation
    return (
        (event.occasion in (Occasion.NATIONAL_FINAL, Occasion.NATIONAL_TEAM) and home)
        or event.occasion is Occasion.ZONAL
        or (event.many_foreigners and event.format is Format.SWISS)
    )


def _foreigners(who: Candidate, used: Sequence[Met]) -> list[str]:
    games, failing = Decimal(len(used)), []
    of = [met.opponent.federation for met in used if met.opponent and met.opponent.federation not in ("", "FID")]
    if len({*of} - {who.federation}) < 2:
        failing.append("1.4.3")
    if of.count(who.federation) > int((games * 3 / 5).to_integral_value(ROUND_FLOOR)):
        failing.append("1.4.4own")
    if of and max(map(of.count, of)) * 3 > games * 2:
        failing.append("1.4.4one")
    return failing


def _failing(title: str, who: Candidate, used: Sequence[Met], event: NormEvent) -> list[str]:
    games, failing = len(used), [] if _exempt(who, event) else _foreigners(who, used)
    opponents = [met.opponent for met in used if met.opponent]
    if 2 * sum(each.title.value in _LIKE_HALF for each in opponents) < games:
        failing.append("1.4.5a")
    high = [each.id for each in opponents if each.title.value in _HIGHEST_FIRST[: _HIGHEST_FIRST.index(title) + 1]]
    needed = max(3, (games + 2) // 3)
    if event.format is Format.DOUBLE_ROUND_ROBIN:
        high, needed = [*{*high}], (needed + 1) // 2
    if len(high) < needed:
        failing.append(_CARRIED[title])
    mean, half_points = _mean(title, used), sum(met.half_points for met in used)
    if mean < _ASKED[title][1]:
        failing.append("1.4.8a")
    if Decimal(half_points) / 2 < Decimal("0.35") * games:
        failing.append("1.4.8b")
    if mean + _TABLE[_percent(half_points, games)] < _ASKED[title][0]:
        failing.append("1.4.8")
    return failing


def _answer(title: str, who: Candidate, used: Sequence[Met], least_worth: int) -> Answer:
    mean, half_points, games = _mean(title, used), sum(met.half_points for met in used), len(used)
    least = min(each for each in range(2 * games + 1) if _enough(title, mean, each, games))
    worth = min(13, min(13, max(games, least_worth)) + (half_points - least) // 2)
    return Answer(True, worth, tuple(met.round for met in used), mean, not _foreigners(who, used), ())
