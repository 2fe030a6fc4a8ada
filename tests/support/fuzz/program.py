"""The program run in this process: its arguments and input, and every byte it says."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from paircard.tui.cli import main


def said(*arguments: object, typed: str = "") -> bytes:
    """Run one command and return what it wrote to standard output and standard error."""
    with _streams(typed) as written, suppress(SystemExit):
        main([str(each) for each in arguments])
    return written.getvalue()


def written_in(folder: Path) -> bytes:
    """Return what the text files of a folder hold that people and other programs read."""
    kinds = ("*.trf", "*.html", "*.txt", "*.csv")
    return b"\n".join(path.read_bytes() for kind in kinds for path in sorted(folder.rglob(kind)))


@contextmanager
def _streams(typed: str) -> Iterator[io.BytesIO]:
    before = sys.stdin, sys.stdout, sys.stderr
    written = io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode(errors="surrogatepass")), encoding="utf-8")
    sys.stdout = sys.stderr = io.TextIOWrapper(written, encoding="utf-8", newline="\n", write_through=True)
    ours = sys.stdout
    try:
        yield written
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
        ours.flush()
        ours.detach()
