"""An event from its report: two columns are the games of a match, or the same bye twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.event.made_now import ordered_for_publication, pair_made
from paircard.core.event.numbering import as_recorded
from paircard.core.event.regulations import Regulations
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPaired, RoundPublished
from paircard.core.facets.byes import allocated
from paircard.core.facets.replayed import GameTold, Replayed, RoundsTold
from paircard.core.facets.reported import Reported
from paircard.core.systems.double_swiss.facets import WORDS
from paircard.core.systems.double_swiss.options import MATCH, DoubleSwissOptions
from paircard.core.systems.kit.acceleration import BAKU_CODE, last_of_group_a
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_AWAY = {"F": 2, "H": 1, "Z": 0}
"""Half points that an absence is announced with, as journals keep them: a win, a draw or nothing."""


def replayed(told: RoundsTold) -> Replayed | None:
    """Return the event that a report of this system tells; None where it names another one."""
    if not replace(told, code=told.code.upper().removesuffix(BAKU_CODE)).names(WORDS, DoubleSwissOptions.code_of_fide):
        return None
    options = _options(told)
    if options is None:
        return None
    regulations = Regulations(
        -(-told.announced // len(BOTH_GAMES)),
        DoubleSwissOptions.tag,
        half_point_byes="H" in told.away.values(),
        options=options,
    )
    return Replayed(regulations, lambda event: tuple(_facts(event, told)), first_colour=True, accelerated=True)


def _options(told: RoundsTold) -> DoubleSwissOptions | None:
    """Return the bye and the acceleration; None where they are none of these rules."""
    choices = told.choices or Reported()
    bye, rest = divmod(len(BOTH_GAMES) * choices.points.bye, 50)
    if rest or bye > MATCH:
        return None
    if not choices.virtual:
        return DoubleSwissOptions(bye, "baku" if told.code.upper().endswith(BAKU_CODE) else "none")
    virtual = {(column // 2 + 1, id_): points for (column, id_), points in choices.virtual.items() if column % 2}
    points = replace(choices.points, win=50 * MATCH)
    rounds = told.announced // len(BOTH_GAMES)
    last = last_of_group_a(replace(choices, virtual=virtual, points=points, rounds=rounds))
    return DoubleSwissOptions(bye, "baku", last) if last else None


def _facts(event: Tournament, told: RoundsTold) -> Iterator[Fact]:
    columns = [*told.columns, *[()] * (len(told.columns) % 2)]
    for number, (first, second) in enumerate(zip(columns[::2], columns[1::2], strict=True), 1):
        made = tuple(_round(event, number, first, second, told))
        yield from made
        event = event.imagine(*made)
    for (column, id_), letter in sorted(told.away.items()):
        if column > len(columns) and column % 2 and letter in _AWAY:
            yield AbsenceAnnounced(id_, column // 2 + 1, _AWAY[letter])


def _round(
    event: Tournament, number: int, first: Sequence[GameTold], second: Sequence[GameTold], told: RoundsTold
) -> Iterator[Fact]:
    again = {game.both: game for game in second}
    if strange := [game for game in (*first, *second) if game.both not in again or game.both not in _pairs(first)]:
        white, black = event.label(strange[0].white), event.label(strange[0].black)
        wrong = said(
            "{white} - {black} in round {round} is no match of two games.", white=white, black=black, round=number
        )
        raise Refusal(wrong)
    playing = frozenset().union(*_pairs(first))
    letters = {id_: told.away.get((2 * number - 1, id_), "Z") for id_ in told.players if id_ not in playing}
    byes = [id_ for id_, letter in letters.items() if letter == "U"]
    yield from (AbsenceAnnounced(id_, number, _AWAY[letter]) for id_, letter in letters.items() if letter != "U")
    before = event if event.rounds else as_recorded(event, tuple(told.players))
    games = {(game.white, game.black): game for game in first}
    ordered = ordered_for_publication(before, games)
    whole, worth = allocated(event, byes[0] if byes else None)
    yield RoundPaired(
        number,
        tuple(
            replace(pair_made(event, *pair), colours="WB" if again[frozenset(pair)].white == pair[1] else "WW")
            for pair in ordered
        ),
        whole,
        tuple(id_ for id_, letter in letters.items() if letter == "H"),
        () if event.rounds else tuple(told.players),
        told.reason,
        further_byes=tuple(byes[1:]),
        full_point_byes=tuple(id_ for id_, letter in letters.items() if letter == "F"),
        byes=worth,
    )
    yield RoundPublished(number)
    for match, pair in enumerate(ordered, 1):
        for at, game in enumerate((games[pair], again[frozenset(pair)]), 1):
            if game.result is not None:
                yield ResultEntered(number, match, game.result, at)


def _pairs(games: Sequence[GameTold]) -> set[frozenset[ContestantId]]:
    return {game.both for game in games}
