"""One class per command of the screens: its key, footer, help and palette entry stand here once."""

from __future__ import annotations

import re
import sys
from collections.abc import Awaitable, Callable
from functools import cache
from operator import methodcaller
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeVar

from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr, trn, trp
from paircard.tui.rooms import loaded

if TYPE_CHECKING:
    from textual.binding import Binding

    from paircard.core.event.tournament import Tournament

NO_EVENT = mark("No event is open: open one on the start screen first.")
FIRST, SECOND = 1, 2
"""Rows of the footer; a low window has the first only."""
FOOTER = "footer, at most 12 columns"  # no words: read by translators only
"""The context of labels for the translators: a footer has 80 columns for all of them."""


class ScreenCommand:
    """Something a person can ask of a screen. The docstring of a subclass is its help text."""

    key: ClassVar[str]
    """Key in the screen library's spelling; several are separated by commas."""
    label: ClassVar[str]
    """What the footer says, one or two words."""
    key_shown: ClassVar[str] = ""
    """The key as people read it, where it differs from `key`."""
    footer: ClassVar[int] = 0
    """The row of the footer it stands in, 0 for none; help and palette always show it."""
    square: ClassVar[str] = ""
    """Style of the square on which its label stands, where that is a result of the board."""
    label_shared: ClassVar[bool] = False
    """Whether a key beside it has the same label: `+ - Forfeit`. In line mode it says which keys there are."""
    written: ClassVar[str] = ""
    """What it writes, as papers write it, such as `+-`: one more name of it in line mode, in every language."""
    words: ClassVar[str] = ""
    """Other words people look for it by, such as delete for strike out, separated by commas."""
    takes: ClassVar[str] = ""
    """What line mode takes on the same line: the answers to the questions of the command, in turn."""
    takes_only: ClassVar[frozenset[str]] = frozenset()
    """All that line mode may take there, where anything else was meant otherwise; empty where the questions say it."""
    changes: ClassVar[bool] = False
    """Whether it is for changing the event: refused while one looks at an earlier state."""

    @classmethod
    def name(cls) -> str:
        """Name in the bindings and in the palette's index: the class name in lower case with underscores."""
        return _snake_case(cls.__name__)

    @classmethod
    def english(cls) -> tuple[str, ...]:
        """Everything it says, as it stands in the code, for the translators."""
        return tuple(filter(None, (cls.label, _title(cls), _flowing(cls), cls.takes, cls.words)))

    @classmethod
    def footing(cls) -> str:
        """What the footer says, in the language spoken."""
        return trp(FOOTER, cls.label)

    @classmethod
    def title(cls) -> str:
        """What the palette shows: the class name in words."""
        return tr(_title(cls))

    @classmethod
    def help(cls) -> str:
        """The whole help text on one line."""
        return tr(_flowing(cls))

    @classmethod
    def other_words(cls) -> str:
        """Other words for it, in the language spoken and in English: both are learned."""
        said = tr(cls.words)
        return said if said == cls.words else f"{said}, {cls.words}"

    @classmethod
    def answers(cls) -> str:
        """What line mode takes on the same line, in the language spoken."""
        return tr(cls.takes)

    @classmethod
    def keys(cls) -> str:
        """The key or keys as people read them."""
        return cls.key_shown or cls.key.replace(",", " ")

    @classmethod
    def binding(cls) -> Binding:
        """Return the binding that makes the command work."""
        from textual.binding import Binding  # line mode binds no keys

        return Binding(
            cls.key,
            f"command('{cls.name()}')",  # no words: an action of the screen library
            cls.footing(),
            show=bool(cls.footer),
            key_display=cls.keys(),
            tooltip=cls.help(),
            id=cls.name(),
        )

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:  # noqa: ARG003
        """Whether the event has such a thing at all: what is not offered is not in help and palette."""
        return True

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:  # noqa: ARG003
        """Why the command makes no sense now, and what does, in whole sentences; empty when it makes sense.

        The footer shows its key grey then; pressed, it says why.
        """
        return ""

    @classmethod
    def possible(cls, tournament: Tournament | None) -> bool:
        """Whether the command makes sense now."""
        return not cls.obstacle(tournament)

    @classmethod
    def locked(cls, at: Any) -> str:  # noqa: ARG003
        """Why FIDE mode forbids it at a place as things stand there, in whole sentences; empty where it does not.

        The footer shows its key grey then, and pressed it says why; in lines the command itself refuses.
        """
        return ""

    does: ClassVar[Callable[[Any], Awaitable[None] | None]]
    """What it asks of the presenter where it acts, as `calling` says it; a command that does more says so in `run`."""

    def run(self, at: Any) -> Awaitable[None] | None:
        """Do it; what must wait for a dialog is a coroutine."""
        return type(self).does(at)


