"""Frozen values to plain JSON and back, strictly: what does not fit its annotation is an error with a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from reprlib import Repr
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from paircard.core.event.legible import cleaned
from paircard.core.event.limits import longest, span
from paircard.core.event.options import Options
from paircard.core.event.traits import Catalogue
from paircard.core.values.language import mark, tr
from paircard.core.values.text import aligned
from paircard.core.values.value_classes.fields import Field, fields, has_fields

T = TypeVar("T")
Decoder = Callable[[object, str], Any]


class BadValue(ValueError):
    """A value that is not what it should be; the text names the place."""


class Unknown(BadValue):
    """A field, or one of several words, that this version does not know: a newer one's, if the file can be trusted."""


def encode(value: object) -> Any:
    """Return the value as JSON: objects for dataclasses, lists for tuples, the plain value of an enum."""
    if isinstance(value, Enum):
        return value.value
    if has_fields(value):
        kind: Any = type(value)
        written = {field.name: getattr(value, field.name) for field in _written_always(kind)}
        written |= {f.name: given for f in _written_later(kind) if (given := getattr(value, f.name)) != f.default}
        document = {name: encode(each) for name, each in written.items()}
        return {value.tag: document} if isinstance(value, Options) else document
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value


def decode(catalogue: Catalogue, kind: type[T], document: object, place: str = "") -> T:
    """Return a value of `kind` from JSON; raise `BadValue` naming the first place that does not fit.

    What only a pairing system knows is read as the system of the catalogue knows it.
    """
    shape: Any = kind
    value: T = _decoder(catalogue, shape)(document, place)
    return value


@cache
def _written_always(kind: Any) -> tuple[Field, ...]:
    return tuple(field for field in fields(kind) if "later" not in field.metadata)


@cache
def _written_later(kind: Any) -> tuple[Field, ...]:
    return tuple(field for field in fields(kind) if "later" in field.metadata)


def format_needed(value: object) -> int:
    """Return the format of the journal that a reader of this value must know.

    The newest that a class or a value (its `since`, which may be a property) or a field used with another value than
    its default (`later`) came with, however deep it stands.
    """
    if isinstance(value, tuple):
        return max(map(format_needed, value), default=1)
    own: int = getattr(value, "since", 1)
    if not has_fields(value) or isinstance(value, type):
        return own
    kind: Any = type(value)
    used = (field for field in _written_later(kind) if getattr(value, field.name) != field.default)
    inside = (format_needed(getattr(value, field.name)) for field in fields(kind))
    newest: int = max([own, *(field.metadata["since"] for field in used), *inside])
    return newest


