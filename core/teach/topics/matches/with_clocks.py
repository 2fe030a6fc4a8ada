"""What binds the giver with clocks, and without (B.VI H5, H7, H8): yes or no; the sheet of the display says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.answers.words import read_yes_or_no, yes_or_no
from paircard.core.teach.questions.one_answer import WorkedInLines
from paircard.core.teach.topics.matches.question import MatchForm, MatchKind
from paircard.core.teach.topics.matches.staged import display, display_asked
from paircard.core.values.language import mark, tr

WITHOUT, WITH = False, True


@dataclass(frozen=True, slots=True)
class Case:
    """What is asked about, and by which article it is so or not."""

    name: str
    level: int
    clocks: bool
    asked: str
    yes: bool
    article: str


CASES: Sequence[Case] = (
    Case("touched", 1, WITHOUT, mark("The giver touches a piece. Does it have to be moved?"), False, "B.VI H5"),
    Case("touched-clocks", 1, WITH, mark("The giver touches a piece. Does it have to be moved?"), True, "B.VI H8"),
    Case(
        "back",
        3,
        WITHOUT,
        mark(
            "The giver has moved; nobody has answered, and no move is made on the next board yet. May the giver make "
            "another move instead?"
        ),
        True,
        "B.VI H5",
    ),
    Case(
        "answered",
        2,
        WITHOUT,
        mark("The player has answered the move of the giver. May the giver make another move instead?"),
        False,
        "B.VI H5",
    ),
    Case(
        "next-board",
        4,
        WITHOUT,
        mark(
            "The giver has moved, and has made a move on the next board, too; the player has not answered yet. May the "
            "giver come back and make another move?"
        ),
        False,
        "B.VI H5",
    ),
    Case(
        "back-clocks",
        4,
        WITH,
        mark("The giver has made a move and let go of the piece. May the giver make another move instead?"),
        False,
        "B.VI H8",
    ),
    Case("order-clocks", 3, WITH, mark("Does the giver have to go from board to board in order?"), False, "B.VI H8"),
    Case(
        "whose-clock",
        2,
        WITH,
        mark("A player has moved while the giver is elsewhere. Does the player start the giver's clock?"),
        True,
        "B.VI H7",
    ),
    Case("limits", 5, WITH, mark("May the giver have another time for all moves than the players?"), True, "B.VI H7"),
    Case(
        "tell",
        5,
        WITH,
        mark("A player has moved while the giver was elsewhere. Does the player tell that move when the giver comes?"),
        True,
        "B.VI H7",
    ),
)


@dataclass(frozen=True, slots=True)
class WithClocks(WorkedInLines):
    """Say yes or no."""

    case: str
    kind: MatchKind = MatchKind.CLOCK
    form: MatchForm = MatchForm.YES_OR_NO
    of: int = FULL
    minutes: int = 1

    @property
    def _case(self) -> Case:
        return next(each for each in CASES if each.name == self.case)

    @property
    def text(self) -> str:
        """The question."""
        begun = tr("A simultaneous display without clocks.")
        if self._case.clocks:
            begun = tr("A simultaneous display with clocks on the boards.")
        return f"{begun} {tr(self._case.asked)}"

    @property
    def articles(self) -> tuple[str, ...]:
        """By which it is so."""
        return (self._case.article,)

    @property
    def expected(self) -> str:
        """Yes or no."""
        return yes_or_no(self._case.yes)

    @property
    def working(self) -> tuple[str, ...]:
        """The conditions of play of that article, as they stand on the sheet, colours aside."""
        _, *lines = display_asked().conditions(display(2, display_asked().options(clocks=self._case.clocks)))
        return tuple(line for line in lines if self._case.article in line)

    def is_right(self, answer: str) -> bool:
        """Judge yes or no."""
        return read_yes_or_no(answer, self.form) == self._case.yes
