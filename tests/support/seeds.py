"""Fresh seeds for random tests, told on standard output so that a failure can be repeated."""

from __future__ import annotations

import sys
from random import SystemRandom


def fresh_seed() -> int:
    """Return a seed nobody has used, and print it."""
    seed = SystemRandom().randrange(10**9)
    sys.stdout.write(f"seed {seed}\n")
    return seed
