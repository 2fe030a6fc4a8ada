"""Standard output and standard error as every command has them: nothing a file holds can steer a terminal over them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

from paircard.core.values.text import harmless
from paircard.data.platform.terminal import is_reader_gone


class CannotSay(Exception):
    """What was to be said cannot be written where it goes; the text is the reason of the system."""


class HarmlessOutput(TextIOWrapper):
    """A stream that lets only text through."""

    @classmethod
    def over(cls, stream: TextIO) -> TextIO:
        """Return one that writes where this stream does; what is no stream of bytes is returned as it is."""
        if not isinstance(stream, TextIOWrapper):
            return stream
        stream.flush()
        return cls(
            stream.buffer,
            encoding=stream.encoding,
            errors=stream.errors,
            newline="\n",
            line_buffering=stream.line_buffering,
            write_through=stream.write_through,
        )

    def write(self, text: str, /) -> int:
        """Write what is left of the text without anything that a terminal would obey."""
        self.steer(harmless(text))
        return len(text)

    def steer(self, text: str) -> None:
        """Write a text of our own with all that it orders."""
        with _told():
            super().write(text)

    def flush(self) -> None:
        """Send what is still held back."""
        with _told():
            super().flush()


@contextmanager
def _told() -> Iterator[None]:
    """Tell a disk that is full from the other faults that a command can meet; a reader who has gone is none."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if is_reader_gone(error):
            raise BrokenPipeError from error
        raise CannotSay(error.strerror) from error


def steer(stream: TextIO, text: str) -> None:
    """Write a text of our own that moves the cursor or rings the bell."""
    if isinstance(stream, HarmlessOutput):
        stream.steer(text)
    else:
        stream.write(text)


@contextmanager
def harmless_output() -> Iterator[None]:
    """Put such streams in place of the standard ones for a while."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = ours = HarmlessOutput.over(sys.stdout), HarmlessOutput.over(sys.stderr)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
        for stream in ours:
            if isinstance(stream, HarmlessOutput):
                stream.detach()  # what is below goes on when we are gone
