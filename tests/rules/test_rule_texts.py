"""The rules as they are read: complete, short, alike in every language, and right about the orders they list."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.rules import Rule, book, find, language, meant, rules, title_of
from paircard.core.rules import rule as rule_of
from paircard.core.rules.sections import with_sections
from paircard.core.systems.kit.orders import exchanges
from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES
from paircard.core.values.rule_id import Book, RuleId

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "core" / "rules" / "texts"
LONGEST, WIDEST = 700, 78

ARTICLE = r"(?:[A-F]\d{1,2}[ab]?|R\d{1,2})"
IN_CODE = rf"(?:{ARTICLE}|B\.VI (?:[A-FHK]\d(?:\.\d)?[a-g]?))"
OF_2026 = r"C\.04\.\d(?:\.\d)?(?: (?:C\d{1,2}|\d(?:\.\d{1,2}){0,2}))?"
ON_TITLES = r"B\.01(?: (?:N\d{1,2}|\d(?:\.\d){0,2}[a-f]?))?"
ON_RATINGS = r"B\.02(?:-RB)?(?: (?:T\d{1,2}|\d(?:\.\d){0,2}))?"
FACT = re.compile(rf"(?<![\w-])(?:SSF )?(?:{IN_CODE}|S\d|[A-Z]{{2,3}}|\d+(?:[-+.,]\d+)*)(?!\w)")
"""What does not depend on the language: ids, titles, numbers, lists of them."""

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "bg": "абвгдежзийѝклмнопрстуфхцчшщъьюя",
    "sv": "abcdefghijklmnopqrstuvwxyzåäöé",
}
FOREIGN = re.compile(
    rf"{ARTICLE}|[HK]\d|A|i|n|mod|s|MaxPairs|M[01]|[Ss]cheveningen|P|S[12]|G[12]|SSF|R|[VI]+|x|p|q|w|b|m|r|G?M|W?[GIFC]M|BSN|MDP|FIDE|NON|FID|PGN|ID|K|dp|R[au]|[a-f]|Ingo|BCF|literal|BWWB?|CBBC?|[B-HLUZW]|ARO|Buchholz"
)
"""Words of another alphabet that belong to the rules in every language."""


def rule(written: str, lang: str = "en") -> Rule:
    """The rule of an id as journals write it."""
    return rule_of(RuleId.read(written), lang)


def texts(lang: str) -> list[Rule]:
    """The rules a language has words of its own for."""
    return [each for each in rules(lang) if each.language.code == lang]


# --- complete --------------------------------------------------------------------------------------------


def wanted_ids() -> list[str]:
    """Every article and ruling there is."""
    counts = {"A": 9, "C": 14, "D": 2, "E": 5, "F": 10, "R": 20, "SSF ": 13, "SSF A": 16}
    numbered = [f"{part}{number}" for part, count in counts.items() for number in range(1, count + 1)]
    return [
        *numbered,
        "B1a",
        "B1b",
        *(f"B{number}" for number in range(2, 7)),
        *other_systems(),
        *books_of_2026(),
        *titles(),
        *ratings(),
    ]


def other_systems() -> list[str]:
    """Chapter B.VI, section by section; A4 and E2 are long, and their parts stand by themselves."""
    counts = {"A": 5, "B": 3, "C": 7, "D": 5, "E": 2, "F": 7, "H": 8, "K": 7}
    numbered = [f"{part}{number}" for part, count in counts.items() for number in range(1, count + 1)]
    parts = ["A4.1", "A4.2", "A4.3", "A4.4a", "A4.4b", "A4.4c", "A4.5", "E2c", "E2d", "E2e", "E2f", "E2g"]
    return ["B.VI", *(f"B.VI {article}" for article in (*numbered, *parts))]


def books_of_2026() -> Iterator[str]:
    """The articles that pairing needs, under FIDE's numbers; each book begins with a word about it."""
    articles = {
        "C.04.1": "1 2 3 4 5 6 7 8 9",
        "C.04.2": "1.4 1.5 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 3.5 3.6 4.3 4.4",
        "C.04.3": (
            "1.2 1.3 1.4 1.4.1 1.6 1.7 1.7.1 1.7.2 1.7.3 1.7.4 1.8 1.9 1.9.3 3.1 3.2 3.3 3.4 3.6 3.7 3.8 "
            "4.1 4.2 4.3 4.4 5.1 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5"
        ),
        "C.04.4.1": (
            "1.1 1.2 1.3 1.6 1.7 1.8 1.9.3 3.1 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.6 4.3 "
            "5.1 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5"
        ),
        "C.04.4.2": (
            "1.3 1.5 1.6 1.7 1.7.2 1.8 1.9.3 3.1 3.1.3 3.1.4 3.1.5 3.2 4.3 5.1 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5"
        ),
        "C.04.4.3": (
            "1.1 2.1 2.2 2.3 2.4 2.6 3.2.2 3.2.3 3.2.4 3.3 3.6 3.7 3.8 3.9 3.10 4.2 4.4 "
            "5.1 5.2 5.3 5.4 5.5 5.6 5.7 6 7.1 7.2"
        ),
        "C.04.5": "1.1 1.2 1.3 1.4 1.5 1.6 3.3.3 3.4 3.5 3.6 4.1 4.2 4.3 4.3.1 4.3.2 4.3.3 4.3.4 4.3.5 4.4",
        "C.04.6": (
            "1.1 1.2 1.4 1.5 1.6 1.7 3.3.3 3.4 3.5 3.6 4.1 4.2 4.3 "
            "4.3.1 4.3.2 4.3.3 4.3.4 4.3.5 4.3.6 4.3.7 4.3.8 4.3.9"
        ),
        "C.04.7": "1.1 1.2 1.3 1.4 1.5",
        "KE": (
            "1 2 3 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 4 5 5.1 5.2 5.3 5.4 6 6.1 6.2 6.3 6.4 6.5 7 "
            "8 8.1 8.2 8.3 8.4 8.5"
        ),
        "MO": "1 2 3 3.1 3.2 3.3 3.4 3.5 4 4.1 4.2 5 5.1 5.2 5.3 5.4 6",
    }
    for chapter, numbers in articles.items():
        yield chapter
        yield from (f"{chapter} {number}" for number in numbers.split())
    for chapter, criteria in (("C.04.3", 21), ("C.04.4.1", 10), ("C.04.4.2", 8), ("C.04.5", 8), ("C.04.6", 10)):
        yield from (f"{chapter} C{number}" for number in range(1, criteria + 1))


