"""What is to be known of a round as a whole: what is missing, whether it is published or verified, who is away."""

from __future__ import annotations

from core.round import Round
from core.tournament import Tournament
from tui.screens.pairings.verifying import SecondPass
from tui.widgets.bars import adjourned


def caption(
    tournament: Tournament, round_: Round | None, second_pass: SecondPass | None = None, *, missing_only: bool
) -> list[str]:
    """Return the facts of a round, or what is to be done before there is one."""
    if round_ is None:
        return [f"{len(tournament.to_pair)} players for round 1. p pairs it."]
    parts = [f"Round {round_.number} of {tournament.regulations.rounds}"]
    missing = len(round_.missing)
    parts.append(f"{missing} missing" if missing else f"complete{adjourned(tournament)}")
    if missing_only:
        parts.append("missing boards only")
    parts.append("published" if round_.published else "NOT PUBLISHED: b publishes, t takes back")
    if second_pass:
        parts.append(f"SECOND PASS, {len(second_pass.typed)} of {len(round_.boards)} typed: Esc leaves")
    elif round_.verified_by:
        parts.append(_verified(round_))
    if round_.by_hand:
        parts.append("by hand")
    if absent := _absent(tournament, round_):
        parts.append(f"not playing: {absent}")
    return parts


def _verified(round_: Round) -> str:
    changed = ", ".join(str(board.number) for board in round_.unverified)
    return f"verified by {round_.verified_by}" + (f" except board {changed}" if changed else "")


def _absent(tournament: Tournament, round_: Round) -> str:
    playing = {id_ for board in round_.boards for id_ in board.players} | {
        round_.bye,
        *round_.half_point_byes,
    }
    away = [
        tournament.numbers[id_]
        for id_, each in tournament.registrations.items()
        if id_ not in playing and each.first_round <= round_.number
    ]
    return " ".join(map(str, sorted(away)))
