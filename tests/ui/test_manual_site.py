"""`paircard manual --site`: all pages as HTML, in which every link leads somewhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from paircard.core.values.text import harmless
from paircard.data.languages import load
from paircard.data.manual import PAGES, Part
from paircard.data.manual import site as manual_site
from paircard.data.manual.as_text import as_facts
from paircard.data.manual.markdown import Picture, with_pictures
from paircard.data.manual.site import INDEX, Leaf, site
from paircard.tui.cli import main
from paircard.tui.commands.every_key import text_of
from tests.support.play import gold12

Capture = pytest.CaptureFixture[str]
KEYS = next(page for page in PAGES if page.name == "keys")
NEVER_CLOSED = {"meta", "link", "img"}


class Read(HTMLParser):
    """A page that was read: its links, what can be linked to, its text; feeding it fails on a tag in a wrong place."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.languages: list[str] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        assert self._open == []
        assert len(self.ids) == len({*self.ids})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a tag, none of a script."""
        assert tag != "script"
        for name, value in attrs:
            assert not name.startswith("on")
            kept = {"href": self.links, "src": self.links, "id": self.ids, "lang": self.languages}
            if name in kept:
                kept[name].append(value or "")
        if tag not in NEVER_CLOSED:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the one opened last."""
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keep what is read."""
        self.text += data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the whole manual as a site."""
    folder = tmp_path_factory.mktemp("site") / "manual"
    assert main(["manual", "--site", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def pages(folder: Path) -> dict[str, Read]:
    """Return its pages by name."""
    return {path.name: Read(path) for path in folder.glob("*.html")}


def test_every_link_of_every_page_leads_somewhere(folder: Path, pages: dict[str, Read]) -> None:
    """To a file of the folder, and to a place that is on that page; nothing is fetched from elsewhere."""
    lost = [
        (name, link)
        for name, page in pages.items()
        for link in page.links
        if not link.startswith("http") and not _leads(folder, pages, name, link)
    ]
    assert lost == []
    fetched = [link for page in pages.values() for link in page.links if link.endswith((".css", ".svg"))]
    assert {*fetched} == {path.name for path in folder.iterdir() if path.suffix in (".css", ".svg")}


def _leads(folder: Path, pages: dict[str, Read], within: str, link: str) -> bool:
    file, _, anchor = link.partition("#")
    to = file or within
    return (folder / to).is_file() and (not anchor or anchor in pages[to].ids)


def test_all_of_the_manual_is_there(pages: dict[str, Read]) -> None:
    """Every page, each with the ways to all others, all its words and pictures."""
    files = {f"{page.name}.html" for page in PAGES}
    assert {*pages} == files | {INDEX}
    for page in PAGES:
        shown = pages[f"{page.name}.html"]
        assert files <= {*shown.links}
        told = "".join("".join(shown.text.split()).replace("`", ""))
        facts = ("".join(fact.replace("`", "").split()) for fact in as_facts(_without_tables(harmless(text_of(page)))))
        assert [fact for fact in facts if fact.removesuffix(".") not in told] == []
        pictures = {Path(each.target).name for each in with_pictures(page.text) if isinstance(each, Picture)}
        assert pictures <= {*shown.links}


def _without_tables(markdown: str) -> str:
    """Facts of a table are put together in another way."""
    return "\n".join("" if line.startswith("|") else line for line in markdown.split("\n"))


def test_what_leads_to_a_heading_of_another_page() -> None:
    """As the usual places for Markdown name it, and to one of the same page."""
    leaf = Leaf(KEYS, [Part("en", "# Rooms and keys\n\n## Tables & text\n\nSee [there](#tables--text).")])
    assert '<h2 id="tables--text">' in site([leaf])["keys.html"]
    assert '<a href="#tables--text">there</a>' in site([leaf])["keys.html"]


@pytest.mark.parametrize(
    ("link", "target"),
    [
        ("[no page](nothing.md)", "nothing.md"),
        ("[no heading](keys.md#nowhere)", "keys.md#nowhere"),
        ("[none here](#nowhere)", "#nowhere"),
        ("![no picture](../../screenshots/none.svg)", "../../screenshots/none.svg"),
        ("[no file](../../README)", "../../README"),
    ],
)
def test_a_link_that_leads_nowhere_is_said(link: str, target: str) -> None:
    """With the page in which it stands."""
    with pytest.raises(Refusal) as refused:
        site([Leaf(KEYS, [Part("en", f"# Rooms and keys\n\n{link}\n")])])
    assert str(refused.value) == f"The page keys of the manual leads to {target}, which is not there."


def test_nothing_is_written_where_a_link_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Here for want of the pictures."""
    monkeypatch.setattr(manual_site, "HERE", tmp_path)
    assert main(["manual", "--site", str(tmp_path / "site")]) == 1
    assert "paircard: The page start of the manual leads to ../../screenshots/" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_written_again_it_is_the_same(folder: Path, capsys: Capture) -> None:
    """No page changes, and a picture that the manual has no more is removed."""
    gone = folder / "gone.svg"
    gone.write_text((folder / "home.svg").read_text(encoding="utf-8"), encoding="utf-8")
    assert main(["manual", "--site", str(folder)]) == 0
    count = len(PAGES) + 1
    assert capsys.readouterr().out == f"{count} pages in {folder}, 0 of them new or changed.\n"
    assert not gone.exists()


def test_what_is_there_already_is_left_alone(tmp_path: Path, folder: Path, capsys: Capture) -> None:
    """A page of somebody's own; an event that is published there; and the manual, when an event is published."""
    own = tmp_path / "www" / "index.html"
    own.parent.mkdir()
    own.write_text("<h1>My club</h1>")
    assert main(["manual", "--site", str(own.parent)]) == 2
    assert f"{own} already exists and is not a page of paircard" in capsys.readouterr().err
    assert [*own.parent.iterdir()] == [own]
    event, published = str(gold12(1).store(tmp_path / "gold12.json")), str(tmp_path / "site")
    assert main(["publish", event, published]) == 0
    assert main(["manual", "--site", published]) == 2
    assert f"{published} shows another event, Test: name another folder." in capsys.readouterr().err
    assert main(["publish", event, str(folder)]) == 2
    assert f"{folder} shows another event, Manual: name another folder." in capsys.readouterr().err


def test_in_another_language(tmp_path: Path) -> None:
    """Names of pages and keys are in the language of the reader; what is written in English says so."""
    with speaking(load("pl")):
        leaf = Leaf(KEYS, [Part("en", "# Rooms and keys"), Part("pl", "## Partie (P)")])
        files = site([leaf])
    for name in ("keys.html", INDEX):
        (tmp_path / name).write_text(files[name], encoding="utf-8")
    assert Read(tmp_path / "keys.html").languages == ["pl", "en", "pl"]
    assert "Strony są po angielsku." in Read(tmp_path / INDEX).text
