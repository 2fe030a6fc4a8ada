"""Which colour the player of a board has: the giver has White, unless the organiser chose otherwise (B.VI H5)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.tournament import Tournament
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import WorkedInLines
from paircard.core.teach.topics.matches.question import MatchForm, MatchKind, read_colour
from paircard.core.teach.topics.matches.staged import GIVER, display, display_asked
from paircard.core.values.colour import Colour
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import tr

COLOURS = "B.VI H5"


@dataclass(frozen=True, slots=True)
class ColourAtBoard(WorkedInLines):
    """Give the colour of the player."""

    boards: int
    board: int
    colours: str = "white"
    """Of the giver."""
    kind: MatchKind = MatchKind.COLOUR
    form: MatchForm = MatchForm.COLOUR
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (COLOURS,)

    @property
    def text(self) -> str:
        """The question."""
        fields = {"boards": self.boards, "board": self.board}
        if self.colours == "white":
            return tr(
                "A simultaneous display on {boards} boards, as the rules have it. Which colour has the player at board "
                "{board}?",
                **fields,
            )
        if self.colours == "black":
            return tr(
                "A simultaneous display on {boards} boards; by an option of the organiser the giver has Black. Which "
                "colour has the player at board {board}?",
                **fields,
            )
        return tr(
            "A simultaneous display on {boards} boards; by an option of the organiser the giver has White on odd "
            "boards, Black on even ones. Which colour has the player at board {board}?",
            **fields,
        )

    @property
    def _display(self) -> Tournament:
        return display(self.boards, display_asked().options(colours=self.colours))

    @property
    def _colour(self) -> Colour:
        at = self._display.rounds[0].boards[self.board - 1]
        return "B" if at.white == GIVER else "W"

    @property
    def expected(self) -> str:
        """The letter of the colour."""
        return colour_letter(self._colour)

    @property
    def working(self) -> tuple[str, ...]:
        """The condition of play about colours, as it stands on the sheet."""
        return tuple(display_asked().conditions(self._display))[:1]

    def is_right(self, answer: str) -> bool:
        """Judge the colour."""
        return read_colour(answer) == self._colour
