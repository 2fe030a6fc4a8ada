"""Who may not meet because they belong together: players of one team, club or federation (B.VI C5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Together
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said
from paircard.core.values.text import folded

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

RULE = "B.VI C5"  # no words: the id of a rule


def belonging(tournament: Tournament) -> Mapping[ContestantId, str]:
    """Return by id to what everybody belongs whose members are not paired with each other; nobody where all may meet.

    A name is written as it is first met: clubs are typed with other cases and accents than yesterday.
    """
    if not kind_apart(tournament):
        return {}
    first: dict[str, str] = {}
    named = {id_: name for id_, name in _names(tournament) if name}
    return {id_: first.setdefault(folded(name), name) for id_, name in named.items()}


def _names(tournament: Tournament) -> Iterator[tuple[ContestantId, str]]:
    if tournament.regulations.apart == "team":
        for team in tournament.teams.values():
            yield from ((id_, team.name) for id_ in team.members)
        return
    for id_, each in tournament.registrations.items():
        by_club = tournament.regulations.apart == "club"
        yield id_, each.entrant.club if by_club else each.entrant.federation


def announced(tournament: Tournament) -> Iterator[str]:
    """Yield what is told before the start of who does not meet."""
    return told(kind_apart(tournament))


def kind_apart(tournament: Tournament) -> Together:
    """Return what keeps players from each other; nothing where teams play, whose members meet nobody of their own."""
    return "" if tournament.of_teams else tournament.regulations.apart


def told(kind: Together) -> Iterator[str]:
    """Yield who does not meet, in a sentence."""
    match kind:
        case "team":
            yield tr("Members of one team are not paired with each other (B.VI C5).")
        case "club":
            yield tr("Members of one club are not paired with each other (B.VI C5).")
        case "federation":
            yield tr("Players of one federation are not paired with each other (B.VI C5).")


def of_one(one: PairingNumber, other: PairingNumber, team: str) -> Words:
    """Say that two belong to one team, club or federation."""
    return said("{one} and {other} are both of {team}, whose players do not meet.", one=one, other=other, team=team)