P = ParamSpec("P")
R = TypeVar("R", bound=Awaitable[None] | None)


def calling(method: Callable[Concatenate[Any, P], R], *args: P.args, **kwargs: P.kwargs) -> Callable[[Any], R]:
    """Return what calls a method of a presenter: as the screen does it, or line mode, whichever is acted on."""
    return methodcaller(method.__name__, *args, **kwargs)


def work_at(where: str) -> Callable[[Any], Awaitable[None] | None]:
    """Return what a command does by where it lies, as `module:function`: it is loaded when the command is given."""
    return lambda at: loaded(where)(at)


def row(
    name: str,
    key: str,
    label: str,
    does: Callable[[Any], Awaitable[None] | None],
    helps: str,
    *,
    of: type[ScreenCommand] = ScreenCommand,
    shown: str = "",
    footer: int = 0,
    words: str = "",
    takes: str = "",
    changes: bool = False,
) -> type[ScreenCommand]:
    """Return a command that a row says all of, as if it were written out as a class of that name.

    A class is written where a command does more than to call its presenter, or says itself when it makes sense.
    """
    written = {
        "__doc__": helps,
        "__module__": sys._getframe(1).f_globals["__name__"],  # as `namedtuple` finds it
        "key": key,
        "label": label,
        "does": does,
        "key_shown": shown,
        "footer": footer,
        "words": words,
        "takes": takes,
        "changes": changes or of.changes,
    }
    return type(name, (of,), written)


class Offering(Protocol):
    """Where commands are offered, as help and palette ask of it: a screen or a place of line mode."""

    mode: ClassVar[str]
    """Name of the place among the modes of the program."""

    @property
    def tournament(self) -> Tournament | None:
        """The event that is shown there."""

    @classmethod
    def about(cls) -> str:
        """What the place is for."""

    @classmethod
    def called(cls) -> str:
        """The name of the place."""

    def offers(self) -> tuple[type[ScreenCommand], ...]:
        """The commands of the place that the event has a use for."""


class EventCommand(ScreenCommand):
    """A command that needs an open event."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Without an event there is nothing to do it with."""
        return tr(NO_EVENT) if tournament is None else ""


class PlacesCommand(EventCommand):
    """A command about a table of places: where the score of two sides is the table there is none."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say what there is instead."""
        score = system_of(tournament).score if tournament else None
        return super().obstacle(tournament) or (score.no_places() if score else "")


class PairedCommand(EventCommand):
    """A command that needs a paired round."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Before round 1 is paired there is nothing to do it with."""
        if tournament is None or tournament.rounds:
            return super().obstacle(tournament)
        return tr("No round is paired yet: on Pairings p pairs round 1.")


class UnfinishedCommand(EventCommand):
    """A command for rounds still to be paired."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Once the last round is paired there is none left."""
        if tournament is None or not tournament.all_paired:
            return super().obstacle(tournament)
        return all_paired(tournament)


def all_paired(tournament: Tournament) -> str:
    """Say that no round is left to be paired, and what comes instead."""
    if system_of(tournament).duel:
        need = next(iter(system_of(tournament).rounds.needs(tournament)), None)
        return need.refusal.message if need else ""
    rounds = tournament.scheduled
    if not all(each.settled for each in tournament.rounds):
        return trn(
            "The only round is paired: type its results, then S is the final table.",
            "All {count} rounds are paired: type the results, then S is the final table.",
            rounds,
        )
    return trn(
        "The only round is paired: S is the final table.",
        "All {count} rounds are paired: S is the final table.",
        rounds,
    )


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _title(command: type[ScreenCommand]) -> str:
    return command.name().replace("_", " ").capitalize()


def _flowing(documented: object) -> str:
    """Return a docstring on one line."""
    return " ".join((documented.__doc__ or "").split())
