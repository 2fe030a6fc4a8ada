"""The pairing card of one player, as a dialog to read: their rounds, and what follows for the next pairing."""

from __future__ import annotations

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.score_told import colours_told, score_told
from paircard.core.tables.crosstable_cell import unplayed_sign
from paircard.core.tables.match_words import is_match, score_of
from paircard.core.values.colour import Float
from paircard.core.values.language import tr, trp
from paircard.data.papers.cells import set_cell_size
from paircard.tui.dialogs.ask import Reading
from paircard.tui.looks.signs import Signs, signs_for

_SIGNS = {Kind.OPEN: "?", Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}


def card_dialog(tournament: Tournament, id_: ContestantId) -> Reading:
    """Return the dialog that shows a player's pairing card; the id must be in the tournament."""
    return Reading(card_heading(tournament, id_), card_text(tournament, id_, signs_for()))


def card_heading(tournament: Tournament, id_: ContestantId) -> str:
    """Return number, title, name, rating and federation of a player."""
    card = tournament.cards[id_]
    entrant = card.entrant
    heading = f"{card.number} {entrant.title} {entrant.name} {entrant.rating or ''} {entrant.federation}"
    return " ".join(heading.split())


def card_text(tournament: Tournament, id_: ContestantId, signs: Signs) -> str:
    """Return the lines of a pairing card: a table of the rounds, then what the articles make of them."""
    card = tournament.cards[id_]
    marked = zip(card.lines, system_of(tournament).floats(tournament)[id_], strict=True)
    rounds = [_round_line(tournament, record, mark, signs) for record, mark in marked]
    follows = [f"{name:<11} {text}" for name, text in consequences(tournament, card, signs).items()]
    return "\n".join([_head(), *(rounds or [tr("no round paired yet")]), "", *follows])


def _head() -> str:
    number, opponent = trp("at most 2 columns", "Rd"), trp("at most 30 columns", "Opponent")
    colour, result = trp("at most 6 columns", "Colour"), trp("at most 9 columns", "Result")
    points, floated = trp("at most 4 columns", "Pts"), trp("at most 9 columns", "Float")
    return f"{number:>2}  {opponent:<30}  {colour:<6} {result:<9} {points:>4}  {floated}"


def _round_line(tournament: Tournament, record: CardLine, float_: Float, signs: Signs) -> str:
    named = tr(record.kind.value) if record.opponent is None else tournament.label(record.opponent)
    if record.was is not None and record.was.opponent is not None:
        named = tr("annulled: {what}", what=tournament.label(record.was.opponent))
    colour = _colour(record.colour)
    result = _result(record, signs) if record.opponent else ""
    points = "" if record.kind is Kind.OPEN else signs.points(record.half_points)
    mark = signs.floats(float_)
    return f"{record.round:>2}  {set_cell_size(named, 30)}  {colour:<6} {result:<9} {points:>4}  {mark}"


def _colour(colour: str | None) -> str:
    if colour is None:
        return trp("at most 6 columns", "none")
    return trp("at most 6 columns", "White") if colour == "W" else trp("at most 6 columns", "Black")


def _result(record: CardLine, signs: Signs) -> str:
    if record.kind is Kind.ADJOURNED:
        return trp("at most 9 columns", "adjourned")
    if is_match(record) and record.match is not None:
        return signs.spell(f"{score_of(record.match)} {unplayed_sign(record) if record.unplayed else ''}".rstrip())
    return _SIGNS.get(record.kind, signs.points(record.result))


def consequences(tournament: Tournament, card: PairingCard, signs: Signs) -> dict[str, str]:
    """Return what follows from a card for the next pairing, by what it is about: as the system says, if it does."""
    told = {} if system_of(tournament).rounds.beforehand else system_of(tournament).on_card(tournament, card.id)
    if not told:  # no pairing rests on any of it
        told = {
            trp("at most 11 columns", "Score"): score_told(card, tournament.scale),
            trp("at most 11 columns", "Colours"): colours_told(card.colours),
        }
    return {about: signs.spell(text) for about, text in told.items()}
