"""What cups and matches say in line mode is said of cups and matches, and of no Swiss."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, OpenSeries, PairRound
from paircard.core.event.result import Result
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.data.papers.as_text import as_text
from tests.support.line import Conversation
from tests.ui.test_cup_evening import stored
from tests.ui.test_team_cup_keys import stored as stored_teams


def match_of_two(path: Path) -> Conversation:
    """A match of four games whose players are entered."""
    talk = Conversation()
    talk.say(f"new M; 4; system=Match; file={path}", "E", "n Aden; ; 2000", "n Bern; ; 1900")
    assert talk.tournament.regulations.rounds == 4, talk.refused
    return talk


def test_the_answer_to_a_later_question_is_no_seed(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "cup.json", 4, options=KnockoutOptions(2)))
    talk.say("P", "p y")
    # y agrees to the seed that is offered, as on the screen; the question behind it has no answer, and nothing is drawn
    assert "Was it announced?: the input ended before this was answered." in talk.refused
    assert not talk.tournament.rounds
    assert "Round 1 is paired" in talk.say("p slip; y")
    match = match_of_two(tmp_path / "match.json")
    match.say("P", "p y")
    assert "y is not a seed" in match.refused


@pytest.mark.parametrize("system", ["Match", "Knock-out", "Round robin"])
def test_lists_of_who_does_not_meet_are_refused_without_pairing_by_hand(tmp_path: Path, system: str) -> None:
    talk = Conversation()
    talk.say(f"new A; system={system}; file={tmp_path / 'a.json'}", "E", "n Aden", "n Bern", "p 1 2")
    assert "These rules know no lists of who does not meet" in talk.refused
    assert "by hand" not in talk.refused


@pytest.mark.parametrize(
    ("journal", "said"),
    [
        ("cup", "A cup has a tree and no groups: / finds a player, c tells more."),
        ("match", "A match has no score groups: S shows the score, P the games."),
        ("display", "A simultaneous display has no score groups: S shows the score, P the boards."),
        ("scheveningen", "A square has no groups: / finds a player, v shows it from the other side."),
    ],
)
def test_where_there_are_no_groups_it_is_said_what_there_is(tmp_path: Path, journal: str, said: str) -> None:
    """Of a cup it was said that it is a table, of the others that this is the last group, or the lowest bracket."""
    talk = Conversation(Path(shutil.copy(f"tests/golden/journals/{journal}.json", tmp_path)))
    for room, keys in (("G", "nby" if journal in ("cup", "scheveningen") else "nbyvc"), ("X", "nb")):
        talk.say(room)
        for key in keys:
            assert said in f"{talk.say(key)} {talk.refused}", (room, key)


def test_explanations_before_the_first_round_speak_of_no_schedule(tmp_path: Path) -> None:
    said = match_of_two(tmp_path / "match.json").say("X")
    assert "No game is made yet: p on Pairings draws the lots" in said
    said = Conversation(stored(tmp_path / "cup.json", 4, options=KnockoutOptions(2))).say("X")
    assert "No round is made yet: p on Pairings makes it" in said


def test_what_if_in_a_match_tells_the_score(tmp_path: Path) -> None:
    talk = match_of_two(tmp_path / "match.json")
    talk.say("P", "p slip; ; w", "1 1-0", "p", "W", "1 1/2")
    said = talk.say("W d")
    assert "The score: Aden - Bern 1 : 0" in said or "The score: Aden - Bern 0 : 1" in said, talk.refused
    assert "It would be: Aden - Bern 1½ : ½" in said or "It would be: Aden - Bern ½ : 1½" in said
    assert "float" not in said


def test_rounds_that_are_typed_for_a_cup_are_not_dropped_without_a_word(tmp_path: Path) -> None:
    said = Conversation().say(f"new A Cup; 3; system=Knock-out; file={tmp_path / 'cup.json'}")
    assert "Knock-out: how many rounds there are follows from the entrants, 3 is not taken." in said
    assert "not taken" not in Conversation().say(f"new B; 3; system=Swiss 2026; file={tmp_path / 'b.json'}")


def test_teams_without_members_are_named_when_they_are_paired(tmp_path: Path) -> None:
    talk = Conversation(stored_teams(tmp_path / "cup.json", 2, TeamKnockoutOptions(boards=2)))
    talk.say("E", "n Pawns")
    said = talk.say("P", "p w; y")
    assert "Fewer members than the 2 boards of a match: Pawns. m on Entrants enters them." in said, talk.refused


def test_one_is_one(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "cup.json", 3, options=KnockoutOptions(2)))
    assert "Preliminary round: 1 match, 1 goes through, 2 are left then" in talk.say("P", "p slip; y"), talk.refused
    two = Conversation(stored(tmp_path / "two.json", 2, options=KnockoutOptions(2)))
    two.say("P", "p slip; y")
    assert two.say("list").startswith("Round 1,")


def test_games_and_play_offs_of_a_match_have_their_heads(tmp_path: Path) -> None:
    draws = (EnterResult(1, 1, Result.DRAW), EnterResult(1, 2, Result.DRAW))
    play_off = OpenSeries(1, 1, 10, 10, seed="slip")
    path = stored(tmp_path / "cup.json", 4, PairRound("slip"), *draws, play_off, options=KnockoutOptions(2))
    talk = Conversation(path)
    order = (
        "Match 1:",
        "Board 1.1:",
        "Board 1.2:",
        "Play-off 1:",
        "Board 1.3:",
        "Board 1.4:",
        "Match 2:",
        "Board 2.1:",
    )
    said = [line for line in talk.say("P", "list").splitlines() if line.startswith(("Match", "Play", "Board"))]
    assert [line[: len(head)] for line, head in zip(said, order, strict=False)] == list(order)
    paper = as_text(make_paper(talk.tournament, "pairings"))
    assert paper.index("Match 1") < paper.index("1.1") < paper.index("Play-off 1") < paper.index("1.3")


def test_a_play_off_of_a_match_that_is_not_drawn_names_those_that_are(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "cup.json", 8, options=KnockoutOptions(2)))
    talk.say("P", "p slip; y", "b", "1.1 1", "2 o")
    assert "B.VI D5: " in talk.refused
    assert "no match is drawn" in talk.refused
    talk.say("3.1 5", "3.2 5", "2 o")
    assert "Drawn is match 3: go there." in talk.refused
    talk.say("4.1 5", "4.2 5", "2 o")
    assert "Drawn are matches 3 4: go to one of them." in talk.refused


def test_who_is_out_is_not_present_for_the_next_round(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "cup.json", 4, options=KnockoutOptions(2)))
    assert "4 entrants, 4 present for round 1" in talk.say("E", "caption")
    talk.say("P", "p slip; y", "b", "1.1 1", "1.2 5", "2.1 1", "2.2 5")
    assert "4 entrants, 2 present for round 2" in talk.say("E", "caption")
