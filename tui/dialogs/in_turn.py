"""Several questions on one screen, agreed to once; where lines are read they come one after the other."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from paircard.tui.dialogs.form import NotedForm, Values
from paircard.tui.dialogs.question import Question

Given = TypeVar("Given")  # no words: a type
InTurn = Generator[Question[Any], Any, Given | None]
"""Yields questions, is sent the answer of each, and returns what comes of them; None where somebody gave up."""


class FormInTurn(NotedForm):
    """A form whose fields are questions of their own: each has more to say than a label."""

    def questions(self) -> InTurn[Values]:
        """Ask one by one."""
        raise NotImplementedError


def in_turn(questions: InTurn[Given], ask: Callable[[Question[Any]], Any]) -> Given | None:
    """Put questions one by one, and return what comes of them."""
    given: Any = None
    while True:
        try:
            question = questions.send(given)
        except StopIteration as done:
            answer: Given | None = done.value
            return answer
        given = ask(question)
