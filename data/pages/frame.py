"""What is around every page: whose event it is, the ways to its pages, and a link that fetches it again."""

# no words in this file: markup, but for what goes through tr
from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from paircard.core.papers.html_page import html_frame
from paircard.core.values.language import tr
from paircard.data.pages.shared import HALL_LOOK, LIVE, LOOK
from paircard.data.papers.escaped import escape
from paircard.data.papers.qr import after_slashes, qr_svg
from paircard.data.papers.signature import Signature


@dataclass(frozen=True, slots=True)
class Way:
    """A link that every page has."""

    to: str
    label: str


@dataclass(frozen=True, slots=True)
class Turns:
    """What a screen in the hall does by itself, and how much is on it."""

    seconds: int
    to: str
    """The page that is shown then."""
    rows: int
    """Lines on the screen, by which type is as large as it can be."""

    @property
    def refresh(self) -> str:
        """As a browser without scripts is told."""
        return f"{self.seconds}; url={self.to}"


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of the pages of one event."""

    signature: Signature
    ways: tuple[Way, ...]
    stands: str = ""
    """How far the event is."""
    address: str = ""
    """Where the pages are published: a screen in the hall shows it to telephones."""

    def around(
        self,
        main: Iterable[str],
        *,
        name: str,
        head: tuple[str, ...],
        title: str,
        within: str = "",
        turns: Turns | None = None,
    ) -> str:
        """Return a page around what stands in its main part.

        `name` is its file, `within` the one in whose place among the ways it stands, `turns` what a screen in the hall
        does by itself: by the script, which waits where the network is gone, and without scripts by the browser.
        """
        again = f'<noscript><meta http-equiv="refresh" content="{turns.refresh}"></noscript>\n' if turns else ""
        whole = f"{head[0]}: {title}"
        about = (
            f'<meta property="og:title" content="{escape(whole)}">\n<meta name="color-scheme" content="light dark">\n'
        )
        body = "\n".join(self._body(main, name, within, head, turns))
        top = f"{self.signature.lines}{again}{about}<title>{escape(whole)}</title>\n"
        return html_frame(f"{top}{_looks(hall=turns is not None)}", body)

    def _body(
        self, main: Iterable[str], name: str, within: str, head: tuple[str, ...], turns: Turns | None
    ) -> Iterator[str]:
        hall = turns is not None
        words = {
            "event": self.signature.event[:16],
            "seek": tr("Search a name"),
            "follow": tr("Follow on all pages"),
            "unfollow": tr("Followed: follow no longer"),
            "looked": tr("looked at"),
        }
        if turns:
            words |= {"turns": str(turns.seconds), "then": turns.to}
        data = "".join(f' data-{key}="{escape(word)}"' for key, word in words.items())
        kind = f' class="hall r{turns.rows}"' if turns else ""
        yield f"<body{kind}{data}>"
        yield f'<a class="skip" href="#main">{escape(tr("To the content"))}</a>'
        yield '<header class="top">'
        yield f'<p class="event"><a href="index.html">{escape(head[0])}</a></p>'
        told = " · ".join(filter(None, (*head[1:], self.stands)))
        if told:
            yield f"<p>{escape(told)}</p>"
        if hall and self.address:
            yield f'<p class="address">{after_slashes(self.address)}</p>'
        yield "</header>"
        if hall and self.address:
            yield f'<aside class="to">{qr_svg(self.address)}</aside>'
        if self.ways:
            ways = "\n".join(self._ways(name, within))
            yield f'<nav aria-label="{escape(tr("Pages"))}"><div>\n{ways}\n</div></nav>'
        yield '<main id="main" tabindex="-1">'
        yield from main
        yield "</main>"
        if not hall:
            again = escape(tr("Fetch this page again"))
            yield f'<footer class="end"><a href="{name}">{again}</a> <span id="looked"></span></footer>'
        yield f'<script src="{LIVE}"></script>'
        yield "</body>"

    def _ways(self, name: str, within: str) -> Iterator[str]:
        for way in self.ways:
            current = ' aria-current="page"' if way.to == name else ' aria-current="true"' if way.to == within else ""
            yield f'<a href="{escape(way.to)}"{current}>{escape(way.label)}</a>'


def _looks(*, hall: bool) -> str:
    sheets = (LOOK, HALL_LOOK) if hall else (LOOK,)
    return "".join(f'<link rel="stylesheet" href="{sheet}">\n' for sheet in sheets)
