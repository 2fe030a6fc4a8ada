"""FIDE mode in lines and by keys: on for a new event of 2026, what it refuses, and how it is left for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.incidents_told import incident_lines
from paircard.core.facets.system import system_of
from paircard.data.exchange.trf import read_trf
from paircard.tui.cli import main
from paircard.tui.dialogs.tie_breaks import tie_break_form
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text
from tests.ui.test_regulated import open_event


def paired(path: Path) -> Conversation:
    """Pair round 1 of an event in FIDE mode."""
    talk = open_event(path)
    talk.say("P", "p w", "b", "1 1", "2 1", "3 1", "4 1", "E")
    assert not talk.refused
    return talk


REFUSED = {
    "t rounds=6": "the number of rounds is announced before round 1",
    "t the bye gives=half": "what a bye gives is announced before round 1",
    "t acceleration=Baku": "the acceleration is announced before round 1",
    "t not paired=one club; reason=so": "who does not meet is announced before round 1",
    "t tie-breaks=SSFBH; reason=so": "SSFBH is no tie-break of C.07",
    "t tie-breaks=BH@fide1998; reason=so": "C.07 is counted as it is in force: type BH, not BH@fide1998",
    "t fide mode=no": "FIDE mode is left by its own command",
    "p 1 2": "C.04.2 1.5: Who does not meet is announced before round 1 is paired. F on Entrants leaves FIDE mode.",
}
"""What is typed after round 1 is paired, and why not."""


def test_what_it_refuses(tmp_path: Path) -> None:
    talk = paired(tmp_path / "open.json")
    for typed, why in REFUSED.items():
        talk.say(typed)
        assert why in talk.refused, (typed, talk.refused)


def test_one_bye_with_points_a_player(tmp_path: Path) -> None:
    talk = paired(tmp_path / "open.json")
    talk.say("3", "a 2;h", "3", "a 3;h")
    assert "C.05 6.7.4: 3 Clark has had, or asked for, 1 bye with points" in talk.refused


def test_an_illegal_pairing_by_hand_is_not_overridden(tmp_path: Path) -> None:
    from paircard.core.commands import PairByHand
    from paircard.core.values.errors import Refusal

    tournament = paired(tmp_path / "open.json").tournament
    ids = tournament.ids
    pairs = tuple((white, black) for white, black in tournament.rounds[0].pairs)
    assert len(ids) == 8
    again = PairByHand(pairs, None, "again", override=True)
    with pytest.raises(Refusal, match="have already met") as refused:
        again.decide(tournament)
    assert refused.value.article == "C.04.3 C1"


def test_it_is_left_after_two_warnings_and_told_in_the_report(tmp_path: Path) -> None:
    """In a script answers and reason stand on the line of the command (level 4): later lines are no answers."""
    path = tmp_path / "open.json"
    talk = paired(path)
    for typed in ("F", "F y; n", "F y; y"):
        talk.say(typed)
        assert talk.tournament.facts.fide_mode_left is None, typed
    said = talk.say("F y; y; a friendly event")
    assert "There is no way back" in said
    assert talk.tournament.facts.fide_mode_left == 2
    talk.say("p 1 2")
    assert "type the line again with y at its end" in talk.refused  # level 3, now that the mode is left
    talk.say("p 1 2; ; y")
    assert not talk.refused
    talk.say("u", "y", "u", "y")
    assert "FIDE mode was left: there is no way back" in talk.refused
    talk.say("t fide mode=yes")
    assert main(["export", str(path), "--format", "trf26"]) == 0
    report = path.with_suffix(".trf")
    assert "### FIDE mode exited @ Round 1" in report.read_text().splitlines()
    assert read_trf(report.read_bytes()).events


def test_what_was_refused_is_done_with_the_leaving_as_one_entry(tmp_path: Path) -> None:
    talk = paired(tmp_path / "open.json")
    before = len(talk.tournament.timeline.done_in(1))
    talk.say("p 1 2", "F y; y; the two are sisters")
    assert [[*map(int, each.players)] for each in talk.tournament.facts.apart] == [[1, 2]]
    assert talk.tournament.facts.fide_mode_left == 2
    assert len(talk.tournament.timeline.done_in(1)) == before + 1


def test_what_needs_a_reason_has_that_of_the_leaving(tmp_path: Path) -> None:
    talk = paired(tmp_path / "open.json")
    talk.say("t tie-breaks=SSFBH", "F y; y; a friendly event")
    assert talk.tournament.regulations.tie_breaks == ("SSFBH",), talk.refused
    assert [getattr(entry.event, "reason", "") for entry in talk.tournament.entries[-2:]] == ["a friendly event"] * 2


def test_what_is_refused_outside_the_mode_too_keeps_nobody_in_it(tmp_path: Path) -> None:
    """The schedule is posted: two cycles cannot be had by leaving, so only the mode is left."""
    talk = Conversation()
    talk.say(ROUND_ROBIN.format(options="", path=tmp_path / "cup.json"))
    talk.say(*(f"new P{n};;{2500 - 50 * n}" for n in range(4)), "P", "p k", "E")
    talk.say("t tie-breaks=BH; cycles=2; reason=so")
    assert "is no tie-break of a round robin" in talk.refused
    talk.say("F y; y; a friendly event")
    assert not talk.refused
    assert not system_of(talk.tournament).in_fide_mode(talk.tournament)
    assert "BH@c07-2026" not in talk.tournament.regulations.tie_breaks


def test_tie_breaks_are_changed_by_two_answers_and_a_reason_and_told(tmp_path: Path) -> None:
    """Q201, Q202: in both forms where they are typed; the mode stays, and the report has the old list and the new."""
    talk = paired(tmp_path / "open.json")
    before = talk.tournament.regulations.tie_breaks
    for typed in ("t tie-breaks=PS; reason=a slip", "t tie-breaks=PS; reason=a slip; y"):
        talk.say(typed)
        assert talk.tournament.regulations.tie_breaks == before, typed
    talk.say("t tie-breaks=PS; reason=a slip; y; y")
    assert talk.tournament.regulations.tie_breaks == ("PS@c07-2026",), talk.refused
    talk.say("S", "t SB; typed the wrong one; y; y")
    assert talk.tournament.regulations.tie_breaks == ("SB@c07-2026",), talk.refused
    assert system_of(talk.tournament).in_fide_mode(talk.tournament)
    old = " ".join(each.removesuffix("@c07-2026") for each in before)  # plain codes, as record 202 has them
    assert incident_lines(talk.tournament) == [f"Tie-breaks @ Round 1: {old} => SB"]


async def test_by_keys(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    paired(path)
    async with opened(path) as pilot:
        await pilot.press("E", "F")
        await pilot.pause()
        assert "Leave it?" in screen_text(pilot.app)
        await pilot.press("y")
        await pilot.pause()
        assert "Are you sure?" in screen_text(pilot.app)
        await pilot.press("y", "tab", *"so", "enter")
        await pilot.pause()
        assert "FIDE mode is left." in screen_text(pilot.app)


def test_an_event_that_is_not_rated_is_made_without_it(tmp_path: Path) -> None:
    talk = open_event(tmp_path / "club.json", "fide mode=no; ")
    talk.say("P", "p w", "E", "p 1 2")
    assert not talk.refused
    talk.say("F")
    assert "not in FIDE mode" in talk.refused


ROUND_ROBIN = "new Cup; system=Round robin; {options}file={path}"
"""A round robin of which nothing else is said."""


def test_two_draws_give_no_more_than_a_win_and_a_loss(tmp_path: Path) -> None:
    """Q74: in a Swiss and in a round robin, when an event is made and when it is changed."""
    for points in ("2-1½-0", "3-2-0"):
        talk = Conversation()
        talk.say(f"new Open; 5; system=Swiss 2026; results give={points}; file={tmp_path / 'bad.json'}")
        assert "two draws give" in talk.refused, points
        assert not (tmp_path / "bad.json").exists()
    talk = open_event(tmp_path / "open.json")
    for points in ("3-1-0", "2-1-0", "1-½-0"):
        talk.say(f"t results give={points}")
        assert not talk.refused
    talk.say("t results give=3-2-0")
    assert "two draws give 4, more than the 3 of a win and a loss. F on Entrants" in talk.refused
    talk = Conversation()
    talk.say(ROUND_ROBIN.format(options="results give=3-2-0; ", path=tmp_path / "cup.json"))
    assert "two draws give" in talk.refused
    talk.say(ROUND_ROBIN.format(options="fide mode=no; results give=3-2-0; ", path=tmp_path / "cup.json"))
    assert not talk.refused


def test_a_round_robin_is_in_it_and_knows_no_buchholz(tmp_path: Path) -> None:
    """Q40 and Q105: neither taken nor offered where everybody meets everybody."""
    talk = Conversation()
    talk.say(ROUND_ROBIN.format(options="", path=tmp_path / "cup.json"))
    assert system_of(talk.tournament).in_fide_mode(talk.tournament)
    assert talk.tournament.regulations.tie_breaks == ("DE@c07-2026", "SB@c07-2026", "KS", "WIN")
    for code in ("BH", "BH/C1", "FB", "AOB"):
        talk.say(f"t tie-breaks={code}@c07-2026")
        assert "is no tie-break of a round robin" in talk.refused, code
    note = getattr(tie_break_form(talk.session.program), "note", "").splitlines()
    assert not [line for line in note if line.startswith(("BH  ", "FB  ", "AOB "))]
    assert [line for line in note if line.startswith("SB  ")]
