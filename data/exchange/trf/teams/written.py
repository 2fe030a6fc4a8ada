"""The records of teams as they are written: the people with their games, then the teams and their matches.

TRF16 has the names of the teams and their members (013). TRF26 tells the matches too: 310, byes in 240 and 320, 330
where a match was not played, and 300 where a line-up is not in the order of the members.
"""

# no words in this file: a format of FIDE

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from core.event.bye import ByeKind
from core.event.card import PairingCard
from core.event.ids import NOBODY, Place, PlayerId, TeamId
from core.event.match import Match
from core.event.result import Result
from core.event.round import Board, Round
from core.event.team import Team
from core.event.tournament import Tournament
from core.teams.options import team_options
from core.values.points import WIN, format_decimal
from data.exchange.trf.byes_to_come import KIND, ROUND, id_field
from data.exchange.trf.layout import POINTS
from data.exchange.trf.line import Line
from data.exchange.trf.style import Style
from data.exchange.trf.teams import layout
from data.exchange.trf.teams.without_match import signs_told
from data.exchange.trf.written_player import SIGNS, points_told, record_of

NAMES_CUT_AT = layout.NAME.width


def counts(tournament: Tournament) -> Iterator[str]:
    """Yield how many players, rated players and teams there are."""
    people = tournament.player_cards.values()
    yield f"062 {len(people)}"
    yield f"072 {sum(bool(card.entrant.rating) for card in people)}"
    yield f"082 {len(tournament.registrations)}"


def settings(tournament: Tournament) -> Iterator[str]:
    """Yield the colours of the boards, and what a match is worth."""
    yield f"352 {colours_of_boards(tournament)}"
    scale = team_options(tournament.regulations).match_scale
    worth = {"TW": scale.win, "TD": scale.draw, "TL": scale.loss}
    yield "362 " + "   ".join(f"{code}{points / 2:4.1f}" for code, points in worth.items())


def colours_of_boards(tournament: Tournament) -> str:
    """Return the colours of the team that has White on the first board, as matches have them."""
    match = next((match for round_ in tournament.rounds for match in round_.matches), None)
    if match is None:
        return "".join("WB"[board % 2] for board in range(team_options(tournament.regulations).boards))
    return "".join("W" if board.white == match.first else "B" for board in match.boards[: match.seats])


def people(tournament: Tournament, cards: Sequence[PairingCard], *, with_byes: bool) -> Iterator[str]:
    """Yield the record 001 of everybody who plays for a team; `cards` in the order of their numbers.

    `with_byes`: where no record of teams tells their byes, they stand with the members who would have played, and
    count in the points, which are the sum of what stands there.
    """
    cells, given = _cells(tournament), defaultdict[PlayerId, list[str]](list)
    _put_told(tournament, cards, cells, given)
    if with_byes:
        _add_byes(tournament, cells, given)
    worth = {**_POINTS_OF_BYE, "U": tournament.system.bye_worth(tournament)}
    points = {card.id: points_told(card) + sum(worth[sign] for sign in given[card.id]) for card in cards}
    for card in cards:
        line = record_of(card, Place(1 + sum(each > points[card.id] for each in points.values())))
        line.put(POINTS, format_decimal(points[card.id]))
        for round_ in tournament.rounds:
            line.put_round(round_.number, *cells[card.id].get(round_.number, ("0000", "-", "Z")))
        yield line.text


def teams_013(tournament: Tournament, style: Style) -> Iterator[str]:
    """Yield the record 013 of every team."""
    for _, team in _by_number(tournament):
        line = Line("013")
        line.put(layout.NAME_013, style.spell(team.name), left=True)
        _put_players(line, "013", _numbers(tournament, team.members))
        yield line.text


def records_26(tournament: Tournament, places: Mapping[PlayerId, Place], style: Style) -> Iterator[str]:
    """Yield the records after the players that only TRF26 has."""
    yield from _byes_240(tournament)
    for id_, team in _by_number(tournament):
        yield _team_310(tournament, id_, team, places.get(id_), style)
    yield from _line_ups(tournament)
    yield from _byes_320(tournament)
    yield from _forfeits(tournament)


# --- the people ------------------------------------------------------------------------------------------


_Cells = dict[PlayerId, dict[int, tuple[str, str, str]]]
_Given = dict[PlayerId, list[str]]
"""The signs of points without a match."""


