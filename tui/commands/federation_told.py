"""What a federation would send back, from the list before round 1 and from the table before the report."""

from __future__ import annotations

from typing import Any

from paircard.core.event.tournament import Tournament
from paircard.core.preflight.demand import FEDERATIONS, Federation
from paircard.core.preflight.look import NAMES, lines, looked
from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import Choose, Reading
from paircard.tui.looks.signs import signs_for


async def tell_federation(at: Any) -> None:
    """Ask which federation, then give what it would send back to read."""
    program = at.program
    tournament = program.need_tournament()
    keys = {each[0]: tr(NAMES[each]) for each in FEDERATIONS}
    text = tr("What would be sent back, before round 1 or before the report; whoever sends it to FIDE asks for both.")
    answer = await program.ask(Choose(tr("Federation check"), text, keys, enter=_own(tournament)))
    if answer is None:
        return
    federation = next(each for each in FEDERATIONS if each[0] == answer)
    told = "\n".join(lines(tournament, federation, looked(tournament, federation)))
    program.read(Reading(tr(NAMES[federation]), signs_for().spell(told)))


def _own(tournament: Tournament) -> str:
    """Return the key of the federation of the event, FIDE's where it has none of these."""
    federations: dict[str, Federation] = {each.upper(): each for each in FEDERATIONS}
    return federations.get(tournament.details.federation, "fide")[0]
