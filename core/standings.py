"""The table after any round: points, then the announced tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import groupby

from core.card import PairingCard
from core.tiebreaks import TIE_BREAKS, Figure, TieBreak
from core.tournament import Tournament


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One line of the table."""

    place: int
    """Players that nothing separates share the better place."""
    shared: bool
    card: PairingCard
    """Cut off after the round of the table."""
    points: int
    """Half points."""
    figures: tuple[Figure, ...]
    """One for each tie-break of the table."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole table."""

    after: int
    provisional: bool
    """Whether a result is missing or a game adjourned (F9)."""
    tie_breaks: tuple[TieBreak, ...]
    rows: tuple[StandingRow, ...]


def standings(tournament: Tournament, after: int | None = None) -> Standings:
    """Return the table after a round (the last paired one when None); `after` is 0 before round 1."""
    last = len(tournament.rounds) if after is None else max(0, min(after, len(tournament.rounds)))
    cards = {id_: replace(card, rounds=card.rounds[:last]) for id_, card in tournament.cards.items()}
    tie_breaks = tuple(TIE_BREAKS[key] for key in tournament.regulations.tie_breaks)
    provisional = not all(round_.settled for round_ in tournament.rounds[:last])
    return Standings(last, provisional, tie_breaks, _rows(tournament, cards, tie_breaks, last))


def _rows(
    tournament: Tournament, cards: Mapping[int, PairingCard], tie_breaks: tuple[TieBreak, ...], after: int
) -> tuple[StandingRow, ...]:
    scored = [
        (card.points(), tuple(tie_break.figure(cards, id_) for tie_break in tie_breaks), card)
        for id_, card in cards.items()
        if tournament.registrations[id_].first_round <= max(after, 1)
    ]
    scored.sort(key=lambda row: (_merit(row), -row[2].number), reverse=True)
    rows: list[StandingRow] = []
    for _, tied in groupby(scored, key=_merit):
        group = list(tied)
        place = len(rows) + 1
        rows += [StandingRow(place, len(group) > 1, card, points, figures) for points, figures, card in group]
    return tuple(rows)


def _merit(row: tuple[int, tuple[Figure, ...], PairingCard]) -> tuple[int, ...]:
    points, figures, _ = row
    return (points, *(figure.value for figure in figures))
