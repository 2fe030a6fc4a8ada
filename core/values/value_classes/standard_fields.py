"""Fields of ours as those of the standard library, and the other way round."""
# no words in this file: what it says is read by programmers

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

from paircard.core.values.value_classes.fields import NOTHING, Field


def standard_class(own: tuple[Field, ...], *, frozen: bool) -> type[Any]:
    """Return a class of the standard library with the same fields, which nobody makes values of."""
    body: dict[str, Any] = {"__annotations__": {each.name: each.type for each in own}}
    body |= {each.name: _standard_field(each) for each in own}
    return dataclasses.dataclass(init=False, repr=False, eq=False, frozen=frozen)(type("Standard", (), body))


def _standard_field(own: Field) -> Any:
    said: dict[str, Any] = {"compare": own.compare, "metadata": own.metadata, "repr": own.repr}
    if own.default is not NOTHING:
        said["default"] = own.default
    if own.default_factory is not NOTHING:
        said["default_factory"] = own.default_factory
    return dataclasses.field(**said)


@cache
def own_fields(kind: Any) -> tuple[Field, ...]:
    """Return the fields of a class made by the standard library; raise TypeError for another one."""
    return tuple(map(own_field, dataclasses.fields(kind)))


def own_field(standard: dataclasses.Field[Any]) -> Field:
    """Return one field; raise TypeError for what those of ours cannot say."""
    if not standard.init or standard.kw_only is True:
        raise TypeError(f"{standard.name}: classes of ours take every field, by its place or by its name")
    default = NOTHING if standard.default is dataclasses.MISSING else standard.default
    factory = NOTHING if standard.default_factory is dataclasses.MISSING else standard.default_factory
    own = Field(default, factory, standard.metadata, compare=bool(standard.compare), repr=standard.repr)
    own.name, own.type = standard.name, standard.type
    return own
