"""A player of a list as an entrant."""

from __future__ import annotations

from paircard.core.event.entrant import Entrant, RatingSource
from paircard.data.exchange.entrant_fields import read_entrant
from paircard.data.ratings.list_file import FIDE
from paircard.data.ratings.rated_player import Rated


def as_entrant(player: Rated, where: str) -> Entrant:
    """Return who would be entered: the standard rating counts, and its source is the list `where`.

    Raises `data.exchange.import_report.BadRow` when the list has a name that cannot be.
    """
    source = RatingSource.FIDE if where == FIDE else RatingSource.NATIONAL
    cells = {
        "name": player.name,
        "title": player.title,
        "rating": str(player.standard),
        "rating_source": source.value if player.standard else "",
        "federation": player.federation,
        "club": player.club,
        "birth": str(player.birth or ""),
        "sex": player.sex,
        "fide_id": player.fide_id,
        "national_id": player.national_id,
        "category": player.category,
    }
    return read_entrant(cells)[0]
