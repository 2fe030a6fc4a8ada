"""The options of a system: a frozen dataclass of its own, kept in the regulations under the key of the system."""

from __future__ import annotations

from dataclasses import dataclass

from core.event.persisted import Tagged


@dataclass(frozen=True, slots=True)
class Options(Tagged):
    """Base of what an event may choose that only its system knows."""

    @classmethod
    def kind_of(cls, tag: str) -> type[Options] | None:
        """Return the options of the system of that key; None where it has none, or nobody knows it."""
        from core.systems.catalogue import SYSTEMS  # the systems know regulations, and these their options

        return SYSTEMS[tag].options if tag in SYSTEMS else None

    def checked(self) -> Options:
        """Return these options; raise `core.errors.Refusal` where they cannot be."""
        return self
