"""How somebody is named on pages: in full, with what tells them from others of the name."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.pages.parts import Who
from paircard.core.papers.columns import rating_of, with_title
from paircard.core.values.points_said import points_words


def who(tournament: Tournament, id_: ContestantId, *, before: int = 0) -> Who:
    """Return somebody with number, federation and rating; with their points before a round where one is given."""
    card = tournament.cards[id_]
    entrant = card.entrant
    origin = " ".join(filter(None, (entrant.federation, rating_of(entrant))))
    points = points_words(card.score_before(before)) if before else ""
    about = " · ".join(filter(None, (str(card.number), origin, points)))
    return Who(str(card.number), titled(tournament, id_), about)


def titled(tournament: Tournament, id_: ContestantId) -> str:
    """Return a name with its title before it."""
    return with_title(tournament.cards[id_].entrant)
