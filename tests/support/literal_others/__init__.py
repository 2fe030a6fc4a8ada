"""Second engines of the other systems, written from their texts, whose articles can be switched off.

They look at every set and every pairing, so they are for ten players at most. With nothing off they say what the
program says; what an article is replaced by when it is off stands at the head of each.
"""

from __future__ import annotations

from tests.support.literal_others.answers import answered, expected

__all__ = ["answered", "expected"]
