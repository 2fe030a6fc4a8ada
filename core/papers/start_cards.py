"""The start card (Karta startowa zawodnika): one player, all their rounds, and what they are worth to their ranking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.names import event_title
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.carried_games import SIGN, about_sign
from paircard.core.papers.columns import places_of, rating_column, rating_of
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.ruz import played_here, ruz_lines, signatures
from paircard.core.papers.tables import by_number
from paircard.core.systems.kit.preference_words import preference_words
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.tables.standings import StandingRow, Standings, field_after, standings
from paircard.core.tables.table_words import going_on, name_told
from paircard.core.tiebreaks import Field
from paircard.core.tiebreaks.figure import Item
from paircard.core.values.colour import Float
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.points import format_points

ARROWS = {"D": "↓", "U": "↑", "-": ""}
_FORM = mark("On the form: Wh Bl = B C, Res = W, Score = Post., Val = Wt. Floats: ↓ down, ↑ up (A4, A5).")
_FORM_2026 = mark("On the form: Wh Bl = B C, Res = W, Score = Post., Val = Wt. Floats: ↓ down, ↑ up (C.04.3 1.4).")
_FORM_WITHOUT_FLOATS = mark("On the form: Wh Bl = B C, Res = W, Score = Post., Val = Wt.")
_COUNTED = mark(
    "Ruz (karta): games with rated opponents; forfeits and byes do not count (m, W, P). It is not the FIDE performance."
)


@dataclass(frozen=True, slots=True)
class ByScore:
    """What a card of a system that pairs by score says besides: what floats are, and the colour due next."""

    form: str
    due: str
    """Says which colour is due in a round."""
    spares_over_half: bool
    """Whether who has over half of the points before the last round has no preference (A7)."""


BY_SCORE = ByScore(_FORM, mark("round {round}: {preference} (A7)"), spares_over_half=True)
BY_SCORE_2026 = ByScore(_FORM_2026, mark("round {round}: {preference} (C.04.3 1.7)"), spares_over_half=False)


def start_cards(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a card for every player, by number, as it stands after a round, the one paired last when None."""
    return _start_cards(tournament, number, None)


def start_cards_by_score(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the same for a system that pairs by score: with floats, and the colour due next."""
    return _start_cards(tournament, number, BY_SCORE)


def start_cards_of_2026(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the same with the floats as the rules of 2026 read the cards."""
    return _start_cards(tournament, number, BY_SCORE_2026)


def _start_cards(tournament: Tournament, number: int | None, by_score: ByScore | None) -> Paper:
    table = standings(tournament, rounds_until(tournament, number))
    rated, places = played_here(field_after(tournament, table.after)), places_of(table.rows)
    floats = system_of(tournament).floats(tournament)
    cards = [
        _card(tournament, table, rated, row, places[row.card.id], floats[row.card.id], by_score)
        for row in by_number(table)
    ]
    form = by_score.form if by_score else _FORM_WITHOUT_FLOATS
    notes = [tr(form), *about_sign(tournament, tournament.rounds), *_about_value(table), tr(_COUNTED)]
    title = tr("Start cards after round {round}", round=table.after) if table.after else tr("Start cards")
    if going_on(tournament, table.after):
        title = tr("Start cards while games are missing")
    return event_paper(tournament, title, cards, marks=marks_of_table(tournament, table), notes=notes)


def _about_value(table: Standings) -> Iterator[str]:
    """Say what the last column means."""
    if table.tie_breaks:
        name = table.tie_breaks[0].full_name
        yield tr("{head}: what the round gives to {tie_break}.", head=_value_head(), tie_break=name)


def _value_head() -> str:
    return trp("at most 5 columns", "Val")


def _columns() -> tuple[Column, ...]:
    return (
        Column(trp("at most 3 columns", "Rd"), "right", lead=True),
        Column(trp("at most 3 columns", "Wh"), "centre"),
        Column(trp("at most 3 columns", "Bl"), "centre"),
        Column(trp("at most 5 columns", "Opp"), "right"),
        Column("", "left"),
        Column(trp("at most 9 columns", "Reg. no"), "right"),
        rating_column(),
        Column(trp("at most 5 columns", "Res"), "centre"),
        Column(trp("at most 6 columns", "Score"), "right"),
        Column(_value_head(), "right"),
    )


def _card(
    tournament: Tournament,
    table: Standings,
    rated: Field,
    row: StandingRow,
    place: str,
    floats: Sequence[Float],
    by_score: ByScore | None,
) -> Section:
    columns = _columns()
    marked = zip(row.card.lines, floats, strict=False)  # a table before the end looks at fewer rounds
    rows = [_row(tournament, table, row, record, mark) for record, mark in marked]
    later = [
        (str(each), *[""] * (len(columns) - 1))
        for each in range(row.card.last_round + 1, tournament.regulations.rounds + 1)
    ]
    told = (tr("Place: {place}", place=place),) if table.after else ()
    below = [*ruz_lines(rated, row.card.id, system_of(tournament).article("adjourned")), *told, *signatures()]
    title = f"{row.card.number} {name_told(row)}"
    due = _due(tournament, row.card, by_score) if by_score else ()
    lines = (*_head(tournament, row.card), *due)
    return Section(title, lines, Table(columns, (*rows, *later)), tuple(below), card=True)


def _head(tournament: Tournament, card: PairingCard) -> Iterator[str]:
    """Yield what the form asks at its head: the event, club, category, register, birth, rating."""
    entrant = card.entrant
    yield event_title(tournament)
    fields = {
        "club": entrant.club or "-",
        "category": entrant.category or "-",
        "register": entrant.national_id or "-",
        "born": entrant.birth or "-",
        "rating": rating_of(entrant) or "-",
    }
    if entrant.town:
        said = mark("club {club}, town {town}, category {category}, reg. no {register}, born {born}, rating {rating}")
        yield tr(said, town=entrant.town, **fields)
    else:
        yield tr("club {club}, category {category}, reg. no {register}, born {born}, rating {rating}", **fields)


def _due(tournament: Tournament, card: PairingCard, by_score: ByScore) -> Iterator[str]:
    """Yield the colour due in the next round (A7; C.04.3 1.7)."""
    last = tournament.regulations.rounds
    if 0 < card.last_round < last:
        most = card.last_round + 1 == last and 2 * card.score > tournament.scale.win * card.last_round
        over_half = most and by_score.spares_over_half
        due = preference_words(card.preference(over_half=over_half))
        yield tr(by_score.due, round=card.last_round + 1, preference=due)


def _row(
    tournament: Tournament, table: Standings, row: StandingRow, record: CardLine, float_: Float
) -> tuple[str, ...]:
    met = None if record.opponent is None else tournament.registrations[record.opponent].entrant
    return (
        str(record.round),
        *("×" if record.colour == colour else "" for colour in "WB"),
        "" if record.opponent is None else str(tournament.numbers[record.opponent]),
        ARROWS[float_],
        met.national_id if met else "",
        rating_of(met) if met else "",
        f"{result_sign(record)} {SIGN}" if record.same_as else result_sign(record),
        format_points(row.card.points(record.round)),
        _value(table, row, record),
    )


def _value(table: Standings, row: StandingRow, record: CardLine) -> str:
    """Write what a line gives to the first tie-break, in brackets where it was struck."""
    if not table.tie_breaks:
        return ""
    tie_break = table.tie_breaks[0]
    return " ".join(tie_break.written_item(item) for item in row.figures[0].items if _is_about(item, record))


def _is_about(item: Item, record: CardLine) -> bool:
    return (item.round, item.game) == (record.round, record.game) and item.opponent in (None, record.opponent)