@cache
def _decoder(catalogue: Catalogue, kind: Any, name: str = "", *, as_typed: bool = False) -> Decoder:
    """Return what reads a value of this kind; numbers and texts as far as a field of that name goes."""
    while hasattr(kind, "__supertype__"):  # a `NewType` is stored as what it is made of
        kind = kind.__supertype__
    if isinstance(kind, type) and issubclass(kind, Options):
        return _options_decoder(catalogue)
    if has_fields(kind):
        return _dataclass_decoder(catalogue, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum_decoder(kind)
    origin = get_origin(kind)
    if origin is tuple:
        return _tuple_decoder(_decoder(catalogue, get_args(kind)[0], name, as_typed=as_typed))
    if origin is Literal:
        return _literal_decoder(get_args(kind))
    if origin in (Union, UnionType):
        arm = next(arm for arm in get_args(kind) if arm is not NoneType)
        return _optional_decoder(_decoder(catalogue, arm, name, as_typed=as_typed))
    if kind is int:
        return _number_decoder(span(name))
    if kind is str:
        return _text_decoder(longest(name), aligned if as_typed else cleaned)
    return _plain(bool, mark("{place}: {value} is not true or false"))


def _plain(kind: type, wrong: str) -> Decoder:
    def plain(document: object, place: str) -> object:
        # bool is an int in Python, but never a number in a journal
        if type(document) is not kind:
            raise BadValue(tr(wrong, place=place, value=_shown(document)))
        return document

    return plain


def _number_decoder(allowed: range) -> Decoder:
    whole = _plain(int, mark("{place}: {value} is not a whole number"))

    def number(document: object, place: str) -> object:
        if whole(document, place) not in allowed:
            raise BadValue(
                tr(
                    "{place}: {value} is not between {first} and {last}",
                    place=place,
                    value=_shown(document),
                    first=allowed[0],
                    last=allowed[-1],
                )
            )
        return document

    return number


def _text_decoder(limit: int, as_shown: Callable[[str], str]) -> Decoder:
    """Return what reads a text and cleans it: the entry keeps what was written, what is shown goes by this."""
    whole = _plain(str, mark("{place}: {value} is not a text"))

    def text(document: object, place: str) -> str:
        given = str(whole(document, place))
        if len(given) > limit:
            long = mark("{place}: {value} has {count} characters, {limit} at most")
            raise BadValue(tr(long, place=place, value=_shown(given), count=len(given), limit=limit))
        return as_shown(given)

    return text


def _enum_decoder(kind: type[Enum]) -> Decoder:
    members = {member.value: member for member in kind}

    def member(document: object, place: str) -> Enum:
        if type(document) is not str or document not in members:
            wrong = tr("{place}: {value} is no {kind}", place=place, value=_shown(document), kind=kind.__name__.lower())
            raise Unknown(wrong) if type(document) is str else BadValue(wrong)
        return members[document]

    return member


def _literal_decoder(choices: tuple[object, ...]) -> Decoder:
    def choice(document: object, place: str) -> object:
        if type(document) is not str or document not in choices:
            listed = ", ".join(map(str, choices))
            wrong = tr("{place}: {value} is none of {choices}", place=place, value=_shown(document), choices=listed)
            raise Unknown(wrong) if type(document) is str else BadValue(wrong)
        return document

    return choice


def _tuple_decoder(decode_item: Decoder) -> Decoder:
    def items(document: object, place: str) -> tuple[Any, ...]:
        if not isinstance(document, list):
            raise BadValue(tr("{place}: {value} is not a list", place=place, value=_shown(document)))
        return tuple(decode_item(each, f"{place}[{index}]") for index, each in enumerate(document))

    return items


def _optional_decoder(decode_kind: Decoder) -> Decoder:
    return lambda document, place: None if document is None else decode_kind(document, place)


def _options_decoder(catalogue: Catalogue) -> Decoder:
    """Return what reads the options of a system: an object whose only field is the key of the system."""

    def options(document: object, place: str) -> object:
        if not isinstance(document, Mapping) or len(document) != 1:
            raise BadValue(tr("{place}: {value} is not an object", place=place, value=_shown(document)))
        ((tag, inside),) = document.items()
        kind = catalogue[tag].options if tag in catalogue else None
        if kind is None:
            named = "Options"  # no words: a name
            wrong = tr("{place}: {field} is not a field of {kind}", place=place, field=_shown(tag), kind=named)
            raise Unknown(wrong)
        return _dataclass_decoder(catalogue, kind)(inside, f"{place}.{tag}")

    return options


def _dataclass_decoder(catalogue: Catalogue, kind: Any) -> Decoder:
    hints = get_type_hints(kind)
    decoders = {
        field.name: _decoder(catalogue, hints[field.name], field.name, as_typed="as_typed" in field.metadata)
        for field in fields(kind)
    }
    required = {field.name for field in fields(kind) if field.needed}

    def value(document: object, place: str) -> object:
        # nearly always it is one that JSON made, and asking so costs a fifth
        if type(document) is not dict and not isinstance(document, Mapping):
            raise BadValue(tr("{place}: {value} is not an object", place=place, value=_shown(document)))
        # first what is not known: a newer version may write that in place of what is missing
        if unknown := document.keys() - decoders.keys():
            field = _shown(min(map(str, unknown)))
            wrong = tr("{place}: {field} is not a field of {kind}", place=place, field=field, kind=kind.__name__)
            raise Unknown(wrong)
        if missing := required - document.keys():
            raise BadValue(tr("{place}: {field} is missing", place=place, field=min(missing)))
        return kind(**{name: decoders[name](each, f"{place}.{name}") for name, each in document.items()})

    return value


_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 40


def _shown(document: object) -> str:
    # bounded in depth and length, and without a character that a terminal would take for a command
    return _SHORT.repr(document)
