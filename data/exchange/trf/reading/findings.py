"""What only shows when several records are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.points import format_decimal
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.trf.field import Field
from paircard.data.exchange.trf.records.byes import KIND, Byes
from paircard.data.exchange.trf.records.national import National
from paircard.data.exchange.trf.records.player_columns import NUMBER, POINTS
from paircard.data.exchange.trf.records.player_read import Cell, Kind, Player


@dataclass(frozen=True, slots=True)
class Finding:
    """One mismatch, told at the line of one of the records."""

    line: int
    remark: Remark
    verdict: Verdict


def wrong_points(
    players: Mapping[int, Player], paired: int, worth: Callable[[Cell], int], worth_open: Callable[[Cell], int]
) -> Iterator[Finding]:
    """Yield every points column that is not the sum of the rounds; `worth` is in hundredths of a point.

    Byes announced for rounds still to be paired may be counted in it or not, and so may games without a result, which
    `worth_open` counts.
    """
    for player in players.values():
        if player.half_points is None:
            continue
        played = sum(map(worth, player.cells[:paired]))
        if 50 * player.half_points == played:
            continue
        sums = {
            sum(map(each, cells)) for each in (worth, worth_open) for cells in (player.cells, player.cells[:paired])
        }
        if 50 * player.half_points not in sums:
            column, rounds = format_decimal(player.half_points), f"{played / 100:.1f}"
            sentence = tr("{points} points, but the rounds give {sum}: the rounds count", points=column, sum=rounds)
            yield Finding(player.line, Remark(POINTS.place, sentence), Verdict.FLAGGED)


def start_numbers(players: Mapping[int, Player], paired: int) -> Iterator[str]:
    """Say where pairing numbers will not be what the start numbers let expect.

    `players` stand in the order of their start numbers.
    """
    if paired and list(players) != list(range(1, len(players) + 1)):
        yield tr("Start numbers have gaps: the players become 1 to {last} in the same order.", last=len(players))
    keys = [player.entrant.a2_strength for player in players.values()]
    if keys == sorted(keys):
        return
    if paired:
        yield tr("Start numbers do not follow rating and title: rounds still to be paired go by that order.")
    else:
        yield tr("Start numbers do not follow rating and title: the players will be numbered by them.")


def strangers(players: Mapping[int, Player], records: Iterable[National]) -> Iterator[Finding]:
    """Yield every national record of nobody."""
    for each in records:
        if each.number not in players:
            sentence = tr("player {number} is not among the players: left out", number=each.number)
            yield Finding(each.line, Remark(NUMBER.place, sentence), Verdict.FLAGGED)


def check_byes(byes: Sequence[Byes], players: Mapping[int, Player], paired: int) -> Iterator[Finding]:
    """Yield what does not fit the players' records, and what cannot be granted."""
    for each in byes:
        for number, field in each.players.items():
            if number not in players:
                sentence = tr("player {number} is not among the players: left out", number=number)
                yield _finding(each, field, sentence, Verdict.FLAGGED)
            elif each.round <= paired and players[number].cell(each.round).kind is not each.kind:
                sentence = tr(
                    "the record of player {number} says otherwise of round {round}: it counts",
                    number=number,
                    round=each.round,
                )
                yield _finding(each, field, sentence, Verdict.FLAGGED)
        if each.round > paired and each.kind is Kind.FULL_BYE:
            sentence = tr("a full point without playing, kept as the report says: no pairing gives one")
            yield _finding(each, KIND, sentence, Verdict.FLAGGED)


def _finding(byes: Byes, field: Field, sentence: str, verdict: Verdict) -> Finding:
    return Finding(byes.line, Remark(field.place, sentence), verdict)
