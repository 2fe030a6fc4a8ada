"""Direct encounter: the games among the tied players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId, Place
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.core.values.points import WIN


def kinds_of_games(field: Field, options: Options) -> frozenset[Kind]:
    """Return what is a game (D3): no forfeit, unless all was paired beforehand or the code says `/P`."""
    return _WITH_FORFEITS if field.beforehand or options.beforehand else _GAMES


_GAMES = frozenset({Kind.PLAYED})
_WITH_FORFEITS = _GAMES | {Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS}


@dataclass(frozen=True)
class MiniTable:
    """The games of some tied players among each other."""

    games: Mapping[ContestantId, tuple[Item, ...]]
    """By id: half points and opponent of each game."""
    win: int = WIN
    """Half points of a game that is won."""

    @classmethod
    def of(cls, field: Field, options: Options, ids: Sequence[ContestantId]) -> MiniTable:
        """Return the games of those who are tied with each other."""
        kinds = kinds_of_games(field, options)
        tied = frozenset(ids)
        return cls(
            {
                id_: tuple(
                    Item.of(record, record.half_points, "tied")
                    for record in field.cards[id_].lines
                    if record.opponent in tied and record.kind in kinds
                )
                for id_ in ids
            },
            field.win,
        )

    @property
    def all_met(self) -> bool:
        """Whether everybody has played everybody else."""
        return all(self._missing(id_) == 0 for id_ in self.games)

    def points(self, id_: ContestantId) -> int:
        """Half points of all games (D5)."""
        return sum(int(item.value) for item in self.games[id_])

    def average(self, id_: ContestantId) -> Fraction:
        """Half points, the average against each opponent (D5, C.07)."""
        by_opponent: dict[ContestantId | None, list[int]] = {}
        for item in self.games[id_]:
            by_opponent.setdefault(item.opponent, []).append(int(item.value))
        return sum((Fraction(sum(scores), len(scores)) for scores in by_opponent.values()), Fraction(0))

    def most(self, id_: ContestantId) -> Fraction:
        """Half points they would have if they won all missing games."""
        return self.average(id_) + self.win * self._missing(id_)

    def _missing(self, id_: ContestantId) -> int:
        return len(self.games) - 1 - len({item.opponent for item in self.games[id_]})


def _direct_encounter(field: Field, options: Options, tied: Tied) -> Figures:
    if "FIRST" in options.words and tied.place > 1:
        return {}  # D1, F10: other groups go on to the next criterion
    if options.profile.direct_encounter == "sure winner":  # no words: a key of the profiles
        return _sure_winners(field, options, tied.ids)
    table = MiniTable.of(field, options, tied.ids)
    if not table.all_met and "SUM" not in options.words:
        return _not_applied(table, tr("not all of them have met (D2)"))
    if "REAPPLY" in options.words:
        tiers = _reapplied(field, options, tied.ids)
        return _placed(table, tiers, {id_: table.points(id_) for id_ in tied.ids})
    return {id_: Figure(table.points(id_), table.games[id_]) for id_ in tied.ids}


def _not_applied(table: MiniTable, why: str) -> Figures:
    return {id_: Figure(None, items, remark=why) for id_, items in table.games.items()}


def _placed(
    table: MiniTable, tiers: list[list[ContestantId]], values: Mapping[ContestantId, Fraction | int]
) -> Figures:
    figures: dict[ContestantId, Figure] = {}
    for tier in tiers:
        place = len(figures) + 1
        figures |= {id_: Figure(values[id_], table.games[id_], Place(place)) for id_ in tier}
    return figures


def _reapplied(field: Field, options: Options, ids: Sequence[ContestantId]) -> list[list[ContestantId]]:
    """Rebuild the table for every subgroup still tied (D4 with its switch)."""
    table = MiniTable.of(field, options, ids)
    tiers = by_score(ids, {id_: table.points(id_) for id_ in ids})
    if len(tiers) == 1:
        return tiers
    return [final for tier in tiers for final in (_reapplied(field, options, tier) if len(tier) > 1 else [tier])]


def _sure_winners(field: Field, options: Options, ids: Sequence[ContestantId]) -> Figures:
    table = MiniTable.of(field, options, ids)
    return _placed(table, _tiers(field, options, ids), {id_: table.average(id_) for id_ in ids})


def _tiers(field: Field, options: Options, ids: Sequence[ContestantId]) -> list[list[ContestantId]]:
    """C.07: all met: by score, each tier treated again; otherwise whoever is sure to be alone on top, then the rest."""
    tiers = split(field, options, ids) if len(ids) > 1 else [list(ids)]
    return tiers if len(tiers) == 1 else [final for tier in tiers for final in _tiers(field, options, tier)]


def split(field: Field, options: Options, ids: Sequence[ContestantId]) -> list[list[ContestantId]]:
    """Take the first step of it: the tiers by score where all have met, or those sure to be alone, and the rest."""
    table = MiniTable.of(field, options, ids)
    scores = {id_: table.average(id_) for id_ in ids}
    if field.beforehand or table.all_met:
        return by_score(ids, scores)
    order = sorted(ids, key=scores.__getitem__, reverse=True)
    sure = 0
    while sure < len(order) - 1 and scores[order[sure]] > max(map(table.most, order[sure + 1 :])):
        sure += 1
    return [*([id_] for id_ in order[:sure]), order[sure:]]


def by_score(ids: Sequence[ContestantId], scores: Mapping[ContestantId, Any]) -> list[list[ContestantId]]:
    """Return the tiers of those with equal scores, the highest first."""
    order = sorted(ids, key=scores.__getitem__, reverse=True)
    return [list(tier) for _, tier in groupby(order, key=scores.__getitem__)]


DIRECT_ENCOUNTER = Method(
    "DE",
    mark("Direct encounter"),
    _direct_encounter,
    parts=2,
    modifiers=frozenset({"P", "FIRST", "SUM", "REAPPLY"}),
    by_profile=True,
    tied_only=True,
    by_score=True,
)
