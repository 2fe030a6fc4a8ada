"""What the page of a player tells of title norms: those made and still possible, with every requirement."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import OFF_NORMS
from paircard.core.event.tournament import Tournament
from paircard.core.norms.foretold import State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import outlook_lines
from paircard.core.papers.paper import Section
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr


def shown_norms(tournament: Tournament) -> NormsOfEvent | None:
    """Return what is told of on pages; None where it is kept off them, teams have them, or no norm can be made."""
    if tournament.of_teams or OFF_NORMS in tournament.details.off_pages or not tournament.rounds:
        return None
    norms = NormsOfEvent(tournament)
    return None if norms.event_fails else norms


def norms_section(norms: NormsOfEvent | None, id_: ContestantId) -> Section | None:
    """Return the norms that somebody has made or can still make; None where there are none."""
    if norms is None or not norms.known(id_):
        return None
    seen = [norms.outlook(id_, norm) for norm in norms.sought(id_)]
    lines = [line for each in seen if each.state is not State.LOST for line in texts_of(outlook_lines(each))]
    if not lines:
        return None
    below = tr("By the games as they stand: nothing is awarded before FIDE has confirmed it.")
    return Section(tr("Title norms"), tuple(lines), below=(below,))
