"""Record 001 as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.bye import ByeKind
from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.values.dates import with_slashes
from paircard.core.values.points import format_decimal
from paircard.data.exchange.trf.field import Field, Line
from paircard.data.exchange.trf.records import player_columns
from paircard.data.exchange.trf.records.byes import to_come
from paircard.data.exchange.trf.records.open_games import UNKNOWN, counted_open, is_open

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paircard.core.event.entrant import Entrant
    from paircard.core.event.ids import Place
    from paircard.core.event.round import Round
    from paircard.data.exchange.trf.outgoing import Outgoing


def players(out: Outgoing) -> Iterator[str]:
    """Yield every player, up to the last paired round; in TRF16 the byes of rounds to come stand there too."""
    for card in out.cards:
        line = record_of(card, out.places.get(card.id), old=out.old)
        for round_ in out.tournament.rounds:
            _put_round(line, out, card, round_)
        if out.old:
            _put_to_come(line, out, card)
        if out.tells_open and (waiting := counted_open(card)):
            line.put(player_columns.POINTS, format_decimal(points_told(card) + waiting))
        yield line.text


def record_of(card: PairingCard, place: Place | None, *, old: bool = False) -> Line:
    """Return the record of a player without their rounds; `old` in TRF16."""
    line = Line("001")
    put_person(line, card, rating_told(card.entrant, old=old))
    line.put(player_columns.FIDE_ID, whole(card.entrant.fide_id, player_columns.FIDE_ID))
    put_birth(line, card.entrant)
    line.put(player_columns.POINTS, format_decimal(points_told(card)))
    line.put(player_columns.RANK, place or "")
    return line


def put_round(line: Line, number: int, opponent: str, colour: str, sign: str) -> None:
    """Put the three fields of a round into a player's record."""
    fields = player_columns.fields_of_round(number)
    line.put(fields.opponent, opponent)
    line.put(fields.colour, colour)
    line.put(fields.result, sign)


def points_told(card: PairingCard) -> int:
    """Return the half points of the games in this report: a game of an earlier stage is in the report of that."""
    return sum(line.settled_half_points for line in card.lines if not line.same_as)


def rating_told(entrant: Entrant, *, old: bool) -> int:
    """Return the rating that a record of a player bears: the official one (Q116).

    TRF16 has no record for any other: who has none bears the rating that counts there.
    """
    return entrant.official or (entrant.rating if old else 0)


def put_person(line: Line, card: PairingCard, rating: int) -> None:
    """Put the number, who it is, and a rating; national records begin in the same way."""
    entrant = card.entrant
    line.put(player_columns.NUMBER, card.number)
    line.put(player_columns.SEX, entrant.sex)
    line.put(player_columns.TITLE, entrant.title)
    line.put(player_columns.NAME, _readable(entrant.name), left=True)
    line.put(player_columns.RATING, rating or "")
    line.put(player_columns.FEDERATION, entrant.federation, left=True)


def _readable(name: str) -> str:
    """Return the name, from its first letter on where the columns would hold none: a record of nobody is refused."""
    first = next((at for at, sign in enumerate(name) if sign.isalnum()), 0)
    return name[first:] if first >= player_columns.NAME.width else name


def whole(number: str, field: Field) -> str:
    """Return a number that fits its columns; a part of one would be the number of somebody else."""
    return number if len(number) <= field.width else ""


def put_birth(line: Line, entrant: Entrant) -> None:
    """Put the date of birth, or the year."""
    year = f"{entrant.birth}/00/00" if entrant.birth else ""
    line.put(player_columns.BIRTH, with_slashes(entrant.birth_date) or year, left=True)


def _put_round(line: Line, out: Outgoing, card: PairingCard, round_: Round) -> None:
    """Put one round of a player; forfeits keep the opponent and the colour that was due."""
    boards = [board for board in round_.boards_of(card.id) if not board.same_as and not board.play_off]
    for board in boards:
        white = (card.id == board.white) != board.reversed
        opponent = out.tournament.numbers[board.black if card.id == board.white else board.white]
        sign = out.signs(board)[card.id != board.white]
        if not sign and out.tells_open and any(map(is_open, card.of_round(round_.number))):
            sign = UNKNOWN
        put_round(line, out.columns.games[round_.number, board.number], str(opponent), "w" if white else "b", sign)
    if not boards:
        record = card.of_round(round_.number)[0]
        full = card.id in round_.who_has(ByeKind.FULL)
        for column in out.columns.of_bye(round_.number):
            put_round(line, column, "0000", "-", "F" if full else _without_opponent(record))


def _put_to_come(line: Line, out: Outgoing, card: PairingCard) -> None:
    """Put the byes of rounds to come beside the rounds; the points column is the sum of all that stand there."""
    scale = out.tournament.scale
    worth = {"F": scale.full_bye, "H": scale.half_bye, "Z": scale.absence}
    half_points = points_told(card)
    for number, sign in to_come(out.tournament, card.id):
        for column in out.columns.of_bye(number):
            put_round(line, column, "0000", "-", sign)
        half_points += worth[sign]
    line.put(player_columns.POINTS, format_decimal(half_points))


def _without_opponent(record: CardLine) -> str:
    """Return the code of a round without an opponent: the bye, a half point, or nothing.

    The free round of a round robin is `Z`: of the codes that are no game it alone is worth 0 to whoever reads it. A
    bye `U` is a point unless a further record says otherwise, and few readers know that record.
    """
    if record.same_as:  # played in an earlier stage, and rated there: here it is no game
        return "Z"
    if record.kind is Kind.BYE:
        return "U"
    given = record.kind is Kind.HALF_BYE or record.half_points == record.scale.half_bye != record.scale.absence
    return "H" if given else "Z"
