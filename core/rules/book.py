"""The books of rules of one language put together: the table of all ids, and the words a translator wrote for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from paircard.core.rules.rule import Erratum, Language, Rule
from paircard.core.rules.sections import with_sections
from paircard.core.rules.typed_rule import ids_meant, unknown
from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES
from paircard.core.values.rule_id import Book, RuleId
from paircard.core.values.said import said

Table = Mapping[str, Any]
"""What a file holds."""


def rule(id: RuleId, lang: str = "en") -> Rule:
    """Return one rule; raise `Refusal` for an unknown id or language."""
    language(lang)  # refuses, where falling back to English would hide a slip
    known = _parts()
    if id not in known:
        raise unknown(str(id), tuple(known))
    return _rule(id, lang)


def meant(typed: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return what is meant by an id however it is written: one rule, or those of that name in several books.

    The Swiss of 1998 comes first. Raise `Refusal` for an unknown id or language.
    """
    language(lang)
    return tuple(_rule(id_, lang) for id_ in ids_meant(typed, tuple(_parts())))


def rules(lang: str = "en") -> tuple[Rule, ...]:
    """Return all rules in their order; raise `Refusal` for an unknown language."""
    language(lang)
    return tuple(_rule(id_, lang) for id_ in _parts())


def language(lang: str) -> Language:
    """Return a language by its code; raise `Refusal` when there is none."""
    words = _words(lang)
    return Language(lang, words["name"], words["see"], words["example"])


def title_of(book: Book, lang: str = "en") -> str:
    """Return what a book is called; raise `Refusal` for an unknown language."""
    return str(_words(lang)["books"][book])


@cache
def _parts() -> Mapping[RuleId, Table]:
    """Return the part in which each rule stands, the rules in their order."""
    return {RuleId.read(id_): part for part in _file("table")["part"] for id_ in part["rules"]}


@cache
def _rule(id: RuleId, asked: str) -> Rule:
    part, id_ = _parts()[id], str(id)
    lang = asked if asked in part["languages"] else LANGUAGES[0]
    words = _words(lang)
    own = words["rules"][id_]
    return Rule(
        id=id,
        part=words["parts"][part["key"]],
        ruling=part.get("ruling", False),
        title=own["title"],
        text=flowing(own["text"]),
        see=tuple(RuleId.read(each) for each in part["rules"][id_]),
        errata=tuple(_erratum(each, words) for each in _file("table")["erratum"] if id_ in each["rules"]),
        language=language(lang),
        foreign=lang != asked,
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
        raise Refusal(
            said("There are no rules in {language}: choose {languages}.", language=repr(lang), languages=known)
        )
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
    text = files("paircard.core.rules").joinpath("texts", name + ".toml").read_text(encoding="utf-8")
    return with_sections(text)
