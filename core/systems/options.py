"""The options of a system: a frozen dataclass of its own, kept in the regulations under the key of the system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from core.event.persisted import Tagged


@dataclass(frozen=True, slots=True)
class Choosable:
    """One option as a form asks for it."""

    field: str
    """Its name in the options of the system."""
    label: str
    """As it stands in the code."""
    values: tuple[tuple[Any, str], ...]
    """What may be chosen, and the word for it as it stands in the code."""
    hint: str = ""
    """What it means, in half a line."""


@dataclass(frozen=True, slots=True)
class Options(Tagged):
    """Base of what an event may choose that only its system knows."""

    asked: ClassVar[tuple[Choosable, ...]] = ()
    """What a form asks for."""

    @classmethod
    def kind_of(cls, tag: str) -> type[Options] | None:
        """Return the options of the system of that key; None where it has none, or nobody knows it."""
        from core.systems.catalogue import SYSTEMS  # the systems know regulations, and these their options

        return SYSTEMS[tag].options if tag in SYSTEMS else None

    @classmethod
    def of_new_event(cls) -> Options:
        """Return what a form offers for a new event."""
        return cls()

    def checked(self) -> Options:
        """Return these options; raise `core.errors.Refusal` where they cannot be."""
        return self

    def with_chosen(self, chosen: Mapping[str, Any]) -> Self:
        """Return these options with other values of some fields."""
        return replace(self, **chosen)