def titles() -> Iterator[str]:
    """The title regulations as far as norms and applications need them, and our rulings on them."""
    articles = (
        "0.3 0.5 0.6.2 1.1.1 1.1.2 1.1.3 1.1.3a 1.1.3b 1.1.4 1.1.5 1.1.6 1.2 1.3 1.4 1.4.1 1.4.1a 1.4.1b 1.4.1c 1.4.1d "
        "1.4.1e 1.4.1f 1.4.2 1.4.2a 1.4.2b 1.4.2c 1.4.2d 1.4.2e 1.4.3 1.4.3a 1.4.3b 1.4.3c 1.4.3d 1.4.3e 1.4.4 1.4.5a "
        "1.4.5b 1.4.5c 1.4.5d 1.4.5e 1.4.5f 1.4.6 1.4.6c 1.4.7 1.4.8 1.4.8a 1.4.8b 1.4.9 1.5.1 1.5.2 1.5.3 1.5.4 1.5.6 "
        "1.7 1.8 1.9"
    )
    yield "B.01"
    yield from (f"B.01 {number}" for number in articles.split())
    yield from (f"B.01 N{number}" for number in range(1, 37))


def ratings() -> Iterator[str]:
    """The rating regulations, where their articles are known, our rulings on them, and what rapid and blitz change."""
    articles = (
        "0.2 1.1 1.2 3 4 5.1 6.1 6.2 7.1 7.1.2 7.1.3 7.1.4 7.2.1 7.2.2 "
        "8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.2.4 8.3.1 8.3.2 8.3.3 8.3.4 9.1"
    )
    quick = "0.2 1.1.1 1.1.2 1.2 3.1 6.1.4 6.2.1 7.1.2 7.2.1 7.2.2 7.2.3 7.2.4 7.2.5 7.3.1 7.3.2 7.3.3 7.3.4"
    yield "B.02"
    yield from (f"B.02 {number}" for number in articles.split())
    yield from (f"B.02 T{number}" for number in range(1, 25))
    yield "B.02-RB"
    yield from (f"B.02-RB {number}" for number in quick.split())


