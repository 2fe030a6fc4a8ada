"""Chess960 (Q222): the position of a round is drawn from the seed of the event, and stands wherever the round does."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import ChangeRegulations, PublishRound, Undo
from paircard.core.commands.start_positions import SetStartPosition
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.values.chess960 import POSITIONS, start_position
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from paircard.tui.sentences.journal_entry import of_event
from tests.support.line import Conversation
from tests.support.play import Play


def test_the_960_positions_are_those_of_the_rules() -> None:
    """All differ; bishops on unlike squares, the king between the rooks; the usual numbers of known ones."""
    ranks = [start_position(number) for number in range(POSITIONS)]
    assert len(set(ranks)) == POSITIONS
    for rank in ranks:
        assert Counter(rank) == Counter("RNBQKBNR")
        assert (rank.index("B") + rank.rindex("B")) % 2 == 1
        assert rank.index("R") < rank.index("K") < rank.rindex("R")
    known = {518: "RNBQKBNR", 0: "BBQNNRKR", 959: "RKRNNQBB", 534: "RNBKQBNR"}
    assert {number: ranks[number] for number in known} == known


def paired() -> Play:
    """Return an event of Chess960 with round 1 paired and nothing played."""
    play = Play.evenly(4, 2000, 0, rounds=3)
    play.do(ChangeRegulations(replace(play.tournament.regulations, chess960=True)))
    play.pair()
    return play


def test_a_draw_made_again_gives_the_same_and_another_pairing_another() -> None:
    play = paired()
    play.do(SetStartPosition(1, seed="kawka"))
    first = play.tournament.facts.start_positions[1]
    play.do(Undo())
    assert not play.tournament.facts.start_positions
    play.do(SetStartPosition(1))  # nothing typed: the seed of the event
    assert play.tournament.facts.start_positions == {1: first}


@pytest.mark.parametrize(("number", "wrong"), [(960, "960 is none"), (-1, "-1 is none"), (None, "Lots need a seed")])
def test_what_cannot_be_drawn(number: int | None, wrong: str) -> None:
    with pytest.raises(Refusal, match=wrong):
        SetStartPosition(1, number).decide(paired().tournament)


def test_not_once_a_game_has_begun_nor_in_chess() -> None:
    play = paired()
    play.results("1")
    with pytest.raises(Refusal, match="Round 1 has begun"):
        SetStartPosition(1, 518).decide(play.tournament)
    plain = Play.evenly(4, 2000, 0, rounds=3)
    plain.pair()
    with pytest.raises(Refusal, match="not of Chess960"):
        SetStartPosition(1, 518).decide(plain.tournament)


def test_it_stands_on_sheet_slips_page_and_announcement() -> None:
    play = paired()
    play.do(SetStartPosition(1, 518), PublishRound())
    told = "Chess960 position 518: RNBQKBNR"
    for name in ("pairings", "pairings-wall", "pairings-poster", "slips"):
        assert told in as_text(make_paper(play.tournament, name)), name
    pages = {page.name: page.paper.title for page in site(play.tournament).pages}
    assert told in pages["pairings"]
    assert "Chess960: all games of a round begin from" in as_text(make_paper(play.tournament, "announcement"))


def test_in_line_mode(tmp_path: Path) -> None:
    """Drawn, told over the boards and in the journal; the file keeps nothing where chess is played."""
    play = paired()
    talk = Conversation(play.store(tmp_path / "960.json"))
    talk.say("P")
    assert "Chess960 position 518: RNBQKBNR." in talk.say("D 518")
    assert "Chess960 position 518: RNBQKBNR" in talk.say("list")
    (entry,) = (each for each in talk.tournament.entries if isinstance(each.event, StartPositionSet))
    assert of_event(talk.tournament, entry.event) == "round 1: Chess960 position 518 RNBQKBNR"
    plain = Play.evenly(4, 2000, 0, rounds=3).store(tmp_path / "plain.json")
    assert "chess960" not in json.dumps(json.loads(plain.read_text()))
