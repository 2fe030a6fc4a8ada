"""What stands of a published pairing, whatever the book: it goes if it breaks what must not be, or by a decision."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.entrant_facts import EntrantCorrected
from paircard.core.event.facts import Fact
from paircard.core.event.result_facts import ColoursCorrected, ResultCorrected
from paircard.core.event.round_facts import RoundPublished, RoundUnpaired
from paircard.core.facets import ordinary
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark
from paircard.core.values.said import said
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament


class PublishedLaw(ordinary.Law):
    """A book says by which articles a pairing stands, and in which words. Each sentence may name the `{round}`."""

    published: ClassVar[str]
    """The article by which a published pairing stands."""
    corrected: ClassVar[str]
    """The article of corrections."""
    stands_published: ClassVar[str]
    """Why a published pairing stands unless somebody gives a reason."""
    stands_begun: ClassVar[str]
    """The same of one that is being played."""
    open_to_decision: ClassVar[str]
    """That after a correction the arbiter decides."""
    not_taken_back: ClassVar[str]
    """Why a published pairing is not taken back."""

    def reason_to_correct(self) -> str:
        """Return the article of corrections."""
        return self.corrected

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Take the current pairing back; refuse a published one that breaks nothing."""
        current = _current(tournament)
        if current.begun:
            begun = mark(
                "Round {round} is being played: its pairing cannot be taken back. Pair it anew, and the boards "
                "that stay keep their results; or undo."
            )
            raise _refused(begun, current, self.published)
        undo = self._opened_again(tournament, current, reason)
        if undo is None:
            raise _refused(self.not_taken_back, current, self.published)
        return undo

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Open the current round for a new pairing after a correction.

        Refuses when there is none; and where, in spite of the correction, the pairing is published or being played
        and breaks nothing, unless somebody gives a reason: after a correction, and before it is played, that is their
        decision, otherwise it overrides the article.
        """
        current = _current(tournament)
        if undo := self._opened_again(tournament, current, "re-paired", corrected):
            return undo
        decides = self.arbiter_decides(tournament, current, corrected)
        stands = self._stands(current, decides=decides)
        if not override:
            raise stands
        reason = clean(override)
        if not reason:
            raise Refusal(said("Changing a published pairing needs a reason: type one."), stands.article, "reason")
        if decides:
            return RoundUnpaired(current.number, f"{self.corrected}: {reason}", "")
        return RoundUnpaired(current.number, reason, self.overridden(stands))

    def overridden(self, stands: Refusal) -> str:
        """Return the article that a reason sets aside."""
        return self.published

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
        """Return the fact that takes a pairing back, None where it stands.

        One that is published or being played goes only if it breaks something, here once the `corrected` facts have
        happened. Who no longer takes part is not judged.
        """
        undo = RoundUnpaired(current.number, clean(reason))
        if not current.published and not current.begun:
            return undo
        before = tournament.imagine(*corrected, undo)
        taking_part = frozenset(before.to_pair)
        pairs = [pair for pair in current.pairs if taking_part.issuperset(pair)]
        broken = self.breaches(before, pairs, current.bye if current.bye in taking_part else None)
        return replace(undo, reason=f"{self.published}: {broken[0].said.in_english()}") if broken else None

    def _stands(self, current: Round, *, decides: bool) -> Refusal:
        if decides:
            return _refused(self.open_to_decision, current, self.corrected)
        if current.begun:
            return _refused(self.stands_begun, current, self.corrected)
        return _refused(self.stands_published, current, self.published)


def _current(tournament: Tournament) -> Round:
    if tournament.current is None:
        raise Refusal(said("No round is paired yet."))
    return tournament.current


def _refused(sentence: str, current: Round, article: str) -> Refusal:
    return Refusal(said(sentence, round=current.number), article)


def _is_correction(event: Fact) -> bool:
    if isinstance(event, EntrantCorrected):
        return bool(event.reason)  # a name needs none, a rating does
    return isinstance(event, ResultCorrected | ColoursCorrected)
