"""What a pairing may not break, and what stands of a published one by the rules of 2026 (C.04.2 4.3, 4.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile
from typing import Any

from core.event.facts import (
    ColoursCorrected,
    EntrantCorrected,
    Fact,
    ResultCorrected,
    RoundPublished,
    RoundUnpaired,
)
from core.event.ids import PlayerId
from core.event.round import Round
from core.event.tournament import Tournament
from core.systems.kit.books_2026 import handling
from core.systems.swiss.book import Book
from core.values.errors import Refusal
from core.values.said import said
from core.values.text import clean

PUBLISHED, CORRECTED = handling("4.4"), handling("4.3")


class Law(ABC):
    """What a book says of pairs, and what C.04.2 says of those that are published."""

    book: Book[Any, Any]

    # --- what a pairing breaks ----------------------------------------------------------------------------------

    @abstractmethod
    def kept(self) -> str:
        """Say what a pairing by hand keeps."""

    @abstractmethod
    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""

    def forbids(self, before: Tournament, white: PlayerId, black: PlayerId) -> Refusal | None:
        """Return why two may not be paired with these colours, None when they may."""
        return self._against(before, self.book.position(before), white, black)

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[PlayerId, PlayerId]], bye: PlayerId | None
    ) -> list[Refusal]:
        """Return what a pairing of the next round breaks, one breach a pair."""
        state = self.book.position(before)
        found = [broken for pair in pairs if (broken := self._against(before, state, *pair))]
        sitting_out = next((player for player in state.players if player.id == bye), None)
        if sitting_out is not None and (barred := self.book.refused_bye(sitting_out)):
            found.append(Refusal(barred.said, barred.article))
        return found

    def _against(self, before: Tournament, state: Any, white: PlayerId, black: PlayerId) -> Refusal | None:
        players = {player.id: player for player in state.players}
        if white not in players or black not in players:
            return None
        if broken := self.book.refused_pair(state, players[white], players[black]):
            return Refusal(broken.said, broken.article)
        return self.against_colours(before, players[white], players[black])

    def against_colours(self, before: Tournament, white: Any, black: Any) -> Refusal | None:  # noqa: ARG002
        """Return why two who may meet may not have these colours: colours keep nobody apart, unless a book says so."""
        return None

    def without_legal_pairing(self, before: Tournament) -> bool:
        """Whether no complete pairing keeps the absolute criteria."""
        try:
            return not before.proposal
        except Refusal as refusal:
            return refusal.article == self.book.no_complete_pairing

    # --- what is fixed ------------------------------------------------------------------------------------------

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return that the colours of all rounds rest on the lot."""
        if not tournament.rounds:
            return None
        return Refusal(said("Round 1 is paired: the initial colour is fixed."), self.book.initial_colour)

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
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

    def reason_to_correct(self) -> str:
        """Return the article of corrections."""
        return CORRECTED

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
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
        undo = self._opened_again(tournament, current, reason)
        if undo is None:
            raise _stands(current)
        return undo

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Open the current round for a new pairing after a correction.

        Refuses where the pairing is published or being played and breaks nothing, unless somebody gives a reason: one
        of those of 4.4, or after a correction that was notified in time (4.3).
        """
        current = _current(tournament)
        if undo := self._opened_again(tournament, current, "re-paired", corrected):
            return undo
        decides = self.arbiter_decides(tournament, current, corrected)
        stands = _open_to_decision(current) if decides else _stands(current)
        if not override:
            raise stands
        reason = clean(override)
        if not reason:
            raise Refusal(said("Changing a published pairing needs a reason: type one."), stands.article, "reason")
        article = CORRECTED
        return RoundUnpaired(
            current.number, f"{article}: {reason}" if decides else reason, "" if decides else PUBLISHED
        )

    def arbiter_decides(self, tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
        """Whether a published pairing is open to a decision: not yet played, and corrected since it was published."""
        if current.begun or not current.published:
            return False
        happened = [entry.event for entry in tournament.in_force]
        later = takewhile(lambda event: not isinstance(event, RoundPublished), reversed(happened))
        return any(map(_is_correction, (*corrected, *later)))

    def _opened_again(
        self, tournament: Tournament, current: Round, reason: str, corrected: tuple[Fact, ...] = ()
    ) -> RoundUnpaired | None:
        """Return the fact that takes a pairing back, None where it stands; `corrected` has happened before."""
        undo = RoundUnpaired(current.number, clean(reason))
        if not current.published and not current.begun:
            return undo
        before = tournament.imagine(*corrected, undo)
        taking_part = frozenset(before.to_pair)
        pairs = [pair for pair in current.pairs if taking_part.issuperset(pair)]
        broken = self.breaches(before, pairs, current.bye if current.bye in taking_part else None)
        return replace(undo, reason=f"{PUBLISHED}: {broken[0].said.in_english()}") if broken else None


def _current(tournament: Tournament) -> Round:
    if tournament.current is None:
        raise Refusal(said("No round is paired yet."))
    return tournament.current


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
