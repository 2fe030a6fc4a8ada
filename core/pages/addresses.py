"""Where pages are: beside each other, and in full where the event says at which address they are published."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament


def in_full(tournament: Tournament, page: str) -> str:
    """Return the address of a page of a section; relative where nobody has said where the pages are published."""
    return f"{base_of(tournament.details.address)}{_section(tournament)}{page}"


def address_of(tournament: Tournament, id_: ContestantId) -> str:
    """Return the address of the page of somebody; where there are several sections, people have one page for all."""
    if not tournament.several:
        return in_full(tournament, f"{player_page(tournament.numbers[id_])}.html")  # no words: a file
    base = base_of(tournament.details.address)
    return f"{base or '../'}{person_page(id_)}.html"  # no words: a file


def player_page(number: int | str) -> str:
    """Return the name of the page of a pairing number.

    >>> player_page(7)
    'player-7'
    """
    return f"player-{number}"  # no words: the name of a file


def person_page(id_: ContestantId) -> str:
    """Return the name of the page of somebody; their pairing number may be another in every section.

    >>> person_page(7)
    'person-7'
    """
    return f"person-{id_}"  # no words: the name of a file


def base_of(address: str) -> str:
    """Return the folder that an address leads to, ready to have a page put behind it.

    >>> base_of("https://club.example/open"), base_of("https://club.example/open/index.html"), base_of("")
    ('https://club.example/open/', 'https://club.example/open/', '')
    """
    whole = address.partition("#")[0].partition("?")[0]
    before, _, last = whole.rpartition("/")
    if not whole or whole.endswith("/"):
        return whole
    page = last.endswith((".html", ".htm")) and not before.endswith("/")
    return f"{before}/" if page else f"{whole}/"


def _section(tournament: Tournament) -> str:
    """Return the folder of the section in the address; a relative one begins in it."""
    several = tournament.several and tournament.details.address
    return f"section-{tournament.stage}/" if several else ""  # no words: the name of a folder
