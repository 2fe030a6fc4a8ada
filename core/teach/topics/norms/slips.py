"""Articles forgotten: the same judgement, of a case in which an article asks for nothing or allows nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from paircard.core.event.entrant import Title
from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import Ended, Met, NormEvent, Opponent
from paircard.core.norms.norm import TITLED
from paircard.core.teach.topics.norms.case import Judged
from paircard.core.values.frozen import replace
from paircard.core.values.points import LOSS, WIN

Slip = Callable[[Judged], Judged]  # no words: a type
_FEW = 8
"""Games that are too few where nothing excuses it."""


class _FewGames(NormEvent):
    """An event in which eight games are always enough."""

    __slots__ = ()

    @property
    def fewest_games(self) -> int:
        """So many games at least."""
        return _FEW


class _EveryGame(NormEvent):
    """An event of which every game is used: as many as are played."""

    __slots__ = ()

    @property
    def fewest_games(self) -> int:
        """So many games at least."""
        return self.players


def _event(kind: type[NormEvent], event: NormEvent, players: int = 0) -> NormEvent:
    """Return an event of another kind."""
    return kind(
        event.format,
        event.rounds,
        event.occasion,
        event.federation,
        event.approved,
        players or event.players,
        event.many_foreigners,
    )


def _rounds(change: Callable[[Met], Met]) -> Slip:
    return lambda judged: replace(judged, rounds=tuple(map(change, judged.rounds)))


def _opponents(change: Callable[[Opponent], Opponent]) -> Slip:
    def changed(met: Met) -> Met:
        return replace(met, opponent=change(met.opponent)) if met.opponent else met

    return _rounds(changed)


def _no_game(met: Met) -> Met:
    return Met(met.round, Ended.NO_GAME)


def _given_is_none(met: Met) -> Met:
    return _no_game(met) if met.ended in (Ended.WON_UNPLAYED, Ended.PAIRING_BYE) else met


def _forfeits_count(met: Met) -> Met:
    if met.opponent is None or met.ended not in (Ended.WON_UNPLAYED, Ended.LOST_UNPLAYED):
        return met
    return replace(met, ended=Ended.PLAYED, half_points=WIN if met.ended is Ended.WON_UNPLAYED else LOSS)


def _unrated_is_none(met: Met) -> Met:
    return _no_game(met) if met.opponent and not met.opponent.rating else met


def _titled(each: Opponent) -> Opponent:
    return each if each.title in TITLED else replace(each, title=Title.FM)


def _cm_counts(each: Opponent) -> Opponent:
    return replace(each, title=Title.FM) if each.title in (Title.CM, Title.WCM) else each


def _last_is_none(judged: Judged) -> Judged:
    *before, last = judged.rounds
    return replace(judged, rounds=(*before, _given_is_none(last)))


def _all_raised(judged: Judged) -> Judged:
    floor = judged.norm.floor
    return _opponents(lambda each: replace(each, rating=max(each.counted_rating, floor)))(judged)


def _event_with(**fields: Any) -> Slip:
    return lambda judged: replace(judged, event=replace(judged.event, **fields))


def _norm_with(**fields: Any) -> Slip:
    return lambda judged: replace(judged, norm=replace(judged.norm, **fields))


_FREE = _event_with(occasion=Occasion.ZONAL)
_BOUND = _event_with(occasion=Occasion.ORDINARY, many_foreigners=False)
_ANY_TITLE = _norm_with(carried_by=frozenset(Title))

SLIPS: Mapping[str, Slip] = {
    "0.3": _norm_with(women=False),
    "1.4.1a": lambda judged: replace(judged, event=_event(_FewGames, judged.event)),
    "1.4.1b": _event_with(occasion=Occasion.ORDINARY),
    "1.4.1c": _rounds(_given_is_none),
    "1.4.1e": _event_with(format=Format.SCHEVENINGEN, approved=True),
    "1.4.1e fixed": _event_with(format=Format.SWISS),
    "1.4.1f": lambda judged: replace(judged, event=_event(_EveryGame, judged.event, len(judged.games))),
    "1.4.2a": _opponents(lambda each: replace(each, federation="FID") if each.federation == "NON" else each),
    "1.4.2b": _opponents(lambda each: replace(each, scoreless=False)),
    "1.4.2c": _rounds(_forfeits_count),
    "N14": _last_is_none,
    "1.4.3": _FREE,
    "1.4.3a": _BOUND,
    "1.4.3b": _BOUND,
    "1.4.3c": _BOUND,
    "1.4.3d": _BOUND,
    "1.4.3 FID": _opponents(lambda each: replace(each, federation="FIDE") if each.federation == "FID" else each),
    "1.4.4": _FREE,
    "1.4.5a": _opponents(_titled),
    "1.4.5a CM": _opponents(_cm_counts),
    "1.4.5b": _ANY_TITLE,
    "1.4.5c": _ANY_TITLE,
    "1.4.5d": _ANY_TITLE,
    "1.4.5e": _ANY_TITLE,
    "1.4.5f": _event_with(format=Format.ROUND_ROBIN),
    "1.4.6": _rounds(_unrated_is_none),
    "1.4.6c": _norm_with(floor=0),
    "N3": _all_raised,
    "1.4.8a": _norm_with(mean=0),
    "1.4.8": _norm_with(performance=0),
}
"""By article; what stands after it tells two mistakes with one article apart."""


def article_of_slip(name: str) -> str:
    """Return the article that is forgotten, with its book.

    >>> article_of_slip("1.4.5a CM")
    'B.01 1.4.5a'
    """
    return f"B.01 {name.split()[0]}"
