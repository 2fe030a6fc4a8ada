"""C1 - C3 and the colours of C.04.1, and what C.04.2 lets stand of a published pairing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from paircard.core.event.tournament import Tournament
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.dutch2026.rules import basic
from paircard.core.systems.swiss.facets import law
from paircard.core.values.colour import Colour
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said


class Law(law.Law):
    """Colours keep players apart in pairs without a topscorer (C.04.1 6, 7)."""

    book = BOOK

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

    def against_colours(self, before: Tournament, white: Player, black: Player) -> Refusal | None:
        """Hold the colours of two against those they have had."""
        if white.topscorer or black.topscorer:
            return None
        return next(chain(_against(before, white, "W"), _against(before, black, "B")), None)


def _against(before: Tournament, player: Player, given: Colour) -> Iterator[Refusal]:
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
