"""What stands of a published pairing by the rules of 2026, whatever system paired it (C.04.2 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import takewhile

from core.event.entrant_facts import EntrantCorrected
from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.result_facts import ColoursCorrected, ResultCorrected
from core.event.round import Round
from core.event.round_facts import RoundPublished, RoundUnpaired
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.rule_id import Book, RuleId
from core.values.said import said
from core.values.text import clean

PUBLISHED, CORRECTED = (str(RuleId(Book.HANDLING_2026, article)) for article in ("4.4", "4.3"))

Breaches = Callable[[Tournament, Iterable[tuple[PlayerId, PlayerId]], PlayerId | None], list[Refusal]]
"""What a pairing of the next round breaks by the law of a system."""


def may_write(tournament: Tournament, number: int) -> Refusal | None:
    """Let results of the last round be written; a change in an earlier one is a correction (4.3)."""
    last = len(tournament.rounds)
    if number >= last:
        return None
    return Refusal(
        said(
            "Round {last} is already paired: a change in round {round} is a correction and needs a reason.",
            last=last,
            round=number,
        ),
        CORRECTED,
    )


def reason_to_correct() -> str:
    """Return the article of corrections."""
    return CORRECTED


def taken_back(breaches: Breaches, tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the current pairing back; refuse a published one that breaks nothing (4.4)."""
    current = _current(tournament)
    if current.begun:
        raise Refusal(
            said(
                "Round {round} is being played: its pairing cannot be taken back. Pair it anew, and the boards "
                "that stay keep their results; or undo.",
                round=current.number,
            ),
            PUBLISHED,
        )
    undo = _opened_again(breaches, tournament, current, reason)
    if undo is None:
        raise _stands(current)
    return undo


def opened(breaches: Breaches, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
    """Open the current round for a new pairing after a correction.

    Refuses where the pairing is published or being played and breaks nothing, unless somebody gives a reason: one of
    those of 4.4, or after a correction that was notified in time (4.3).
    """
    current = _current(tournament)
    if undo := _opened_again(breaches, tournament, current, "re-paired", corrected):
        return undo
    decides = arbiter_decides(tournament, current, corrected)
    stands = _open_to_decision(current) if decides else _stands(current)
    if not override:
        raise stands
    reason = clean(override)
    if not reason:
        raise Refusal(said("Changing a published pairing needs a reason: type one."), stands.article, "reason")
    article = CORRECTED
    return RoundUnpaired(current.number, f"{article}: {reason}" if decides else reason, "" if decides else PUBLISHED)


def arbiter_decides(tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
    """Whether a published pairing is open to a decision: not yet played, and corrected since it was published."""
    if current.begun or not current.published:
        return False
    happened = [entry.event for entry in tournament.in_force]
    later = takewhile(lambda event: not isinstance(event, RoundPublished), reversed(happened))
    return any(map(_is_correction, (*corrected, *later)))


def _current(tournament: Tournament) -> Round:
    if tournament.current is None:
        raise Refusal(said("No round is paired yet."))
    return tournament.current


def _opened_again(
    breaches: Breaches, tournament: Tournament, current: Round, reason: str, corrected: tuple[Fact, ...] = ()
) -> RoundUnpaired | None:
    """Return the fact that takes a pairing back, None where it stands; `corrected` has happened before."""
    undo = RoundUnpaired(current.number, clean(reason))
    if not current.published and not current.begun:
        return undo
    before = tournament.imagine(*corrected, undo)
    taking_part = frozenset(before.to_pair)
    pairs = [pair for pair in current.pairs if taking_part.issuperset(pair)]
    broken = breaches(before, pairs, current.bye if current.bye in taking_part else None)
    return replace(undo, reason=f"{PUBLISHED}: {broken[0].said.in_english()}") if broken else None


def _is_correction(event: Fact) -> bool:
    if isinstance(event, EntrantCorrected):
        return bool(event.reason)  # a name needs none, a rating does
    return isinstance(event, ResultCorrected | ColoursCorrected)


def _open_to_decision(current: Round) -> Refusal:
    return Refusal(
        said(
            "Round {round} is published. It is not yet played and something it rests on was corrected, so you decide "
            "whether it is paired anew; that needs a reason.",
            round=current.number,
        ),
        CORRECTED,
    )


def _stands(current: Round) -> Refusal:
    if current.begun:
        return Refusal(
            said(
                "Round {round} is being played: a correction counts for pairings still to be made. Overriding this "
                "needs a reason.",
                round=current.number,
            ),
            CORRECTED,
        )
    return Refusal(
        said(
            "The pairing of round {round} is published: it changes only for a rematch by mistake, as the event's rules "
            "allow, for a late entry or between unpaired players. Overriding this needs a reason.",
            round=current.number,
        ),
        PUBLISHED,
    )
