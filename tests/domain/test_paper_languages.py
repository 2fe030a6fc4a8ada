"""Papers in another language: nothing stays English, and the tables hold their words."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from paircard.core.event.tournament import Tournament
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.paper import Paper
from paircard.core.tiebreaks import METHODS, parse
from paircard.core.values.language import speaking
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from paircard.data.papers.layout import bands
from tests.support.lively import lively_event
from tests.support.longest import LONGEST
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import gold12
from tests.support.pseudo import PSEUDO, english_words

NAMES_OF_RULES = {"Svon", "Swiss"}
"""The virtual opponent's sign in its formula; the name of the system."""


def known(tournament: Tournament) -> list[str]:
    """Return what is data in a paper, not words of the program; names may be cut."""
    details = tournament.details
    people = [each.entrant for each in tournament.registrations.values()]
    texts = [details.name, details.place, details.chief_arbiter]
    texts += [text for each in people for text in (each.name, each.club, each.category, each.federation)]
    return [word[:size] for text in texts for word in text.split() for size in range(3, len(word) + 1)]


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_no_paper_keeps_a_word_of_english(name: str) -> None:
    for tournament in (gold12(2).tournament, gold12().tournament):
        with speaking(PSEUDO):
            text = as_text(make_paper(tournament, name))
        assert english_words(text, known(tournament)) <= NAMES_OF_RULES


@pytest.mark.parametrize("seed", range(6))
def test_no_tie_break_sheet_keeps_a_word_of_english(seed: int) -> None:
    """Events with byes, forfeits, absences and withdrawals, by many profiles."""
    tournament = lively_event(seed, adjourned=True)
    with speaking(PSEUDO):
        text = as_text(make_paper(tournament, "tie-breaks"))
    assert english_words(text, known(tournament)) <= NAMES_OF_RULES


def test_no_public_page_keeps_a_word_of_english() -> None:
    tournament = gold12().tournament
    with speaking(PSEUDO):
        pages = site(tournament).pages
        texts = [f"{page.label} {as_text(page.paper)}" for page in pages]
    for text in texts:
        assert english_words(text, known(tournament)) <= NAMES_OF_RULES


@pytest.mark.parametrize("code", METHODS)
def test_a_tie_break_is_named_anew_in_every_language(code: str) -> None:
    (tie_break,) = parse((code,))
    english = tie_break.full_name
    with speaking(PSEUDO):
        assert not english_words(tie_break.full_name, NAMES_OF_RULES | {"Ruz"})
        assert tie_break.full_name != english
    assert tie_break.full_name == english


def test_the_page_says_which_language_it_is_in() -> None:
    paper = make_paper(gold12().tournament, "standings")
    assert '<html lang="en">' in as_html(paper)
    with speaking(LONGEST):
        assert '<html lang="xx">' in as_html(paper)


# --- room ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_the_longest_words_stay_within_the_paper(name: str) -> None:
    for tournament in (gold12(2).tournament, gold12().tournament):
        with speaking(LONGEST):
            lines = as_text(make_paper(tournament, name)).split("\n")
        assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_the_longest_heads_need_no_more_parts_of_a_table(name: str) -> None:
    """What goes on one sheet side by side in English does so in every language."""
    tournament = gold12().tournament
    english = make_paper(tournament, name)
    with speaking(LONGEST):
        longest = make_paper(tournament, name)
    assert parts(longest) == parts(english)


def parts(paper: Paper) -> list[int]:
    """Return into how many parts the tables of a paper are cut on 80 columns."""
    return [len(bands(section.table, 80)[1]) for section in paper.sections if section.table is not None]
