"""Record 001 as it is written, and the national record that may follow it in TRF26."""

from __future__ import annotations

from core.event.bye import ByeKind
from core.event.card import CardLine, Kind, PairingCard
from core.event.entrant import Entrant, RatingSource
from core.event.ids import Place
from core.event.result import Result
from core.event.round import Round
from core.event.tournament import Tournament
from core.values.dates import with_slashes
from core.values.points import format_decimal
from data.exchange.trf.field import Line
from data.exchange.trf.lines import player_columns as layout
from data.exchange.trf.lines.national import NATIONAL_ID, is_federation
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.round_columns import RoundColumns


def player_record(tournament: Tournament, columns: RoundColumns, card: PairingCard, place: Place | None) -> Line:
    """Return the record 001 of a player, up to the last paired round."""
    line = record_of(card, place)
    for round_ in tournament.rounds:
        _put_round(line, tournament, columns, card, round_)
    return line


def record_of(card: PairingCard, place: Place | None) -> Line:
    """Return the record 001 of a player without their rounds."""
    line = Line("001")
    _put_head(line, card, card.entrant)
    line.put(layout.FIDE_ID, _whole(card.entrant.fide_id, layout.FIDE_ID))
    _put_birth(line, card.entrant)
    line.put(layout.POINTS, format_decimal(points_told(card)))
    line.put(layout.RANK, place or "")
    return line


def points_told(card: PairingCard) -> int:
    """Return the half points of the games in this report: a game of an earlier stage is in the report of that."""
    return sum(line.settled_half_points for line in card.lines if not line.same_as)


def is_national(entrant: Entrant) -> bool:
    """Whether there is anything to say in a national record, and a federation to say it of."""
    said = entrant.national_id or entrant.rating_source is RatingSource.NATIONAL
    return bool(said) and is_federation(entrant.federation)


def national_record(card: PairingCard) -> str:
    """Return the record that bears the code of the federation, laid out like 001 up to the birth date."""
    line = Line(card.entrant.federation)
    _put_head(line, card, card.entrant)
    if card.entrant.rating_source is not RatingSource.NATIONAL:
        line.put(layout.RATING, "")
    line.put(NATIONAL_ID, _whole(card.entrant.national_id, NATIONAL_ID))
    _put_birth(line, card.entrant)
    return line.text.rstrip()


def _put_head(line: Line, card: PairingCard, entrant: Entrant) -> None:
    line.put(layout.NUMBER, card.number)
    line.put(layout.SEX, entrant.sex)
    line.put(layout.TITLE, entrant.title)
    line.put(layout.NAME, _readable(entrant.name), left=True)
    line.put(layout.RATING, entrant.rating or "")
    line.put(layout.FEDERATION, entrant.federation, left=True)


def _readable(name: str) -> str:
    """Return the name, from its first letter on where the columns would hold none: a record of nobody is refused."""
    first = next((at for at, sign in enumerate(name) if sign.isalnum()), 0)
    return name[first:] if first >= layout.NAME.width else name


def _whole(number: str, field: Field) -> str:
    """Return a number that fits its columns; a part of one would be the number of somebody else."""
    return number if len(number) <= field.width else ""


def _put_birth(line: Line, entrant: Entrant) -> None:
    year = f"{entrant.birth}/00/00" if entrant.birth else ""
    line.put(layout.BIRTH, with_slashes(entrant.birth_date) or year, left=True)


def _put_round(line: Line, tournament: Tournament, columns: RoundColumns, card: PairingCard, round_: Round) -> None:
    """Put one round of a player; forfeits keep the opponent and the colour that was due."""
    boards = [board for board in round_.boards_of(card.id) if not board.same_as and not board.play_off]
    for board in boards:
        white = (card.id == board.white) != board.reversed
        opponent = tournament.numbers[board.black if card.id == board.white else board.white]
        sign = SIGNS[board.result][card.id != board.white] if board.result else ""
        line.put_round(columns.games[round_.number, board.number], str(opponent), "w" if white else "b", sign)
    if not boards:
        record = card.of_round(round_.number)[0]
        full = card.id in round_.who_has(ByeKind.FULL)
        line.put_round(columns.first[round_.number], "0000", "-", "F" if full else _without_opponent(record))


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


SIGNS = {
    Result.WHITE: ("1", "0"),
    Result.DRAW: ("=", "="),
    Result.BLACK: ("0", "1"),
    Result.WHITE_FORFEIT: ("+", "-"),
    Result.BLACK_FORFEIT: ("-", "+"),
    Result.DOUBLE_FORFEIT: ("-", "-"),
    Result.ADJOURNED: ("", ""),
}
"""The signs of the first named player and of the other."""
