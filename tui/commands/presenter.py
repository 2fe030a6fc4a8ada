"""Where a command acts: a screen, or its counterpart in line mode. Both fulfil the same place."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import ClassVar, Protocol

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.program.program import READ_ONLY, Program


class Presenter:
    """What every command may ask of where it acts."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = ()
    mode: ClassVar[str]
    """Name of the place among the modes of the program."""

    @classmethod
    def of_room(cls) -> type[Presenter]:
        """Return the class that says what the room is for: the one that names its mode, where one does."""
        return next((each for each in cls.__mro__ if issubclass(each, Presenter) and "mode" in vars(each)), cls)

    @classmethod
    def english(cls) -> str:
        """What the place is for, as it stands in the code, for the translators."""
        return " ".join((cls.of_room().__doc__ or "").split("\n\n")[0].split())

    @classmethod
    def about(cls) -> str:
        """What the place is for, in the language spoken."""
        return tr(cls.english())

    @classmethod
    def called(cls) -> str:
        """The name of the place in the language spoken."""
        return tr(cls.mode)

    @property
    def program(self) -> Program:
        """Where events are changed, questions put and things said."""
        raise NotImplementedError

    @property
    def tournament(self) -> Tournament | None:
        """The tournament as it is on disk now."""
        return self.program.tournament

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something."""
        raise NotImplementedError

    def go_where(self, events: Sequence[Fact]) -> None:
        """Put the cursor where these events, just undone or redone, happened."""

    def shows(self, events: Sequence[Fact]) -> bool:  # noqa: ARG002
        """Whether what these events did is before the eyes, so that it can be taken back unasked."""
        return False

    @property
    def in_vain(self) -> str:
        """What was typed here last, if it has changed nothing: it cannot be what an undo is to take back."""
        return ""

    def leave(self) -> None:
        """Do what Escape means here: come back from an earlier state of the event."""
        self.program.return_to_now()

    def paper(self) -> tuple[str, int | None]:
        """Return the paper that belongs to this place, and of or after which round; None for the one paired last."""
        paired = self.tournament is not None and bool(self.tournament.rounds)
        return ("pairings" if paired else "start-list"), None

    def carry_out(self, offer: type[ScreenCommand]) -> Awaitable[None] | None:
        """Run a command here; refuse one that changes the event while an earlier state of it is shown."""
        if offer.changes and self.program.looking_back:
            raise Refusal(tr(READ_ONLY))
        return offer().run(self)

    def offers(self) -> tuple[type[ScreenCommand], ...]:
        """The commands of this place that the event has a use for: help, palette and line mode know no others."""
        tournament = self.tournament
        return tuple(offer for offer in self.OFFERS if offer.offered(tournament))


class Cursor(Protocol):
    """Rows by key, one of them chosen: a table on a screen, a list in line mode."""

    @property
    def row_key_at_cursor(self) -> str | None:
        """Key of the chosen row, None when there is none."""

    def move_to(self, key: str) -> bool:
        """Choose the row of that key; say whether there is one."""


def player_of(key: str) -> ContestantId:
    """Return the player whose row it is: their id is its key."""
    return ContestantId(int(key))