def test_every_article_and_ruling_is_there() -> None:
    for lang in LANGUAGES:
        assert sorted(str(each.id) for each in rules(lang)) == sorted(wanted_ids())


def test_books_are_chapters() -> None:
    """The rules of a book stand together, in the order of the books; each has a title in every language."""
    for lang in LANGUAGES:
        assert list(dict.fromkeys(each.id.book for each in rules(lang))) == list(Book)
        assert len({title_of(each, lang) for each in Book}) == len(Book)


def test_ids_are_read_as_they_are_written() -> None:
    for id_ in wanted_ids():
        assert str(RuleId.read(id_)) == id_
    assert RuleId.read("C5").book is Book.SWISS_1998
    assert RuleId.read("C5") != RuleId.read("B.VI C5")


WITH_BOOK = {
    "dutch": "C.04.3",
    "dubov": "C.04.4.1",
    "burstein": "C.04.4.2",
    "lim": "C.04.4.3",
    "double": "C.04.5",
    "team": "C.04.6",
    "basic": "C.04.1",
    "handling": "C.04.2",
    "accelerated": "C.04.7",
}
"""What puts the book before an article in the packages of the systems of 2026."""
OWN_BOOK = {
    "dutch2026": "C.04.3",
    "dubov": "C.04.4.1",
    "burstein": "C.04.4.2",
    "lim": "C.04.4.3",
    "double_swiss": "C.04.5",
    "team_swiss_2026": "C.04.6",
}
"""Of which book a bare id is in these packages."""
CITING = {"Step", "Finding", "Breach", "Reason", "Refusal", "cite"}
"""What takes an id as journals write it, where a bare one is of the Swiss of 1998."""


def constants_in(file: Path) -> Iterator[tuple[str, str]]:
    """The literals of a module, each with the name of what is called with it; empty where that is nothing."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    called_with = {id(each): call.func.id for call in calls for each in call.args if isinstance(call.func, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield called_with.get(id(node), ""), node.value


def ids_in_code() -> Iterator[str]:
    """Ids that stand as literals in the domain: in steps, reasons, findings, refusals.

    In the package of a system of 2026 a bare one is an article of its own book: whoever cites it adds that.
    """
    for file in (ROOT / "core").rglob("*.py"):
        # the tie-breaks number rulings of their own
        if {"tiebreaks", "rules"} & set(file.relative_to(ROOT).parts):
            continue
        own = next((book for package, book in OWN_BOOK.items() if package in file.relative_to(ROOT).parts), "")
        for called, literal in constants_in(file):
            if own and called in WITH_BOOK:
                yield f"{WITH_BOOK[called]} {literal}"
            elif re.fullmatch(OF_2026, literal):
                yield literal
            elif re.fullmatch(rf"{IN_CODE}|\d(?:\.\d{{1,2}}){{1,2}}" if own else IN_CODE, literal):
                yield f"{own} {literal}" if own else literal


def test_every_id_in_the_code_can_be_read() -> None:
    """Every book in every language, but the Swedish one on Buchholz, and Double-Swiss: in English elsewhere."""
    ids = set(ids_in_code())
    assert {"B1a", "C12", "R14", "E5", "F6", "C.04.3 C16", "C.04.3 5.2.5", "C.04.2 2.4", "C.04.1 3"} <= ids
    for lang in LANGUAGES:
        elsewhere = {Book.SSF: ("en", "sv")}
        foreign = {id_ for id_ in ids if lang not in elsewhere.get(RuleId.read(id_).book, LANGUAGES)}
        assert {id_ for id_ in ids if rule(id_, lang).foreign} == foreign


def test_what_the_dutch_system_cites_has_its_book() -> None:
    """C6 alone would be read in the Swiss of 1998."""
    for file in (ROOT / "core" / "systems" / "dutch2026").rglob("*.py"):
        for called, literal in constants_in(file):
            assert called not in CITING or not re.fullmatch(rf"{IN_CODE}|\d(?:\.\d){{0,2}}", literal), (
                file.name,
                literal,
            )


def test_each_language_has_its_part() -> None:
    assert {lang: len(texts(lang)) for lang in LANGUAGES} == {"en": 600, "pl": 571, "bg": 571, "sv": 600}
    assert not any(rule("B.VI D3", lang).foreign for lang in LANGUAGES)
    assert rule("SSF 6", "pl").heading.endswith("(English).")
    assert rule("C.04.1 3", "sv").heading == "C.04.1 3. Frironden. Grundregler."
    assert rule("C.04.3 C12", "pl").heading == "C.04.3 C12. Preferencje niespełnione. System holenderski: kryteria."
    assert rule("SSF 6", "pl").language.code == rule("SSF A1", "bg").language.code == "en"


def test_a_gap_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a translator left out or misspelt is named with its file."""
    file = tomllib.loads((TEXTS / "pl.toml").read_text(encoding="utf-8"))
    file["rules"]["C15"] = file["rules"].pop("C12")
    del file["errata"]["polish-A8"]
    monkeypatch.setattr(book, "_file", lambda name: file if name == "pl" else tomllib.loads(read(name)))
    book._words.cache_clear()
    try:
        with pytest.raises(ValueError, match=r"pl\.toml and table\.toml differ in C12, C15, polish-A8"):
            language("pl")
    finally:
        book._words.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_read_by_itself_is_what_its_file_holds(lang: str) -> None:
    """Each is cut out of the file and read alone; all of the file read at once says the same."""
    apart, whole = with_sections(read(lang)), tomllib.loads(read(lang))
    assert {**apart, "rules": dict(apart["rules"])} == whole


