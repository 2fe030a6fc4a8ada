"""Write a tournament as TRF16, the FIDE report file, with XXR and XXC (formats of JaVaFo) for what it cannot say.

Names longer than their 33 columns are cut. An adjourned game is left blank: TRF16 has no code for it (F9).
"""

from __future__ import annotations

from collections.abc import Iterator

from core.card import Kind, PairingCard, RoundRecord
from core.entrant import Entrant
from core.points import format_decimal
from core.registration import Registration
from core.result import Result
from core.standings import standings
from core.tournament import Tournament
from data.exchange.trf import layout
from data.exchange.trf.layout import Field, RoundFields

SYSTEM = "Swiss system FIDE 1998"
LINE_END = "\r\n"


def write_trf(tournament: Tournament) -> bytes:
    """Return the report of a tournament, UTF-8; numbers are pairing numbers, as they stand now."""
    return "".join(f"{line}{LINE_END}" for line in _lines(tournament)).encode()


def _lines(tournament: Tournament) -> Iterator[str]:
    details = tournament.details
    dates = {"042": details.start, "052": details.end}
    head = {"012": details.name, "022": details.place, **dates, "062": str(len(tournament.registrations))}
    for code, value in {**head, "092": SYSTEM, "102": details.chief_arbiter}.items():
        if value:
            yield f"{code} {value}"
    yield f"XXR {tournament.regulations.rounds}"
    if tournament.first_colour:
        yield f"XXC {'white1' if tournament.first_colour == 'W' else 'black1'}"
    places = {row.card.id: row.place for row in standings(tournament).rows}
    for _, id_ in sorted(tournament.ids.items()):
        yield _player(tournament, tournament.cards[id_], places.get(id_))


def _player(tournament: Tournament, card: PairingCard, place: int | None) -> str:
    """Return one record 001."""
    line = _Line("001")
    line.put(layout.NUMBER, card.number)
    _put_entrant(line, card.entrant)
    line.put(layout.POINTS, format_decimal(card.points()))
    line.put(layout.RANK, place or "")
    for record in card.rounds:
        _put_round(line, tournament, card, record)
    _put_announced(line, tournament.registrations[card.id], tournament.next_round, tournament.regulations.rounds)
    return line.text


class _Line:
    """A line that is filled by positions."""

    def __init__(self, text: str) -> None:
        self.text = text

    def put(self, field: Field, value: object, *, left: bool = False) -> None:
        """Put a value into a field, cut to its width; to the right unless `left`."""
        width = field.last - field.first + 1
        text = str(value)[:width]
        start = self.text.ljust(field.first - 1)
        self.text = start + (text.ljust(width) if left else text.rjust(width))


def _put_entrant(line: _Line, entrant: Entrant) -> None:
    line.put(layout.SEX, entrant.sex)
    line.put(layout.TITLE, entrant.title)
    line.put(layout.NAME, entrant.name, left=True)
    line.put(layout.RATING, entrant.rating or "")
    line.put(layout.FEDERATION, entrant.federation, left=True)
    line.put(layout.FIDE_ID, entrant.fide_id)
    line.put(layout.BIRTH, f"{entrant.birth}/00/00" if entrant.birth else "", left=True)


def _put_round(line: _Line, tournament: Tournament, card: PairingCard, record: RoundRecord) -> None:
    """Put one round of a player; forfeits keep the opponent and the colour that was due."""
    board = tournament.rounds[record.round - 1].board_of(card.id)
    if board is None:
        return _put_cell(line, record.round, "0000", "-", _without_opponent(record))
    white = (card.id == board.white) != board.reversed
    opponent = tournament.numbers[board.black if card.id == board.white else board.white]
    sign = _SIGNS[board.result][card.id != board.white] if board.result else ""
    return _put_cell(line, record.round, str(opponent), "w" if white else "b", sign)


def _without_opponent(record: RoundRecord) -> str:
    """Return the code of a round without an opponent: the bye, a half point, or nothing."""
    if record.kind is Kind.BYE:
        return "U"
    return "H" if record.half_points == 1 else "Z"


def _put_announced(line: _Line, registration: Registration, first: int, last: int) -> None:
    """Put what is known of rounds to come; a blank round is one he will play."""
    for number in range(first, last + 1):
        if registration.half_point_bye(number):
            _put_cell(line, number, "0000", "-", "H")
        elif not registration.takes_part(number):
            _put_cell(line, number, "0000", "-", "Z")


def _put_cell(line: _Line, number: int, opponent: str, colour: str, sign: str) -> None:
    fields = RoundFields.at(number)
    line.put(fields.opponent, opponent)
    line.put(fields.colour, colour)
    line.put(fields.result, sign)


_SIGNS = {
    Result.WHITE: ("1", "0"),
    Result.DRAW: ("=", "="),
    Result.BLACK: ("0", "1"),
    Result.WHITE_FORFEIT: ("+", "-"),
    Result.BLACK_FORFEIT: ("-", "+"),
    Result.DOUBLE_FORFEIT: ("-", "-"),
    Result.ADJOURNED: ("", ""),
}
"""The signs of the first named player and of the other."""
