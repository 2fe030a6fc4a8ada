"""Frozen values to plain JSON and back, strictly: what does not fit its annotation is an error with a place."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from core.language import mark, tr

T = TypeVar("T")
LATER = {"later": True}
"""Metadata of a field that came after the first files. It has a default and is not written while it has it: what
an old file holds is encoded as it stands there, and the digests of its entries still fit."""
Decoder = Callable[[object, str], Any]


class BadValue(ValueError):
    """A value that is not what it should be; the text names the place."""


def encode(value: object) -> Any:
    """Return the value as JSON: objects for dataclasses, lists for tuples, the plain value of an enum."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value):
        kind: Any = type(value)
        fields = {field.name: getattr(value, field.name) for field in _written_always(kind)}
        fields |= {f.name: given for f in _written_later(kind) if (given := getattr(value, f.name)) != f.default}
        return {name: encode(each) for name, each in fields.items()}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value


def decode(kind: type[T], document: object, place: str = "") -> T:
    """Return a value of `kind` from JSON; raise `BadValue` naming the first place that does not fit."""
    shape: Any = kind
    value: T = _decoder(shape)(document, place)
    return value


@cache
def _written_always(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return tuple(field for field in dataclasses.fields(kind) if not field.metadata)


@cache
def _written_later(kind: Any) -> tuple[dataclasses.Field[Any], ...]:
    return tuple(field for field in dataclasses.fields(kind) if field.metadata)


@cache
def _decoder(kind: Any) -> Decoder:
    if dataclasses.is_dataclass(kind):
        return _dataclass_decoder(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum_decoder(kind)
    origin = get_origin(kind)
    if origin is tuple:
        return _tuple_decoder(get_args(kind)[0])
    if origin is Literal:
        return _literal_decoder(get_args(kind))
    if origin in (Union, UnionType):
        return _optional_decoder(next(arm for arm in get_args(kind) if arm is not NoneType))
    return _plain_decoder(kind)


def _plain_decoder(kind: type) -> Decoder:
    def plain(document: object, place: str) -> object:
        # bool is an int in Python, but never a number in a journal
        if type(document) is not kind:
            raise BadValue(tr(_NOT[kind], place=place, value=_shown(document)))
        return document

    return plain


_NOT = {
    int: mark("{place}: {value} is not a whole number"),
    str: mark("{place}: {value} is not a text"),
    bool: mark("{place}: {value} is not true or false"),
}


def _enum_decoder(kind: type[Enum]) -> Decoder:
    members = {member.value: member for member in kind}

    def member(document: object, place: str) -> Enum:
        if type(document) is not str or document not in members:
            wrong = tr("{place}: {value} is no {kind}", place=place, value=_shown(document), kind=kind.__name__.lower())
            raise BadValue(wrong)
        return members[document]

    return member


def _literal_decoder(choices: tuple[object, ...]) -> Decoder:
    def choice(document: object, place: str) -> object:
        if type(document) is not str or document not in choices:
            listed = ", ".join(map(str, choices))
            wrong = tr("{place}: {value} is none of {choices}", place=place, value=_shown(document), choices=listed)
            raise BadValue(wrong)
        return document

    return choice


def _tuple_decoder(item: Any) -> Decoder:
    decode_item = _decoder(item)

    def items(document: object, place: str) -> tuple[Any, ...]:
        if not isinstance(document, list):
            raise BadValue(tr("{place}: {value} is not a list", place=place, value=_shown(document)))
        return tuple(decode_item(each, f"{place}[{index}]") for index, each in enumerate(document))

    return items


def _optional_decoder(kind: Any) -> Decoder:
    decode_kind = _decoder(kind)
    return lambda document, place: None if document is None else decode_kind(document, place)


def _dataclass_decoder(kind: Any) -> Decoder:
    decoders = {name: _decoder(hint) for name, hint in get_type_hints(kind).items()}
    required = {
        field.name
        for field in dataclasses.fields(kind)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    }

    def fields(document: object, place: str) -> object:
        if not isinstance(document, Mapping):
            raise BadValue(tr("{place}: {value} is not an object", place=place, value=_shown(document)))
        if missing := required - document.keys():
            raise BadValue(tr("{place}: {field} is missing", place=place, field=min(missing)))
        if unknown := document.keys() - decoders.keys():
            field = _shown(min(map(str, unknown)))
            wrong = tr("{place}: {field} is not a field of {kind}", place=place, field=field, kind=kind.__name__)
            raise BadValue(wrong)
        return kind(**{name: decoders[name](value, f"{place}.{name}") for name, value in document.items()})

    return fields


def _shown(document: object) -> str:
    text = repr(document)
    return text if len(text) <= 40 else text[:37] + "..."
