"""Forms for hasty fingers: what stands in a field is replaced, a refusal leads to its field, choices are switched."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from paircard.tui.dialogs.on_screen.form import FormDialog
from tests.support.dose import long
from tests.support.line import Conversation
from tests.support.play import Play, gold12
from tests.support.screen import comes, opened, paste, screen_text


@long
async def test_a_new_event_typed_in_haste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No field is emptied first, a date is read, yes and no are switched, and a refusal leads to its field."""
    monkeypatch.chdir(tmp_path)
    async with opened(None) as pilot:
        await pilot.press("n", *"Spring", "tab", "tab", *"99", "enter")
        await comes(pilot, "an event has 1 to 30 rounds, not 99.")
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        assert form.focused is form.input("rounds")
        await pilot.press("9", "up", *"1998", "down", "down", "down", *"soon", "down", *"1.5.2026", "enter")
        await comes(pilot, "! First day: soon is not a date: type it as 2026-05-01 or 1.5.2026")
        await pilot.press(*"2 maja 2026", "enter")
        await comes(pilot, "! Last day: 2026-05-01 is before the first day, 2026-05-02.")
        assert form.focused is form.input("end")
        assert not any(tmp_path.iterdir()), "an event that is refused leaves nothing"
        await pilot.press(*"03/05/2026", "tab", *"Ewa", "tab", "space")
        assert "[yes] no" in " ".join(screen_text(pilot.app).split())
        await pilot.press("tab", "l", "up", "up", "shift+tab", "tab", *"Lis", "end", *"t")
        file = tmp_path / "spring.json"
        await pilot.press(*["down"] * 4)
        await paste(pilot, file, "enter")
        await comes(pilot, "Spring")
        event = pilot.app.need_tournament()
    assert (event.details.start, event.details.end, event.details.chief_arbiter) == ("2026-05-02", "2026-05-03", "List")
    assert (event.regulations.rounds, event.regulations.half_point_byes, event.regulations.c6) == (9, True, "literal")


async def test_a_correction_without_a_reason_leads_to_the_reason(tmp_path: Path) -> None:
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("P", "g", "1", "enter", "e", "1", "enter")
        await comes(pilot, "F7: A correction needs a reason: type one.")
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        assert form.focused is form.input("reason")
        await pilot.press(*"slip", "enter")
        await comes(pilot, "Corrected" if pilot.app.need_tournament().rounds[1].boards[0].result else "")


async def test_the_arrows_go_from_field_to_field_and_do_not_go_round(tmp_path: Path) -> None:
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("E", "n")
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        await pilot.press("up", *"Nowak", "down", *"wf", "down", *"2100", "up", "right", *["down"] * 20)
        values = {field.name: form.input(field.name).value for field in form.question.fields}
        assert form.focused is form.input("missed")
    assert (values["name"], values["title"], values["rating"]) == ("Nowak", "CM", "2100")


async def test_a_list_of_tie_breaks_is_taken_by_page_down() -> None:
    async with opened(None) as pilot:
        await pilot.press("n", *["down"] * 11)
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        line = form.input("tie_breaks")
        assert isinstance(line, Input)
        before, offered = (
            line.value,
            next(each for each in form.question.fields if each.name == "tie_breaks").suggestions,
        )
        assert form.focused is line
        seen = []
        for _ in range(len(offered) + 1):
            await pilot.press("pagedown")
            seen.append(line.value)
        assert seen == [*offered, offered[0]] != [before]
        await pilot.press("pageup", *"ps")
        assert line.value == "ps"


def test_line_mode_asks_again_for_the_date_alone(tmp_path: Path) -> None:
    """The same values are typed as before, and a date is stored in one form."""
    talk = Conversation(interactive=True)
    file = str(tmp_path / "spring.json")
    answers = ["Spring", "swiss", "", "", "soon", "4.5.2026", "", "y", "", "", "", file, "1 May 2026"]
    assert "Refused: First day: soon is not a date" in talk.say("new", *answers)
    details, regulations = talk.tournament.details, talk.tournament.regulations
    assert (details.start, details.end, regulations.half_point_byes) == ("2026-05-01", "2026-05-04", True)


def test_what_no_field_takes_is_refused_before_an_absence_is_noted(tmp_path: Path) -> None:
    """Half a point where the event gives none is no absence without a point."""
    Play.evenly(8, 2400, 10, rounds=5).store(tmp_path / "open.json")
    talk = Conversation(tmp_path / "open.json")
    before = talk.session.program.need_tournament().revision
    talk.say("E", "5 a 2; h")
    assert "Nothing asks for h here: nothing was done." in talk.refused
    assert talk.session.program.need_tournament().revision == before
    talk.say("5 a 2")
    assert talk.session.program.need_tournament().revision == before + 1
