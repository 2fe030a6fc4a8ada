"""What speaks against a whole point without playing, given by the arbiter."""

from __future__ import annotations

from paircard.core.commands import AnnounceAbsence
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.said import said
from paircard.core.values.warned import Doubt


def deprecated_bye(tournament: Tournament, command: AnnounceAbsence) -> Doubt | None:
    """Return that it is deprecated, and told in the report; nothing where it means something else than points."""
    called = system_of(tournament).byes_called
    if not command.full_point or "f" in called or command.id not in tournament.numbers:
        return None
    what = said(
        "A full-point bye is deprecated: rather give none, or half a point. The report tells it: {line}",
        line=f"### FPB @ Round {command.round}: {tournament.numbers[command.id]}=FPB",  # no words: a comment
    )
    return Doubt(said("Full-point bye"), what)
