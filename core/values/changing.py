"""The standard library's `dataclass` for values that change, made as those of `core.values.frozen` are."""
# no words in this file: what it says is read by programmers

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paircard.core.values.value_classes.fields import collected
from paircard.core.values.value_classes.fields import field as field
from paircard.core.values.value_classes.making import comparison_of, repr_of, with_fields

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls=None, /, *, slots=False):
        """Return a class of values that change, or its decorator."""
        return (lambda each: _changing(each, slots=slots)) if cls is None else _changing(cls, slots=slots)


def _changing(cls: type[Any], *, slots: bool) -> type[Any]:
    own = collected(cls, frozen=False)
    methods = {"__repr__": repr_of(own), **comparison_of(own), "__hash__": None}
    return with_fields(cls, own, methods, frozen=False, slots=slots)
