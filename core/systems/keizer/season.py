"""The season as the ranking sees it: what every evening was for everybody, without a word of what it is worth."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from paircard.core.event.bye import ByeKind
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament


class Evening(Enum):
    """What a round was for one player (KE 3)."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    FORFEIT = "forfeit"
    """Won without a game."""
    BYE = "bye"
    DUTY = "duty"
    """Played for the club elsewhere: a full-point bye."""
    TOLD = "told"
    """Absent and told in time: a half-point bye."""
    LATE = "late"
    """Before they joined."""
    SILENT = "silent"
    """Absent without a word: a zero-point bye."""
    NOTHING = "nothing"
    """Lost by forfeit, gone, or not over yet."""

    __hash__ = object.__hash__  # there is one of each


class Spent(NamedTuple):
    """A round of one player."""

    evening: Evening
    opponent: ContestantId | None = None
    """Whose value number counts; None where it is the own one, or none."""


@dataclass(frozen=True, slots=True)
class Season:
    """All that a ranking rests on. The same season has the same rankings."""

    start: tuple[ContestantId, ...]
    """Everybody by pairing number: the order before round 1 (KE 2)."""
    joined: tuple[int, ...]
    """In the order of `start`, as everything below: their first round."""
    gone: tuple[tuple[bool, ...], ...]
    """A row for before round 1 and one after every round: who has left by then."""
    rounds: tuple[tuple[Spent, ...], ...]


_OF_KIND = {
    Kind.FORFEIT_WIN: Evening.FORFEIT,
    Kind.BYE: Evening.BYE,
    Kind.HALF_BYE: Evening.TOLD,
    Kind.NOT_ENTERED: Evening.LATE,
    Kind.ABSENT: Evening.SILENT,
    Kind.ADJOURNED: Evening.DRAWN,  # until it is decided, as for any pairing
}
_OF_RESULT = {2: Evening.WON, 1: Evening.DRAWN, 0: Evening.LOST}


def season_of(tournament: Tournament) -> Season:
    """Return the season so far, all rounds that are paired in it."""
    registered = tournament.registrations
    start = tuple(sorted(registered, key=tournament.numbers.__getitem__))
    after = range(len(tournament.rounds) + 1)
    return Season(
        start,
        tuple(registered[id_].first_round for id_ in start),
        tuple(
            tuple(registered[id_].withdrawn(number + 1) or registered[id_].expelled for id_ in start)
            for number in after
        ),
        tuple(tuple(_spent(tournament, round_, id_) for id_ in start) for round_ in tournament.rounds),
    )


def _spent(tournament: Tournament, round_: Round, id_: ContestantId) -> Spent:
    lines = tournament.cards[id_].of_round(round_.number)
    if not lines:
        return Spent(Evening.LATE if tournament.registrations[id_].first_round > round_.number else Evening.NOTHING)
    if id_ in round_.who_has(ByeKind.FULL):
        return Spent(Evening.DUTY)
    return _of_line(lines[0])


def _of_line(line: CardLine) -> Spent:
    if line.kind is Kind.PLAYED:
        return Spent(_OF_RESULT[line.result], line.opponent)
    found = _OF_KIND.get(line.kind, Evening.NOTHING)
    return Spent(found, line.opponent if found in (Evening.FORFEIT, Evening.DRAWN) else None)
