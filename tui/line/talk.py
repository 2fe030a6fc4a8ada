"""What is heard and said: lines in, lines out, at a terminal or through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.platform.terminal import forget_typed_ahead
from paircard.tui.line.completion import Words, complete_from
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.looks.plain_text import plain
from paircard.tui.start.streams import steer


class Talk:
    """Reads lines and says facts. To a person prompts are shown and refusals told in line; a script gets neither.

    In a script a refusal goes to the error output with the number of the line that was refused.
    """

    def __init__(
        self, source: TextIO, out: TextIO, err: TextIO, *, interactive: bool, ascii_only: bool, interrupts: Interrupts
    ) -> None:
        """Talk over these streams."""
        self.interactive = interactive
        self.refusals = 0
        self.number = 0
        """Number of the line that was read last."""
        self.command_number = 0
        """Number of the line whose command is being done."""
        self._source = source
        self._out = out
        self._err = err
        self._write: Callable[[str], str] = plain if ascii_only else str
        self.interrupts = interrupts

    def read(self, prompt: str, words: Words = ()) -> str:
        """Return the next line without blanks around it.

        Raises `EOFError` at the end, `KeyboardInterrupt` for Ctrl+C, `Ended` when the terminal goes away.
        """
        with self.interrupts.reading():
            line = self._ask(prompt, words) if self.interactive else self._source.readline()
        if not line and not self.interactive:
            raise EOFError
        self.number += 1
        return line.removeprefix("\ufeff").strip()

    def say(self, *texts: str) -> None:
        """Say facts, one a line; empty ones are left out."""
        self._print(texts, self._out)

    def refuse(self, text: str) -> None:
        """Say why something was not done."""
        self.refusals += 1
        if self.interactive:
            self._print([tr("Refused: {why}", why=text)], self._out, "\a")
            self.forget_typed_ahead()
        else:
            where = tr("line {number}", number=self.command_number) if self.command_number else "paircard"
            self._print([f"{where}: {text}"], self._err)

    def forget_typed_ahead(self) -> None:
        """Drop what a person typed before they heard what was said last: it would land on the wrong board."""
        if self._source is sys.stdin and self._source.isatty():
            forget_typed_ahead(self._source)

    def note(self, text: str) -> None:
        """Say something beside the facts."""
        self._print([text], self._err)

    def _ask(self, prompt: str, words: Words) -> str:
        shown = self._write(clean(prompt)) + " "
        if self._source is sys.stdin and self._out is sys.stdout:
            with complete_from(words):
                return input(shown)
        self._print_raw(shown, self._out)
        line = self._source.readline()
        if not line:
            raise EOFError
        return line

    def _print(self, texts: Iterable[str], out: TextIO, sign: str = "") -> None:
        lines = [clean(line) for text in texts for line in text.split("\n")]
        written = "".join(f"{self._write(line)}\n" for line in lines if line)
        if written:
            steer(out, sign)
            self._print_raw(written, out)

    @staticmethod
    def _print_raw(text: str, out: TextIO) -> None:
        out.write(text)
        out.flush()
