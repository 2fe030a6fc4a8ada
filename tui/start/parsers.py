"""The parsers of the commands: only that of the command asked for is made, which is most of what a start takes."""

from __future__ import annotations

from typing import Any


class Wanted:
    """Stands for what `add_subparsers` returns; without a command everybody's parser is made, for the help."""

    def __init__(self, commands: Any, command: str | None) -> None:
        self._commands = commands
        self._command = command

    def add_parser(self, name: str, **options: Any) -> Any:
        """Return the parser of a command, or something that takes its arguments and forgets them."""
        if self._command in (None, name):
            return self._commands.add_parser(name, **options)
        return _UNWANTED


class _Unwanted:
    """Whatever is asked of it is done by nobody."""

    def __getattr__(self, name: str) -> Any:
        return self._nothing

    def _nothing(self, *_arguments: object, **_options: object) -> _Unwanted:
        return self


_UNWANTED = _Unwanted()
