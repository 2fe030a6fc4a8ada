"""C1 and C2 of the team system, and what C.04.2 4.3 and 4.4 let stand of a published pairing."""

from __future__ import annotations

from collections.abc import Iterable

from core.event.facts import Fact, RoundUnpaired
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.systems.kit import law_2026
from core.systems.kit.law_2026 import arbiter_decides, may_write, reason_to_correct
from core.systems.team_swiss_2026.from_tournament import position
from core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from core.systems.team_swiss_2026.position import Position
from core.systems.team_swiss_2026.rules import team
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said

__all__ = [
    "arbiter_decides",
    "breaches",
    "first_colour_fixed",
    "forbids",
    "kept",
    "may_write",
    "on_paper",
    "opened",
    "reason_to_correct",
    "taken_back",
    "without_legal_pairing",
]


def forbids(before: Tournament, white: PlayerId, black: PlayerId) -> Refusal | None:
    """Return why two teams may not be paired (C1), None when they may: colours keep nobody apart."""
    return _against(position(before), white, black)


def breaches(before: Tournament, pairs: Iterable[tuple[PlayerId, PlayerId]], bye: PlayerId | None) -> list[Refusal]:
    """Return what a pairing of the next round breaks, one breach a pair."""
    state = position(before)
    found = [broken for pair in pairs if (broken := _against(state, *pair))]
    sitting_out = next((each for each in state.players if each.id == bye), None)
    if sitting_out is not None and (barred := refused_bye(sitting_out)):
        found.append(Refusal(barred.said, barred.article))
    return found


def _against(state: Position, white: PlayerId, black: PlayerId) -> Refusal | None:
    teams = {each.id: each for each in state.players}
    if white not in teams or black not in teams:
        return None
    broken = refused_pair(state, teams[white], teams[black])
    return Refusal(broken.said, broken.article) if broken else None


def without_legal_pairing(before: Tournament) -> bool:
    """Whether no complete pairing satisfies C1 and C2 (3.3.3)."""
    try:
        return not before.proposal
    except Refusal as refusal:
        return refusal.article == team("3.3.3")


def kept() -> str:
    """Say what a pairing by hand keeps."""
    return tr("C1 and C2 are kept.")


def on_paper(tournament: Tournament) -> str:
    """Say the absolute criteria for whoever has no program at hand."""
    return tr(
        "Pair round {round} from the cards of the teams, the highest score first: no two teams meet twice (C1), and no "
        "team has a second bye (C2).",
        round=tournament.next_round,
    )


def first_colour_fixed(tournament: Tournament) -> Refusal | None:
    """Return that the colours of all rounds rest on the lot (4.1)."""
    if not tournament.rounds:
        return None
    return Refusal(said("Round 1 is paired: the initial colour is fixed."), team("4.1"))


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the current pairing back; refuse a published one that breaks nothing (C.04.2 4.4)."""
    return law_2026.taken_back(breaches, tournament, reason)


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
    """Open the current round for a new pairing after a correction (C.04.2 4.3, 4.4)."""
    return law_2026.opened(breaches, tournament, corrected, override)
