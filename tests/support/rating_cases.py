"""The cases on ratings of a file of norms and ratings, answered by the program: a function a kind.

Each takes a case, as it stands on a line of such a file, and returns the answer in the form of its `expect`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber, Place
from paircard.core.rating_changes.change import change, published, rounded
from paircard.core.rating_changes.coefficient import Known, coefficient, lowered
from paircard.core.rating_changes.first import FirstRating, first_rating
from paircard.core.rating_changes.game import LeftOut, Met
from paircard.core.rating_changes.pace import rated_as
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.tables.norms import points_needed
from paircard.core.tiebreaks import Field, Tied, parse
from paircard.core.tiebreaks.written import written
from paircard.core.values.time_control import Play

Case = Mapping[str, Any]
_PLAYED = {"1": 2, "=": 1, "0": 0}
_PLAYS: Mapping[str, Play] = {"std": "standard", "rapid": "rapid", "blitz": "blitz"}


def _met(rating: int, sign: str) -> Met:
    if sign in _PLAYED:
        return Met(rating, _PLAYED[sign])
    return Met(rating, left_out=LeftOut.NOT_PLAYED)


def _games(listed: Sequence[Sequence[Any]]) -> list[Met]:
    return [_met(rating, str(sign)) for rating, sign in listed]


def _rating(case: Case) -> object:
    """Return the change over the events of a period, each with the ratings of its first day."""
    play, known = _PLAYS[case.get("mode", "std")], Known(case["own"], listed=case["k"])
    events = [
        change(each.get("own", case["own"]), _games(each["games"]), known, Regulations.of(play, each.get("start", "")))
        for each in case["events"]
    ]
    games, gained = sum(each.rated for each in events), sum(each.gained for each in events)
    k = lowered(case["k"], games)
    whole = rounded(k * gained)
    return {
        "n": games,
        "K": k,
        "sum100": gained,
        "change": _as_told(k * gained, case["expect"]["change"]),
        "rounded": whole,
        "new": published(case["own"], whole),
        "deltas": [step.change if step.rated else None for each in events for step in each.games],
        "rounded_by_event": sum(rounded(k * each.gained) for each in events),
    }


def _as_told(hundredths: int, like: str) -> str:
    """Write hundredths with so many decimals as another number has."""
    return str((Decimal(hundredths) / 100).quantize(Decimal(like)))


def _k(case: Case) -> object:
    player = case["player"]
    known = Known(
        player["rtg"],
        born=player.get("born"),
        year=player.get("year"),
        games_before=player.get("games_before"),
        highest=_highest(player),
    )
    found = coefficient(known)
    return found.values[0] if found.known else list(found.values)


def _highest(player: Case) -> int:
    """Return the highest rating that a case tells, by whatever word."""
    told = {"rtg", "born", "year", "games_before", "sex"}
    return max((value for key, value in player.items() if key not in told and isinstance(value, int)), default=0)


def _initial(case: Case) -> object:
    found = first_rating([_games(each) for each in case["events"]])
    return {
        "n": len(found.counted),
        "score": found.half_points / 2,
        "Ra": _average(found),
        "p": found.percentage,
        "dp": found.difference,
        "Ru": found.calculated,
        "rating": found.published,
    }


def _average(found: FirstRating) -> str:
    hundredths = Decimal(found.average.numerator) / Decimal(found.average.denominator)
    return f"{hundredths.quantize(Decimal('0.01')):f}".rstrip("0").rstrip(".")


def _pace(case: Case) -> object:
    play = rated_as(60 * (case["base"] + case["inc"]), case["a"], case["b"])
    return {"standard": "std", "": "none"}.get(play, play)


def _ruz(case: Case) -> object:
    """Return the Ruz of the start card, and of how many games it is."""
    met = [(rating, str(sign)) for rating, sign in case["games"]]
    lines = tuple(
        CardLine(at, Kind.PLAYED, ContestantId(at + 1), "W", _PLAYED[sign])
        if sign in _PLAYED
        else CardLine(at, Kind.FORFEIT_WIN, ContestantId(at + 1), None, 2)
        for at, (_, sign) in enumerate(met, start=1)
    )
    own = PairingCard(ContestantId(1), PairingNumber(1), Entrant("Own", rating=case["own"]), lines)
    others = (
        PairingCard(ContestantId(at), PairingNumber(at), Entrant(f"P{at}", rating=rating))
        for at, (rating, _) in enumerate(met, start=2)
    )
    (method,) = parse(("RUZ",))
    field = Field({card.id: card for card in (own, *others)}, len(met), len(met))
    figure = method.figures(field, Tied((own.id,), Place(1)))[own.id]
    games = sum(item.opponent is not None for item in figure.items)
    return None if figure.value is None else [int(written(figure.value, 1, "whole")), games]


def _ruz_need(case: Case) -> object:
    needed = points_needed((case["own"], *case["opp"]), case["target"])
    return None if needed is None else needed / 2


ANSWERS: Mapping[str, Callable[[Case], object]] = {
    "rating": _rating,
    "k": _k,
    "initial": _initial,
    "pace": _pace,
    "ruz": _ruz,
    "ruz_need": _ruz_need,
}
"""By the kind of a case."""
__all__ = ["ANSWERS"]
