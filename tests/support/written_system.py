"""The system of the page *Adding a system*, made of its blocks of code as a reader would type them in."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from paircard.core import systems
from paircard.core.systems import catalogue
from paircard.data.manual import page_called

KEY = "king-of-the-hill"
_BLOCK = re.compile(r"^```python\n# (core/systems/[^\s,]+)([^\n]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks() -> Iterator[tuple[str, str, str]]:
    """Yield the file of each block of code, where in it the block belongs, and what is typed."""
    for found in _BLOCK.finditer(page_called("adding-a-system").text):
        yield found[1], found[2].lstrip(", "), found[3]


@contextmanager
def typed_in(folder: Path) -> Iterator[None]:
    """Write the files of the page into a folder, and make the system one of the program for a while."""
    table = Path(catalogue.__file__).read_text(encoding="utf-8")
    for path, where, code in blocks():
        if path == "core/systems/catalogue.py":
            table = _with(table, where, code)
        else:
            assert not where
            file = folder / path.removeprefix("core/systems/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(code, encoding="utf-8")
    names = {"__name__": catalogue.__name__}
    exec(compile(table, catalogue.__file__, "exec"), names)  # the table as the reader has it now
    known = set(sys.modules)
    with (
        patch.object(systems, "__path__", [*systems.__path__, str(folder)]),
        patch.object(catalogue, "_ROWS", names["_ROWS"]),
    ):
        try:
            yield
        finally:
            catalogue._loaded.cache_clear()
            for name in set(sys.modules) - known:
                if name.startswith("paircard.core.systems.king_of_the_hill"):
                    del sys.modules[name]


def _with(table: str, where: str, code: str) -> str:
    """Return the table of systems with a block where the page says."""
    match where:
        case "the last row of _ROWS":
            head, rows = table.split("_ROWS:", 1)
            return f"{head}_ROWS:{rows.replace('}', f'{code}}}', 1)}"
    raise AssertionError(where)
