"""Write a tournament as TRF16 or TRF26, the report files of FIDE.

TRF16 gets XXR and XXC (formats of JaVaFo) for what it cannot say. Names longer than their 33 columns are cut. An
adjourned game is left blank: neither edition has a code for it (F9).
"""

# no words in this file: a format of FIDE, but for what is refused
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import StrEnum

from core.event.announced_facts import KeptRecord
from core.event.card import PairingCard
from core.event.ids import Place, PlayerId
from core.event.tournament import Tournament
from core.tables.standings import standings
from core.teams.options import team_options
from core.tiebreaks.announced import announced
from core.values.errors import Refusal
from core.values.language import tr
from core.values.latin import latin
from core.values.points import format_decimal
from core.values.scale import Scale
from core.values.text import aligned
from data.exchange.trf import byes_to_come
from data.exchange.trf.event_head import RECORDS, arbiter_records, coded_time_control, details_records, round_records
from data.exchange.trf.layout import POINTS
from data.exchange.trf.line import Line
from data.exchange.trf.opaque_records import in_place
from data.exchange.trf.round_columns import RoundColumns
from data.exchange.trf.style import STANDARD, Style
from data.exchange.trf.systems import CODED_SYSTEM, NAMING, system_by_rounds
from data.exchange.trf.teams import written as of_teams
from data.exchange.trf.teams.records import CODES as OF_TEAMS
from data.exchange.trf.teams.without_match import PREFIX
from data.exchange.trf.tie_break_codes import BY_GAMES, code_of
from data.exchange.trf.written_player import is_national, national_record, player_record, points_told

PROGRAM = "paircard"
LINE_END = "\r\n"


class Edition(StrEnum):
    """Editions of the format that are written; the value is what people type."""

    TRF16 = "trf16"
    TRF26 = "trf26"


def write_trf(tournament: Tournament, edition: Edition = Edition.TRF16, style: Style = STANDARD) -> bytes:
    """Return the report of a tournament; numbers are pairing numbers, as they stand now.

    Raises `Refusal` where there is none, as of what is not rated.
    """
    if (score := tournament.system.score) and (why := score.not_reported(tournament)):
        raise Refusal(why)
    need_spelled(tournament, style)
    if style.for_engine:
        need_players(tournament)
        return _written(list(_lines(style.event(tournament), edition, style)))
    lines = list(_lines(tournament, edition, style))
    ours = {*NAMING, *({line[:3] for line in lines} & (RECORDS | OF_TEAMS | {"072", "082", "222"}))}
    kept = [each for each in tournament.facts.kept_records if each.text[:3] not in ours]
    kept = [each for each in kept if not each.text.startswith(PREFIX)]
    if style.ascii:
        kept = [KeptRecord(each.after, _same_width(each.text)) for each in kept]
    return _written(list(in_place(lines, kept)))


def _written(lines: list[str]) -> bytes:
    return "".join(f"{aligned(line)}{LINE_END}" for line in lines).encode()


def _same_width(text: str) -> str:
    """Return a record of another program in ASCII, every sign in its column."""
    return "".join(latin(each)[:1] or "?" for each in text)


def _lines(tournament: Tournament, edition: Edition, style: Style) -> Iterator[str]:
    yield from _head(tournament, style)
    columns = RoundColumns.of(tournament)
    settings = list((_settings_16 if edition is Edition.TRF16 else _settings_26)(tournament, columns))
    yield from (line for line in settings if not (style.for_engine and line.startswith("192")))
    yield from tournament.system.records(tournament)
    places = {row.card.id: row.place for row in standings(tournament).rows}
    cards = [_spelled(card, style) for card in sorted(tournament.player_cards.values(), key=lambda card: card.number)]
    if tournament.of_teams:
        yield from _teams(tournament, edition, style, cards, places)
        return
    for card in cards:
        line = player_record(tournament, columns, card, places.get(card.id))
        if edition is Edition.TRF16:
            announced_ = list(_announced(tournament, columns, card.id))
            _put_announced(line, card, announced_, tournament.regulations.scale)
        yield line.text
    if edition is Edition.TRF26:
        yield from (national_record(card) for card in cards if is_national(card.entrant))
        yield from _byes_to_come(tournament, columns, cards)
    if tournament.teams and not style.for_engine:
        yield from of_teams.teams_013(tournament, style)


def _teams(
    tournament: Tournament,
    edition: Edition,
    style: Style,
    cards: list[PairingCard],
    places: Mapping[PlayerId, Place],
) -> Iterator[str]:
    """Yield the people of an event of teams, then the teams."""
    yield from of_teams.people(tournament, cards, with_byes=edition is Edition.TRF16)
    if edition is Edition.TRF16:
        yield from of_teams.teams_013(tournament, style)
        return
    yield from (national_record(card) for card in cards if is_national(card.entrant))
    yield from of_teams.records_26(tournament, places, style)


def need_players(tournament: Tournament) -> None:
    """Refuse to write for pairing programs what they cannot read."""
    if tournament.of_teams:
        raise Refusal(tr("Pairing programs read events of players only, not of teams: export it as TRF26."))


