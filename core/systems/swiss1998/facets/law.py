"""Who may come and go (R17, F5), B1 and B2, the second chance by hand (R14), what F6 and F7 let stand, and the bye."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.standing_of_rounds import over_half
from paircard.core.event.tournament import Tournament
from paircard.core.facets import ordinary
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.apart import announced
from paircard.core.systems.swiss.published import PublishedLaw
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.values.colour import Colour
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points import WIN
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """Late ones join the next round (R17), who leaves is not paired any more (F5)."""

    draws_colour = True

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let people in as long as a round is left to be paired (R17)."""
        if tournament.all_paired:
            return Refusal(said("Entrants can be added until the last round is paired (R17); it is paired now."), "R17")
        return None


class Worth(ordinary.Worth):
    """The bye gives one point and a downfloat (A5), and only once a point without playing (B1b)."""

    free_round = WIN

    def bye_barred(self, card: PairingCard) -> bool:
        """Bar who has had a point without playing (B1b)."""
        return card.bye_barred


class Law(PublishedLaw):
    """B1 and B2 are never broken but by hand; a published pairing is changed only if it breaks them (F6)."""

    published: ClassVar[str] = "F6"
    corrected: ClassVar[str] = "F7"
    stands_published: ClassVar[str] = mark(
        "The pairing of round {round} is published: it is changed only if it breaks B1 or B2, and a "
        "correction affects only pairings still to be made (F7). Overriding this needs a reason."
    )
    stands_begun: ClassVar[str] = mark(
        "Round {round} is being played: a correction affects only pairings still to be made, and F6 "
        "changes a published one only if it breaks B1 or B2. Overriding this needs a reason."
    )
    open_to_decision: ClassVar[str] = mark(
        "Round {round} is published, and F6 lets its pairing stand. It is not yet played and something it rests "
        "on was corrected, so you decide whether it is paired anew (F7); that needs a reason."
    )
    not_taken_back: ClassVar[str] = mark(
        "The pairing of round {round} is published: it is changed only if it breaks B1 or B2."
    )

    def overridden(self, stands: Refusal) -> str:
        """Return F7 for a round that is being played, otherwise F6."""
        return stands.article

    def forbids(self, before: Tournament, white: ContestantId, black: ContestantId) -> Refusal | None:
        """Return why two players may not be paired with these colours (B1a, B.VI C5, B2; R6), None when they may."""
        broken = illegal(position(before, (white, black)), before.numbers[white], before.numbers[black])
        if broken is not None:
            return Refusal(broken.said, broken.article)
        return _third_in_a_row(before, white, "W") or _third_in_a_row(before, black, "B")

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Return what a pairing of the next round breaks of B1 and B2."""
        found = [broken for pair in pairs if (broken := self.forbids(before, *pair))]
        if bye is not None and system_of(before).worth.bye_barred(before.cards[bye]):
            barred = said("{player} has had a point without playing and cannot have the bye.", player=before.label(bye))
            found.append(Refusal(barred, "B1b"))
        return found

    def without_legal_pairing(self, before: Tournament) -> bool:
        """Whether no pairing satisfies B1 and B2 (R14)."""
        try:
            return not before.proposal
        except Refusal as refusal:
            return refusal.article == "R14"

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("B1 and B2 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say B1 and B2 for whoever has no program at hand; and C5 where members of one team do not meet."""
        swiss = tr(
            "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (B1a), "
            "nobody has two byes (B1b), and nobody has one colour three times running or three times more often than "
            "the other (B2).",
            round=tournament.next_round,
        )
        return " ".join([swiss, *announced(tournament)])

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return that the colours of round 1 follow from the lot (E5)."""
        return Refusal(said("Round 1 is paired: the first colour is fixed."), "E5") if tournament.rounds else None


def _third_in_a_row(tournament: Tournament, id_: ContestantId, colour: Colour) -> Refusal | None:
    due = tournament.cards[id_].preference(over_half=over_half(tournament, id_))
    if not due.absolute or due.colour == colour:
        return None
    player = tournament.label(id_)
    if colour == "W":
        wrong = said(
            "{player} would have White for the third time running, or three times more often than Black: give Black.",
            player=player,
        )
    else:
        wrong = said(
            "{player} would have Black for the third time running, or three times more often than White: give White.",
            player=player,
        )
    return Refusal(wrong, "B2")
