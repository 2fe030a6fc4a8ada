"""The list of norms won in the Polish classification, which goes with the report of an event there."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card import PairingCard
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.ids import Place
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import name_column, number_column
from paircard.core.papers.heading import event_paper, marks_of_table
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.ruz import played_here
from paircard.core.tables.norms import NORMS, YEAR, Norm
from paircard.core.tables.standings import field_after, standings
from paircard.core.tiebreaks import Tied, parse
from paircard.core.tiebreaks.written import written
from paircard.core.values.language import tr, trp

_POLAND = "POL"


def polish_norms(tournament: Tournament, _: int | None = None) -> Paper:
    """Return who has won a norm of a category that they have not, with their Ruz."""
    rows = [*_rows(tournament)]
    section = Section(table=Table.of(_columns(), rows)) if rows else Section(lines=(tr("Nobody has won a norm."),))
    notes = (
        tr("By the norms of {year}: the Polish code has changed since, so check them with the federation.", year=YEAR),
        tr("Ruz counts games with rated opponents, no walkovers; who has no own rating has none."),
    )
    marks = marks_of_table(tournament, standings(tournament))
    return event_paper(tournament, tr("Norms of the Polish classification"), [section], marks=marks, notes=notes)


def without_polish_players(tournament: Tournament) -> str:
    """Say why there is no such list; empty where there is."""
    if tournament.of_teams:
        return tr("The Polish list of norms is for events of players: teams play here.")
    if any(each.federation == _POLAND for each in tournament.players.values()):
        return ""
    return tr("Nobody here is of the Polish federation.")


def norm_won(entrant: Entrant, ruz: int, games: int) -> Norm | None:
    """Return the highest norm that a Ruz is enough for, where its category is above that of the player."""
    woman, held = entrant.sex is Sex.WOMAN, entrant.category.strip(" +").upper()
    for norm in NORMS[YEAR]:  # the highest first
        if norm.name == held:
            return None
        if ruz >= (norm.women if woman else norm.men) and games >= norm.games:
            return norm
    return None


def _rows(tournament: Tournament) -> Iterator[tuple[str, ...]]:
    field = played_here(field_after(tournament))
    (ruz,) = parse(("RUZ",))
    polish = {id_: card for id_, card in field.cards.items() if card.entrant.federation == _POLAND}
    figures = ruz.figures(field, Tied(tuple(polish), Place(1)))
    for id_, card in sorted(polish.items(), key=lambda item: item[1].number):
        figure = figures[id_]
        if figure.value is None:
            continue
        value = int(written(figure.value, 1, "whole"))
        games = sum(item.opponent is not None for item in figure.items)
        if norm := norm_won(card.entrant, value, games):
            yield _row(card, games, value, norm)


def _row(card: PairingCard, games: int, ruz: int, norm: Norm) -> tuple[str, ...]:
    entrant = card.entrant
    born = entrant.birth_date or str(entrant.birth or "")
    wanted = norm.women if entrant.sex is Sex.WOMAN else norm.men
    who = (str(card.number), entrant.name, born, entrant.national_id, entrant.category)
    return (*who, str(games), str(ruz), norm.name, str(wanted))


def _columns() -> Iterator[Column]:
    yield from (number_column(), name_column())
    yield Column(trp("at most 10 columns", "Born"), "right", private=True)
    yield Column(trp("at most 9 columns", "Reg. no"), "right", private=True)
    yield Column(trp("at most 6 columns", "Cat"))
    yield Column(trp("at most 5 columns", "Games"), "right")
    yield Column("Ruz", "right")  # no words: the average, as the Polish code calls it
    yield Column(trp("at most 5 columns", "Norm"))
    yield Column(trp("at most 5 columns", "from"), "right")
