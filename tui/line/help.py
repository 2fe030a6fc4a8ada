"""Help in lines: made from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.dialogs.question import Question
from paircard.tui.line.keys import typed_keys
from paircard.tui.line.parse_line import command_called
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.question_words import in_few_words, one_by_one
from paircard.tui.line.rehearsal import rehearsed

HOW = mark("""\
A line is a command: its key, its name, or the beginning of its name. A capital key is another command.
What it is about may come before it: on pairings 12 1 is board 12, White wins; on entrants 12 absent is player 12.
Answers to its questions may come after it, between semicolons: correct 1; slip. Without them it asks.
Fields may be named: new Nowak, Anna; rating=2190. Those not named keep what they have.
In a question - alone empties a field, . alone saves at once, ! alone cancels.
An empty line tells what is chosen, list tells all that is here, help COMMAND explains a command.""")


def overview(place: LinePresenter) -> Iterator[str]:
    """Tell how line mode works, and every command of a place in few words."""
    yield place.about()
    yield tr(HOW)
    for offer in place.offers():
        yield in_one_line(place, offer)


def explanation(place: LinePresenter, wanted: str) -> Iterator[str]:
    """Explain one command: how it is typed, what it asks as things stand, and the help text of the screens."""
    offer = command_called(wanted, place.offers())
    questions = rehearsed(place, offer)
    yield f"{spellings(offer)}: {usage(offer, questions)}"
    yield from one_by_one(questions or ())
    yield offer.help()


def in_one_line(place: LinePresenter, offer: type[ScreenCommand]) -> str:
    """Return how a command is called and what is typed after it."""
    return f"{spellings(offer)}: {usage(offer, rehearsed(place, offer))}"


def spellings(offer: type[ScreenCommand]) -> str:
    """Return what a command may be called by: its keys and its short name, or where two share one what it writes."""
    return ", ".join([*typed_keys(offer), offer.written if offer.label_shared else offer.footing()])


def usage(offer: type[ScreenCommand], questions: Sequence[Question[Any]] | None) -> str:
    """Return its full name, and what is typed after it: the answers to what it asks now, else to what it may ask."""
    # of a command that changes nothing the first question alone is rehearsed
    whole = questions if offer.changes else None
    asked = offer.answers() if whole is None else in_few_words(whole, offer.answers())
    return f"{offer.title()} {asked}".rstrip()