def _cells(tournament: Tournament) -> _Cells:
    """Return what stands in each round of everybody who sat at a board: opponent, colour, result."""
    numbers = {id_: card.number for id_, card in tournament.player_cards.items()}
    cells: _Cells = defaultdict(dict)
    for round_ in tournament.rounds:
        for board in round_.boards:
            if board.same_as or board.play_off or (round_.leg and board.game > round_.leg):
                continue  # of two legs the first is told: a report knows one game a player and round
            sides = (board.white_player, board.black_player)
            for side, (player, opponent) in enumerate((sides, sides[::-1])):
                if not player:
                    continue
                sign = SIGNS[board.result][side] if board.result else ""
                colour = "wb"[(side == 0) == board.reversed]
                if opponent:
                    cells[player][round_.number] = (str(numbers[opponent]), colour, sign)
                else:
                    cells[player][round_.number] = ("0000", "-", _SIGN_ALONE.get(sign, sign))
    return cells


def _put_told(tournament: Tournament, cards: Sequence[PairingCard], cells: _Cells, given: _Given) -> None:
    """Put what the report the event came from told of members without a match."""
    told = signs_told(tournament)
    for card in cards if told else ():
        team = tournament.team_of(card.id)
        for round_ in tournament.rounds:
            sign = told.get((card.number, round_.number), "")
            if sign and round_.match_of(team) is None:
                cells[card.id][round_.number] = ("0000", "-", sign)
                given[card.id].append(sign)


def _add_byes(tournament: Tournament, cells: _Cells, given: _Given) -> None:
    """Put the byes of teams with the members who would have played, unless the report the event came from did so."""
    boards = team_options(tournament.regulations).boards
    for round_ in tournament.rounds:
        for bye in round_.byes:
            members = tournament.teams[TeamId(bye.who)].members
            sign = SIGN_OF_BYE.get(bye.kind)
            if not sign or any(round_.number in cells[player] for player in members):
                continue
            for player in members[:boards]:
                cells[player][round_.number] = ("0000", "-", sign)
                given[player].append(sign)


_POINTS_OF_BYE = {"F": 2, "H": 1, "+": 2, "=": 1}
SIGN_OF_BYE = {ByeKind.ALLOCATED: "U", ByeKind.FULL: "F", ByeKind.HALF: "H"}
_SIGN_ALONE = {"1": "+", "=": "H", "0": "-"}
"""Of who sat alone at a board, though a game was entered for it: what gives the same points."""


# --- the teams -------------------------------------------------------------------------------------------


def _by_number(tournament: Tournament) -> list[tuple[TeamId, Team]]:
    order = sorted(tournament.teams, key=lambda id_: (tournament.numbers.get(id_, 0), id_))
    return [(id_, tournament.teams[id_]) for id_ in order]


def _numbers(tournament: Tournament, players: Sequence[PlayerId]) -> list[str]:
    cards = tournament.player_cards
    return [str(cards[each].number) if each in cards else "0000" for each in players]


def _put_players(line: Line, code: str, numbers: Sequence[str]) -> None:
    for place, number in enumerate(numbers):
        line.put(layout.player_field(code, place), number)


def _team_310(tournament: Tournament, id_: TeamId, team: Team, place: Place | None, style: Style) -> str:
    scores = [line.match for line in tournament.cards[id_].lines if line.match and not line.same_as]
    line = Line("310")
    line.put(layout.NUMBER, tournament.numbers[id_])
    line.put(layout.NAME, style.spell(team.name), left=True)
    line.put(layout.SHORT, style.spell(team.short), left=True)
    line.put(layout.STRENGTH, tournament.registrations[id_].entrant.rating or "")
    line.put(layout.MATCH_POINTS, format_decimal(sum(each.match_points for each in scores)))
    line.put(layout.GAME_POINTS, format_decimal(sum(each.game_points for each in scores)))
    line.put(layout.RANK, place or "")
    _put_players(line, "310", _numbers(tournament, team.members))
    return line.text


def says_more(tournament: Tournament) -> bool:
    """Whether TRF26 has records of line-ups or of matches that TRF16 cannot tell."""
    return any(_line_ups(tournament)) or any(_forfeits(tournament))


# --- what their rounds were ------------------------------------------------------------------------------


def _line_ups(tournament: Tournament) -> Iterator[str]:
    """Yield a record 300 for every line-up that the games do not tell by themselves."""
    for round_ in tournament.rounds:
        for match in _told_here(round_):
            paired = any(board.white_player and board.black_player for board in match.boards)
            for team in match.teams:
                seats = [board.player_of(team) for board in match.boards]
                if not paired or _unexpected(tournament.teams[team].members, match, team, seats):
                    yield _line_up(tournament, round_, match, team, seats)