def read(name: str) -> str:
    """One of the files."""
    return (TEXTS / f"{name}.toml").read_text(encoding="utf-8")


def test_errata_stand_at_their_articles() -> None:
    """Section 8: what each document misprints."""
    for lang in LANGUAGES:
        found = sorted((str(each.id), erratum.place) for each in texts(lang) for erratum in each.errata)
        places = ["A7", "A8", "C10", "C11", "C14", "C7", "D1", "D2", "E2"]
        assert sorted(id_ for id_, _ in found if not id_.startswith("B.VI")) == places
        assert all(place.split(",")[0] == id_ for id_, place in found if not id_.startswith("B.VI"))
    (berger,) = rule("B.VI A4", "pl").errata
    assert rule("B.VI A3", "pl").errata == (berger,)
    assert (berger.printed, berger.right) == ("10-1", "10-11")
    assert "V" in berger.place
    assert "polski kodeks szachowy" in berger.sentence


def test_related_rules_exist() -> None:
    ids = {each.id for each in rules()}
    for each in rules():
        assert set(each.see) <= ids - {each.id}
        assert len(set(each.see)) == len(each.see)
        assert [see.book for see in each.see] == sorted((see.book for see in each.see), key=each.id.book.__ne__)


def test_rules_named_in_a_text_exist() -> None:
    """Named with their book, or bare in a book of FIDE and in that of the Swiss of 1998."""
    full = rf"B\.VI [A-Z][\w.]*\w|{OF_2026}|{ON_TITLES}|{ON_RATINGS}"
    own = {book: f"{book.sign} " for book in Book if book.startswith("C.04") or book is Book.SSF}
    for lang in LANGUAGES:
        for each in texts(lang):
            for id_ in re.findall(full, each.text):
                rule(id_)
            bare = re.sub(rf"{full}|-[AB]\d|[AB]\d-", "", each.text)  # A1-B4 are players
            named = {*re.findall(rf"(?<![\w.]){ARTICLE}(?!\w)", bare)} - {"B1"}
            if each.id.book.startswith("C.04"):
                named |= {*re.findall(r"\((\d(?:\.\d){1,2})\)", bare)}
            for id_ in named:
                rule(own.get(each.id.book, "") + id_)


# --- short -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_short(lang: str) -> None:
    for each in texts(lang):
        assert 20 < len(each.text) <= LONGEST, each.id
        assert 3 < len(each.title) <= 48, each.id
        assert each.text.endswith("."), each.id
        assert not each.title.endswith("."), each.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_items_begin_with_a_capital(lang: str) -> None:
    """A line of the file that begins with a minus sign by chance would become an item."""
    for each in texts(lang):
        for paragraph in each.text.split("\n"):
            assert not paragraph.startswith("- ") or paragraph[2].isupper(), (each.id, paragraph)


@pytest.mark.parametrize("name", LANGUAGES)
def test_files_fit_an_editor(name: str) -> None:
    body = read(name).split("[rules.", 1)[1]
    assert max(map(len, body.splitlines())) <= WIDEST


