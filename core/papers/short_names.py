"""Names without what stands behind the comma, for charts and wherever an opponent is only named in passing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament


def short_names(tournament: Tournament) -> Mapping[ContestantId, str]:
    """Return by id what stands before the comma of a name, the whole of it where that is somebody else's, too."""
    whole = {id_: each.entrant.name for id_, each in tournament.registrations.items()}
    short = {id_: name.partition(",")[0] for id_, name in whole.items()}
    seen = Counter(short.values())
    return {id_: name if seen[name] == 1 else whole[id_] for id_, name in short.items()}
