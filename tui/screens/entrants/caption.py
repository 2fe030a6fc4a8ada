"""The line above the list: how many, who plays next, the first colour, the order."""

from __future__ import annotations

from rich.cells import cell_len

from core.events import FirstColourSet
from core.tournament import Tournament
from tui.screens.entrants.order import Order

_OPEN_NUMBERS = "may change until round 1 is paired (R20)"


def caption(tournament: Tournament, order: Order, width: int) -> str:
    """Return the line in the longest wording that fits."""
    who = _who(tournament)
    brief = [who, f"first colour {_first_colour(tournament)}", order.value]
    full = facts(tournament, order)
    note = [] if tournament.rounds else [f"~ {_OPEN_NUMBERS}"]
    wordings = [" · ".join(parts) for parts in ([*full, *note], full, [*brief, *note], brief)]
    return next((wording for wording in wordings if cell_len(wording) <= width), who)


def facts(tournament: Tournament, order: Order) -> list[str]:
    """Return how many, the first colour and the order, in full."""
    return [_who(tournament), f"first colour {_first_colour(tournament)}{_seed(tournament)}", order.value]


def open_numbers(tournament: Tournament) -> str:
    """Say that numbers may change, while they may."""
    return "" if tournament.rounds else f"numbers {_OPEN_NUMBERS}"


def _who(tournament: Tournament) -> str:
    count = len(tournament.registrations)
    if not count:
        return "No entrants yet: n enters one, i imports a list"
    entrants = f"{count} {'entrant' if count == 1 else 'entrants'}"
    if tournament.all_paired:
        return f"{entrants}, all rounds are paired"
    return f"{entrants}, {len(tournament.to_pair)} present for round {tournament.next_round}"


def _first_colour(tournament: Tournament) -> str:
    if tournament.first_colour is None:
        return "open"
    colour = "White" if tournament.first_colour == "W" else "Black"
    return f"{colour}, {'drawn' if _seed(tournament) else 'set'}"


def _seed(tournament: Tournament) -> str:
    """The seed of the lot in brackets; empty when the arbiter set the colour himself."""
    for entry in reversed(tournament.entries):
        if isinstance(entry.event, FirstColourSet) and entry.command in tournament.timeline.done:
            return f" (seed {entry.event.seed})" if entry.event.seed else ""
    return ""
