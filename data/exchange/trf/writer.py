"""Write a tournament as TRF16 or TRF26, the report files of FIDE.

TRF16 gets XXR and XXC (formats of JaVaFo) for what it cannot say. Names longer than their 33 columns are cut. An
adjourned game is left blank: neither edition has a code for it (F9).
"""

# no words in this file: a format of FIDE

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.card import PairingCard
from core.dates import is_iso
from core.points import format_decimal
from core.standings import standings
from core.tiebreaks import parse
from core.tournament import Tournament
from data.exchange.trf import byes_to_come
from data.exchange.trf.kept import in_place
from data.exchange.trf.layout import POINTS
from data.exchange.trf.line import Line
from data.exchange.trf.tie_break_codes import code_of
from data.exchange.trf.written_player import is_national, national_record, player_record

SYSTEM = "Swiss system FIDE 1998"
CODED_SYSTEM = "CUSTOM_SWISS"
"""No code of FIDE's stands for the rules of 1998, and none is claimed."""
PROGRAM = "paircard"
LINE_END = "\r\n"


class Edition(StrEnum):
    """Editions of the format that are written; the value is what people type."""

    TRF16 = "trf16"
    TRF26 = "trf26"


def write_trf(tournament: Tournament, edition: Edition = Edition.TRF16) -> bytes:
    """Return the report of a tournament, UTF-8; numbers are pairing numbers, as they stand now."""
    lines = in_place(_lines(tournament, edition), tournament.facts.kept_records)
    return "".join(f"{line}{LINE_END}" for line in lines).encode()


def _lines(tournament: Tournament, edition: Edition) -> Iterator[str]:
    yield from _head(tournament)
    yield from _settings_16(tournament) if edition is Edition.TRF16 else _settings_26(tournament)
    places = {row.card.id: row.place for row in standings(tournament).rows}
    cards = [tournament.cards[id_] for _, id_ in sorted(tournament.ids.items())]
    for card in cards:
        line = player_record(tournament, card, places.get(card.id))
        if edition is Edition.TRF16:
            _put_announced(line, card, list(_announced(tournament, card.id)))
        yield line.text
    if edition is Edition.TRF26:
        yield from (national_record(card) for card in cards if is_national(card.entrant))
        yield from _byes_to_come(tournament, cards)


def _head(tournament: Tournament) -> Iterator[str]:
    details = tournament.details
    head = {
        "012": details.name,
        "022": details.place,
        "042": _date(details.start),
        "052": _date(details.end),
        "062": str(len(tournament.registrations)),
        "092": SYSTEM,
        "102": details.chief_arbiter,
    }
    yield from (f"{code} {value}" for code, value in head.items() if value)


def _date(text: str) -> str:
    """Write a date as the format wants it; what an earlier version took for one stays as it is."""
    return text.replace("-", "/") if is_iso(text) else text


def _settings_16(tournament: Tournament) -> Iterator[str]:
    yield f"XXR {tournament.regulations.rounds}"
    if tournament.first_colour:
        yield f"XXC {'white1' if tournament.first_colour == 'W' else 'black1'}"


def _settings_26(tournament: Tournament) -> Iterator[str]:
    yield f"142 {tournament.regulations.rounds}"
    if tournament.first_colour:
        yield f"152 {tournament.first_colour}"
    stated = {each.text[4:7] for each in tournament.facts.kept_records if each.text.startswith("172")}
    yield from (f"172 {code} OTHER" for code in _national_federations(tournament) if code not in stated)
    yield f"182 {PROGRAM}"
    yield f"192 {CODED_SYSTEM}"
    codes = [code_of(each) for each in parse(tournament.regulations.tie_breaks)]
    yield f"202 {','.join(codes)}" if codes else "212 PTS"


def _national_federations(tournament: Tournament) -> list[str]:
    entrants = (each.entrant for each in tournament.registrations.values())
    return sorted({each.federation for each in entrants if is_national(each)})


def _announced(tournament: Tournament, id_: int) -> Iterator[tuple[int, str]]:
    """Yield what is known of a player's rounds to come; in a round that is not named he will play."""
    registration = tournament.registrations[id_]
    for number in range(tournament.next_round, tournament.regulations.rounds + 1):
        if registration.half_point_bye(number):
            yield number, "H"
        elif not registration.takes_part(number):
            yield number, "Z"


def _put_announced(line: Line, card: PairingCard, announced: list[tuple[int, str]]) -> None:
    """Put the byes of rounds to come beside the rounds; the points column is the sum of all that stand there."""
    for number, sign in announced:
        line.put_round(number, "0000", "-", sign)
    half_points = sum(sign == "H" for _, sign in announced)
    line.put(POINTS, format_decimal(card.points() + half_points))


def _byes_to_come(tournament: Tournament, cards: list[PairingCard]) -> Iterator[str]:
    """Yield the records 240, one for each round and kind."""
    byes: dict[tuple[int, str], list[int]] = {}
    for card in cards:
        for bye in _announced(tournament, card.id):
            byes.setdefault(bye, []).append(card.number)
    for (number, sign), players in sorted(byes.items()):
        line = Line("240")
        line.put(byes_to_come.KIND, sign)
        line.put(byes_to_come.ROUND, number)
        for place, player in enumerate(players):
            line.put(byes_to_come.id_field(place), player)
        yield line.text