def need_spelled(tournament: Tournament, style: Style) -> None:
    """Refuse to write names in ASCII that would be nobody's, or two people's; a pairing program asks for none."""
    if not style.ascii or style.for_engine:
        return
    spelled: dict[str, str] = {}
    for card in tournament.player_cards.values():
        name = card.entrant.name
        written = style.spell(name)
        if written.count("?") > name.count("?"):
            wrong = tr("{name} cannot be spelled in ASCII: leave it out, or type the name in Latin letters.", name=name)
            raise Refusal(wrong)
        if spelled.setdefault(written, name) != name:
            wrong = tr(
                "{one} and {two} would both be {name} in ASCII: leave it out, or tell them apart.",
                one=spelled[written],
                two=name,
                name=written,
            )
            raise Refusal(wrong)


def _spelled(card: PairingCard, style: Style) -> PairingCard:
    entrant = card.entrant
    name, federation = style.spell(entrant.name), style.spell(entrant.federation)
    return replace(card, entrant=replace(entrant, name=name, federation=federation)) if style.ascii else card


def _head(tournament: Tournament, style: Style) -> Iterator[str]:
    details = style.spelled(tournament.details)
    yield f"012 {style.spell(tournament.title)}"
    if details.place:
        yield f"022 {details.place}"
    yield from details_records(details)
    yield from of_teams.counts(tournament) if tournament.of_teams else (f"062 {len(tournament.registrations)}",)
    if system := style.spell(system_by_rounds(tournament)["092"]):
        yield f"092 {system}"
    yield from arbiter_records(details)
    if not style.for_engine:  # it asks for no days, and some refuse those that have none between them
        yield from round_records(tournament.facts.times)


def _settings_16(tournament: Tournament, columns: RoundColumns) -> Iterator[str]:
    if (code := system_by_rounds(tournament)["192"]) != CODED_SYSTEM and code:
        yield f"192 {code}"
    yield f"XXR {_rounds(tournament, columns)}"
    if tournament.first_colour:
        yield f"XXC {'white1' if tournament.first_colour == 'W' else 'black1'}"


def _rounds(tournament: Tournament, columns: RoundColumns) -> int:
    return tournament.regulations.rounds if tournament.of_teams else columns.last


def _settings_26(tournament: Tournament, columns: RoundColumns) -> Iterator[str]:
    yield f"142 {_rounds(tournament, columns)}"
    if tournament.first_colour:
        yield f"152 {tournament.first_colour}"
    stated = {each.text[4:7] for each in tournament.facts.kept_records if each.text.startswith("172")}
    yield from (f"172 {code} OTHER" for code in _national_federations(tournament) if code not in stated)
    yield f"182 {PROGRAM}"
    if code := system_by_rounds(tournament)["192"]:
        yield f"192 {code}"
    codes = [code_of(each) for each in announced(tournament.regulations)]
    if tournament.of_teams and team_options(tournament.regulations).primary == "game":
        yield f"212 {','.join((BY_GAMES, *codes))}"
    else:
        yield f"202 {','.join(codes)}" if codes else "212 PTS"
    if code := coded_time_control(tournament.details.time_control):
        yield f"222 {code}"
    if tournament.of_teams:
        yield from of_teams.settings(tournament)


def _national_federations(tournament: Tournament) -> list[str]:
    entrants = (card.entrant for card in tournament.player_cards.values())
    return sorted({each.federation for each in entrants if is_national(each)})


def _announced(tournament: Tournament, columns: RoundColumns, id_: PlayerId) -> Iterator[tuple[int, str]]:
    """Yield what is known of a player's rounds to come; in a round that is not named they will play."""
    registration = tournament.registrations[id_]
    for number in range(tournament.next_round, tournament.regulations.rounds + 1):
        if registration.full_point_bye(number):
            yield columns.first[number], "F"
        elif registration.half_point_bye(number):
            yield columns.first[number], "H"
        elif not registration.takes_part(number):
            yield columns.first[number], "Z"


def _put_announced(line: Line, card: PairingCard, announced: list[tuple[int, str]], scale: Scale) -> None:
    """Put the byes of rounds to come beside the rounds; the points column is the sum of all that stand there."""
    for number, sign in announced:
        line.put_round(number, "0000", "-", sign)
    worth = {"F": scale.full_bye, "H": scale.half_bye, "Z": scale.absence}
    half_points = sum(worth[sign] for _, sign in announced)
    line.put(POINTS, format_decimal(points_told(card) + half_points))


def _byes_to_come(tournament: Tournament, columns: RoundColumns, cards: list[PairingCard]) -> Iterator[str]:
    """Yield the records 240, one for each round and kind."""
    byes: dict[tuple[int, str], list[int]] = {}
    for card in cards:
        for bye in _announced(tournament, columns, card.id):
            byes.setdefault(bye, []).append(card.number)
    for (number, sign), players in sorted(byes.items()):
        line = Line("240")
        line.put(byes_to_come.KIND, sign)
        line.put(byes_to_come.ROUND, number)
        for place, player in enumerate(players):
            line.put(byes_to_come.id_field(place), player)
        yield line.text
