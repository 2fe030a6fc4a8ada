"""C1 - C3 and the colours of C.04.1, and what C.04.2 4.3 and 4.4 let stand of a published pairing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.round_facts import RoundUnpaired
from core.event.tournament import Tournament
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.legality import refused_bye, refused_pair
from core.systems.dutch2026.position import Player, Position
from core.systems.dutch2026.rules import basic, dutch
from core.systems.kit import law_2026
from core.systems.kit.law_2026 import arbiter_decides, may_write, reason_to_correct
from core.values.colour import Colour
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

# --- what a pairing breaks ---------------------------------------------------------------------------------


def forbids(before: Tournament, white: PlayerId, black: PlayerId) -> Refusal | None:
    """Return why two players may not be paired with these colours (C1, C3; C.04.1 6, 7), None when they may."""
    return next(_against(before, position(before), white, black), None)


def breaches(before: Tournament, pairs: Iterable[tuple[PlayerId, PlayerId]], bye: PlayerId | None) -> list[Refusal]:
    """Return what a pairing of the next round breaks, one breach a pair."""
    state = position(before)
    found = [broken for pair in pairs if (broken := next(_against(before, state, *pair), None))]
    if bye is not None and (player := _players(state).get(bye)) and (barred := refused_bye(player)):
        found.append(Refusal(barred.said, barred.article))
    return found


def _against(before: Tournament, state: Position, white: PlayerId, black: PlayerId) -> Iterator[Refusal]:
    players = _players(state)
    one, other = players.get(white), players.get(black)
    if one is None or other is None:
        return
    if broken := refused_pair(state, one, other):
        yield Refusal(broken.said, broken.article)
    elif not (one.topscorer or other.topscorer):
        yield from _colour_against(before, one, "W")
        yield from _colour_against(before, other, "B")


def _players(state: Position) -> dict[PlayerId, Player]:
    return {player.id: player for player in state.players}


def _colour_against(before: Tournament, player: Player, given: Colour) -> Iterator[Refusal]:
    name = {"player": before.label(player.id)}
    if abs(player.difference + (1 if given == "W" else -1)) > 2:
        if given == "W":
            wrong = said("{player} would have White three times more often than Black: give Black.", **name)
        else:
            wrong = said("{player} would have Black three times more often than White: give White.", **name)
        yield Refusal(wrong, basic("6"))
    elif player.colours[-2:] == 2 * given:
        if given == "W":
            wrong = said("{player} would have White for the third time running: give Black.", **name)
        else:
            wrong = said("{player} would have Black for the third time running: give White.", **name)
        yield Refusal(wrong, basic("7"))


def without_legal_pairing(before: Tournament) -> bool:
    """Whether no complete pairing satisfies C1 - C3 (1.9.3)."""
    try:
        return not before.proposal
    except Refusal as refusal:
        return refusal.article == dutch("1.9.3")


def kept() -> str:
    """Say what a pairing by hand keeps."""
    return tr("C1, C2 and C3 are kept.")


def on_paper(tournament: Tournament) -> str:
    """Say the absolute criteria for whoever has no program at hand."""
    return tr(
        "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (C1), nobody "
        "has a second bye (C2), and nobody has one colour three times running or three times more often than the other "
        "(C3).",
        round=tournament.next_round,
    )


# --- what is fixed -----------------------------------------------------------------------------------------


def first_colour_fixed(tournament: Tournament) -> Refusal | None:
    """Return that the colours of all rounds rest on the lot (5.1)."""
    if not tournament.rounds:
        return None
    return Refusal(said("Round 1 is paired: the initial colour is fixed."), dutch("5.1"))


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the current pairing back; refuse a published one that breaks nothing (4.4)."""
    return law_2026.taken_back(breaches, tournament, reason)


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
    """Open the current round for a new pairing after a correction (4.3, 4.4)."""
    return law_2026.opened(breaches, tournament, corrected, override)
