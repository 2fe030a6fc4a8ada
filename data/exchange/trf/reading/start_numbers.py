"""Start numbers that cannot be read, or stand twice: the players whom they met say whose each of them is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.records.player_columns import NO_NUMBER, NUMBER
from paircard.data.exchange.trf.records.player_read import Kind, Player

_MOST = 8
"""Of so many a report may be unsure; with more it is no report with a slip in it."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """The players with their start numbers, in the order of the report, and what is to be said of them."""

    players: tuple[Player, ...]
    findings: tuple[Finding, ...] = ()


def numbered(read: Sequence[Player]) -> Numbered:
    """Give everybody a number of their own; whoever cannot be placed is refused, and left out."""
    times = Counter(player.number for player in read)
    sure = {player.number: player for player in read if player.number and times[player.number] == 1}
    doubtful = [player for player in read if player.number not in sure]
    placed = _placed(doubtful, sure)
    players = {player.line: player for player in (*sure.values(), *placed.values())}
    return Numbered(
        tuple(players[player.line] for player in read if player.line in players),
        tuple(_told(doubtful, placed)),
    )


def _placed(doubtful: Sequence[Player], sure: Mapping[int, Player]) -> dict[int, Player]:
    """Return the doubtful players with their numbers, by line: those whom one number alone fits come first."""
    known, waiting = dict(sure), list(doubtful) if len(doubtful) <= _MOST else []
    placed: dict[int, Player] = {}
    while waiting:
        numbers = _open(known, waiting)
        fitting = {each.line: [number for number in numbers if _fits(each, number, known)] for each in waiting}
        player = min(waiting, key=lambda each: (len(fitting[each.line]) != 1, each.line))
        waiting.remove(player)
        if fits := fitting[player.line]:
            number = player.number if player.number in fits else fits[0]
            placed[player.line] = known[number] = replace(player, number=number)
    return placed


def _open(known: Mapping[int, Player], waiting: Iterable[Player]) -> list[int]:
    """Return the numbers that nobody has: those named by opponents, those that stand twice, then the first free one."""
    named = {cell.opponent for player in known.values() for cell in player.cells if cell.opponent}
    wanted = {player.number for player in waiting if player.number}
    free = next(each for each in count(1) if each not in known and each not in named | wanted)
    return [*sorted((named | wanted) - set(known)), free]


def _fits(player: Player, number: int, known: Mapping[int, Player]) -> bool:
    """Whether whoever they met has met this number, and nobody else has."""
    for opponent in known.values():
        for round_ in range(1, max(len(player.cells), len(opponent.cells)) + 1):
            own, other = player.cell(round_), opponent.cell(round_)
            met = own.kind is Kind.GAME and own.opponent == opponent.number
            if met != (other.kind is Kind.GAME and other.opponent == number):
                return False
    return True


def _told(doubtful: Sequence[Player], placed: Mapping[int, Player]) -> Iterator[Finding]:
    """Say as whose number each was read, but of the one among several who keeps the number."""
    for player in doubtful:
        now = placed.get(player.line)
        if now is None or now.number != player.number:
            why = _why(player, doubtful, placed)
            sentence = tr("{why}: read as {number}", why=why, number=now.number) if now else why
            verdict = Verdict.FLAGGED if now else Verdict.REFUSED
            yield Finding(player.line, Remark(NUMBER.place, sentence), verdict)


def _why(player: Player, doubtful: Sequence[Player], placed: Mapping[int, Player]) -> str:
    if not player.number:
        return NUMBER.bad(player.number_found, NO_NUMBER).remark.sentence
    others = [each.line for each in doubtful if each.number == player.number and each.line != player.line]
    keeps = (line for line in others if line in placed and placed[line].number == player.number)
    return tr("{number} is already the start number of line {line}", number=player.number, line=next(keeps, others[0]))
