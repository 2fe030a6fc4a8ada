"""Papers by who has them."""

from __future__ import annotations

from paircard.core.papers.catalogue import PAPERS
from paircard.core.papers.rating_changes import never_rated

OF_PLAYERS = tuple(name for name, kind in PAPERS.items() if not kind.of_teams and kind.lacking in (None, never_rated))
"""What an event of players can have; where games are rated, what they make of ratings, too."""
OF_TEAMS = tuple(name for name, kind in PAPERS.items() if kind.of_teams)
"""What only an event of teams has."""
DRAWN = ("diplomas", "name-cards", "name-tents", "table-numbers", "charts")
"""What is drawn on sheets; as text it says the same in lines and tables."""
FLOWING = tuple(name for name in OF_PLAYERS if name not in DRAWN)
"""What goes from page to page in lines and tables."""
