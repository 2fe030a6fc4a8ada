"""The manual: pages in Markdown beside this file, for where there is no web. Another page is a row and a file."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from paircard.core.values.by_number import by_number
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import folded


@dataclass(frozen=True, slots=True)
class Page:
    """One page, written in English; what the list says of it is in the language of the reader."""

    name: str
    """What it is asked for by; its file is called so."""
    title: str
    what: str
    """One line for the list."""

    @property
    def text(self) -> str:
        """What stands in it, as Markdown."""
        return files(__name__).joinpath(f"{self.name}.md").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a page as Markdown, and the language in which it is written."""

    language: str
    markdown: str


PAGES: tuple[Page, ...] = (
    Page("start", mark("An event in a day"), mark("From the entrants to the final table: what is typed, in order")),
    Page("keys", mark("Rooms and keys"), mark("What the rooms have in common, and every key in each")),
    Page("line", mark("Without a screen"), mark("The same commands typed and told line by line, and as scripts")),
    Page("arbiter", mark("For arbiters"), mark("All the program does in the hall, room by room and system by system")),
    Page("teacher", mark("For teachers and students"), mark("Lessons, exams, tables, and a round taken apart")),
    Page("blind", mark("For blind arbiters"), mark("The program in lines: the tour, what is typed, what is told")),
    Page("federation", mark("For federations"), mark("Reports, checks, rating lists, what the journal keeps")),
    Page("developer", mark("For developers"), mark("Where things are, and what must hold")),
    Page("install", mark("Installing it"), mark("pipx, uv, pip; over SSH; languages")),
    Page("commands", mark("Every command"), mark("What can be typed after paircard, with what it does")),
    Page("papers", mark("Papers and pages"), mark("Printed, as files, for the hall and phones; going on by hand")),
    Page("morning", mark("The morning"), mark("Lists pasted, check-in, several at once, fees")),
    Page("teams", mark("A league evening"), mark("Teams step by step: line-ups, late teams, results")),
    Page("cups", mark("A cup"), mark("A knock-out: seeds, games of a match, play-offs, who has White, the tree")),
    Page("matches", mark("A match of two players"), mark("Lots, the choice of colour, games until it is decided")),
    Page("simul", mark("A simultaneous display"), mark("One against many: boards, lateness, the sheet")),
    Page("tie-breaks", mark("Tie-breaks"), mark("The codes of all tie-breaks, and lists by name")),
    Page("exchange", mark("Lists and reports"), mark("Lists of entrants, reports of other programs, rating lists")),
    Page("engine", mark("For other programs"), mark("Positions in, pairings out: JSON, line by line")),
    Page("large-test", mark("The large test"), mark("Pairings and tables held against other programs: what was run")),
    Page(
        "acceptance", mark("Acceptance by FIDE"), mark("What is asked for, where it is met, by which test; FIDE mode")
    ),
    Page(
        "lab", mark("The laboratory"), mark("What a rule does, measured on made-up events: experiments, measures, runs")
    ),
    Page("files", mark("Your files"), mark("What lies beside an event, damage, undo, several people")),
    Page("architecture", mark("Architecture"), mark("How the program is built: the way of a key to the disk and back")),
    Page("adding-a-system", mark("Adding a system"), mark("Another way to make rounds, step by step")),
    Page(
        "words-of-this-code", mark("Words of this code"), mark("What a word of the code means, and where the thing is")
    ),
    Page("releasing", mark("Releasing"), mark("A version for others: what is built, tried and handed out")),
    Page("simulate", mark("Made-up events"), mark("Random events by any system for players, checked, and as reports")),
)
"""In the order of the list."""


def page_called(text: str) -> Page:
    """Return the page that is meant by its place in the list, its name, or a part of name or title.

    Raises `Refusal` where none is, or several are.

    >>> page_called("2").name, page_called("arch").name
    ('keys', 'architecture')
    """
    wanted = folded(text)
    if (numbered := by_number(wanted, PAGES)) is not None:
        return numbered
    exact = [page for page in PAGES if page.name == wanted]
    begun = exact or [page for page in PAGES if page.name.startswith(wanted)]
    meant = begun or [page for page in PAGES if wanted in folded(f"{page.name} {page.title} {tr(page.title)}")]
    if len(meant) == 1 and wanted:
        return meant[0]
    names = ", ".join(page.name for page in PAGES)
    raise Refusal(tr("The manual has no page called {text}: its pages are {pages}.", text=text or "-", pages=names))
