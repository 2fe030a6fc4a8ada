"""Who belongs together does not meet (B.VI C5): kept as absolutely as B1a, and named wherever B1a is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    ChangeRegulations,
    Command,
    CreateTournament,
    EnterResult,
    Listed,
    PairByHand,
    PairRound,
    RegisterEntrants,
    RegisterWithTeams,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations, Together
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import NoLegalPairing, Pairing
from paircard.core.facets.position import Position
from paircard.core.facets.system import system_of
from paircard.core.papers.announcement import announcement
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.engine import MethodName, pair
from paircard.core.systems.swiss1998.explain.apart import why_not
from paircard.core.systems.swiss1998.explain.lines import round_lines
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.swiss import positions
from tests.support.teams import did, stored

TEAMS = ("", "X", "Y", "Z")


def paired(position: Position, method: MethodName = "search") -> Pairing | None:
    try:
        return pair(position, method=method)
    except NoLegalPairing:
        return None


def teams_of(position: Position, names: list[str]) -> Position:
    """Return the same position, its players in these teams."""
    players = (replace(each, apart=name) for each, name in zip(position.players, names, strict=False))
    return replace(position, players=tuple(players), apart="team")


def as_if_met(position: Position) -> Position:
    """Return the position in which all of one team have met already, and may otherwise meet."""
    mates = {
        one.number: frozenset(
            other.number for other in position.players if one.apart and other.apart == one.apart and other != one
        )
        for one in position.players
    }
    players = (replace(each, apart="", opponents=each.opponents | mates[each.number]) for each in position.players)
    return replace(position, players=tuple(players))


@settings(max_examples=examples(150), deadline=None)
@given(positions(most=12, groups=4), st.lists(st.sampled_from(TEAMS), min_size=12, max_size=12))
def test_a_team_is_kept_apart_as_if_its_members_had_met(position: Position, names: list[str]) -> None:
    together = teams_of(position, names)
    made = paired(together)
    assert made == paired(as_if_met(together))
    assert made == paired(together, "procedure")
    if made is not None:
        assert not check(together, made)


@settings(max_examples=examples(100), deadline=None)
@given(positions(most=10, groups=3), st.lists(st.sampled_from(TEAMS), min_size=10, max_size=10))
def test_every_pair_of_a_team_is_refused_and_every_round_names_the_rule(position: Position, names: list[str]) -> None:
    together = teams_of(position, names)
    pairs = [(a, b) for a in together.players for b in together.players if a.number < b.number and a.apart == b.apart]
    met = [(a, b) for a, b in pairs if a.apart and b.number not in a.opponents and a.number not in b.opponents]
    for one, other in met:
        breach = illegal(together, one.number, other.number)
        assert breach is not None
        assert breach.article == "B.VI C5"
    if paired(together) is None:
        return
    told = explain(together)
    assert str(next(round_lines(told)).rules[0]) == "B.VI C5"
    for one, other in met:
        apart = why_not(told, one.number, other.number)
        assert apart is not None
        assert apart.reason.article == "B.VI C5"


# --- in an event -----------------------------------------------------------------------------------------------


def opening(clubs: str, apart: Together = "club", *, rounds: int = 5) -> list[Command]:
    """Players A1, A2 ... by rating, each of the club of one letter."""
    players = (Entrant.of(f"A{n}", rating=2500 - n, club=club.strip()) for n, club in enumerate(clubs, start=1))
    regulations = Regulations(rounds, apart=apart)
    return [
        CreateTournament(Details("School"), regulations),
        RegisterEntrants(tuple(players)),
        SetFirstColour("W"),
    ]


def pairs_of(tournament: Tournament) -> str:
    numbers = tournament.numbers
    return " ".join(f"{numbers[board.white]}-{numbers[board.black]}" for board in tournament.rounds[-1].boards)


@pytest.mark.parametrize(
    ("clubs", "pairs"),
    [
        ("abcd", "1-3 4-2"),  # nobody together: S1 against S2
        ("abad", "1-4 3-2"),  # the next transposition (D1)
        ("aBbA", "1-3 4-2"),
        ("abAb", "1-4 3-2"),  # one club, however it is written
        ("    ", "1-3 4-2"),  # who has no club belongs to nobody
    ],
)
def test_clubs_in_round_1(clubs: str, pairs: str) -> None:
    assert pairs_of(did(Tournament.beginning(SYSTEMS), *opening(clubs), PairRound())) == pairs


def test_teams_of_a_list_and_federations() -> None:
    started = did(
        Tournament.beginning(SYSTEMS),
        CreateTournament(Details("School"), Regulations(5, apart="team")),
        SetFirstColour("W"),
    )
    entrants = [Entrant.of(f"A{n}", rating=2500 - n, federation="POL") for n in range(1, 5)]
    state = did(started, RegisterWithTeams(tuple(map(Listed, entrants, ("T", "", "T", "")))))
    assert pairs_of(did(state, PairRound())) == "1-4 3-2"
    same = did(state, ChangeRegulations(replace(state.regulations, apart="federation")))
    with pytest.raises(Refusal, match="Without C5 there is one"):
        did(same, PairRound())


def test_a_field_too_small_names_the_rule_and_the_way_out() -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("aaab"))
    with pytest.raises(Refusal, match=r"No pairing satisfies B1, B2 and B\.VI C5: .* are all of a") as refused:
        did(state, PairRound())
    assert refused.value.article == "R14"
    assert "let members of one team meet from now on" in str(refused.value)
    freed = did(state, ChangeRegulations(replace(state.regulations, apart="")), PairRound())
    assert pairs_of(freed) == "1-3 4-2"


def test_lifted_after_round_1_with_a_reason_only() -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("abab"), PairRound())
    state = did(state, *(EnterResult(1, board, Result.DRAW) for board in (1, 2)))
    together = replace(state.regulations, apart="")
    with pytest.raises(Refusal, match="needs a reason") as refused:
        did(state, ChangeRegulations(together))
    assert refused.value.article == "B.VI C5"
    assert did(state, ChangeRegulations(together, "few players left")).regulations.apart == ""


def test_by_hand_it_is_a_breach() -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("abad"))
    pairs = ((ContestantId(1), ContestantId(3)), (ContestantId(4), ContestantId(2)))
    with pytest.raises(Refusal, match="1 and 3 are both of a, whose players do not meet") as refused:
        did(state, PairByHand(pairs, None, "as they sit"))
    assert refused.value.article == "B.VI C5"
    made = did(state, PairByHand(pairs, None, "as they sit", override=True)).rounds[0]
    assert made.against == ("B.VI C5",)


def test_it_is_announced() -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("abad"))
    lines = [line for section in announcement(state).sections for line in section.lines]
    assert "Members of one club are not paired with each other (B.VI C5)." in lines
    everybody = did(Tournament.beginning(SYSTEMS), *opening("ab", ""))
    assert "C5" in system_of(state).law.on_paper(state)
    assert "C5" not in system_of(everybody).law.on_paper(everybody)


async def test_by_keys(tmp_path: Path) -> None:
    path = stored(tmp_path / "school.json", opening("abad", ""))
    async with opened(path) as pilot:
        await pilot.press("t", *["down"] * 11, "c")
        await comes(pilot, "[one club]")
        await pilot.press("enter")
        await comes(pilot, "The settings are stored.")
        assert pilot.app.need_tournament().regulations.apart == "club"


def test_in_words(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "school.json", opening("abad", "")))
    talk.say("t not paired=one club", "P", "pair")
    assert talk.pairs() == {"1-4", "3-2"}, talk.refused
    heard = talk.say("X", "why not 1 3", "1 3")
    assert "B.VI C5" in heard, (heard, talk.refused)
    assert PairingNumber(3) in talk.tournament.ids
