"""The colours that somebody had before a round."""

from __future__ import annotations

from rich.text import Text

from paircard.core.event.card import PairingCard
from paircard.core.values.colour_letters import in_letters
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.squares import history

LONGEST = 9
"""So many rounds are shown; of more the last ones, after a sign that something is cut."""


def cells_of_history(rounds: int) -> int:
    """Return how wide the colours of so many rounds are, with their heading."""
    return min(LONGEST, max(3, rounds))


def history_before(card: PairingCard, number: int) -> Text:
    """Return the colours somebody had before a round, each on its square; of many the last, after what is cut."""
    colours = "".join(line.colour or "-" for line in card.lines if line.round < number)
    cut = ""
    if len(colours) > LONGEST:
        cut, colours = signs_for().cut, colours[1 - LONGEST :]
    letters = in_letters(colours).replace("-", signs_for().no_float)
    return Text(cut, no_wrap=True).append_text(history(colours, letters))
