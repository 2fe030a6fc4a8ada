"""What the places of line mode share: the commands of their screen, and how they follow the tournament."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from typing import TYPE_CHECKING, ClassVar, Self

from paircard.core.event.find_player import found, the_one
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal_queries import same_stage
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.presenter import Presenter
from paircard.tui.line.line_commands import List, Where
from paircard.tui.line.rows import GroupRows, Rows

if TYPE_CHECKING:
    from paircard.tui.line.program import LineProgram


class LinePresenter(Presenter):
    """A place that is heard. What it offers is what its screen offers, and the words of line mode."""

    room: ClassVar[type[Presenter]]
    """The room it stands for."""
    own: ClassVar[tuple[type[ScreenCommand], ...]] = (List, Where)
    """What it offers besides the commands of the screen."""
    _followed: Tournament | None = None

    def __init_subclass__(cls) -> None:
        """Take the commands of the room over."""
        cls.room = cls.of_room()
        cls.OFFERS = (*cls.room.OFFERS, *cls.own)

    def __init__(self, program: LineProgram) -> None:
        self._program = program

    def beside(self, program: LineProgram) -> Self:
        """Return the same place, the same rows chosen, in another program: what is done there changes nothing here."""
        other = copy(self)
        other._program = program
        vars(other).update(
            {name: copy(each) for name, each in vars(self).items() if isinstance(each, Rows | GroupRows)}
        )
        return other

    @property
    def program(self) -> LineProgram:
        """The program in line mode."""
        return self._program

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something."""
        self.program.say(message, bad=bad)

    def tell(self, *facts: str) -> None:
        """Say facts, one a line."""
        self.program.tell(facts)

    def follow(self) -> None:
        """Catch up with the tournament; another event begins from the start."""
        tournament = self.tournament
        if tournament is None or tournament is self._followed:
            return
        before, self._followed = self._followed, tournament
        if not same_stage(tournament, before):
            self.reset()
        self.show(tournament)

    def show(self, tournament: Tournament) -> None:
        """Bring the place up to date."""

    def reset(self) -> None:
        """Forget what was chosen for another event."""

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say in few words where one is."""
        raise NotImplementedError

    def summary(self) -> str:
        """Say in one line what stands here."""
        raise NotImplementedError

    def here(self) -> Iterator[str]:
        """Tell what is chosen, in full."""
        raise NotImplementedError

    def lines(self) -> Iterator[str]:
        """Tell all that is here, one fact a line."""
        raise NotImplementedError

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose what a line begins with; raise `Refusal` when nothing or more than one is meant."""
        raise Refusal(tr("{typed} is not a command here: help lists those that are.", typed=text))

    def go(self, text: str) -> None:
        """Choose what a line is about that names no command; raise `Refusal` like `choose`."""
        self.choose(text)

    def words(self) -> Iterable[str]:
        """What a line here may name besides commands."""
        return ()

    def player(self, text: str, ids: Iterable[ContestantId]) -> ContestantId:
        """Return the id of the only player meant by a number or a part of their name."""
        tournament = self.program.need_tournament()
        one = the_one(tournament, found(tournament, ids, text), text)
        if one is None:
            raise Refusal(tr("{typed} is neither a command here nor anybody's number or name.", typed=text))
        return one

    def names(self) -> list[str]:
        """The names of all entrants, for completion."""
        tournament = self.tournament
        return [] if tournament is None else [each.entrant.name for each in tournament.registrations.values()]
