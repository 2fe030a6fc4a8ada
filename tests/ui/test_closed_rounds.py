"""Rounds that are closed in FIDE mode (Q189, Q191), corrected by a question (Q190), or open.

Which are open is the reading by the words of Q190: with round 7 played and round 8 paired, 6, 7 and 8.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import (
    ClearResult,
    Command,
    CorrectColours,
    CorrectResult,
    EnterResult,
    PairRound,
    SettleResult,
    WithdrawEntrant,
)
from paircard.core.event.ids import ContestantId
from paircard.core.event.incidents_told import incident_lines
from paircard.core.event.result import Result
from paircard.core.review.levels import warned_of
from paircard.core.values.errors import ForbiddenInFideMode, Refusal
from paircard.core.values.warned import Level
from paircard.data.storage.event_file import EventFile
from paircard.tui.dialogs.on_screen.form import FormDialog
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text
from tests.support.warned_commands import rated


def changes(number: int) -> tuple[Command, ...]:
    """Return every way to change a result or colours of board 1 of a round."""
    return (
        CorrectResult(number, 1, Result.DRAW, "slip"),
        CorrectColours(number, 1, True, "slip"),
        SettleResult(number, 1, Result.DRAW, Result.DRAW),
        EnterResult(number, 1, Result.DRAW),
        ClearResult(number, 1),
    )


@pytest.mark.parametrize(("played", "paired"), [(3, False), (3, True), (4, False), (4, True)])
def test_all_but_the_last_two_played_and_what_is_paired_are_closed(played: int, paired: bool, tmp_path: Path) -> None:
    event = rated(tmp_path / "open.json", *[PairRound()] * paired, rounds=played)
    now = event.tournament
    for number in range(1, played + 1):
        for command in changes(number):
            if number <= played - 2:
                with pytest.raises(ForbiddenInFideMode, match="F on Entrants") as refused:
                    command.decide(now)
                assert refused.value.article == "C.04.2 4.3"
                continue
            try:
                command.decide(now)
            except ForbiddenInFideMode:
                pytest.fail(f"{command} is open")
            except Refusal:
                continue  # a result is not typed over, nor emptied, once a later round rests on it
            # in the last round, too, a result that is typed over asks once the round is complete
            asked = number < now.scheduled or isinstance(command, EnterResult | ClearResult)
            assert [each.level for each in warned_of(now, command)] == [Level.QUESTION] * asked, command


def test_an_adjourned_game_is_open_for_ever_and_closed_once_it_is_over(tmp_path: Path) -> None:
    event = rated(tmp_path / "open.json")
    adjourned(event, 2)
    finish = EnterResult(2, 4, Result.BLACK)
    assert not [each for each in warned_of(event.tournament, finish) if each.level is Level.REFUSED]
    event.execute(finish, arbiter="Anna")
    with pytest.raises(ForbiddenInFideMode, match="Rounds 1 to 2 are closed"):
        CorrectResult(2, 4, Result.WHITE, "slip").decide(event.tournament)


def adjourned(event: EventFile, number: int) -> None:
    """Play three rounds, from a round on whose last game is adjourned."""
    for round_ in range(number, number + 3):
        results = (EnterResult(round_, board, Result.WHITE) for board in (1, 2, 3))
        last = EnterResult(round_, 4, Result.ADJOURNED if round_ == number else Result.WHITE)
        event.execute(PairRound(), *results, last, arbiter="Anna")


def test_an_event_that_never_was_in_the_mode_is_as_it_was(tmp_path: Path) -> None:
    """Old journals open to the same event, and what was allowed in them still is."""
    talk = Conversation()
    talk.say(f"new Club; 5; system=Swiss 2026; fide mode=no; file={tmp_path / 'club.json'}")
    talk.say(*(f"new P{n};;{2500 - 50 * n}" for n in range(8)), "P", "p w", "b")
    for _ in range(3):
        talk.say("1 1", "2 1", "3 1", "4 1", "p", "b")
    talk.say("[", "[", "[", "e 0; slip; k")
    assert talk.tournament.rounds[0].boards[0].result is Result.BLACK, talk.refused


def test_a_script_corrects_the_round_before_with_a_y_and_the_report_tells_it(tmp_path: Path) -> None:
    """The question of level 3 comes first, then the choice what becomes of the pairing."""
    rated(tmp_path / "open.json", PairRound(), rounds=1).close()
    talk = Conversation(tmp_path / "open.json")
    before = talk.tournament
    pair = "-".join(str(before.numbers[each]) for each in before.rounds[0].pairs[0])
    talk.say("P", "[", "e 5; slip")
    assert "Round 2 was paired or played since" in talk.refused
    assert talk.tournament.revision == before.revision
    talk.say("e 5; slip; y; k")
    assert talk.tournament.rounds[0].boards[0].result is Result.DRAW, talk.refused
    assert incident_lines(talk.tournament) == [f"Correction @ Round 1: {pair}: 1-0 => 1/2-1/2"]


def test_a_round_robin_is_closed_in_the_same_way(tmp_path: Path) -> None:
    """Results come in any order there: only what is there already, and lies behind two rounds played, is closed."""
    talk = Conversation()
    talk.say(f"new Cup; system=Round robin; file={tmp_path / 'cup.json'}")
    talk.say(*(f"new P{n};;{2500 - 50 * n}" for n in range(6)), "P", "p k")
    for number in range(1, 4):
        talk.session.program.execute(*(EnterResult(number, board, Result.WHITE) for board in (1, 2, 3)))
    now = talk.tournament
    with pytest.raises(ForbiddenInFideMode, match="Round 1 is closed"):
        EnterResult(1, 1, Result.DRAW).decide(now)
    levels = {number: warned_of(now, EnterResult(number, 1, Result.DRAW)) for number in (2, 3, 4)}
    assert {number: [each.level for each in found] for number, found in levels.items()} == {
        2: [Level.QUESTION],
        3: [Level.QUESTION],  # it is complete: what stands there is asked about
        4: [],
    }
    assert not incident_lines(now)
    WithdrawEntrant(ContestantId(6), "ill").decide(now)  # what becomes of their games the rules say


async def test_what_is_locked_looks_locked_and_says_why(tmp_path: Path) -> None:
    """The caption of a closed round, grey keys that answer, and fields that are passed over, each with its reason."""
    rated(tmp_path / "open.json", rounds=3).close()
    async with opened(tmp_path / "open.json") as pilot:
        await pilot.press("P")
        await pilot.pause()
        assert "closed (FIDE mode)" not in screen_text(pilot.app)
        await pilot.press("left_square_bracket", "left_square_bracket")
        await pilot.pause()
        assert "closed (FIDE mode)" in screen_text(pilot.app)
        grey = {each.binding.description: not each.enabled for each in pilot.app.screen.active_bindings.values()}
        assert (grey["1-0"], grey["Correct"], grey["Publish"]) == (True, True, grey["Publish"])
        await pilot.press("e")
        await pilot.pause()
        assert "C.04.2 4.3: Round 1 is closed" in screen_text(pilot.app)
        assert len(pilot.app.screen_stack) == 1
        await pilot.press("right_square_bracket")
        await pilot.pause()
        grey = {each.binding.description: not each.enabled for each in pilot.app.screen.active_bindings.values()}
        assert not grey["Correct"]
        await pilot.press("E", "t")
        await pilot.pause()
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        locked = {field.label for field in form.question.fields if field.locked}
        assert locked == {"Rounds", "The bye gives", "Acceleration", "FIDE mode", "Results give", "Not paired"}
        assert "[5]  locked: announced before round 1" in screen_text(pilot.app)
        reached = {widget.id for widget in form.focus_chain}
        assert not reached & {field.name for field in form.question.fields if field.locked}
        await pilot.press("tab", *"Riga", "enter")
        await pilot.pause()
        assert pilot.app.need_tournament().details.place == "Riga"


def test_lines_say_what_is_locked(tmp_path: Path) -> None:
    rated(tmp_path / "open.json", rounds=3).close()
    talk = Conversation(tmp_path / "open.json")
    assert "Rounds [5]: locked: announced before round 1" in talk.say("E", "help t")
    assert "closed (FIDE mode)" in talk.say("P", "[", "[", "where")
    talk.say("e 0; slip")
    assert "C.04.2 4.3: Round 1 is closed" in talk.refused
    assert "(not now) C.04.2 4.3: Round 1 is closed" in talk.say(": correct")
