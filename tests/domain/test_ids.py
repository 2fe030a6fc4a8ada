"""A team is never taken for a member, nor a member for a team.

mypy says so, and holds this file: an ignore that silences nothing is an error of its own, so every line that bears one
fails the check of types as soon as the types no longer tell the two apart.
"""

from __future__ import annotations

from paircard.core.commands import HandLineUp, RegisterMembers, TransferMember
from paircard.core.event.codec import decode, encode
from paircard.core.event.ids import NO_TEAM, NOBODY, PlayerId, TeamId
from paircard.core.event.team import Team
from paircard.core.event.team_cards import team_of
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from tests.support.ids import ids, person_id, team_id

TEAM, MEMBER = team_id(1), person_id(2)
(SOMEBODY,) = ids(3)


def test_a_line_up_is_handed_in_by_a_team_for_its_members() -> None:
    assert HandLineUp(1, TEAM, (MEMBER, NOBODY)).team == TEAM
    HandLineUp(1, MEMBER, (MEMBER,))  # type: ignore[arg-type]
    HandLineUp(1, TEAM, (TEAM,))  # type: ignore[arg-type]
    HandLineUp(1, SOMEBODY, (MEMBER,))  # type: ignore[arg-type]


def test_members_are_people_and_move_between_teams() -> None:
    assert Team("Rooks", (MEMBER,)).without(MEMBER).members == ()
    TransferMember(MEMBER, TEAM)
    TransferMember(TEAM, MEMBER)  # type: ignore[arg-type]
    RegisterMembers(MEMBER, ())  # type: ignore[arg-type]
    Team("Rooks", (TEAM,))  # type: ignore[arg-type]


def test_teams_are_looked_up_by_the_id_of_a_team() -> None:
    nothing = Tournament.beginning(SYSTEMS)
    assert team_of(nothing, MEMBER) == NO_TEAM
    assert nothing.teams.get(TEAM) is None
    nothing.teams.get(MEMBER)  # type: ignore[call-overload]


def test_a_journal_has_plain_numbers() -> None:
    handed = LineUpHanded(1, TEAM, (MEMBER, NOBODY))
    stored = encode(handed)
    assert (stored["team_id"], stored["players"]) == (1, [2, 0])
    again = decode(SYSTEMS, LineUpHanded, stored)
    team: TeamId = again.team_id
    players: tuple[PlayerId, ...] = again.players
    assert (team, players) == (TEAM, (MEMBER, NOBODY))
