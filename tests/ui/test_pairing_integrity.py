"""What is done against pairing integrity, typed in lines: pairing by hand, full-point byes, undo, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PairRound
from paircard.core.event.incidents_told import incident_lines
from paircard.core.event.result import Result
from paircard.core.event.round_facts import RoundPaired
from paircard.core.papers.catalogue import make_paper
from paircard.data.papers.as_text import as_text
from paircard.tui.cli import main
from paircard.tui.sentences.journal_entry import of_entry
from tests.support.line import Conversation
from tests.support.play import Play
from tests.ui.test_regulated import open_event


def second_round(path: Path, options: str = "") -> Conversation:
    """Play round 1 of eight: White wins everywhere, and round 2 is to be paired."""
    talk = open_event(path, options)
    talk.say("P", "p w", "b", "1 1", "2 1", "3 1", "4 1")
    assert not talk.refused
    return talk


def by_hand(talk: Conversation, *answers: str) -> tuple[list[str], str]:
    """Pair round 2 by hand, two Black players exchanged; return what the program pairs, and what is said."""
    numbers = talk.tournament.numbers
    proposed = [(numbers[a.white], numbers[a.black]) for a in talk.tournament.proposal.pairs]
    (one, two), (three, four), *rest = proposed
    typed = " ".join(f"{white}-{black}" for white, black in ((one, four), (three, two), *rest))
    said = talk.say("; ".join((f"h {typed}", "they asked for it", "", *(answers or ("y", "y")))))
    return [f"{white}-{black}" for white, black in proposed], said


def test_a_phase_by_hand_has_a_beginning_and_an_end_in_the_journal(tmp_path: Path) -> None:
    """Q64, Q65, Q68, Q69: the program's pairs are named at the beginning, a difference is asked about at the end."""
    talk = second_round(tmp_path / "open.json")
    proposed, said = by_hand(talk, "y", "n")
    assert "Before: by the rules. After: by hand." in said
    assert f" instead of {proposed[0]} and {proposed[1]}." in said
    assert "Round 2 by hand is not as the program pairs it." in said
    assert len(talk.tournament.rounds) == 1
    by_hand(talk)
    told = [of_entry(talk.tournament, entry) for entry in talk.tournament.entries[-2:]]
    assert told == [
        f"round 2: pairing by hand begins; the program pairs {' '.join(proposed)}",
        "round 2 paired, not by the program (they asked for it)",
    ]
    (line,) = incident_lines(talk.tournament)
    assert line.startswith(f"MPA @ Round 2: {proposed[0]} {proposed[1]} => ")
    assert not {*line.split()} & {*proposed[2:]}
    assert f"### {line}" in as_text(make_paper(talk.tournament, "report"))


def test_the_same_pairs_by_hand_are_not_asked_about(tmp_path: Path) -> None:
    talk = second_round(tmp_path / "open.json")
    typed = " ".join(f"{each.white}-{each.black}" for each in talk.tournament.proposal.pairs)
    talk.say(f"h {typed}; the machine was off; ; y")
    assert len(talk.tournament.rounds) == 2
    assert incident_lines(talk.tournament) == []


def test_colours_against_both_are_noticed(tmp_path: Path) -> None:
    """Q67: who had White has it again, against somebody who had Black."""
    talk = second_round(tmp_path / "open.json")
    (w1, b1), (w2, b2), (w3, b3), (w4, b4) = talk.tournament.rounds[0].pairs
    said = talk.say(f"h {w1}-{b2} {w2}-{b1} {b4}-{w3} {b3}-{w4}; they sat down so; ; y; y")
    assert "Notice: C.04.1 8: Both have the colour that the other one is due: " in said
    assert f"{w1}-{b2}" in said.split("Notice: ")[1]
    assert f"{b4}-{w3}" not in said.split("Notice: ")[1]


