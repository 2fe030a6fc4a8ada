"""How many rounds an event may have, which its system says of itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import ChangeRegulations, CreateTournament, RegisterEntrants
from paircard.core.commands.regulations_announced import of_a_new_one
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import ROUNDS_LIMIT, SEASON_ROUNDS, Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.lab.reading import LIMITS
from paircard.core.lab.ways import PLAYED
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.simulation.drawing import planned
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.settled import settled
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_html import as_html
from paircard.data.papers.style import printed
from paircard.tui.batch import simulate_options
from tests.support.round_robins import did
from tests.support.settled import usual


@pytest.mark.parametrize("key", SYSTEMS)
def test_one_round_more_than_a_system_pairs_is_refused(key: str) -> None:
    most = SYSTEMS[key].rounds.most
    of_a_new_one(usual(key).with_rounds(most))
    with pytest.raises(Refusal, match=f"an event has 1 to {most} rounds, not {most + 1}"):
        of_a_new_one(usual(key).with_rounds(most + 1))


def test_keizer_alone_of_those_paired_round_by_round_has_more_than_thirty() -> None:
    """A season of a round a week; what is typed, simulated and tried in the laboratory goes as far."""
    asked = {key: system for key, system in SYSTEMS.items() if "rounds" in system.asks and not system.duel}
    assert {key for key, system in asked.items() if system.rounds.most != ROUNDS_LIMIT} == {"keizer"}
    assert SYSTEMS["keizer"].rounds.most == SEASON_ROUNDS == simulate_options.MOST_ROUNDS == LIMITS["rounds"][1]
    assert "keizer" in PLAYED
    for system in asked.values():
        (rounds,) = [each for each in settled(system) if each.field == "rounds"]
        assert rounds.numbers == range(1, system.rounds.most + 1)


def season(rounds: int = SEASON_ROUNDS) -> Tournament:
    """A season by Keizer that nobody has begun."""
    regulations = Regulations(rounds, "keizer", tie_breaks=("KEIZ",))
    entrants = tuple(Entrant.of(name, rating=2000) for name in "ABCD")
    opening = CreateTournament(Details("Thursdays"), regulations), RegisterEntrants(entrants)
    return did(Tournament.beginning(SYSTEMS), *opening)


def test_a_season_does_not_become_an_event_of_a_system_with_fewer_rounds() -> None:
    """The rounds stay as they are, the system does not: that is refused all the same."""
    event = season()
    swiss = replace(usual("dutch-2026"), rounds=SEASON_ROUNDS)
    with pytest.raises(Refusal, match="an event has 1 to 30 rounds, not 60") as refused:
        did(event, ChangeRegulations(swiss, ""))
    assert refused.value.field == "rounds"
    changed = did(event, ChangeRegulations(swiss.with_rounds(ROUNDS_LIMIT), ""))
    assert changed.regulations.system == "dutch-2026"


def test_rounds_asked_of_a_simulation_are_those_of_its_system() -> None:
    wishes = Wishes(system="keizer", players=(4, 4), rounds=(SEASON_ROUNDS, SEASON_ROUNDS))
    assert planned(wishes, 1).rounds == SEASON_ROUNDS
    with pytest.raises(Refusal, match="an event has 1 to 30 rounds, not 60"):
        planned(replace(wishes, system="dutch-2026"), 1)


@pytest.mark.parametrize(("rounds", "parts"), [(ROUNDS_LIMIT, 1), (SEASON_ROUNDS, 3)])
def test_a_page_for_printing_loses_no_round(rounds: int, parts: int) -> None:
    """Thirty rounds are set small on one sheet that lies; sixty go on below, twenty a part (33.8 pt each of 757)."""
    leading = (Column("No", "right", lead=True), Column("Name", lead=True, roomy=True))
    heads = tuple(Column(f"R{number}", "right") for number in range(1, rounds + 1))
    table = Table((*leading, *heads), (("10", "Hendrik", *["12w½"] * rounds),))
    made = printed(table)
    assert len(made) == parts
    assert all(part.columns[:2] == leading and part.rows[0][:2] == ("10", "Hendrik") for part in made)
    assert [column for part in made for column in part.columns[2:]] == [*heads]
    page = as_html(Paper("Crosstable", ("Thursdays",), (Section(table=table),)))
    assert page.count("<table>") == parts
