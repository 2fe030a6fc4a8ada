"""Random team events: boards and whole matches forfeited, byes, absences; Swiss or round robin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.tiebreaks.field import Score
from paircard.core.tiebreaks.team_field import TeamEvent, TeamMatch, TeamSheet
from paircard.core.values.points import WIN

_BOARD = ((2, 0), (1, 1), (0, 2), (1, 1))


def team_event(chance: Random, *, swiss: bool = True) -> TeamEvent:
    """Return 3 - 12 teams of 2 - 6 boards after some or all rounds; by match or by game points."""
    count, boards = chance.randint(6, 12) if swiss else chance.randint(3, 7), chance.randint(2, 6)
    sheets: dict[int, list[TeamMatch]] = {id_: [] for id_ in range(1, count + 1)}
    circle = [*sheets] if count % 2 == 0 else [*sheets, 0]
    rounds = chance.randint(2, 7) if swiss else (len(circle) - 1) * chance.choice([1, 2])
    after = chance.randint(1, rounds) if swiss and chance.random() < 0.2 else rounds
    for number in range(1, after + 1):
        if swiss:
            _swiss_round(chance, sheets, number, boards)
        else:
            half = len(circle) // 2
            pairs = [*zip(circle[:half], reversed(circle[half:]), strict=True)]
            for one in (max(pair) for pair in pairs if 0 in pair):
                sheets[one].append(TeamMatch(number, Kind.FREE))
            _play(chance, sheets, number, boards, [pair for pair in pairs if 0 not in pair])
            circle = [circle[0], circle[-1], *circle[1:-1]]
    teams = {
        ContestantId(id_): TeamSheet(
            ContestantId(id_), PairingNumber(id_), Entrant(f"T{id_}", rating=chance.randint(1400, 2600)), tuple(lines)
        )
        for id_, lines in sheets.items()
    }
    counted = chance.choice([Score.MATCH, Score.MATCH, Score.GAME])
    return TeamEvent(teams, after, rounds, boards, counted, beforehand=not swiss)


def _swiss_round(chance: Random, sheets: dict[int, list[TeamMatch]], number: int, boards: int) -> None:
    present = []
    for id_, lines in sheets.items():
        if chance.random() >= 0.08:
            present.append(id_)
        elif chance.random() < 0.3:
            lines.append(TeamMatch(number, Kind.HALF_BYE, match_points=1, game_points=boards))
        else:
            lines.append(TeamMatch(number, Kind.ABSENT))
    orders = [chance.sample(present, len(present)) for _ in range(10)]
    present = min(orders, key=lambda order: _met_before(sheets, order))
    if len(present) % 2:
        sheets[present.pop()].append(TeamMatch(number, Kind.BYE, match_points=2, game_points=2 * boards))
    _play(chance, sheets, number, boards, list(zip(present[::2], present[1::2], strict=True)))


def _met_before(sheets: dict[int, list[TeamMatch]], order: Sequence[int]) -> int:
    return sum(line.opponent == two for one, two in zip(order[::2], order[1::2], strict=False) for line in sheets[one])


def _play(
    chance: Random,
    sheets: dict[int, list[TeamMatch]],
    number: int,
    boards: int,
    pairs: Sequence[tuple[int, int]],
) -> None:
    for pair in pairs:
        if chance.random() < 0.08:
            for at, given in enumerate(chance.choice([(2, 0), (0, 2), (0, 0)])):
                kind = Kind.FORFEIT_WIN if given else Kind.FORFEIT_LOSS
                sheets[pair[at]].append(
                    TeamMatch(number, kind, ContestantId(pair[1 - at]), None, given, given * boards)
                )
            continue
        played = [chance.random() > 0.08 for _ in range(boards)]
        played[chance.randrange(boards)] = True
        points = [chance.choice(_BOARD if each else _BOARD[::2]) for each in played]
        totals = [sum(each[at] for each in points) for at in (0, 1)]
        for at, id_ in enumerate(pair):
            lines = tuple(
                CardLine(
                    number,
                    Kind.PLAYED if sat else Kind.FORFEIT_WIN if result[at] == WIN else Kind.FORFEIT_LOSS,
                    ContestantId(100 * pair[1 - at] + board),
                    (("W", "B")[(board + at + 1) % 2]) if sat else None,
                    result[at],
                    game=board,
                )
                for board, (sat, result) in enumerate(zip(played, points, strict=True), 1)
            )
            match_points = (totals[at] >= totals[1 - at]) + (totals[at] > totals[1 - at])
            sheets[id_].append(
                TeamMatch(
                    number, Kind.PLAYED, ContestantId(pair[1 - at]), ("W", "B")[at], match_points, totals[at], lines
                )
            )


def with_match_points(event: TeamEvent, win: int, draw: int, loss: int) -> TeamEvent:
    """Return the event as it is where matches give other points; a loss without a game gives none."""

    def worth(match: TeamMatch) -> TeamMatch:
        lost = loss if match.kind is Kind.PLAYED else 0
        return replace(match, match_points=(lost, draw, win)[match.match_points])

    sheets = {id_: replace(sheet, matches=tuple(map(worth, sheet.matches))) for id_, sheet in event.sheets.items()}
    return replace(event, sheets=sheets, win=win, draw=draw)
