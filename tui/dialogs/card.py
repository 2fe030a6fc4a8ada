"""The pairing card of one player, as a dialog to read: his rounds, and what follows for the next pairing."""

from __future__ import annotations

from rich.cells import set_cell_size

from core.card import Kind, PairingCard, RoundRecord
from core.groups import reachable_scores
from core.swiss.preference import Preference, Strength
from core.tournament import Tournament
from tui.dialogs.ask import Reading
from tui.signs import Signs, signs_for

_COLOURS = {"W": "White", "B": "Black"}
_RESULTS = {Kind.OPEN: "?", Kind.ADJOURNED: "adjourned", Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}
_CLASSES = {Strength.MILD: "mild (c)", Strength.STRONG: "strong (b)", Strength.ABSOLUTE: "absolute (a)"}
_WAYS = {"D": "downfloat", "U": "upfloat"}


def card_dialog(tournament: Tournament, id_: int) -> Reading:
    """Return the dialog that shows a player's pairing card; the id must be in the tournament."""
    return Reading(card_heading(tournament, id_), card_text(tournament, id_, signs_for()))


def card_heading(tournament: Tournament, id_: int) -> str:
    """Return number, title, name, rating and federation of a player."""
    card = tournament.cards[id_]
    entrant = card.entrant
    heading = f"{card.number} {entrant.title} {entrant.name} {entrant.rating or ''} {entrant.federation}"
    return " ".join(heading.split())


def card_text(tournament: Tournament, id_: int, signs: Signs) -> str:
    """Return the lines of a pairing card: a table of the rounds, then what the articles make of them."""
    card = tournament.cards[id_]
    head = f"{'Rd':>2}  {'Opponent':<30}  {'Colour':<6} {'Result':<9} {'Pts':>4}  Float"
    rounds = [_round_line(tournament, record, signs) for record in card.rounds]
    follows = [f"{name:<11} {text}" for name, text in consequences(tournament, card, signs).items()]
    return "\n".join([head, *(rounds or ["no round paired yet"]), "", *follows])


def _round_line(tournament: Tournament, record: RoundRecord, signs: Signs) -> str:
    named = record.kind.value if record.opponent is None else tournament.label(record.opponent)
    colour = _COLOURS.get(record.colour or "", "none")
    result = _RESULTS.get(record.kind, signs.points(record.half_points)) if record.opponent else ""
    points = "" if record.kind is Kind.OPEN else signs.points(record.half_points)
    mark = signs.floats(record.float)
    return f"{record.round:>2}  {set_cell_size(named, 30)}  {colour:<6} {result:<9} {points:>4}  {mark}"


def consequences(tournament: Tournament, card: PairingCard, signs: Signs) -> dict[str, str]:
    """Return what the articles make of a card for the next pairing: what it is about, and what follows."""
    over_half = tournament.over_half(card.id)
    lines = {
        "Score": _score(card, signs),
        "Difference": f"{_difference(card)} (A7)",
        "Preference": preference_words(card.preference(over_half=over_half), card.colours),
        "Floats": _floats(card, over_half=over_half),
        "Bye": "barred: he has had a point without playing (B1b)" if card.bye_barred else "allowed (B1b)",
    }
    if over_half:
        lines["Last round"] = "over 50 %: B2, B5 and B6 do not apply to him (R6)"
    if not tournament.registrations[card.id].takes_part(tournament.next_round):
        lines["Next round"] = "does not take part (F5)"
    return lines


def _score(card: PairingCard, signs: Signs) -> str:
    score = signs.points(card.score)
    reachable = reachable_scores(card)
    if not reachable:
        return score
    return f"{score} so far, a result is missing: {', '.join(map(signs.points, reachable))} possible"


def _difference(card: PairingCard) -> str:
    whites, blacks = card.colours.count("W"), card.colours.count("B")
    return f"{whites - blacks:+d}: {whites} White, {blacks} Black" if whites != blacks else f"0: {whites} each"


def preference_words(preference: Preference, colours: str) -> str:
    """Say a colour preference, its class and the reason in A7; `colours` are those of the games played."""
    if preference.colour is None:
        return "none, no game played (A7)"
    due = f"{_COLOURS[preference.colour]}, {_CLASSES[preference.strength]}"
    return f"{due}: {_why(preference, colours)} (A7)"


def _why(preference: Preference, colours: str) -> str:
    difference = colours.count("W") - colours.count("B")
    last = _COLOURS[colours[-1]]
    if preference.strength is Strength.MILD:
        return f"colours even, the last game was {last}"
    if preference.strength is Strength.ABSOLUTE and abs(difference) < 2:
        return f"the last two games were {last}"
    more, fewer = ("White", "Black") if difference > 0 else ("Black", "White")
    return f"{abs(difference)} {more} more than {fewer}"


def _floats(card: PairingCard, *, over_half: bool) -> str:
    if over_half:
        return "none is barred"
    last, before = card.floats[-1:], card.floats[-2:-1]
    barred = [f"no {_WAYS[last]} now (B5)"] if last in _WAYS else []
    if before in _WAYS and before != last:
        barred.append(f"no {_WAYS[before]} now (B6)")
    return ", ".join(barred) or "both ways allowed (B5, B6)"
