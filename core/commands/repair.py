"""Pairing the current round anew, alone or together with a correction: one command, one undo."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from core.commands.base import Command, need_reason
from core.commands.pairing import PairRound, opened_again
from core.errors import Refusal
from core.event.facts import ColoursCorrected, EntrantCorrected, Fact, ResultCorrected, RoundPublished, RoundUnpaired
from core.event.round import Round
from core.event.tournament import Tournament
from core.language import tr
from core.review.former_results import written_again


@dataclass(frozen=True)
class PairAnew(Command):
    """Pair the current round again as things stand now; boards that stay as they are keep their results."""

    override: str = ""
    """Reason for changing a pairing that F6 or F7 lets stand; recorded. Empty: it stands."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where F6 or F7 lets the pairing stand and nobody overrides them."""
        return paired_anew(tournament, (), self.override)


@dataclass(frozen=True)
class AndRepair(Command):
    """Do what `correction` says, then pair the current round anew."""

    correction: Command
    override: str = ""
    """As of `PairAnew`."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse as the correction and `PairAnew` do."""
        corrected = self.correction.decide(tournament)
        return (*corrected, *paired_anew(tournament, corrected, self.override))


def paired_anew(tournament: Tournament, corrected: tuple[Fact, ...], override: str = "") -> tuple[Fact, ...]:
    """Return the events that pair the current round again once the `corrected` events have happened."""
    undo = taken_back(tournament, corrected, override)
    opened = tournament.imagine(*corrected, undo)
    paired = PairRound().decide(opened)
    number = opened.next_round
    played = tournament.imagine(*corrected).rounds[number - 1].boards
    return (undo, *paired, *written_again(played, opened.imagine(*paired).rounds[number - 1]))


def taken_back(tournament: Tournament, corrected: tuple[Fact, ...] = (), override: str = "") -> RoundUnpaired:
    """Return the event that opens the current round for a new pairing after a correction.

    Refuses when there is none; and where, in spite of the correction, it keeps B1 and B2 and is published (F6) or
    being played (F7), unless somebody gives a reason: after a correction, and before it is played, that is their
    decision (F7), otherwise it overrides the article.
    """
    current = tournament.current
    if current is None:
        raise Refusal(tr("No round is paired yet."))
    if undo := opened_again(tournament, current, "re-paired", corrected):
        return undo
    decides = arbiter_decides(tournament, current, corrected)
    stands = _open_to_decision(current) if decides else _stands(current)
    if not override:
        raise stands
    missing = tr("Changing a published pairing needs a reason: type one.")
    reason = need_reason(override, stands.article, missing)
    return RoundUnpaired(current.number, f"F7: {reason}" if decides else reason, "" if decides else stands.article)


def arbiter_decides(tournament: Tournament, current: Round, corrected: tuple[Fact, ...] = ()) -> bool:
    """Whether F7 leaves a published pairing to the arbiter: not yet played, and corrected since it was published."""
    if current.begun or not current.published:
        return False
    happened = [entry.event for entry in tournament.in_force]
    later = takewhile(lambda event: not isinstance(event, RoundPublished), reversed(happened))
    return any(_is_correction(event) for event in (*corrected, *later))


def _is_correction(event: Fact) -> bool:
    match event:
        case ResultCorrected() | ColoursCorrected():
            return True
        case EntrantCorrected():
            return bool(event.reason)  # a name needs none, a rating does
        case _:
            return False


def _open_to_decision(current: Round) -> Refusal:
    return Refusal(
        tr(
            "Round {round} is published, and F6 lets its pairing stand. It is not yet played and something it rests "
            "on was corrected, so you decide whether it is paired anew (F7); that needs a reason.",
            round=current.number,
        ),
        "F7",
    )


def _stands(current: Round) -> Refusal:
    if current.begun:
        return Refusal(
            tr(
                "Round {round} is being played: a correction affects only pairings still to be made, and F6 "
                "changes a published one only if it breaks B1 or B2. Overriding this needs a reason.",
                round=current.number,
            ),
            "F7",
        )
    return Refusal(
        tr(
            "The pairing of round {round} is published: it is changed only if it breaks B1 or B2, and a "
            "correction affects only pairings still to be made (F7). Overriding this needs a reason.",
            round=current.number,
        ),
        "F6",
    )
