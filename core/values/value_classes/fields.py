"""The fields of a class of values, read off its annotations without the standard library's `dataclasses`.

That module brings `inspect` with it, and takes ten times as long for a class as is needed. Whoever asks it about a
class of ours (`dataclasses.fields`, `asdict`, `replace`) gets its own answer all the same, made when first asked for.
Type checkers are shown the original, for which nothing differs.
"""
# no words in this file: what it says is read by programmers

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from dataclasses import field as field

NOTHING: Any = object()
"""Stands for a default that there is none of."""
FIELDS, FROZEN = "_fields_of_values", "_frozen_values"
"""Where a class made here says of itself what it has, and whether its values stay as they are."""
THEIR_FIELDS, THEIR_KIND = "__dataclass_fields__", "__dataclass_params__"
"""Where one of the standard library says so."""


class Field:
    """One field: what the standard library keeps of it, as far as the program asks for that."""

    __slots__ = ("compare", "default", "default_factory", "metadata", "name", "repr", "type")
    __hash__ = None  # type: ignore[assignment]  # so that a class of the standard library refuses it as a default

    def __init__(
        self,
        default: Any = NOTHING,
        default_factory: Any = NOTHING,
        metadata: Mapping[str, Any] | None = None,
        *,
        compare: bool = True,
        repr: bool = True,
    ) -> None:
        """Take what is said of a field; its name and type follow from where it stands."""
        self.name = ""
        self.type: Any = None
        self.default = default
        self.default_factory = default_factory
        self.metadata = {} if metadata is None else metadata
        self.compare = compare
        self.repr = repr

    @property
    def needed(self) -> bool:
        """Whether no value is made without it."""
        return self.default is NOTHING and self.default_factory is NOTHING

    def made(self) -> Any:
        """Return what it is where nobody says it; `NOTHING` where somebody has to."""
        return self.default if self.default_factory is NOTHING else self.default_factory()


if not TYPE_CHECKING:

    def field(**said):
        """Return what stands behind an annotation where a default alone does not say it all."""
        return Field(**said)


def fields(kind: Any) -> tuple[Field, ...]:
    """Return the fields of a class of values, or of a value; raise TypeError for what is neither."""
    own: tuple[Field, ...] | None = getattr(kind, FIELDS, None)
    if own is not None:
        return own
    from paircard.core.values.value_classes.standard_fields import own_fields

    return own_fields(kind if isinstance(kind, type) else type(kind))


def has_fields(kind: object) -> bool:
    """Whether it is a class of values, or a value."""
    return hasattr(kind, FIELDS) or hasattr(kind, THEIR_FIELDS)


def collected(cls: type[Any], *, frozen: bool) -> tuple[Field, ...]:
    """Return the fields of a class that is being made; raise TypeError where it builds on one of the other kind."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__[1:]):
        for each in _inherited(base, frozen=frozen):
            found[each.name] = each
    for name, annotation in vars(cls).get("__annotations__", {}).items():
        if not str(annotation).startswith(("ClassVar", "typing.ClassVar")):
            found[name] = _stated(name, annotation, cls.__dict__.get(name, NOTHING))
    return tuple(found.values())


def _stated(name: str, annotation: object, said: Any) -> Field:
    if type(said).__module__ == "dataclasses":
        from paircard.core.values.value_classes.standard_fields import own_field

        said = own_field(said)
    stated = said if isinstance(said, Field) else Field(said)
    if type(stated.default).__hash__ is None:
        raise ValueError(f"every value would share the default of {name}: say default_factory")
    stated.name, stated.type = name, annotation
    return stated


def _inherited(base: type[Any], *, frozen: bool) -> tuple[Field, ...]:
    if THEIR_KIND not in base.__dict__:
        return ()
    if frozen is not (base.__dict__[FROZEN] if FROZEN in base.__dict__ else base.__dict__[THEIR_KIND].frozen):
        raise TypeError(f"the values of one class change and those of the other do not: one builds on {base.__name__}")
    return fields(base)


class AsTheirs:
    """What the standard library looks for in a class of its own, made once it does."""

    def __init__(self, name: str, twin: Callable[[], Any]) -> None:
        """Take the name under which it looks, and what returns a class of its own with the same fields."""
        self._name = name
        self._twin = twin

    def __get__(self, _value: object, _kind: object = None) -> Any:
        """Return what it finds."""
        return getattr(self._twin(), self._name)


def stating(own: tuple[Field, ...], *, frozen: bool) -> dict[str, Any]:
    """Return what a class says of its fields, to us and to the standard library."""
    made: list[Any] = []

    def twin() -> Any:
        from paircard.core.values.value_classes.standard_fields import standard_class

        if not made:
            made.append(standard_class(own, frozen=frozen))
        return made[0]

    names = tuple([each.name for each in own])
    theirs = {name: AsTheirs(name, twin) for name in (THEIR_FIELDS, THEIR_KIND)}
    return {FIELDS: own, FROZEN: frozen, "__match_args__": names, **theirs}
