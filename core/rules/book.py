"""The rules of one language put together: the table of all ids, and the words a translator wrote for them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from core.errors import Refusal
from core.language import LANGUAGES, tr
from core.rules.naming import meant
from core.rules.rule import Erratum, Language, Rule

Table = Mapping[str, Any]
"""What a file holds."""


def rule(id: str, lang: str = "en") -> Rule:
    """Return one rule by its id, however it is written; raise `Refusal` for an unknown id or language."""
    book = _book(lang)
    return book[meant(id, tuple(book))]


def rules(lang: str = "en") -> tuple[Rule, ...]:
    """Return all rules in their order; raise `Refusal` for an unknown language."""
    return tuple(_book(lang).values())


def language(lang: str) -> Language:
    """Return a language by its code; raise `Refusal` when there is none."""
    words = _words(lang)
    return Language(lang, words["name"], words["see"], words["example"])


@cache
def _book(lang: str) -> Mapping[str, Rule]:
    language(lang)  # refuses, where falling back to English would hide a slip
    return {
        id_: _rule(id_, part, lang if lang in part["languages"] else LANGUAGES[0])
        for part in _file("table")["part"]
        for id_ in part["rules"]
    }


def _rule(id_: str, part: Table, lang: str) -> Rule:
    words = _words(lang)
    own = words["rules"][id_]
    return Rule(
        id=id_,
        part=words["parts"][part["key"]],
        ruling=part.get("ruling", False),
        title=own["title"],
        text=flowing(own["text"]),
        see=tuple(part["rules"][id_]),
        errata=tuple(_erratum(each, words) for each in _file("table")["erratum"] if id_ in each["rules"]),
        language=language(lang),
    )


def _erratum(entry: Table, words: Table) -> Erratum:
    facts = {"document": words["documents"][entry["document"]], **words["errata"][entry["key"]]}
    return Erratum(**facts, sentence=words["erratum"].format(**facts))


def flowing(text: str) -> str:
    r"""Return paragraphs, one a line, of a text wrapped by hand; `- ` begins a new one.

    >>> flowing("First\nline.\n- An item\nof two lines.\n")
    'First line.\n- An item of two lines.'
    """
    joined: list[str] = []
    for line in text.strip().split("\n"):
        if joined and not line.startswith("- "):
            joined[-1] += f" {line}"
        else:
            joined.append(line)
    return "\n".join(joined)


@cache
def _words(lang: str) -> Table:
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(tr("There are no rules in {language}: choose {languages}.", language=repr(lang), languages=known))
    words = _file(lang)
    if wrong := sorted({*words["rules"], *words.get("errata", ())} ^ {*_wanted(lang)}):
        raise ValueError(f"{lang}.toml and table.toml differ in {', '.join(wrong)}")  # no words: files of the program
    return words


def _wanted(lang: str) -> list[str]:
    """Return the ids of the rules and the keys of the errata that a language must have."""
    table = _file("table")
    ids = [id_ for part in table["part"] if lang in part["languages"] for id_ in part["rules"]]
    return [*ids, *(each["key"] for each in table["erratum"] if {*each["rules"]} & {*ids})]


@cache
def _file(name: str) -> Table:
    return tomllib.loads(files("core.rules").joinpath("texts", name + ".toml").read_text(encoding="utf-8"))
