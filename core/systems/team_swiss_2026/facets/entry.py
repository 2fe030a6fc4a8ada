"""Which teams may enter and leave: as players may in every system of 2026 (C.04.2 2.4, 3.2, 3.3)."""

from core.systems.kit.entry_2026 import (
    draws_colour,
    draws_numbers,
    leaving,
    may_join,
    may_leave,
    may_miss,
    returned,
    returning,
    withdrawn,
)

__all__ = [
    "draws_colour",
    "draws_numbers",
    "leaving",
    "may_join",
    "may_leave",
    "may_miss",
    "returned",
    "returning",
    "withdrawn",
]
