"""What a pairing may not break, and what stands of a published one by the rules of 2026 (C.04.2 4.3, 4.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.systems.kit.books_2026 import handling
from paircard.core.systems.swiss.book import Book
from paircard.core.systems.swiss.published import PublishedLaw
from paircard.core.systems.swiss.three_running import against_three
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said


class Law(PublishedLaw, ABC):
    """What a book says of pairs, and what C.04.2 says of those that are published."""

    published: ClassVar[str] = handling("4.4")
    corrected: ClassVar[str] = handling("4.3")
    stands_published: ClassVar[str] = mark(
        "The pairing of round {round} is published: it changes only for a rematch by mistake, as the event's rules "
        "allow, for a late entry or between unpaired players. Overriding this needs a reason."
    )
    stands_begun: ClassVar[str] = mark(
        "Round {round} is being played: a correction counts for pairings still to be made. Overriding this "
        "needs a reason."
    )
    open_to_decision: ClassVar[str] = mark(
        "Round {round} is published. It is not yet played and something it rests on was corrected, so you decide "
        "whether it is paired anew; that needs a reason."
    )
    not_taken_back: ClassVar[str] = stands_published

    book: Book[Any, Any]

    # --- what a pairing breaks ----------------------------------------------------------------------------------

    @abstractmethod
    def kept(self) -> str:
        """Say what a pairing by hand keeps."""

    @abstractmethod
    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""

    def forbids(self, before: Tournament, white: ContestantId, black: ContestantId) -> Refusal | None:
        """Return why two may not be paired with these colours, None when they may."""
        return self._against(before, self.book.position(before), white, black)

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Return what a pairing of the next round breaks, one breach a pair."""
        state = self.book.position(before)
        found = [broken for pair in pairs if (broken := self._against(before, state, *pair))]
        sitting_out = next((player for player in state.players if player.id == bye), None)
        if sitting_out is not None and (barred := self.book.refused_bye(sitting_out)):
            found.append(Refusal(barred.said, barred.article))
        return found

    def _against(self, before: Tournament, state: Any, white: ContestantId, black: ContestantId) -> Refusal | None:
        players = {player.id: player for player in state.players}
        if white not in players or black not in players:
            return None
        if broken := self.book.refused_pair(state, players[white], players[black]):
            return Refusal(broken.said, broken.article)
        return self.against_colours(before, players[white], players[black])

    def against_colours(self, before: Tournament, white: Any, black: Any) -> Refusal | None:
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


class LawOfColours(Law):
    """Of a book in which colours keep two apart (C3), and nobody has the colours that C.04.1 gives nobody (6, 7)."""

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("C1, C2 and C3 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""
        return tr(
            "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (C1), "
            "nobody has a second bye (C2), and nobody has one colour three times running or three times more often "
            "than the other (C3).",
            round=tournament.next_round,
        )

    def against_colours(self, before: Tournament, white: Any, black: Any) -> Refusal | None:
        """Hold the colours of two against those they have had."""
        return against_three(before, white, black)
