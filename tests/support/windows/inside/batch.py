"""Several commands in one process, for a start takes seconds: `python -m tests.support.windows.inside.batch`.

Reads a list of commands as JSON, and writes for each its exit code, what it said and what it said of errors. Streams
are as a pipe would be: bytes, in the alphabet of the system until the program chooses another.
"""

from __future__ import annotations

import json
import locale
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper

from paircard.tui.cli import main


def ran(command: Sequence[str]) -> tuple[int, str, str]:
    """Run one command; return what it ended with, said, and said of errors."""
    streams = [TextIOWrapper(BytesIO(), encoding=locale.getpreferredencoding(False)) for _ in range(2)]
    with redirect_stdout(streams[0]), redirect_stderr(streams[1]):
        try:
            code = main(command)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    said, errors = (_text(each) for each in streams)
    return code, said, errors


def _text(stream: TextIOWrapper) -> str:
    stream.flush()
    written = stream.buffer
    assert isinstance(written, BytesIO)
    return written.getvalue().decode(errors="backslashreplace").replace("\r\n", "\n")


if __name__ == "__main__":
    answers = [ran(command) for command in json.load(sys.stdin)]
    sys.__stdout__.write(json.dumps(answers))  # type: ignore[union-attr]
