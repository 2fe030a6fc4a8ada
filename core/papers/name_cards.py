"""Cards with names: to be worn, and to stand on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from paircard.core.event.ids import ContestantId
from paircard.core.event.names import event_title
from paircard.core.event.team_cards import team_of
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import as_called, rating_of
from paircard.core.papers.drawing import Shape, Sheet, Stroke, Text, level, plumb
from paircard.core.papers.heading import event_paper
from paircard.core.papers.on_sheets import HALF, enlarged, halved, tiled
from paircard.core.papers.paper import Paper, Section
from paircard.core.values.language import tr
from paircard.core.values.text import folded

CARD = (90.0, 54.0)
"""As the covers to be worn are sold; ten on a sheet."""


def name_cards(tournament: Tournament, _: int | None = None) -> Paper:
    """Return a card for everybody, by name, to be worn: ten a sheet."""
    return _paper(tournament, tr("Name cards"), _cards)


def name_tents(tournament: Tournament, _: int | None = None) -> Paper:
    """Return a card for everybody, by name, to be folded and put on the table: two a sheet."""
    return _paper(tournament, tr("Table cards with names"), _tents)


class _Names:
    """Who has a card, in the order in which they are handed out."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        staying = (id_ for id_, each in tournament.players.items() if not _gone(tournament, id_) and each.name)
        self.ids: Sequence[ContestantId] = sorted(staying, key=lambda id_: folded(tournament.players[id_].name))

    def about(self, id_: ContestantId) -> str:
        """Return federation, rating and club or team."""
        entrant = self.tournament.players[id_]
        return " · ".join(filter(None, (entrant.federation, rating_of(entrant), self.team(id_) or entrant.club)))

    def team(self, id_: ContestantId) -> str:
        """Return the team somebody plays for; nothing where players are by themselves."""
        team = team_of(self.tournament, id_)
        return self.tournament.teams[team].name if team else ""

    def number(self, id_: ContestantId) -> str:
        """Return the pairing number; nothing for members of teams, which have none."""
        number = self.tournament.numbers.get(id_)
        return str(number or "")


def _gone(tournament: Tournament, id_: ContestantId) -> bool:
    registration = tournament.registrations.get(id_)
    return registration is not None and registration.gone


def _paper(tournament: Tournament, title: str, draw: Callable[[_Names], Iterator[Sheet]]) -> Paper:
    names = _Names(tournament)
    sections = [
        Section(as_called(tournament.players[id_]), tuple(filter(None, (names.about(id_),))), card=True)
        for id_ in names.ids
    ]
    paper = event_paper(tournament, title, sections)
    return replace(paper, sheets=enlarged(lambda: draw(names))) if names.ids else paper


def _cards(names: _Names) -> Iterator[Sheet]:
    cards = [tuple(_card(names, id_)) for id_ in names.ids]
    yield from tiled(cards, 2, 5, CARD, _cuts(CARD, 2, 5))


def _cuts(card: tuple[float, float], across: int, down: int) -> Iterator[Shape]:
    """Yield thin lines around all cards, from edge to edge of the sheet."""
    (width, height), (left, top) = card, ((210 - across * card[0]) / 2, (297 - down * card[1]) / 2)
    for at in range(across + 1):
        yield plumb(left + at * width, 0, 297, 0.1, dash="dashed", grey=150)
    for at in range(down + 1):
        yield level(0, top + at * height, 210, 0.1, dash="dashed", grey=150)


def _card(names: _Names, id_: ContestantId) -> Iterator[Shape]:
    entrant, width = names.tournament.players[id_], CARD[0]
    yield Text(event_title(names.tournament), 6, 4, width - 12, 6, 9, "centre")
    yield level(6, 11, width - 12, 0.3)
    yield Text(as_called(entrant), 5, 13, width - 10, 24, 24, "centre", bold=True)
    number = names.number(id_)
    yield Text(names.about(id_), 6, 40, width - 12 - (14 if number else 0), 9, 11)
    if number:
        yield Text(number, width - 20, 40, 14, 9, 14, "right", bold=True)


def _tents(names: _Names) -> Iterator[Sheet]:
    return halved([tuple(_tent(names, id_)) for id_ in names.ids])


def _tent(names: _Names, id_: ContestantId) -> Iterator[Shape]:
    """Yield both sides: the upper one stands on its head until the card is folded, and both players read it."""
    width, half = HALF[0], HALF[1] / 2
    yield Stroke(((0, half), (width, half)), 0.1, "dotted", 150)
    entrant = names.tournament.players[id_]
    for turned in (True, False):
        # what stands so far from the fold on one side stands as far from it on the other
        for text, over, height, size, bold in (
            (as_called(entrant), 12.0, 34.0, 48.0, True),
            (names.about(id_), 48.0, 14.0, 20.0, False),
        ):
            y = half - over - height if turned else half + over
            yield Text(text, 15, y, width - 30, height, size, "centre", bold, turned)