# --- right -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_of_the_language(lang: str) -> None:
    """A word mixes no alphabets, and only known signs are foreign to the language."""
    for each in texts(lang):
        for word in re.findall(r"[^\W\d_]+\d*[ab]?", f"{each.title} {each.text} {' '.join(each.paragraphs)}"):
            own = all(letter in LETTERS[lang] for letter in word.casefold())
            assert own or FOREIGN.fullmatch(word), (each.id, word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_plain(lang: str) -> None:
    """Any terminal has them, and a reader says them: no dashes, no typographic quotes, no arrows."""
    marks = {mark for each in texts(lang) for mark in "".join(each.paragraphs) if not mark.isalnum()}
    assert marks <= set(" .,:;()?\"'+-=%\n")


@pytest.mark.parametrize(("lang", "words"), [("en", "he|his|him"), ("sv", "han|hans|honom")])
def test_nobody_is_he(lang: str, words: str) -> None:
    """Women play, too."""
    for each in texts(lang):
        assert not re.search(rf"\b({words})\b", f"{each.title} {each.text}", re.IGNORECASE), each.id


def facts(text: str) -> Counter[str]:
    """The ids and numbers in a text; 0 and 1 are often written as words."""
    named = Counter(fact.replace(",", ".") for fact in FACT.findall(text))
    return Counter({fact: count for fact, count in named.items() if not re.fullmatch(r"[01]|[A-Z]+", fact)})


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_translations_state_the_same_facts(lang: str) -> None:
    for each in texts(lang):
        assert facts(each.text) == facts(rule_of(each.id).text), each.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lists_of_d1_and_d2_are_those_of_the_program(lang: str) -> None:
    listed = re.findall(r"\d-\d-\d-\d", rule("D1", lang).text)
    assert listed == ["-".join(map(str, order)) for order in list(permutations((5, 6, 7, 8)))[:8]]
    text = rule("D2", lang).text.replace("\n", " ")
    singles = [tuple(map(int, pair)) for pair in re.findall(r"(?<![+\d])(\d)-(\d)", text)]
    doubles = re.findall(r"(\d)\+(\d) \w+ (\d)\+(\d)", text)
    # the printed table leaves out player 1 and the lowest, whose exchanges only repeat pairings
    made = [each for each in exchanges(8, 4) if 1 not in each.leaving and 8 not in each.coming]
    assert singles == [(*each.leaving, *each.coming) for each in made if each.count == 1]
    assert [tuple(map(int, each)) for each in doubles] == [
        (*sorted(each.leaving), *each.coming) for each in made if each.count == 2
    ]


def pairs_in(text: str) -> list[tuple[int, int]]:
    """The pairs a text lists."""
    return [(int(one), int(other)) for one, other in re.findall(r"(\d+)-(\d+)", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_chapter_b_vi_follow_its_rules(lang: str) -> None:
    """The carousel against the sums of A4.4, Scheveningen against its formula, seeds and values against arithmetic."""
    for article, number in (("A4.2", 1), ("A4.3", 2)):
        for white, black in pairs_in(rule(f"B.VI {article}", lang).text):
            total = 2 * min(white, black) if 8 in (white, black) else white + black
            assert (total - 8 if total > 8 else total - 1) == number
            if 8 not in (white, black):
                assert (white > black) == (total % 2 == 0)
    table = rule("B.VI F7", lang).text.partition("- ")[2]
    for number, row in enumerate(re.findall(r"[IV]+ ((?:[AB]\d-[AB]\d ?)+)", table), start=1):
        expected = [(i, (4 - i - number + 1) % 4 + 1) for i in range(1, 5)]
        assert [(int(one), int(other)) for one, other in re.findall(r"[AB](\d)-[AB](\d)", row)] == expected
        assert {pair[0] for pair in row.split()} == {"A" if number % 2 else "B"}
    assert {one + other for one, other in pairs_in(rule("B.VI K3", lang).text)} == {16 * 2 + 1, 16 + 1}
    six = [int(value) for value in re.search(r"\b6: ([\d ]+)", rule("B.VI D5", lang).text)[1].split()]  # type: ignore[index]
    assert six[1] + six[4] == six[2] + six[3] == 103


def test_colour_letters_are_those_of_the_language() -> None:
    """In Polish B is White and C is Black; in Bulgarian the letters are Б and Ч, in Swedish V and S."""
    assert "BWW-B" in rule("F3", "en").text
    assert "CBB-C" in rule("F3", "pl").text
    assert "B to białe, a C czarne" in rule("F3", "pl").text
    assert "ЧББ-Ч" in rule("F3", "bg").text
    assert "S för svart och V för vit: SVV-S" in rule("F3", "sv").text


# --- found -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("b5", "B5"),
        ("C.12", "C12, C.04.3 C12"),
        ("c.04.3 c12", "C.04.3 C12"),
        ("C043 5.2.5", "C.04.3 5.2.5"),
        ("5.2.5", "C.04.3 5.2.5, C.04.4.1 5.2.5, C.04.4.2 5.2.5"),
        ("C.04.3", "C.04.3"),
        ("C16", "C.04.3 C16"),
        (" b1A ", "B1a"),
        ("ssf6", "SSF 6"),
        ("SSF a1", "SSF A1"),
        ("С14", "C14, C.04.3 C14"),
        ("b.vi d3", "B.VI D3"),
        ("BVI K3", "B.VI K3"),
        ("к3", "B.VI K3"),
        ("B.VI", "B.VI"),
        ("D3", "B.VI D3"),
        ("c5", "C5, B.VI C5, C.04.3 C5, C.04.4.1 C5, C.04.4.2 C5, C.04.5 C5, C.04.6 C5"),
        ("B1", "B1a, B1b, B.VI B1"),
        ("A1", "A1, B.VI A1, SSF A1"),
        ("bvia44a", "B.VI A4.4a"),
        ("B.VI A4.4", "B.VI A4.4a, B.VI A4.4b, B.VI A4.4c"),
        ("E2", "E2, B.VI E2"),
    ],
)
def test_ids_as_people_write_them(typed: str, names: str) -> None:
    """With its book an id is one rule, bare it is every rule of that name; an article may be there in parts only."""
    assert ", ".join(str(each.id) for each in meant(typed, "pl")) == names


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("B.VI A4.4d", "There is no rule B.VI A4.4d: the nearest are B.VI A4.4"),
        ("B.VI B9", "There is no rule B.VI B9: the nearest are B.VI B"),
        ("R21", "There is no rule R21: the nearest are R2"),
        ("", "There is no rule nothing: try A1 or C6."),
        ("\x1b[2J" + "x" * 99, "There is no rule [2Jxxxxxxxxxxxxxxxxx: try A1 or C6."),
    ],
)
def test_unknown_ids_are_refused_with_the_nearest(typed: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        meant(typed)
    assert str(refused.value).startswith(says)
    assert len(str(refused.value)) < 90


@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
def test_nothing_typed_breaks_it(typed: str, lang: str) -> None:
    try:
        assert set(meant(typed, lang)) <= set(rules(lang))
    except Refusal as refused:
        said = str(refused)
    else:
        said = ""
    assert "\n" not in said
    assert set(find(typed, lang)) <= set(rules(lang))


def test_an_unknown_language_is_refused() -> None:
    for ask in (lambda: rule("B5", "de"), lambda: rules("de"), lambda: find("x", "de"), lambda: language("de")):
        with pytest.raises(Refusal, match="There are no rules in 'de': choose en, pl, bg, sv"):
            ask()


def test_find_by_words() -> None:
    """The id typed comes first, then titles, then texts; accents and case do not matter."""
    assert str(find("b5", "pl")[0].id) == "B5"
    assert [str(each.id) for each in find("c5", "pl")][:2] == ["C5", "B.VI C5"]
    assert {each.id.book for each in find("number of players", "en")} > {
        Book.SWISS_1998,
        Book.CODE_2002,
        Book.DUTCH_2026,
    }
    assert [str(find(words, lang)[0].id) for words, lang in (("virtual points", "en"), ("виртуални точки", "bg"))] == [
        "C.04.7 1.4"
    ] * 2
    assert str(find("virtual opponent", "pl")[0].id.book) == Book.SSF, "what is not translated is found, too"
    assert str(find("czołówka", "pl")[0].id) == "C.04.3 1.8"
    titles = [str(each.id) for each in find("kolor", "pl")]
    assert titles.index("A7") < titles.index("A8")
    assert RuleId.read("C12") in [each.id for each in find("UNDO bracket", "en")]
    assert [each.id for each in find("najwyzszy polowa", "pl")] == [each.id for each in find("najwyższy połowa", "pl")]
    assert find("", "bg") == rules("bg")
    assert find("no such words", "bg") == ()
