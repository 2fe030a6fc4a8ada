"""The pairing card of one player, as a dialog to read: their rounds, and what follows for the next pairing."""

from __future__ import annotations

from rich.cells import set_cell_size

from core.event.card import CardLine, Kind, PairingCard
from core.event.ids import PlayerId
from core.event.standing_of_rounds import over_half
from core.event.tournament import Tournament
from core.facets.groups import reachable_scores
from core.facets.system import system_of
from core.tables.crosstable import unplayed_sign
from core.tables.match_words import is_match, score_of
from core.values.colour import Float
from core.values.language import tr, trn, trp
from core.values.preference import Preference, Strength
from tui.dialogs.ask import Reading
from tui.looks.signs import Signs, signs_for

_SIGNS = {Kind.OPEN: "?", Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}


def card_dialog(tournament: Tournament, id_: PlayerId) -> Reading:
    """Return the dialog that shows a player's pairing card; the id must be in the tournament."""
    return Reading(card_heading(tournament, id_), card_text(tournament, id_, signs_for()))


def card_heading(tournament: Tournament, id_: PlayerId) -> str:
    """Return number, title, name, rating and federation of a player."""
    card = tournament.cards[id_]
    entrant = card.entrant
    heading = f"{card.number} {entrant.title} {entrant.name} {entrant.rating or ''} {entrant.federation}"
    return " ".join(heading.split())


def card_text(tournament: Tournament, id_: PlayerId, signs: Signs) -> str:
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
    """Return what the articles make of a card for the next pairing: what it is about, and what follows."""
    if system_of(tournament).rounds.beforehand:  # no pairing rests on any of it
        return {
            trp("at most 11 columns", "Score"): _score(tournament, card, signs),
            trp("at most 11 columns", "Colours"): _difference(card),
        }
    if own := system_of(tournament).on_card(tournament, card.id):
        return dict(own)
    freed = over_half(tournament, card.id)
    lines = {
        trp("at most 11 columns", "Score"): _score(tournament, card, signs),
        trp("at most 11 columns", "Difference"): f"{_difference(card)} (A7)",
        trp("at most 11 columns", "Preference"): preference_words(card.preference(over_half=freed), card.colours),
        trp("at most 11 columns", "Floats"): _floats(card, over_half=freed),
        trp("at most 11 columns", "Bye"): tr("barred: has had a point without playing (B1b)")
        if card.bye_barred
        else tr("allowed (B1b)"),
    }
    if freed:
        lines[trp("at most 11 columns", "Last round")] = tr("over 50 %: B2, B5 and B6 do not apply (R6)")
    if not tournament.registrations[card.id].takes_part(tournament.next_round):
        lines[trp("at most 11 columns", "Next round")] = tr("does not take part (F5)")
    return lines


def _score(tournament: Tournament, card: PairingCard, signs: Signs) -> str:
    score = signs.points(card.score)
    reachable = reachable_scores(card, tournament.scale)
    if not reachable:
        return score
    possible = ", ".join(map(signs.points, reachable))
    return tr("{points} so far, a result is missing: {possible} possible", points=score, possible=possible)


def _difference(card: PairingCard) -> str:
    whites, blacks = card.colours.count("W"), card.colours.count("B")
    if whites == blacks:
        return tr("0: {count} each", count=whites)
    difference = f"{whites - blacks:+d}"
    return tr("{difference}: {whites} White, {blacks} Black", difference=difference, whites=whites, blacks=blacks)


def preference_words(preference: Preference, colours: str) -> str:
    """Say a colour preference, its class and the reason in A7; `colours` are those of the games played."""
    if preference.colour is None:
        return tr("none, no game played (A7)")
    difference = abs(colours.count("W") - colours.count("B"))
    return _for_white(preference, difference) if preference.colour == "W" else _for_black(preference, difference)


def _for_white(preference: Preference, blacks_more: int) -> str:
    if preference.strength is Strength.MILD:
        return tr("White, mild (c): colours even, the last game was Black (A7)")
    if preference.strength is Strength.STRONG:
        return trn(
            "White, strong (b): {count} Black more than White (A7)",
            "White, strong (b): {count} Black more than White (A7)",
            blacks_more,
        )
    if blacks_more < 2:
        return tr("White, absolute (a): the last two games were Black (A7)")
    return trn(
        "White, absolute (a): {count} Black more than White (A7)",
        "White, absolute (a): {count} Black more than White (A7)",
        blacks_more,
    )


def _for_black(preference: Preference, whites_more: int) -> str:
    if preference.strength is Strength.MILD:
        return tr("Black, mild (c): colours even, the last game was White (A7)")
    if preference.strength is Strength.STRONG:
        return trn(
            "Black, strong (b): {count} White more than Black (A7)",
            "Black, strong (b): {count} White more than Black (A7)",
            whites_more,
        )
    if whites_more < 2:
        return tr("Black, absolute (a): the last two games were White (A7)")
    return trn(
        "Black, absolute (a): {count} White more than Black (A7)",
        "Black, absolute (a): {count} White more than Black (A7)",
        whites_more,
    )


def _floats(card: PairingCard, *, over_half: bool) -> str:
    if over_half:
        return tr("none is barred")
    last, before = card.floats[-1:], card.floats[-2:-1]
    barred = [_barred_by_b5(last)]
    if before != last:
        barred.append(_barred_by_b6(before))
    return ", ".join(filter(None, barred)) or tr("both ways allowed (B5, B6)")


def _barred_by_b5(way: str) -> str:
    return {"D": tr("no downfloat now (B5)"), "U": tr("no upfloat now (B5)")}.get(way, "")


def _barred_by_b6(way: str) -> str:
    return {"D": tr("no downfloat now (B6)"), "U": tr("no upfloat now (B6)")}.get(way, "")
