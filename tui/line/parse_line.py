"""What a line means: `[where] command [answers]`, the command by key, by name, or by the beginning of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.search import called_so
from paircard.tui.line.keys import typed_keys
from paircard.tui.looks.plain_text import plain

Offers = Sequence[type[ScreenCommand]]
Names = Callable[[type[ScreenCommand]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Meaning:
    """A line understood."""

    where: str
    """What it begins with, such as the number of a board; empty when it begins with the command."""
    offer: type[ScreenCommand] | None
    """The command; None where only a place was named."""
    answers: str = ""


def names(offer: type[ScreenCommand]) -> tuple[str, ...]:
    """Return the names of a command: what the footer calls it, its title, what it writes, keys with a name (`esc`)."""
    keys = (key for key in offer.key_shown.split() if len(key) > 1)
    english = offer.english()[:2]  # who has learned them keeps them in every language
    several = (offer.footing(), offer.title(), *english, offer.written, *keys)
    return tuple(dict.fromkeys(folded(name) for name in several if name))


def shared_names(offer: type[ScreenCommand]) -> tuple[str, ...]:
    """Return those that the command beside it has too."""
    return (folded(offer.footing()), folded(offer.label)) if offer.label_shared else ()


def spelled(offer: type[ScreenCommand]) -> tuple[str, str]:
    """Return its names as a terminal with ASCII only shows them, which can type them only so."""
    return folded(plain(offer.footing())), folded(plain(offer.title()))


def readings(line: str, offers: Offers, here: Offers | None = None) -> Iterator[Meaning]:
    """Yield what a line may mean, the likeliest first: where it begins with the command, then after more words.

    A line that begins with a number and goes on names a place first: `5 1` is board 5, White wins. Raises
    `Refusal` where the beginning of a name fits several commands. Of these only such as the event has a use for
    (`here`) are meant; the others are known, to say why they do nothing, and do not stand in the way.
    """
    words = line.split()
    for start in range(len(words)):
        if start == 0 and len(words) > 1 and words[0].isascii() and words[0].isdigit():
            continue
        named = _command(words[start:], offers, offers if here is None else here)
        if named is not None:
            offer, count = named
            yield Meaning(" ".join(words[:start]), offer, " ".join(words[start + count :]))
    yield Meaning(line, None)
    # last of all, so that no player's name is ever taken for a word that somebody might use
    for start in range(len(words)):
        offer_so = _otherwise(" ".join(words[start:]), offers, offers if here is None else here)
        if offer_so is not None:
            yield Meaning(" ".join(words[:start]), offer_so)


def need_takes(offer: type[ScreenCommand], answers: str) -> None:
    """Refuse answers to a command that asks nothing."""
    if answers and (not offer.takes or (offer.takes_only and answers not in offer.takes_only)):
        raise Refusal(
            tr(
                "{command} takes nothing after it, but {typed} was typed: nothing was done.",
                command=offer.title(),
                typed=answers,
            )
        )


def command_called(text: str, offers: Offers) -> type[ScreenCommand]:
    """Return the command that a text names as a whole; raise `Refusal` when there is none."""
    named = _command(text.split(), offers, offers)
    offer = named[0] if named else _otherwise(text, offers, offers)
    if offer is None:
        raise Refusal(tr("There is no command {typed} here: help lists what there is.", typed=text))
    return offer


def _otherwise(phrase: str, offers: Offers, here: Offers) -> type[ScreenCommand] | None:
    """Return the only command with this as another word for it; refuse where there are several."""
    meant = _in_use(called_so(phrase, offers), here)
    if len(meant) > 1:
        raise _several(phrase, meant)
    return meant[0] if meant else None


def _in_use(meant: Sequence[type[ScreenCommand]], here: Offers) -> list[type[ScreenCommand]]:
    """Return those the event has a use for; where there is none, all."""
    return [offer for offer in meant if offer in here] or list(meant)


def _several(typed: str, offers: Offers) -> Refusal:
    several = ", ".join(f"{offer.title()} ({offer.keys() or tr('no key')})" for offer in offers)
    return Refusal(tr("{typed} may be {several}: type more of it, or the key.", typed=typed, several=several))


def _called(phrase: str, offers: Offers, names_of: Names) -> list[type[ScreenCommand]]:
    """Return the commands of that name, else those with a name that begins so: with these words, or these letters."""
    exact = [offer for offer in offers if phrase in names_of(offer)]
    return exact or _begun(f"{phrase} ", offers, names_of) or _begun(phrase, offers, names_of)


def _begun(phrase: str, offers: Offers, names_of: Names) -> list[type[ScreenCommand]]:
    return [offer for offer in offers if any(name.startswith(phrase) for name in names_of(offer))]


def _is_followed_by_a_number(words: list[str]) -> bool:
    return len(words) > 1 and words[1][0].isdigit()


def _without_stop(phrase: str) -> str:
    """Return a phrase without the semicolon that stands between answers: `undo; y` is as good as `undo y`."""
    return phrase.removesuffix(";") or phrase


def _command(words: list[str], offers: Offers, here: Offers) -> tuple[type[ScreenCommand], int] | None:
    """Return the command that the words begin with, and how many of them name it."""
    for offer in offers:
        if _without_stop(words[0]) in typed_keys(offer):
            return offer, 1
    for count in range(len(words), 0, -1):
        phrase = folded(_without_stop(" ".join(words[:count])))
        begun = _called(phrase, offers, names) or _called(phrase, offers, spelled)
        if not begun and (count > 1 or _is_followed_by_a_number(words)):
            begun = called_so(phrase, offers)  # one word alone may be a name, and is asked last
        begun = _in_use(begun, here)
        # a label that two keys have names them only where nothing else is called so
        begun = [offer for offer in begun if phrase not in shared_names(offer)] or begun
        if len(begun) > 1 and count < len(words):
            # what goes on with answers is meant for one that takes them
            begun = [offer for offer in begun if offer.takes] or begun
        if len(begun) == 1:
            return begun[0], count
        if len(begun) > 1:
            raise _several(" ".join(words[:count]), begun)
    return None
