"""The manual as a folder of linked pages that needs no network, no server and no script; every link is looked at."""

# no words in this file: markup, but for what goes through tr
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from html import escape
from itertools import pairwise
from pathlib import Path

from paircard.core.papers.html_page import html_frame
from paircard.core.values.errors import Refusal
from paircard.core.values.language import spoken, tr
from paircard.data.manual import Page, Part
from paircard.data.manual.as_html import as_html, said
from paircard.data.manual.links import anchors, in_the_web, page_meant
from paircard.data.manual.look import STYLE
from paircard.data.manual.markdown import Heading, Span, blocks, plain
from paircard.data.papers.signature import Signature

HERE = Path(__file__).parent
"""From where the pages name their pictures."""
LOOK = f"look-{sha256(STYLE.encode()).hexdigest()[:8]}.css"
INDEX = "index.html"
SIGNATURE = Signature("0", "Manual")
"""No event is called so: the pages of one are never written over the manual, nor the manual over them."""


@dataclass(frozen=True)
class Leaf:
    """A page with what is on it."""

    page: Page
    parts: Sequence[Part]

    @property
    def file(self) -> str:
        """Its name in the folder."""
        return f"{self.page.name}.html"

    @cached_property
    def headings(self) -> tuple[tuple[Heading, str], ...]:
        """Each heading with its anchor."""
        found = [block for part in self.parts for block in blocks(part.markdown) if isinstance(block, Heading)]
        return tuple(zip(found, anchors(heading.text for heading in found), strict=True))


def site(leaves: Sequence[Leaf]) -> Mapping[str, str]:
    """Return all files by name, the page that leads to all others last.

    Raises `Refusal` at the first link that leads nowhere.
    """
    return _Site(leaves).files()


class _Site:
    def __init__(self, leaves: Sequence[Leaf]) -> None:
        self.leaves = leaves
        self.named = {leaf.page.name: leaf for leaf in leaves}
        self.pictures: dict[str, str] = {}
        """What was asked for, by its name in the folder."""

    def files(self) -> Mapping[str, str]:
        drawn = {leaf.file: self._page(leaf) for leaf in self.leaves}
        look = {LOOK: f"/*\n{SIGNATURE.commented}*/\n{STYLE}"}
        return {**look, **self.pictures, **drawn, INDEX: self._index()}

    # --- pages ---------------------------------------------------------------------------------------------

    def _page(self, leaf: Leaf) -> str:
        return self._around(self._main(leaf), leaf.page)

    def _main(self, leaf: Leaf) -> Iterator[str]:
        names = (anchor for _, anchor in leaf.headings)
        for at, part in enumerate(leaf.parts):
            lines = [*as_html(part.markdown, names, lambda span: self.lead(leaf, span))]
            if at == 0:
                lines[1:1] = self._within(leaf)
            yield f'<div lang="{escape(part.language)}">'
            yield from lines
            yield "</div>"
        yield from self._turn(leaf)

    def _within(self, leaf: Leaf) -> Iterator[str]:
        """Yield what is on a page, where it is more than one reads at a glance."""
        listed = [(heading, anchor) for heading, anchor in leaf.headings if heading.level == 2]
        if len(listed) < 3:
            return
        told = f'<summary lang="{escape(spoken().code)}">{escape(tr("On this page"))}</summary>'
        yield f'<details class="within">{told}<ul>'
        yield from (
            f'<li><a href="#{escape(anchor)}">{said(plain(heading.text), _nowhere)}</a></li>'
            for heading, anchor in listed
        )
        yield "</ul></details>"

    def _turn(self, leaf: Leaf) -> Iterator[str]:
        """Yield the ways to the page before and the page behind."""
        ways = [
            *(("prev", "←", before) for before, here in pairwise(self.leaves) if here is leaf),
            *(("next", "→", behind) for here, behind in pairwise(self.leaves) if here is leaf),
        ]
        yield '<p class="turn">'
        for way, sign, to in ways:
            title = escape(tr(to.page.title))
            label = f"{sign} {title}" if way == "prev" else f"{title} {sign}"
            yield f'<a rel="{way}" href="{to.file}">{label}</a>'
        yield "</p>"

    def _index(self) -> str:
        return self._around(self._list(), None)

    def _list(self) -> Iterator[str]:
        yield f"<h1>{escape(tr('Manual'))}</h1>"
        if spoken().code != "en":
            yield f"<p>{escape(tr('The pages are in English.'))}</p>"
        yield '<dl class="list">'
        for leaf in self.leaves:
            title, what = escape(tr(leaf.page.title)), escape(tr(leaf.page.what))
            yield f'<dt><a href="{leaf.file}">{title}</a></dt><dd>{what}.</dd>'
        yield "</dl>"

    # --- what is around every page -------------------------------------------------------------------------

    def _around(self, main: Iterator[str], page: Page | None) -> str:
        title = f"{tr(page.title)} · paircard" if page else f"{tr('Manual')} · paircard"
        body = "\n".join(self._body(main, page))
        return html_frame(
            f'{SIGNATURE.lines}<meta name="color-scheme" content="light dark">\n<title>{escape(title)}</title>\n'
            f'<link rel="stylesheet" href="{LOOK}">\n',
            body,
        )

    def _body(self, main: Iterator[str], page: Page | None) -> Iterator[str]:
        yield "<body>"
        yield f'<a class="skip" href="#main">{escape(tr("To the content"))}</a>'
        yield f'<header><p class="of"><a href="{INDEX}">paircard</a></p>'
        yield f'<a class="to" href="#pages">{escape(tr("Pages"))}</a></header>'
        yield '<div class="sheet">'
        yield '<main id="main" tabindex="-1">'
        yield from main
        yield "</main>"
        yield f'<nav id="pages" aria-label="{escape(tr("Pages"))}"><ol>'
        for leaf in self.leaves:
            here = ' aria-current="page"' if leaf.page == page else ""
            yield f'<li><a href="{leaf.file}"{here}>{escape(tr(leaf.page.title))}</a></li>'
        yield "</ol></nav></div>"
        yield "</body>"

    # --- links ---------------------------------------------------------------------------------------------

    def lead(self, leaf: Leaf, span: Span) -> str:
        """Return where a piece of a page leads in the folder, nothing where it is no link; Refusal where nowhere."""
        page = leaf.page if span.target.startswith("#") else page_meant(span)
        if page:
            return self._heading(leaf, self.named[page.name], span.target)
        if not span.target or in_the_web(span.target):
            return span.target
        return self._picture(leaf, span.target)

    def _heading(self, leaf: Leaf, to: Leaf, target: str) -> str:
        """Return the way to a page, or to the heading of it that is named."""
        _, _, anchor = target.partition("#")
        if anchor and anchor not in {name for _, name in to.headings}:
            raise _broken(leaf, target)
        file = "" if to is leaf else to.file
        return f"{file}#{anchor}" if anchor else file

    def _picture(self, leaf: Leaf, target: str) -> str:
        path = HERE / target
        if path.suffix != ".svg" or not path.is_file():
            raise _broken(leaf, target)
        drawn = path.read_text(encoding="utf-8")
        self.pictures[path.name] = f"{drawn.rstrip()}\n<!--\n{SIGNATURE.commented}-->\n"
        return path.name


def _nowhere(_span: Span) -> str:
    return ""


def _broken(leaf: Leaf, target: str) -> Refusal:
    return Refusal(
        tr("The page {page} of the manual leads to {target}, which is not there.", page=leaf.page.name, target=target)
    )
