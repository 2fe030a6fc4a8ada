"""What comes from the terminal, as keys: Escape and a key that follows it at once are two keys, never Alt.

The screen library takes an Escape with a character in the same read for Alt and that character, which drops the Escape.
Over SSH two keys typed one after the other often come in one read. Nothing here uses Alt, so only what a terminal sends
as one key (arrows, function keys) or as an answer is taken together.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Generator, Iterator

from textual import constants
from textual._parser import ParseTimeout
from textual._xterm_parser import BRACKETED_PASTE_END, BRACKETED_PASTE_START, XTermParser
from textual.message import Message

from paircard.tui.terminal.pace import ANSWER

ESCAPE = "\x1b"
REST_SECONDS = 0.5
"""How long the rest of a sequence that has begun may take; nobody types Escape and `[` so fast."""

_BEGUN = re.compile(r"\x1b(?:O|\[\[?[0-?]*[ -/]*)?")
"""The beginning of what terminals send for one key: SS3, CSI (ECMA-48), and the function keys of the Linux console."""
_SEQUENCE = re.compile(r"\x1b(?:O[ -~]|\[\[?[0-?]*[ -/]*[@-~])")
_OF_A_TERMINAL = re.compile(r"\x1b\[(?:[<=>?].*|[\d;:]+[A-Z~ucnt])")
"""What no fingers type: an unknown one is a key that the terminal has and we have not."""


class Keyboard(XTermParser):
    """Cuts what is read into keys, and leaves it to the screen library to name them."""

    def __init__(
        self,
        debug: bool = False,
        now: Callable[[], float] = time.monotonic,
        answered: Callable[[], None] = lambda: None,
    ) -> None:
        """Begin with nothing read; `now` tells seconds, `answered` hears that the terminal says it is ready."""
        super().__init__(debug)
        self._answered = answered
        self._now = now
        self._held = ""
        """An Escape and what may belong to it."""
        self._until = 0.0
        self._pasting = False
        self._tail = ""
        """The last characters of what is being pasted: its end may come in two reads."""

    def feed(self, data: str) -> Iterator[Message]:
        """Yield what these characters are; a sequence that is not whole yet waits for its rest."""
        if not data:
            yield from super().feed(data)
        while data:
            data = yield from self._paste(data) if self._pasting else self._cut(data)
        if self._held:
            self._until = self._now() + (constants.ESCAPE_DELAY if self._held == ESCAPE else REST_SECONDS)

    def tick(self) -> Iterator[Message]:
        """Yield what has waited for its rest long enough."""
        yield from super().tick()
        if self._held and self._now() >= self._until:
            yield from self._as_keys()

    @property
    def patience(self) -> float | None:
        """How many seconds from now on `tick` has something to do; None if it has not."""
        return max(0.0, self._until - self._now()) if self._held else None

    def _cut(self, data: str) -> Generator[Message, None, str]:
        """Yield what stands at the beginning, and return what is left."""
        if not self._held:
            before, escape, rest = data.partition(ESCAPE)
            if before:
                yield from super().feed(before)
            self._held = escape
            return rest
        longer = self._held + data[0]
        if _SEQUENCE.fullmatch(longer) and longer != "\x1b[[":
            self._held = ""
            yield from self._sequence(longer)
        elif _BEGUN.fullmatch(longer):
            self._held = longer
        else:
            yield from self._as_keys()
            return data
        return data[1:]

    def _sequence(self, sequence: str) -> Iterator[Message]:
        """Yield what a whole sequence means; one that no key has is the keys themselves, unless nobody typed it."""
        if sequence == ANSWER:
            self._answered()
            return
        meant = list(super().feed(sequence))
        if self._awaiting.timeout is None:
            self._pasting = sequence == BRACKETED_PASTE_START
            self._tail = ""
            yield from meant
            return
        self._give_up()
        if not _OF_A_TERMINAL.fullmatch(sequence):
            self._held = sequence
            yield from self._as_keys()

    def _as_keys(self) -> Iterator[Message]:
        """Yield what was held as an Escape and the keys after it."""
        held, self._held = self._held, ""
        yield from super().feed(ESCAPE)
        yield from self._give_up()
        if len(held) > 1:
            yield from super().feed(held[1:])

    def _give_up(self) -> list[Message]:
        """Let the screen library wait no longer, and return what it makes of it."""
        self._timeout_time = None
        self._awaiting = self._gen.throw(ParseTimeout())
        meant = list(self._tokens)
        self._tokens.clear()
        return meant

    def _paste(self, data: str) -> Generator[Message, None, str]:
        """Yield nothing before the end of what is pasted; return what follows it."""
        before = len(self._tail)
        end = (self._tail + data).find(BRACKETED_PASTE_END)
        self._pasting = end < 0
        taken = data if self._pasting else data[: end + len(BRACKETED_PASTE_END) - before]
        self._tail = (self._tail + data)[1 - len(BRACKETED_PASTE_END) :]
        yield from super().feed(taken)
        return data[len(taken) :]
