"""Where rating lists are fetched from, as the settings name it: `fide https://... POL SWE; pl https://...`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.pattern import pattern
from paircard.core.values.text import clean

_NAME = pattern("[a-z0-9-]{1,40}")
_ADDRESS = pattern(r"https?://[^\s/]+(/\S*)?", re.IGNORECASE)
_FEDERATION = pattern("[A-Z]{3}")


@dataclass(frozen=True, slots=True)
class ListAddress:
    """One list, and where it is."""

    name: str
    """Of the list here: `fide`, or one of the arbiter's own."""
    address: str
    federations: frozenset[str] = frozenset()
    """Only players of these are kept; empty: all."""


def list_addresses(text: str) -> tuple[ListAddress, ...]:
    """Return the lists that a text of the settings names; raise `Refusal` for the first that cannot be.

    >>> [(each.name, sorted(each.federations)) for each in list_addresses("fide https://a.example/x.zip POL SWE")]
    [('fide', ['POL', 'SWE'])]
    """
    return tuple(_read(text))


def _read(text: str) -> Iterator[ListAddress]:
    for part in filter(None, map(str.strip, text.split(";"))):
        name, _, rest = part.partition(" ")
        address, *federations = rest.split() or [""]
        wanted = frozenset(each.upper() for each in federations)
        good = _NAME.fullmatch(name) and _ADDRESS.fullmatch(address) and all(map(_FEDERATION.fullmatch, wanted))
        if not good:
            raise Refusal(
                tr(
                    "Rating lists: {text} is no list: type its name and its address, such as "
                    "fide https://lists.example/fide.zip, then federations if only theirs are wanted.",
                    text=clean(part)[:80],
                )
            )
        yield ListAddress(name, address, wanted)
