"""The facets of Monrad: lots for the numbers, the law of the round, what reports call it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.facets import ordinary
from paircard.core.systems.kit import of_clubs
from paircard.core.systems.kit.numbers_told import drawn_numbers_told
from paircard.core.systems.monrad.groups import groups_announced
from paircard.core.systems.monrad.options import options_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """Start numbers may be drawn by lot."""

    draws_numbers = True


class Law(ordinary.Law):
    """Nobody meets twice; an arbiter may pair two by hand all the same."""

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Find pairs that have met."""
        again = [(one, other) for one, other in pairs if other in before.cards[one].opponents]
        return [
            Refusal(said("{one} and {other} have met.", one=before.label(one), other=before.label(other)))
            for one, other in again
        ]

    def on_paper(self, tournament: Tournament) -> str:
        """Say how to go on when the program cannot."""
        return tr(
            "Round {round}: by points, then by number, the first who is free gets the next one they have not met.",
            round=tournament.next_round,
        )


class Exchange(of_clubs.Exchange):
    """Its name is all that reports have of it."""

    rules = mark("Rules: Monrad, neighbours by points and number meet. No rules of FIDE.")


class Papers(ordinary.Papers):
    """How numbers came about, and round 1."""

    unfitting: ClassVar[Mapping[str, str]] = {
        "protocol": mark(
            "Monrad has no pairing protocol: X tells why two meet, and the paper pairings shows who does."
        ),
    }

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield how numbers are given, and who meets in round 1."""
        if groups_announced(tournament):
            yield tr(
                "Numbers by lot in four groups of strength: A C D B C A B D in turn, the weakest left over last (MO 1)"
            )
        if tournament.facts.numbers_given or not groups_announced(tournament):
            yield from drawn_numbers_told(tournament)
        if options_of(tournament).first == "halves":
            yield tr("Round 1: the upper half by number meets the lower half")
        else:
            yield tr("Round 1: 2 has White against 1, 4 against 3, and so on")
        yield tr("Later rounds: by points, then by number, everybody gets the next one they have not met")
