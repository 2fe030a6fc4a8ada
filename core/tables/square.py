"""The square table of a round robin: what everybody scored against everybody, the games of several cycles together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.crosstable_cell import result_sign

ONESELF = "*"
TO_PLAY = "·"
"""A game still to be played, beside one that was."""
Meetings = Mapping[tuple[ContestantId, ContestantId], Sequence[CardLine]]
"""By the ids of a player and an opponent the lines of the games between them, on the card of the player."""


def meetings(tournament: Tournament, after: int) -> Meetings:
    """Return all games up to a round; who met whom is asked of the boards, whatever became of the game later."""
    made: dict[tuple[ContestantId, ContestantId], list[CardLine]] = {}
    for round_ in tournament.rounds[:after]:
        for board in round_.heads:
            for one, other in (board.players, board.players[::-1]):
                made.setdefault((one, other), []).append(_line(tournament.cards[one], round_.number, other))
    return made


def _line(card: PairingCard, number: int, opponent: ContestantId) -> CardLine:
    lines = card.of_round(number)
    return next((line for line in lines if line.opponent == opponent), lines[0])


def cycles_of(met: Meetings) -> int:
    """Return how many games two players have in all, at most."""
    return max(map(len, met.values()), default=1)


def square_row(met: Meetings, id_: ContestantId, opponents: Sequence[ContestantId]) -> Iterator[str]:
    """Yield what a player scored against each of these, a cell each: `1`, `½ 0`, `1 ·`; empty before the first game."""
    for opponent in opponents:
        yield ONESELF if opponent == id_ else _cell(met.get((id_, opponent), ()))


def _cell(lines: Sequence[CardLine]) -> str:
    if all(line.kind is Kind.OPEN for line in lines):
        return ""
    return " ".join(TO_PLAY if line.kind is Kind.OPEN else result_sign(line) for line in lines)
