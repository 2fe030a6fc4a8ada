"""Who plays: the start list by number, for the arbiter and for the public, and the list by name for the door."""

from __future__ import annotations

from collections.abc import Iterator

from core.entrant import Entrant, RatingSource
from core.papers.columns import FEDERATION, NAME, NUMBER, RATING, TITLE, rating_of
from core.papers.heading import event_paper, marks_of_round, paired_round
from core.papers.paper import Column, Paper, Section, Table
from core.registration import Registration
from core.round import Round
from core.text import folded
from core.tournament import Tournament

SOURCES = {RatingSource.FIDE: "FIDE", RatingSource.NATIONAL: "nat.", RatingSource.ESTIMATED: "EST."}
_START = (
    NUMBER,
    TITLE,
    NAME,
    FEDERATION,
    RATING,
    Column("From"),
    Column("Cat"),
    Column("Club", roomy=True),
    Column("Born", "right"),
    Column("FIDE id", "right"),
    Column("Reg. no", "right"),
    Column("Remark"),
)
_NOT_PUBLIC = frozenset({"Cat", "Born", "FIDE id", "Reg. no"})
_BY_NAME = (NAME, FEDERATION, NUMBER, Column("Board", "right"), Column("Colour"))


def start_list(tournament: Tournament, _: int | None = None) -> Paper:
    """Return everybody by pairing number (A2); before round 1 by the number he would have now (R20)."""
    return _start_list(tournament, frozenset())


def public_start_list(tournament: Tournament) -> Paper:
    """Return the same without what only the arbiter needs to know of a person."""
    return _start_list(tournament, _NOT_PUBLIC)


def _start_list(tournament: Tournament, hidden: frozenset[str]) -> Paper:
    shown = [at for at, column in enumerate(_START) if column.head not in hidden]
    rows = (_start_row(tournament, tournament.ids[number]) for number in sorted(tournament.ids))
    table = Table.of((_START[at] for at in shown), ([row[at] for at in shown] for row in rows))
    fixed = () if tournament.rounds else ("PROVISIONAL: numbers are fixed when round 1 is paired (R20).",)
    notes = [f"{len(tournament.registrations)} players, in the order of pairing numbers (A2)."]
    if any(each.entrant.rating_source is RatingSource.ESTIMATED for each in tournament.registrations.values()):
        notes.append("EST.: estimated by the arbiter (A1).")
    return event_paper(tournament, "Start list", [Section(table=table)], marks=fixed, notes=notes)


def _start_row(tournament: Tournament, id_: int) -> tuple[str, ...]:
    registration = tournament.registrations[id_]
    entrant = registration.entrant
    return (
        str(tournament.numbers[id_]),
        entrant.title.value,
        entrant.name,
        entrant.federation,
        rating_of(entrant),
        _source(entrant),
        entrant.category,
        entrant.club,
        str(entrant.birth or ""),
        entrant.fide_id,
        entrant.national_id,
        "; ".join(_remarks(registration)),
    )


def _source(entrant: Entrant) -> str:
    return SOURCES.get(entrant.rating_source, "") if entrant.rating else ""


def _remarks(registration: Registration) -> Iterator[str]:
    if registration.first_round > 1:
        yield f"from R{registration.first_round}"
    for left, back in registration.withdrawals:
        yield f"left before R{left}" + (f", back in R{back}" if back else "")


def alphabetical_list(tournament: Tournament, number: int | None = None) -> Paper:
    """Return everybody by name, with his board in a round (the one paired last when None) once there is one."""
    round_ = paired_round(tournament, number) if number or tournament.rounds else None
    ids = sorted(tournament.registrations, key=lambda id_: _alphabet(tournament.registrations[id_].entrant))
    table = Table.of(_BY_NAME, (_name_row(tournament, id_, round_) for id_ in ids))
    title = f"Alphabetical list, round {round_.number}" if round_ else "Alphabetical list"
    marks = marks_of_round(tournament, round_) if round_ else ()
    return event_paper(tournament, title, [Section(table=table)], marks=marks)


def _alphabet(entrant: Entrant) -> tuple[str, str]:
    return folded(entrant.name), entrant.name


def _name_row(tournament: Tournament, id_: int, round_: Round | None) -> tuple[str, ...]:
    entrant = tournament.registrations[id_].entrant
    where, colour = ("", "") if round_ is None else _seat(id_, round_)
    return entrant.name, entrant.federation, str(tournament.numbers[id_]), where, colour


def _seat(id_: int, round_: Round) -> tuple[str, str]:
    """Return board and colour as paired, or the bye, or a dash."""
    board = round_.board_of(id_)
    if board is not None:
        return str(board.number), "White" if id_ == board.white else "Black"
    return ("bye" if id_ in (round_.bye, *round_.half_point_byes) else "-"), ""
