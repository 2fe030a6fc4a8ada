"""The papers of the morning: who is not here, and for the treasurer who has paid what to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import (
    federation_column,
    name_column,
    number_column,
    rating_column,
    rating_of,
    with_title,
)
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.tables.attendance import Attendance, attendance
from paircard.core.tables.fees import Payment, due_of, money, paid_by, payments, usual_fee
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.money import format_money
from paircard.core.values.said import said
from paircard.core.values.text import folded

_BOX = "[ ]"


def not_here(tournament: Tournament, _: int | None = None) -> Paper:
    """Return who is not ticked as there for the next round, by name, with a box to tick on paper."""
    there = attendance(tournament)
    if there is None:
        raise Refusal(said("No round is left to come for."))
    columns = (
        Column("", lead=True),
        number_column(),
        name_column(),
        federation_column(),
        rating_column(),
        Column(trp("at most 10 columns", "Club"), roomy=True),
        Column(trp("at most 10 columns", "Remark")),
    )
    rows = (_missing(tournament, there, id_) for id_ in _by_name(tournament, there.missing))
    here = trn(
        "{count} of {all} is here for round {round}.",
        "{count} of {all} are here for round {round}.",
        len(there.here),
        all=there.expected,
        round=there.round,
    )
    table = Table.of(columns, rows)
    section = Section(lines=(here,), table=table) if table.rows else Section(lines=(here, tr("Everybody is here.")))
    return event_paper(tournament, tr("Not here for round {round}", round=there.round), [section])


def _by_name(tournament: Tournament, ids: tuple[ContestantId, ...]) -> list[ContestantId]:
    return sorted(ids, key=lambda id_: folded(tournament.registrations[id_].entrant.name))


def _missing(tournament: Tournament, there: Attendance, id_: ContestantId) -> tuple[str, ...]:
    entrant = tournament.registrations[id_].entrant
    absent = tr("absent") if id_ in there.absent else ""
    number = str(tournament.numbers[id_])
    return _BOX, number, with_title(entrant), entrant.federation, rating_of(entrant), entrant.club, absent


def without_fees(tournament: Tournament) -> str:
    """Say that nobody pays; empty where somebody does."""
    return "" if tournament.facts.fees else tr("No entry fee is set: & on Entrants sets it.")


def fees_paper(tournament: Tournament, _: int | None = None) -> Paper:
    """Return what everybody has to pay and has paid, to whom and when, with the sums."""
    noted = payments(tournament)
    columns = (
        number_column(),
        name_column(),
        Column(trp("at most 10 columns", "Category")),
        Column(trp("at most 8 columns", "Due"), "right"),
        Column(trp("at most 8 columns", "Paid"), "right"),
        Column(trp("at most 8 columns", "Open"), "right"),
        Column(trp("at most 12 columns", "Taken by"), roomy=True),
        Column(trp("at most 16 columns", "When")),
    )
    everybody = _by_name(tournament, tuple(tournament.registrations))
    rows = [_row(tournament, id_, noted.get(id_)) for id_ in everybody]
    gone = [(id_, each) for id_, each in noted.items() if id_ not in tournament.people]
    sections = [Section(lines=tuple(_sums(tournament, noted.values())), table=Table.of(columns, rows))]
    if gone:
        lines = (_gone(tournament, each) for _, each in gone)
        sections.append(Section(tr("Paid, and struck out since"), tuple(lines)))
    return event_paper(tournament, tr("Entry fees"), sections, notes=[tr("Times are UTC.")] if noted else [])


def _row(tournament: Tournament, id_: ContestantId, payment: Payment | None) -> tuple[str, ...]:
    entrant = tournament.registrations[id_].entrant
    due, paid = due_of(tournament, id_), paid_by(tournament, id_)
    open_ = format_money(due - paid) if due != paid else ""
    by, when = (payment.arbiter, _when(payment)) if payment else ("", "")
    shown = format_money(paid) if paid else ""
    return str(tournament.numbers[id_]), entrant.name, entrant.category, format_money(due), shown, open_, by, when


def _when(payment: Payment) -> str:
    return payment.time[:16].replace("T", " ")


def _gone(tournament: Tournament, payment: Payment) -> str:
    paid = money(tournament, payment.hundredths)
    return f"{payment.name}: {paid}, {payment.arbiter}, {_when(payment)}"


def _sums(tournament: Tournament, noted: Iterable[Payment]) -> Iterator[str]:
    """Yield what is due, paid and open, and how much each arbiter has taken."""
    due = sum(due_of(tournament, id_) for id_ in tournament.registrations)
    taken: dict[str, int] = {}
    for payment in noted:
        taken[payment.arbiter] = taken.get(payment.arbiter, 0) + payment.hundredths
    open_ = sum(max(0, due_of(tournament, id_) - paid_by(tournament, id_)) for id_ in tournament.registrations)
    fields = {"due": money(tournament, due), "paid": money(tournament, sum(taken.values()))}
    yield tr("Due {due}, paid {paid}, open {open}.", **fields, open=money(tournament, open_))
    for arbiter, hundredths in sorted(taken.items()):
        yield tr("{arbiter} has taken {sum}.", arbiter=arbiter, sum=money(tournament, hundredths))
    if agreed := "; ".join(_agreed(tournament)):
        yield tr("Agreed with them alone: {fees}.", fees=agreed)


def _agreed(tournament: Tournament) -> Iterator[str]:
    """Yield who pays another fee than they else would, and which."""
    agreed = tournament.facts.fees_agreed
    for id_ in _by_name(tournament, tuple(each for each in tournament.registrations if each in agreed)):
        if (due := due_of(tournament, id_)) != usual_fee(tournament, id_):
            yield f"{tournament.label(id_)} {format_money(due)}"
