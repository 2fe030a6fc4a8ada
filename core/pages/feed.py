"""The event for other programs, as JSON: entrants, pairings and standings, as far as the pages show them."""

# no words in this file: keys
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction

from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.names import event_title
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.pages.addresses import address_of, in_full
from paircard.core.pages.ladder import History
from paircard.core.papers.columns import places_of
from paircard.core.papers.tables import figures_of
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.values.points import format_decimal

_JSON = json.JSONEncoder(ensure_ascii=False)
SCHEMA, VERSION = "paircard-standings", 1
"""A version keeps all keys of those before; a key with another meaning has another name."""


def standings_feed(tournament: Tournament, history: History) -> str:
    """Return the event after its last published round: a line each for entrants, rounds and places."""
    table = history.last
    document = {
        "generator": "paircard",
        "paircard-event": f"{tournament.opening.digest if tournament.opening else ''} {tournament.details.name}",
        "schema": SCHEMA,
        "version": VERSION,
        "event": event_title(tournament),
        "page": in_full(tournament, "standings.html"),
        "after": table.after,
        "rounds": tournament.planned,
        "provisional": table.provisional,
        "tie_breaks": [each.label for each in table.tie_breaks],
        "tie_break_codes": [each.key for each in table.tie_breaks],
        "entrants": list(_entrants(tournament)),
        "pairings": [_round(tournament, round_) for round_ in tournament.rounds],
        "standings": list(_rows(tournament, table)),
    }
    return "{\n" + ",\n".join(f' "{key}": {_written(value)}' for key, value in document.items()) + "\n}\n"


def _written(value: object) -> str:
    """Return a value on one line, a list of objects on a line each."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n  " + ",\n  ".join(map(_written, value)) + "\n ]"
    return _JSON.encode(value)


def _entrants(tournament: Tournament) -> Iterator[Mapping[str, object]]:
    for number in sorted(tournament.ids):
        id_ = tournament.ids[number]
        told = {
            **_person(id_, tournament.cards[id_].entrant),
            "number": int(number),
            "page": address_of(tournament, id_),
        }
        if tournament.of_teams:
            members = tournament.teams[TeamId(id_)].members
            told["members"] = [_person(each, tournament.players[each]) for each in members]
        yield told


def _person(id_: ContestantId, entrant: Entrant) -> dict[str, object]:
    """Return who somebody is; the id stays the same while numbers may change until round 1."""
    return {
        "id": int(id_),
        "fide_id": entrant.fide_id,
        "title": entrant.title.value,
        "name": entrant.name,
        "federation": entrant.federation,
        "rating": entrant.rating,
    }


def _round(tournament: Tournament, round_: Round) -> Mapping[str, object]:
    when = tournament.when(round_.number)
    return {
        "round": round_.number,
        "date": when.date,
        "time": when.time,
        "boards": [_board(tournament, round_, board) for board in round_.by_match],
        "byes": [
            {"id": int(bye.who), "kind": bye.kind.value, "points": _points(bye.half_points)} for bye in round_.byes
        ],
    }


def _board(tournament: Tournament, round_: Round, board: Board) -> Mapping[str, object]:
    """Return a board by the ids of those who contest it; of teams with who plays, once both line-ups are in."""
    told: dict[str, object] = {
        "board": round_.place(board),
        "white": int(board.white),
        "black": int(board.black),
        "result": board.result.text if board.result else None,
    }
    if tournament.of_teams:
        seated = round_.seated(board)
        for colour, team in (("white_player", board.white), ("black_player", board.black)):
            told[colour] = int(board.player_of(team)) or None if seated else None
    return told


def _rows(tournament: Tournament, table: Standings) -> Iterator[Mapping[str, object]]:
    places = places_of(table.rows)
    for row in table.rows:
        card = row.card
        yield {
            "place": int(row.place),
            "shared": places[card.id],
            "id": int(card.id),
            "fide_id": card.entrant.fide_id,
            "number": int(card.number),
            "title": card.entrant.title.value,
            "name": card.entrant.name,
            "withdrawn": row.withdrawn,
            "page": address_of(tournament, card.id),
            "federation": card.entrant.federation,
            "rating": card.entrant.rating,
            "points": _points(row.points),
            "tie_breaks": figures_of(table, row),
            "tie_break_values": list(_values(table, row)),
            "rounds": [
                {
                    "round": line.round,
                    "opponent": None if line.opponent is None else int(tournament.numbers[line.opponent]),
                    "opponent_id": None if line.opponent is None else int(line.opponent),
                    "colour": line.colour or "",
                    "kind": line.kind.name.lower(),
                    "points": _points(line.settled_half_points),
                }
                for line in card.lines
                if not line.to_come
            ],
        }


def _values(table: Standings, row: StandingRow) -> Iterator[float | None]:
    """Yield tie-breaks as numbers; what was rounded to be written is not rounded here."""
    for figure, tie_break in zip(row.figures, table.tie_breaks, strict=True):
        exact = None if figure.value is None else Fraction(figure.value) / tie_break.method.parts
        yield None if exact is None else round(float(exact), 6)


def _points(half_points: int) -> float:
    return float(format_decimal(half_points))
