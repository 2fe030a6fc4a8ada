"""Who plays: the start list by number, for the arbiter and for the public, and the list by name for the door."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import (
    black_head,
    federation_column,
    name_column,
    number_column,
    rating_column,
    rating_of,
    round_mark,
    title_column,
    white_head,
)
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.ratings_told import method_told
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.text import folded


def start_list(tournament: Tournament, _: int | None = None) -> Paper:
    """Return everybody by pairing number (A2); before round 1 by the number they would have now (R20)."""
    return _start_list(tournament, public=False)


def public_start_list(tournament: Tournament) -> Paper:
    """Return the same without what only the arbiter needs to know of a person."""
    return _start_list(tournament, public=True)


def _start_list(tournament: Tournament, *, public: bool) -> Paper:
    columns = _start_columns()
    shown = [at for at, column in enumerate(columns) if not (public and column.private)]
    rows = (_start_row(tournament, tournament.ids[number]) for number in sorted(tournament.ids))
    table = Table.of((columns[at] for at in shown), ([row[at] for at in shown] for row in rows))
    fixed = () if tournament.rounds else (_not_fixed(tournament),)
    notes = [_in_order(tournament), *method_told(tournament)]
    if any(each.entrant.rating_source is RatingSource.ESTIMATED for each in tournament.registrations.values()):
        estimated = tr("{estimated}: estimated by the arbiter.", estimated=_estimated())
        notes.append(system_of(tournament).citing(estimated, "ratings"))
    return event_paper(tournament, tr("Start list"), [Section(table=table)], marks=fixed, notes=notes, rules=True)


def _not_fixed(tournament: Tournament) -> str:
    if system_of(tournament).rounds.beforehand:
        return tr("PROVISIONAL: numbers are fixed when the schedule is posted.")
    return system_of(tournament).citing(tr("PROVISIONAL: numbers are fixed when round 1 is paired."), "numbers")


def _in_order(tournament: Tournament) -> str:
    players = len(tournament.registrations)
    if system_of(tournament).rounds.beforehand:
        return trn(
            "{count} player, in the order of start numbers.", "{count} players, in the order of start numbers.", players
        )
    in_order = trn(
        "{count} player, in the order of pairing numbers.", "{count} players, in the order of pairing numbers.", players
    )
    return system_of(tournament).citing(in_order, "equals")


def _start_columns() -> tuple[Column, ...]:
    return (
        number_column(),
        title_column(),
        name_column(),
        federation_column(),
        rating_column(),
        Column(trp("at most 5 columns", "From")),
        Column(trp("at most 6 columns", "Cat"), private=True),
        Column(trp("at most 10 columns", "Club"), roomy=True),
        Column(trp("at most 5 columns", "Born"), "right", private=True),
        Column(trp("at most 8 columns", "FIDE id"), "right", private=True),
        Column(trp("at most 9 columns", "Reg. no"), "right", private=True),
        Column(trp("at most 10 columns", "Remark")),
    )


def _start_row(tournament: Tournament, id_: ContestantId) -> tuple[str, ...]:
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
    if not entrant.rating:
        return ""
    if entrant.rating_source is RatingSource.FIDE:
        return "FIDE"
    if entrant.rating_source is RatingSource.NATIONAL:
        return trp("at most 5 columns", "nat.")
    if entrant.rating_source is RatingSource.ESTIMATED:
        return _estimated()
    return trp("at most 5 columns", "typed") if entrant.typed else ""


def _estimated() -> str:
    return trp("at most 5 columns", "EST.")


def _remarks(registration: Registration) -> Iterator[str]:
    if registration.first_round > 1:
        yield tr("from {round}", round=round_mark(registration.first_round))
    for left, back in registration.withdrawals:
        yield _away(left, back)
    if registration.expelled:
        yield tr("expelled")


def _away(left: int, back: int | None) -> str:
    if not back:
        return tr("left before {round}", round=round_mark(left))
    return tr("left before {round}, back in {back}", round=round_mark(left), back=round_mark(back))


def alphabetical_list(tournament: Tournament, number: int | None = None) -> Paper:
    """Return everybody by name, with their board in a round (the one paired last when None) once there is one."""
    round_ = paired_round(tournament, number) if number or tournament.rounds else None
    ids = sorted(tournament.registrations, key=lambda id_: _alphabet(tournament.registrations[id_].entrant))
    table = Table.of(_by_name(), (_name_row(tournament, id_, round_) for id_ in ids))
    title = tr("Alphabetical list")
    if round_:
        title = tr("Alphabetical list, round {round}", round=round_.number)
        title = when_it_begins(tournament, title, round_.number)
    marks = marks_of_round(tournament, round_) if round_ else ()
    return event_paper(tournament, title, [Section(table=table)], marks=marks, wall="list")


def _by_name() -> tuple[Column, ...]:
    board, colour = trp("at most 6 columns", "Board"), trp("at most 8 columns", "Colour")
    return (name_column(), federation_column(), number_column(), Column(board, "right"), Column(colour))


def _alphabet(entrant: Entrant) -> tuple[str, str]:
    return folded(entrant.name), entrant.name


def _name_row(tournament: Tournament, id_: ContestantId, round_: Round | None) -> tuple[str, ...]:
    entrant = tournament.registrations[id_].entrant
    where, colour = ("", "") if round_ is None else _seat(id_, round_)
    return entrant.name, entrant.federation, str(tournament.numbers[id_]), where, colour


def _seat(id_: ContestantId, round_: Round) -> tuple[str, str]:
    """Return boards and colours as paired, or the bye, or that they are free, or a dash."""
    if boards := round_.boards_of(id_):
        colours = (white_head() if id_ == board.white else black_head() for board in boards)
        return " ".join(map(round_.place, boards)), " ".join(colours)
    bye = next((bye for bye in round_.byes if bye.who == id_), None)
    return ("-" if bye is None else _bye_word(bye)), ""


def _bye_word(bye: Bye) -> str:
    if bye.kind in (ByeKind.FREE, ByeKind.THROUGH):
        return trp("at most 6 columns", "free")
    return "-" if bye.kind is ByeKind.ZERO else trp("at most 6 columns", "bye")
