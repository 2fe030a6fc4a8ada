"""Every language says everything the program says, with the same fields, and no wider than there is room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from string import Formatter

import pytest
from babel.messages.catalog import Message
from rich.cells import cell_len

from core.values.language import speaking, tr
from data.languages import TRANSLATED, load
from tests.support.catalogues.extract import everything
from tests.support.catalogues.update import read, template
from tests.support.unmarked import PACKAGES, ROOT, everywhere

LIMIT = re.compile(r"at most ([0-9]+)")
"""In the context of a message: so many columns are there for it."""


@cache
def wanted() -> frozenset[tuple[object, object]]:
    """Return by id and context all that the program says; read once for all languages."""
    return frozenset((message.id, message.context) for message in template(everything()) if message.id)


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All messages of a catalogue but its head."""
    return tuple(message for message in read(language) if message.id)


def forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """A message in all its plurals."""
    return (text,) if isinstance(text, str) else tuple(text or ())


def fields(text: str) -> set[str]:
    """The fields of a message."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def said() -> Iterator[tuple[str, ast.Call]]:
    """Every call that says something, with its file; what says sentences that were kept has none of its own."""
    for package in PACKAGES:
        for path in sorted({*(ROOT / package).rglob("*.py")} - {ROOT / "core" / "values" / "said.py"}):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="tr" | "trn" | "trp" | "said" | "said_n" | "said_p")):
                        yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def test_no_text_escapes_the_translators() -> None:
    assert everywhere() == []


def test_fields_are_those_of_the_message() -> None:
    """What a message names is filled in, and nothing is filled in that it does not name."""
    wrong = []
    for where, call in said():
        texts = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        given = {each.arg for each in call.keywords}
        assert isinstance(call.func, ast.Name)
        if None in given or not texts or (not given and call.func.id not in ("trn", "said_n")):
            continue  # **fields, a message that was marked elsewhere, or one without fields
        wanted = set().union(*map(fields, texts[1:] if call.func.id in ("trp", "said_p") else texts)) - {"count"}
        if given - {"count"} != wanted:
            wrong.append(f"{where}: {given} for {wanted}")
    assert wrong == []


def test_every_message_can_be_found() -> None:
    """Nothing is put together before it is looked up."""
    wrong = []
    for where, call in said():
        assert isinstance(call.func, ast.Name)
        texts = call.args[: 1 if call.func.id in ("tr", "said") else 2]
        written_out = all(isinstance(each, ast.Constant) for each in texts)
        collected_elsewhere = call.func.id in ("tr", "said") or ast.unparse(texts[0]) == "FOOTER"
        if any(isinstance(each, ast.JoinedStr) for each in texts) or not (written_out or collected_elsewhere):
            wrong.append(where)
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
class TestEveryLanguage:
    """What holds for each of them."""

    def test_it_says_everything(self, language: str) -> None:
        """Nothing is missing, nothing doubtful, nothing left over: `python -m tests.support.catalogues.update`."""
        kept = {(message.id, message.context) for message in messages(language)}
        assert kept == wanted()
        assert [message.id for message in messages(language) if not all(forms(message.string)) or message.fuzzy] == []

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
