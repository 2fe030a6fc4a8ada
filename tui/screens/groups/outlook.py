"""What can be said of the next pairing now: it is worked out beside the screen, never in the way of a key."""

from __future__ import annotations

from dataclasses import dataclass

from textual.message import Message

from core.card import Kind
from core.errors import Refusal
from core.groups import BracketView, away, brackets
from core.tournament import Tournament

_NAMED_BOARDS = 10
_AWAY = {
    Kind.WITHDRAWN: "withdrawn (F5)",
    Kind.ABSENT: "absent (F5)",
    Kind.HALF_BYE: "half-point bye (R18)",
    Kind.NOT_ENTERED: "not yet in the event (R17)",
}


@dataclass(frozen=True, slots=True)
class Outlook:
    """The brackets of the next round as they would be paired, or why there are none."""

    tournament: Tournament
    """What it was worked out from; it says nothing of any other."""
    brackets: tuple[BracketView, ...] = ()
    refusal: str = ""


class WorkedOut(Message):
    """An outlook is there; the screen may have moved on since."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self.outlook = outlook


def work_out(tournament: Tournament) -> Outlook:
    """Pair the next round without recording anything; this may take a while."""
    try:
        return Outlook(tournament, brackets(tournament))
    except Refusal as refusal:
        return Outlook(tournament, refusal=str(refusal))


def obstacle(tournament: Tournament) -> str:
    """Say why the next round cannot be worked out yet; empty when it can."""
    if tournament.all_paired:
        return _after_the_last(tournament)
    if len(tournament.to_pair) < 2:
        return f"Round {tournament.next_round} needs two players: enter them on Entrants (E)."
    if tournament.missing:
        return _missing(tournament)
    if tournament.first_colour is None:
        return f"Round {tournament.next_round}: first colour not drawn: f on Entrants (E). A7"
    return ""


def announcement(outlook: Outlook) -> str:
    """Say what came out."""
    tournament = outlook.tournament
    round_ = tournament.next_round
    if outlook.refusal:
        return f"Round {round_}: {outlook.refusal}"
    pairs = sum(len(bracket.pairs) for bracket in outlook.brackets)
    bye = next((bracket.bye for bracket in outlook.brackets if bracket.bye is not None), None)
    also = "" if bye is None else f", bye {tournament.numbers[bye]}"
    return f"Round {round_} as it would be paired now: {pairs} pair{'s' if pairs != 1 else ''}{also}"


def those_away(tournament: Tournament) -> list[str]:
    """Say who is not to be paired in the next round, one line a reason."""
    return [
        f"{_AWAY[kind]}: {' '.join(str(tournament.numbers[id_]) for id_ in ids)}"
        for kind, ids in away(tournament).items()
    ]


def _after_the_last(tournament: Tournament) -> str:
    if tournament.finished:
        return "All rounds are played: the final table is on Standings (S)."
    return "All rounds are paired: there are no score groups any more. Results: Pairings (P)."


def _missing(tournament: Tournament) -> str:
    boards = [str(board.number) for _, board in tournament.missing]
    named = " ".join(boards[:_NAMED_BOARDS]) + (" ..." if len(boards) > _NAMED_BOARDS else "")
    count = "1 result is" if len(boards) == 1 else f"{len(boards)} results are"
    where = "board" if len(boards) == 1 else "boards"
    they = "it is" if len(boards) == 1 else "they are"
    return f"Round {tournament.next_round}: {count} missing on {where} {named}; the pairing can be said when {they} in."
