"""A regular expression that is compiled when it is first used: a command loads fifty of them and uses ten.

>>> pattern("[0-9]+").fullmatch("12").group()
'12'
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

__all__ = ["pattern"]

if TYPE_CHECKING:
    from re import compile as pattern
else:

    class pattern:  # noqa: N801 - it stands where `re.compile` would
        """Stands for the compiled one: what is once asked of it, it then has itself."""

        def __init__(self, text, flags=0):
            """Take what `re.compile` takes."""
            self._given = text, flags

        def __getattr__(self, name: str) -> Any:
            """Compile it."""
            value = getattr(re.compile(*self._given), name)
            setattr(self, name, value)
            return value
