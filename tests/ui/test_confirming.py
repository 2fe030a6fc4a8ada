"""One rule of confirming: Enter does it, Escape does not, `y` agrees, and a stray letter is nothing anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from paircard.tui.dialogs.ask import AskLine, AskReason, Choose, Confirm, ConfirmLine, Reading
from paircard.tui.dialogs.form import Field, Form, NotedForm
from paircard.tui.dialogs.no_notice import NoNotice
from paircard.tui.dialogs.on_screen.base import dialog_of
from paircard.tui.dialogs.patient import PatientChoose
from paircard.tui.dialogs.pick import Pick
from paircard.tui.dialogs.question import Question
from paircard.tui.dialogs.seed_field import seed_field
from paircard.tui.dialogs.warnings import Notice, Warn, WhyAllTheSame
from paircard.tui.dialogs.witnessed import Lot, Witnessed
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.questions import answer
from paircard.tui.line.talk import Talk
from paircard.tui.line.typed_ahead import Answers
from tests.support.screen import opened, screen_text

OPEN = object()
"""The dialog still asks."""
_LOT = Lot("Lot 1 of 1", "Aden", "Group 1", (), (), ())
_FIELDS = [Field("name", "Name"), Field("rating", "Rating")]

DIALOGS: Mapping[str, tuple[Callable[[], Question[Any]], object, object]] = {
    "a question": (lambda: Confirm("Sure?", ""), "y", "y"),
    "a warning": (lambda: Warn("Sure?", ""), "y", "y"),
    "a notice": (lambda: Notice("So it is."), "y", "y"),
    "keys wait": (lambda: PatientChoose("Sure?", "", {"y": "yes"}), "y", "y"),
    "who did not come": (lambda: NoNotice("They did not come.", "withdraw", "stay"), "y", "y"),
    "what goes on is chosen": (lambda: Choose("How?", "", {"d": "draw", "k": "keep"}, enter="d"), "d", OPEN),
    "one of equals": (lambda: Choose("Which team?", "", {"1": "Aden", "2": "Bern"}), OPEN, OPEN),
    "a reason, or none": (lambda: AskReason("Withdraw", optional=True), "", ""),
    "a reason": (lambda: AskReason("Expel"), OPEN, OPEN),
    "a reason against the rules": (lambda: WhyAllTheSame("Sure?"), OPEN, OPEN),
    "a line that is filled": (lambda: ConfirmLine("Draw", "", "seed1", label="Seed"), "seed1", "seed1"),
    "a draw before witnesses": (lambda: Witnessed("Draw", [_LOT], "Store?", "store"), "y", "y"),
    "one of many": (lambda: Pick("Which?", "", ["one", "two"], {}, enter="take", told=["one", "two"]), "1", OPEN),
    "a form": (lambda: Form("Entrant", _FIELDS, lambda _: None), {"name": "", "rating": ""}, OPEN),
    "a form with a note": (lambda: NotedForm("Entrant", _FIELDS, lambda _: None), {"name": "", "rating": ""}, OPEN),
    "a line to write": (lambda: AskLine("Which?"), "", OPEN),
    "something to read": (lambda: Reading("Card", "text"), None, OPEN),
}
"""Each question, what it answers to Enter, and what to `y`."""


async def test_every_dialog_in_one_program() -> None:
    async with opened(None) as pilot:
        for name, (make, to_enter, to_y) in DIALOGS.items():
            to_others = {"g": OPEN, "escape": None}
            if name == "a notice":  # whatever key comes takes notice
                to_others = dict.fromkeys(to_others, "y")
            for key, expected in {"enter": to_enter, "y": to_y, **to_others}.items():
                answers: list[object] = []
                pilot.app.push_screen(dialog_of(make()), answers.append)
                await pilot.press(key)
                await pilot.pause()
                assert (answers[0] if answers else OPEN) == expected, f"{name}: {key}\n{screen_text(pilot.app)}"
                if not answers:
                    await pilot.press("escape")
                    await pilot.pause()
                assert answers, f"{name}: one Escape leaves it"


async def test_a_reason_is_written_by_who_goes_there() -> None:
    """`y` twice is no reason, nor is a letter alone; Tab goes to the line, Enter stores what was written."""
    async with opened(None) as pilot:
        answers: list[str | None] = []
        pilot.app.push_screen(dialog_of(AskReason("Expel")), answers.append)
        await pilot.press("y", "y", "x", "tab", "y", "enter")
        await pilot.pause()
        assert not answers
        assert "One letter is no reason" in screen_text(pilot.app)
        await pilot.press("tab", *"phone", "enter")
        await pilot.pause()
        assert answers == ["phone"]


async def test_figures_go_to_a_line_that_offers_something() -> None:
    """They replaced nothing and were refused with a line, and Enter took what was offered; a reason is no figure."""
    async with opened(None) as pilot:
        answers: list[str | None] = []
        pilot.app.push_screen(dialog_of(ConfirmLine("Draw", "", "seed1", label="Seed")), answers.append)
        await pilot.press("x", "4", "2", "enter")
        pilot.app.push_screen(dialog_of(AskReason("Take over", "", "as in the list")), answers.append)
        await pilot.press("4", "2", "enter")
        await pilot.pause()
        assert answers == ["42", "as in the list"]


async def test_an_answer_is_no_seed() -> None:
    """It was meant for a question that did not come: what was offered stands there again, and Enter takes it."""
    async with opened(None) as pilot:
        answers: list[object] = []
        pilot.app.push_screen(dialog_of(Form("Lots", [seed_field("4f2a")], lambda _: None)), answers.append)
        await pilot.press("y", "enter")
        await pilot.pause()
        assert "y is not a seed" in screen_text(pilot.app)
        assert not answers
        await pilot.press("enter")
        await pilot.pause()
        assert answers == [{"seed": "4f2a"}]


async def test_a_filled_form_goes_with_the_second_escape() -> None:
    async with opened(None) as pilot:
        answers: list[object] = []
        pilot.app.push_screen(dialog_of(Form("Entrant", _FIELDS, lambda _: None)), answers.append)
        await pilot.press(*"Nowak Jan", "tab", *"2100", "escape")
        await pilot.pause()
        assert not answers
        assert "Esc again throws it away" in screen_text(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert answers == [None]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("y", ""), ("ill", "ill"), ("y; ill", "ill"), ("ill; y", "ill"), ("!", None)],
)
def test_in_lines_y_agrees_and_is_no_reason(typed: str, expected: str | None) -> None:
    dialog = AskReason("A withdraws", optional=True)
    assert answer(dialog, talk(typed + "\n"), Answers() if typed == "!" else Answers(typed)) == expected


def talk(lines: str) -> Talk:
    """Return a person at a terminal who types these lines."""
    import io

    source, interrupts = io.StringIO(lines), Interrupts(interactive=True)
    return Talk(source, io.StringIO(), io.StringIO(), interactive=True, ascii_only=False, interrupts=interrupts)


def test_no_reason_is_asked_for_in_any_other_way() -> None:
    """Neither as a line of its own nor as the first field of a form: what is meant for a question would land there.

    Seeds have their field, which takes no answer for one.
    """
    asked = re.compile(r"AskLine\([^)]*REASON|AskLine\([^)]*SEED|\[\s*Field\(\s*\"reason\"|\WField\(\s*\"seed\", mark")
    where = [path for path in Path("tui").rglob("*.py") if asked.search(path.read_text(encoding="utf-8"))]
    assert not where
