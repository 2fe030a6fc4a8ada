"""`paircard check --for`: what federations would send back of an event or report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paircard.core.preflight.demand import Federation
from paircard.core.preflight.look import lines, looked
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import recorded_tournament


def check_for(file: Path, federations: Sequence[Federation], *, encoding: str = "", section: str = "") -> int:
    """Print what each federation would send back; return 0 for nothing, 1 for anything, 2 where nothing was read."""
    any_alphabet()
    try:
        tournament = recorded_tournament(file, encoding, section)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    sent_back = False
    for federation in dict.fromkeys(federations):
        found = looked(tournament, federation)
        sent_back |= any(each.sent_back for each in found)
        for line in lines(tournament, federation, found):
            say(line)
    return REFUSED if sent_back else DONE
