"""Papers by who has them."""

from __future__ import annotations

from core.papers.catalogue import PAPERS

OF_PLAYERS = tuple(name for name, kind in PAPERS.items() if not kind.of_teams and not kind.of_seats)
"""What an event of players can have, whatever its system."""
OF_TEAMS = tuple(name for name, kind in PAPERS.items() if kind.of_teams)
"""What only an event of teams has."""
