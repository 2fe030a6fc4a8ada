"""The line above the list: how many, who plays next, the first colour, the order."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from core.events import FirstColourSet
from core.tournament import Tournament
from tui.screens.entrants.order import Order


def caption(tournament: Tournament, order: Order, width: int) -> str:
    """Return the line; what matters least is left out where it does not fit."""
    parts = [*_parts(tournament, order)]
    while len(parts) > 1 and cell_len(_joined(parts)) > width:
        parts.pop()
    return _joined(parts)


def _joined(parts: list[str]) -> str:
    return " · ".join(parts)


def _parts(tournament: Tournament, order: Order) -> Iterator[str]:
    count = len(tournament.registrations)
    entrants = f"{count} {'entrant' if count == 1 else 'entrants'}"
    if not count:
        yield "No entrants yet: n enters one, i imports a list"
    elif tournament.next_round > tournament.regulations.rounds:
        yield f"{entrants}, all rounds are paired"
    else:
        yield f"{entrants}, {len(tournament.to_pair)} present for round {tournament.next_round}"
    yield f"first colour {_first_colour(tournament)}"
    yield order.value
    if count and not tournament.rounds:
        yield "~ may change until round 1 is paired (R20)"


def _first_colour(tournament: Tournament) -> str:
    if tournament.first_colour is None:
        return "open"
    seed = next(
        (
            entry.event.seed
            for entry in reversed(tournament.entries)
            if isinstance(entry.event, FirstColourSet) and entry.command in tournament.timeline.done
        ),
        "",
    )
    colour = "White" if tournament.first_colour == "W" else "Black"
    return f"{colour}, drawn (seed {seed})" if seed else f"{colour}, set"
