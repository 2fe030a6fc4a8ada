"""What a command asks, in words: its answers in a few, for the list of commands, and one by one, to be explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import AskLine, Choose, Confirm, ConfirmLine
from paircard.tui.dialogs.form import Field, Form
from paircard.tui.dialogs.pick import Pick
from paircard.tui.dialogs.question import Question
from paircard.tui.dialogs.witnessed import Witnessed
from paircard.tui.line.wording import either

MANY = 5
"""A form of more fields is not told in few words."""


def in_few_words(questions: Sequence[Question[Any]], usual: str = "") -> str:
    """Return the answers in turn, as they are typed after a command; the usual words where these say it better.

    >>> in_few_words([Choose("Colour", "", {"w": "White", "b": "Black"}), Confirm("Sure?", "")])
    'w or b; y'
    """
    if any(len(_fields(each)) > MANY for each in questions):
        return usual
    return "; ".join(part for each in questions for part in _parts(each))


def one_by_one(questions: Sequence[Question[Any]]) -> Iterator[str]:
    """Yield each answer with what it may be, numbered as they are typed between semicolons.

    >>> list(one_by_one([Choose("Colour", "", {"w": "White", "b": "Black"})]))
    ['Answer 1: Colour: w White, b Black.']
    """
    told = [answer for each in questions for answer in _told(each)]
    for number, answer in enumerate(told, start=1):
        yield tr("Answer {number}: {answer}.", number=number, answer=answer.rstrip(".:"))


def choices_told(choices: dict[str, str]) -> str:
    """Return what may be chosen, each key with what it means.

    >>> choices_told({"1": "Aden", "2": "Bern"})
    '1 Aden, 2 Bern'
    >>> choices_told({"y": "announced", "n": "not yet, draw all the same"})
    'y announced; n not yet, draw all the same'
    """
    return _one_of([f"{key} {label}".rstrip() for key, label in choices.items()])


def _one_of(choices: Sequence[str]) -> str:
    """Return choices one after the other; that of a field left empty says nothing.

    >>> _one_of(["", "anywhere, in order", "last boards only"]), _one_of(["", "m", "w"])
    ('anywhere, in order; last boards only', 'm, w')
    """
    said = [choice for choice in choices if choice]
    # a choice with a comma of its own would be heard as two
    return ("; " if any("," in choice for choice in said) else ", ").join(said)


def _parts(question: Question[Any]) -> Iterator[str]:
    match question:
        case Confirm() | Witnessed():
            yield "y"  # no words: a key
        case Choose():
            yield either(question.choices)
        case Pick():
            yield either([f"1-{len(question.rows)}", *question.more])
        case AskLine():
            yield question.called
            if isinstance(question, ConfirmLine) and question.follows:
                yield "y"  # no words: a key
        case Form():
            yield from (_part(each, question) for each in _fields(question))


def _part(field: Field, form: Form) -> str:
    name = field.label.upper()
    return f"{name}=" if form.by_name or field.by_name else name


def _told(question: Question[Any]) -> Iterator[str]:
    match question:
        case Witnessed():
            yield f"{question.heading}: y {question.yes}"
        case Choose():
            yield f"{question.heading.rstrip('?')}: {choices_told(question.choices)}"
        case Pick():
            yield f"{question.heading}: {either([f'1-{len(question.rows)}', *question.more])}"
        case AskLine():
            yield question.heading + (f" [{question.value}]" if question.value else "")
        case Form():
            yield from (_field_told(each, question) for each in _fields(question))


def _field_told(field: Field, form: Form) -> str:
    name = f"{field.label}=" if form.by_name or field.by_name else field.label
    stands = f" [{field.value}]" if field.value else ""
    may_be = field.locked or _one_of(field.choices) or field.hint
    return f"{name}{stands}" + (f": {may_be}" if may_be else "")


def _fields(question: Question[Any]) -> list[Field]:
    """Return the fields of a form that mean anything as it stands."""
    if not isinstance(question, Form):
        return []
    values = {field.name: field.value for field in question.fields}
    return [field for field in question.fields if question.asks(field, values)]
