"""The texts of a language as they stand in its file, each read when somebody asks for it: one of hundreds, mostly."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

_HEAD = re.compile(r'^\[rules\."?([^"\n]+?)"?\]$', re.MULTILINE)


class Sections(Mapping[str, Mapping[str, Any]]):
    r"""The sections `[rules.ID]` of a file by their ids, in their order; nothing else may stand between them.

    >>> Sections('[rules.A1]\ntitle = "Ratings"\n\n[rules."SSF 6"]\ntitle = "Byes"\n')["SSF 6"]
    {'title': 'Byes'}
    """

    def __init__(self, text: str) -> None:
        """Take the part of a file that begins with the first of them."""
        _, *parts = _HEAD.split(text)
        self._written = dict(zip(parts[::2], parts[1::2], strict=True))

    def __getitem__(self, id_: str) -> Mapping[str, Any]:
        """Return what is written under an id; raise KeyError where it has no section."""
        return tomllib.loads(self._written[id_])

    def __iter__(self) -> Iterator[str]:
        """Yield the ids."""
        return iter(self._written)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._written)


def with_sections(text: str) -> Mapping[str, Any]:
    """Read the file of a language, its rules only as they are asked for."""
    first = _HEAD.search(text)
    if first is None:
        return tomllib.loads(text)
    return {**tomllib.loads(text[: first.start()]), "rules": Sections(text[first.start() :])}
