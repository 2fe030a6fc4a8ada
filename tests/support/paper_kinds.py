"""Papers by who has them."""

from __future__ import annotations

from core.papers.catalogue import PAPERS

OF_PLAYERS = tuple(name for name, kind in PAPERS.items() if not (kind.of_teams or kind.lacking))
"""What an event of players can have."""
OF_TEAMS = tuple(name for name, kind in PAPERS.items() if kind.of_teams)
"""What only an event of teams has."""