def test_the_bye_of_somebody_with_more_points_is_named(tmp_path: Path) -> None:
    """Q66: others who may have it have fewer."""
    talk = open_event(tmp_path / "open.json")
    talk.say("new Iwans;;2000", "P", "p w", "b", "1 1", "2 1", "3 1", "4 1")
    proposal, numbers = talk.tournament.proposal, talk.tournament.numbers
    leader = proposal.pairs[0].white
    seats = [proposal.bye if each == leader else each for pair in proposal.pairs for each in (pair.white, pair.black)]
    typed = " ".join(f"{numbers[w]}-{numbers[b]}" for w, b in zip(seats[::2], seats[1::2], strict=True) if w and b)
    said = talk.say(f"h {typed} bye {numbers[leader]}; they must leave; ; y; n")
    assert f"The bye goes to {talk.tournament.label(leader)} with 1; 4 who may have it have less, among them " in said


def test_undo_says_what_the_report_tells_no_more(tmp_path: Path) -> None:
    """Q114, Q115: one command, and a question before it."""
    talk = second_round(tmp_path / "open.json")
    by_hand(talk)
    (line,) = incident_lines(talk.tournament)
    said = talk.say("u n")
    assert f"The report will not tell any more: ### {line}" in said
    assert len(talk.tournament.rounds) == 2
    talk.say("u y")
    assert len(talk.tournament.rounds) == 1
    assert incident_lines(talk.tournament) == []


def test_an_adjourned_game_that_was_won_is_not_undone_without_a_question(tmp_path: Path) -> None:
    """A result of one's own is, where no later pairing rests on it."""
    play = Play.evenly(8, 2400, 10)
    play.do(PairRound())
    play.results("a111")
    play.do(PairRound(), EnterResult(1, 1, Result.WHITE))
    talk = Conversation(play.store(tmp_path / "open.json"))
    (line,) = incident_lines(talk.tournament)
    assert line.startswith("Adjournment @ Round 1: ")
    assert f"The report will not tell any more: ### {line}" in talk.say("u n")


def test_a_full_point_bye_is_noticed_and_told(tmp_path: Path) -> None:
    """Q177, Q178, Q179."""
    path = tmp_path / "open.json"
    talk = second_round(path)
    said = talk.say("E", "7", "a 2;f", "8", "a 2;f")
    assert "7 Green is absent in round 2: a full point (" in said
    assert "Notice: A full-point bye is deprecated" in said
    assert "### FPB @ Round 2: 7=FPB" in said
    talk.say("P", "p")
    paired = next(each.event for each in reversed(talk.tournament.entries) if isinstance(each.event, RoundPaired))
    assert len(paired.full_point_byes) == 2
    assert incident_lines(talk.tournament) == ["FPB @ Round 2: 8=FPB 7=FPB"]
    assert talk.tournament.cards[paired.full_point_byes[0]].score == 4  # the game of round 1 was won


def test_rules_without_full_point_byes_refuse_them(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Club; 5; system=Swiss 1998; half=yes; file={tmp_path / 'club.json'}", "new Adams", "new Brown", "1")
    talk.say("a 1;f")
    assert "These rules know no full-point byes" in talk.refused


def test_outside_fide_mode_every_page_says_so(tmp_path: Path) -> None:
    """Q46: where one is, and on paper; the first line of a screen as well."""
    talk = second_round(tmp_path / "club.json", "fide mode=no; ")
    assert "The event is not in FIDE mode." in talk.say("where")
    assert "not in FIDE mode" in as_text(make_paper(talk.tournament, "pairings"))
    rated = second_round(tmp_path / "open.json")
    assert "FIDE mode" not in rated.say("where")
    assert "FIDE mode" not in as_text(make_paper(rated.tournament, "pairings"))


def test_records_only_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    talk = second_round(path)
    talk.say("E", "F y; y; a friendly event")
    assert main(["export", str(path), "--format", "trf26", "--records-only", "--out", str(tmp_path / "a.trf")]) == 0
    assert main(["export", str(path), "--format", "trf26", "--out", str(tmp_path / "b.trf")]) == 0
    written = [(tmp_path / name).read_text() for name in ("a.trf", "b.trf")]
    assert ["###" in each for each in written] == [False, True]


def test_check_says_that_the_event_tells_it_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.json"
    talk = second_round(path)
    by_hand(talk)
    (line,) = incident_lines(talk.tournament)
    assert main(["check", str(path)])
    assert f"Round 2: the event tells it: ### {line}" in capsys.readouterr().out.splitlines()
