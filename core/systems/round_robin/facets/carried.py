"""Games of an earlier stage in the table: a pair that has met is in its round, and what it played stands there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.carried import ARTICLE, games_to_carry
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.round_facts import PairMade
from paircard.core.systems.round_robin.berger import Round as TableRound
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said_n

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Rounds = tuple[tuple[PairMade, ...], ...]


def paired(tournament: Tournament, rounds: Sequence[TableRound]) -> Rounds:
    """Return the pairs of all rounds of the table, in place of each that was played before the game it was."""
    seats = tournament.ids
    made = [
        [PairMade(seats[PairingNumber(white)], seats[PairingNumber(black)]) for white, black in pairs]
        for pairs in rounds
    ]
    meetings = defaultdict[frozenset[ContestantId], list[tuple[int, int]]](list)
    for at, pairs in enumerate(made):
        for board, pair in enumerate(pairs):
            meetings[frozenset((pair.white, pair.black))].append((at, board))
    for two, games in games_to_carry(tournament).items():
        _need_room(tournament, two, len(games), len(meetings[two]))
        free = list(meetings[two])
        for game in games:
            # where the table gives the colours of the game, if it does: of several games each keeps its own
            at, board = next((each for each in free if made[each[0]][each[1]].white == game.white), free[0])
            free.remove((at, board))
            made[at][board] = game
    return tuple(map(tuple, made))


def _need_room(tournament: Tournament, two: Iterable[ContestantId], games: int, meetings: int) -> None:
    """Refuse to carry over more games than the table has between two."""
    if games > meetings:
        one, other = sorted(tournament.people[id_].name for id_ in two)
        wrong = said_n(
            "{one} and {other} have played {games} games before, here they meet once: take as many cycles, or carry "
            "no results over.",
            "{one} and {other} have played {games} games before, here they meet {count} times: take as many cycles, or "
            "carry no results over.",
            meetings,
            one=one,
            other=other,
            games=games,
        )
        raise Refusal(wrong, ARTICLE, "carry")
