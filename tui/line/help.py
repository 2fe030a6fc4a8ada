"""Help in lines: made from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator

from core.language import mark, tr
from tui.command import ScreenCommand
from tui.line.keys import typed_keys
from tui.line.parse_line import command_called
from tui.line.places.base import LinePresenter

HOW = mark("""\
A line is a command: its key, its name, or the beginning of its name. A capital key is another command.
What it is about may come before it: on pairings 12 1 is board 12, White wins; on entrants 12 absent is player 12.
Answers to its questions may come after it, between semicolons: correct 1; slip. Without them it asks.
Fields may be named: new Nowak, Anna; rating=2190. Those not named keep what they have.
In a question - alone empties a field, . alone saves at once, ! alone cancels.
An empty line tells what is chosen, list tells all that is here, help COMMAND explains a command.""")


def overview(place: LinePresenter) -> Iterator[str]:
    """Tell how line mode works, and every command of a place in few words."""
    yield place.screen.about()
    yield tr(HOW)
    for offer in place.offers():
        yield f"{spellings(offer)}: {usage(offer)}"


def explanation(place: LinePresenter, wanted: str) -> Iterator[str]:
    """Explain one command: how it is typed, and the help text of the screens."""
    offer = command_called(wanted, place.offers())
    yield f"{spellings(offer)}: {usage(offer)}"
    yield offer.help()


def spellings(offer: type[ScreenCommand]) -> str:
    """Return what a command may be called by: its keys and its short name."""
    return ", ".join([*typed_keys(offer), offer.footing()])


def usage(offer: type[ScreenCommand]) -> str:
    """Return its full name, and what is typed after it."""
    return f"{offer.title()} {offer.answers()}".rstrip()
