"""Every language says what the program says, with the same fields, and no wider than there is room.

A sentence that waits for its translator is said in English, and a warning says so: it holds up nobody else.
"""

from __future__ import annotations

import re
import warnings
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from rich.cells import cell_len

from paircard.core.values.language import speaking, tr
from paircard.data.languages import TRANSLATED, load
from tests.support.catalogues.extract import everything
from tests.support.catalogues.untranslated import translated, untranslated
from tests.support.catalogues.update import read, template
from tests.support.said_calls import fields, put_together, with_other_fields
from tests.support.unmarked import PACKAGES, ROOT, everywhere

MOST_WAITING = 100
"""So many sentences a language may lack for a while; more is a catalogue that was lost."""
LIMIT = re.compile(r"at most ([0-9]+)")
"""In the context of a message: so many columns are there for it."""


class SaidInEnglish(UserWarning):
    """Sentences wait for their translators."""


@cache
def wanted() -> Catalog:
    """Return all that the program says; read once for all languages."""
    return template(everything())


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All messages of a catalogue that are translated; its head is none."""
    return tuple(message for message in read(language) if message.id and translated(message))


def forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """A message in all its plurals."""
    return (text,) if isinstance(text, str) else tuple(text or ())


def files() -> list[Path]:
    """All files of the program but that which says sentences that were kept: it has none of its own."""
    found = {path for package in PACKAGES for path in (ROOT / package).rglob("*.py")}
    return sorted(found - {ROOT / "core" / "values" / "said.py"})


def test_no_text_escapes_the_translators() -> None:
    assert everywhere() == []


def test_fields_are_those_of_the_message() -> None:
    """What a message names is filled in, and nothing is filled in that it does not name."""
    assert with_other_fields(files()) == []


def test_every_message_can_be_found() -> None:
    """Nothing is put together before it is looked up."""
    assert put_together(files()) == []


def test_what_waits_for_its_translator_is_listed() -> None:
    said = Catalog()
    said.add("What no catalogue has.")
    said.add("No round is paired yet.")
    for language in TRANSLATED:
        assert [message.id for message in untranslated(language, said)] == ["What no catalogue has."]


@pytest.mark.parametrize("language", TRANSLATED)
class TestEveryLanguage:
    """What holds for each of them."""

    def test_it_says_everything(self, language: str) -> None:
        """Nothing is left over: `python -m tests.support.catalogues.update`. What is missing is told."""
        known = {(message.id, message.context) for message in wanted()}
        assert [message.id for message in read(language) if (message.id, message.context) not in known] == []
        if waiting := list(untranslated(language, wanted())):
            told = f"{language}: {len(waiting)} sentences are still said in English, see {untranslated.__module__}"
            warnings.warn(told, SaidInEnglish, stacklevel=1)
        assert len(waiting) <= MOST_WAITING

    def test_it_has_all_plurals(self, language: str) -> None:
        """Polish has three, the others two."""
        plurals = read(language).num_plurals
        assert all(len(forms(each.string)) == plurals for each in messages(language) if each.pluralizable)

    def test_fields_are_kept(self, language: str) -> None:
        """A plural may leave its number out (one player); nothing else is lost or invented."""
        wrong = []
        for message in messages(language):
            wanted = set().union(*map(fields, forms(message.id)))
            optional = {"count"} if message.pluralizable else set[str]()
            wrong += [
                text for text in forms(message.string) if not wanted - optional <= fields(text) <= wanted | optional
            ]
        assert wrong == []

    def test_lines_and_edges_are_kept(self, language: str) -> None:
        """Blanks and line ends at the edges join texts; a list keeps its lines."""
        wrong = []
        for message in messages(language):
            one = forms(message.id)[0]
            for text in forms(message.string):
                edges = (text[:1].isspace(), text[-1:].isspace()) == (one[:1].isspace(), one[-1:].isspace())
                if not edges or text.count("\n") != one.count("\n"):
                    wrong.append(text)
        assert wrong == []

    def test_there_is_room(self, language: str) -> None:
        """Where columns are few the context says how many."""
        wrong = []
        for message in messages(language):
            limit = LIMIT.search(message.context or "")
            wrong += [each for each in forms(message.string) if limit and cell_len(each) > int(limit[1])]
        assert wrong == []

    def test_it_is_compiled(self, language: str) -> None:
        """What is installed is what the translators wrote."""
        compiled = load(language)
        with speaking(compiled):
            wrong = [
                each.id
                for each in messages(language)
                if not each.pluralizable and not each.context and tr(str(each.id)) != each.string
            ]
        assert (compiled.code, wrong) == (language, [])
