"""Every event has its own stream of chance, so that it is the same event on whatever machine it is played.

`random.Random` seeded with an integer is documented to give the same numbers everywhere and in every version. The seed
is a digest of what names the event, so that neighbouring seeds have nothing in common.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random


def stream(seed: int, purpose: str, event: int) -> Random:
    """Return the chance of one event, for one purpose (its field, its results).

    All cells of an experiment draw the same fields: what differs between contenders is then not the luck of the draw.

    >>> stream(1, "field", 7).random() == stream(1, "field", 7).random()
    True
    >>> stream(1, "field", 7).random() == stream(1, "field", 8).random()
    False
    """
    digest = sha256(f"{seed}/{purpose}/{event}".encode()).digest()
    return Random(int.from_bytes(digest))