def _told_here(round_: Round) -> Iterator[Match]:
    """Yield the matches of a round that no report of an earlier stage has."""
    yield from (
        replace(match, boards=match.boards[: match.seats])  # of a cup the first leg, as the games are told
        for match in round_.matches
        if not any(board.same_as for board in match.boards)
    )


def _unexpected(members: Sequence[PlayerId], match: Match, team: TeamId, seats: Sequence[PlayerId]) -> bool:
    """Whether others played, or elsewhere, than the order of the members lets expect."""
    present = {each for each in seats if each}
    usual = [each for each in members if each in present]
    expected = [*usual, *(NOBODY,) * (len(seats) - len(usual))]
    return list(seats) != expected or any(_untold(board, team) for board in match.boards)


def _untold(board: Board, team: TeamId) -> bool:
    """Whether the record of who sat alone at a board looks like that of somebody who did not play."""
    player, opponent = sorted((board.white_player, board.black_player), reverse=True)
    alone = bool(player and not opponent and board.player_of(team))
    won = {board.white: Result.WHITE_FORFEIT, board.black: Result.BLACK_FORFEIT}[team]
    return alone and board.result is not won


def _line_up(tournament: Tournament, round_: Round, match: Match, team: TeamId, seats: Sequence[PlayerId]) -> str:
    line = Line("300")
    line.put(layout.LINE_UP_ROUND, round_.number)
    line.put(layout.LINE_UP_TEAM, tournament.numbers[team])
    line.put(layout.LINE_UP_OPPONENT, tournament.numbers[match.opponent(team)])
    _put_players(line, "300", _numbers(tournament, seats))
    return line.text


def _byes_240(tournament: Tournament) -> Iterator[str]:
    """Yield the byes that the pairing did not give, one record for each round and kind, those to come too."""
    byes: dict[tuple[int, str], list[int]] = defaultdict(list)
    for round_ in tournament.rounds:
        for kind, sign in ((ByeKind.HALF, "H"), (ByeKind.FULL, "F")):
            for who in round_.who_has(kind):
                byes[round_.number, sign].append(tournament.numbers[who])
    for id_, registration in tournament.registrations.items():
        for number in range(tournament.next_round, tournament.regulations.rounds + 1):
            if registration.full_point_bye(number):
                byes[number, "F"].append(tournament.numbers[id_])
            elif registration.half_point_bye(number):
                byes[number, "H"].append(tournament.numbers[id_])
            elif not registration.takes_part(number):
                byes[number, "Z"].append(tournament.numbers[id_])
    for (number, sign), who_has in sorted(byes.items()):
        line = Line("240")
        line.put(KIND, sign)
        line.put(ROUND, number)
        for place, each in enumerate(sorted(who_has)):
            line.put(id_field(place), each)
        yield line.text


def _byes_320(tournament: Tournament) -> Iterator[str]:
    """Yield the one record of the byes that the pairing gave."""
    byes = {round_.number: round_.bye for round_ in tournament.rounds if round_.bye is not None}
    if not byes:
        return
    line = Line("320")
    worth = tournament.system.bye_worth(tournament)
    options = team_options(tournament.regulations)
    games, matches = options.bye_game_points * worth // WIN, options.match_scale.of_bye(worth)
    line.put(layout.BYE_MATCH_POINTS, format_decimal(matches))
    line.put(layout.BYE_GAME_POINTS, format_decimal(games))
    for number in range(1, max(byes) + 1):
        who = byes.get(number)
        line.put(layout.bye_field(number), "000" if who is None else tournament.numbers[who])
    yield line.text


def _forfeits(tournament: Tournament) -> Iterator[str]:
    for round_ in tournament.rounds:
        for match in _told_here(round_):
            if sign := _forfeited(match):
                line = Line("330")
                line.put(layout.FORFEIT, sign)
                line.put(layout.FORFEIT_ROUND, round_.number)
                line.put(layout.FORFEIT_WHITE, tournament.numbers[match.first])
                line.put(layout.FORFEIT_BLACK, tournament.numbers[match.second])
                yield line.text


def _forfeited(match: Match) -> str:
    """Return how a match ended that was not played; nothing where a game was, or each team won some boards."""
    if not match.complete or match.played:
        return ""
    points = [match.game_points(each) for each in match.contestants]
    if all(points):
        return ""
    return "+-" if points[0] else "-+" if points[1] else "--"
