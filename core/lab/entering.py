"""An event of the laboratory is opened, and its players or teams enter it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from paircard.core.commands import CreateTournament, RegisterEntrants, RegisterTeam, SetFirstColour
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.readiness import needs_first_colour
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.team import Team
from paircard.core.event.team_options import TeamOptions
from paircard.core.facets.system import system_of
from paircard.core.lab.event import Event
from paircard.core.lab.experiment import TIE_BREAKS
from paircard.core.lab.players import Drawn, DrawnTeam, drawn, drawn_teams
from paircard.core.systems.catalogue import SYSTEMS

Entries = Sequence[Drawn | DrawnTeam]


def begin(event: Event) -> Entries:
    """Open an event and enter who is there at once; return who comes for round 2.

    Nobody joins a table or a tree that is made: there everybody is there at once.
    """
    contender = event.cell.contender
    _open(event, regulations(event, contender.system))
    system, chance = SYSTEMS[contender.system], event.chance("field")
    if system.contestants == "teams":
        return _entered(event, drawn_teams(event.cell.players, _boards(event), chance))
    players = drawn(event.cell.players, chance)
    return _entered(event, tuple(each.estimated for each in players) if system.needs_ratings else players)


def begin_alone(event: Event, system: str) -> None:
    """Open an event by a system whatever the contender is, all players there at once, as for a draw into groups."""
    _open(event, regulations(event, system))
    enter(event, drawn(event.cell.players, event.chance("field")))


def regulations(event: Event, key: str) -> Regulations:
    """Return what the event announces by a system: tie-breaks of the experiment in a Swiss, else those of the system.

    An experiment may name them for one contender; then they are those, whatever the system.
    """
    experiment, contender, system = event.experiment, event.cell.contender, SYSTEMS[key]
    swiss = not system.rounds.beforehand and not system.shares_places
    named = experiment.tie_breaks if swiss else ()
    usual = system.tie_breaks if not swiss or system.contestants == "teams" else TIE_BREAKS
    codes = contender.tie_breaks or named or usual
    return Regulations(
        event.cell.rounds,
        key,
        half_point_byes=event.cell.players.byes > 0,
        tie_breaks=() if system.shares_places else codes,
        options=contender.options if key == contender.system else None,
    )


def enter(event: Event, entries: Entries) -> None:
    """Enter players or teams, late ones without points, and draw the first colour where one is drawn."""
    if not entries:
        return
    players = [each for each in entries if isinstance(each, Drawn)]
    if players:
        _enter_players(event, players)
    for each in entries:
        if isinstance(each, DrawnTeam):
            _enter_team(event, each)
    if not event.going.scheduled and needs_first_colour(event.tournament):
        event.do(SetFirstColour(event.chance("colour").choice(("W", "B"))))


def _open(event: Event, rules: Regulations) -> None:
    name = f"{event.experiment.name} {event.number}"  # no words: nobody reads it
    event.do(CreateTournament(Details(name), rules))


def _boards(event: Event) -> int:
    options = event.cell.contender.options
    return options.boards if isinstance(options, TeamOptions) else TeamOptions().boards


def _entered(event: Event, entries: Entries) -> Entries:
    system = system_of(event.tournament)
    if system.rounds.beforehand or system.shares_places:
        entries = tuple(replace(each, late=False) for each in entries)
    enter(event, [each for each in entries if not each.late])
    return [each for each in entries if each.late]


def _enter_players(event: Event, players: Sequence[Drawn]) -> None:
    missed = (0,) * event.going.scheduled
    entered = event.going.enter(RegisterEntrants(tuple(each.entrant for each in players), missed))
    new = [fact.id for fact in entered if isinstance(fact, EntrantRegistered)]
    event.strength.update(zip(new, (each.strength for each in players), strict=True))


def _enter_team(event: Event, team: DrawnTeam) -> None:
    known = set(event.tournament.teams)
    event.do(RegisterTeam(Team(team.name), tuple(each.entrant for each in team.members)))
    (id_,) = event.tournament.teams.keys() - known
    event.strength[id_] = team.strength
    members = event.tournament.teams[id_].members
    event.strength.update(zip(members, (each.strength for each in team.members), strict=True))
