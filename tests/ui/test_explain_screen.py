"""The explanation on the screen: what is under the cursor is explained, any two players can be asked about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.commands import PairByHand, PublishRound, WithdrawEntrant
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import PairingNumber
from paircard.core.event.regulations import Regulations
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import account_of
from paircard.core.rules import rule
from paircard.core.values.cited import Cited, cite
from paircard.core.values.lazily import Lazily
from paircard.core.values.rule_id import RuleId
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.reasons import ReasonSheet
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.explain.screen import Explain
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.groups.lines import Writer
from paircard.tui.screens.groups.table import GroupTable
from paircard.tui.sentences.reasons import first_with_article, reasons
from paircard.tui.widgets.text_sheet import TextSheet
from paircard.tui.widgets.unrolled_sheet import UnrolledSheet
from tests.support.line import Conversation
from tests.support.play import Play, gold10, gold12
from tests.support.screen import comes, opened, screen_text


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 without 6 before round 3 (acceptance S3): 5 will have the bye."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    return play.store(tmp_path / "gold12.json")


async def test_the_round_to_be_paired_is_explained(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        said = await comes(pilot, "Round 3: as it would be paired now")
        assert "Bracket of 2: 2. > No opponent in it for 2: moved on. C1" in said
        await pilot.press("n")
        await comes(pilot, "Bracket of 1½: 2 moved down, 1 3 9 10.")
        await pilot.press("down")
        await comes(pilot, "✓ 1 A1 the first in S2 who is free C6")


async def test_the_last_bracket_says_why_5_has_the_bye(event: Path) -> None:
    async with opened(event, (120, 40)) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("slash", "1", "1", "enter")
        await comes(pilot, "Not 5: B4. 7 and 5 both prefer White, and no clash is left to use.")


async def test_why_not_two_players(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("w", *"5 11", "enter")
        await comes(pilot, "5-11: B1a. 5 and 11 have already met.")
        await pilot.press("down")
        said = await comes(pilot, "Round 3")
        assert "5-11: B1a" not in said
        await pilot.press("w", *"5 6", "enter")
        await comes(pilot, "6 is nobody who is paired in round 3.")


async def test_a_whole_way(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("slash", "2", "enter", "enter")
        await comes(pilot, "Bracket of 2: no opponent there for 2, who moves on (C1).")


async def test_a_board_leads_to_its_explanation(tmp_path: Path) -> None:
    play = gold10(3)
    play.pair()
    play.do(PublishRound())
    async with opened(play.store(tmp_path / "gold10.json")) as pilot:
        await pilot.press("down", "y")
        said = await comes(pilot, "Round 4: as it was paired")
        board = pilot.app.need_tournament().rounds[3].board(2)
        numbers = pilot.app.need_tournament().numbers
        assert f"{numbers[board.white]} has White" in said


async def test_a_round_paired_by_hand_is_told_apart(tmp_path: Path) -> None:
    play = gold10(2)
    pairs = [(play.id(white), play.id(black)) for white, black in ((9, 8), (1, 4), (3, 10), (7, 6), (5, 2))]
    play.do(PairByHand(tuple(pairs), None, "a wish"))
    async with opened(play.store(tmp_path / "hand.json"), (120, 40)) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3: This is how the rules pair it. It was paired otherwise: ")


async def test_other_rounds(tmp_path: Path) -> None:
    async with opened(gold10(3).store(tmp_path / "gold10.json")) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 4: as it would be paired now")
        await pilot.press("[")
        await comes(pilot, "Round 3: as it was paired")
        await pilot.press("]", "]")
        await comes(pilot, "Rounds 1 to 4 can be explained.")


async def test_the_reasons_are_rows(tmp_path: Path) -> None:
    """Who was tried stands in the order of the tries, who fits last; Tab goes from reason to reason."""
    play = gold10(3)
    play.pair()
    async with opened(play.store(tmp_path / "gold10.json")) as pilot:
        await pilot.press("X", "left_square_bracket", "right_square_bracket")
        await comes(pilot, "Round 4: as it was paired")
        screen = pilot.app.screen
        assert isinstance(screen, Explain)
        for id_ in screen.cursor.players():
            screen.cursor.go_to(id_)
            await pilot.pause()
            tried = [reason.tried for reason in screen.reasons() if reason.tried is not None]
            if len(tried) > 2:
                break
        assert [each.refused for each in tried] == [*[True] * (len(tried) - 1), False]
        rows = screen_text(pilot.app).splitlines()
        marked = [row for row in rows if "✗" in row]
        assert [int(row.split("✗")[1].split()[0]) for row in marked] == [each.player for each in tried[:-1]]
        assert f"✓{tried[-1].player:>5} " in "".join(rows)
        await pilot.press("tab")
        second = next(reason for reason in [*screen.reasons()][1:] if reason.rules)
        assert any(
            row.strip().startswith(">") and str(second.rules[0]) in row for row in screen_text(pilot.app).splitlines()
        )
        assert screen.rules_named() == second.rules
        await pilot.press("shift+tab", "shift+tab")
        assert screen.reason_at == max(at for at, reason in enumerate(screen.reasons()) if reason.rules)


async def test_a_wide_screen_shows_the_article_beside_it(event: Path) -> None:
    """As it is printed, and below it what it says of this case; it follows the cursor."""
    async with opened(event, (120, 40)) as pilot:
        await pilot.press("X")
        said = await comes(pilot, "C1. Player without an opponent.")
        assert "No opponent in it for 2: moved on." in said.partition("C1. Player without an opponent.")[2]
        await pilot.press("slash", "1", "1", "enter")
        await comes(pilot, "B4. Preferred colours")
        sheet = pilot.app.screen.query_one("#article", TextSheet)
        article = " ".join(sheet.render_line(y).text.strip() for y in range(sheet.size.height)).strip()
        assert all(paragraph in article for paragraph in rule(RuleId.read("B4")).paragraphs)
        assert article.endswith("7 and 5 both prefer White, and no clash is left to use.")
        table = pilot.app.screen.query_one(GroupTable)
        assert table.size.height <= 10


async def test_a_long_bracket_leaves_room_for_the_reasons(tmp_path: Path) -> None:
    """Of a bracket of forty there are nine rows at most, and the cursor is among them."""
    play = Play.evenly(40, 2400, 8)
    play.pair()
    async with opened(play.store(tmp_path / "many.json")) as pilot:
        await pilot.press("X", "slash", *"19", "enter")
        await comes(pilot, "Tried, one after the other")
        table = pilot.app.screen.query_one(GroupTable)
        assert table.size.height <= 10
        assert 0 <= table.cursor_row - table.scroll_offset.y < table.size.height - 1
        assert any(row.startswith((">  19", ">   19")) for row in screen_text(pilot.app).splitlines())
        await pilot.press("b")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, Explain)
        why = screen.query_one(UnrolledSheet)
        written = why.seen[2]
        while why.goes_on:
            why.scroll_page_down(animate=False)
            await pilot.pause()
        assert written < why.seen[2]
        assert [*screen.reasons()][-1].text.strip() in screen_text(pilot.app)


def test_reasons_are_told_one_by_one(event: Path) -> None:
    """In line mode `next reason` says the next one with its articles, in words."""
    talk = Conversation(event)
    talk.say("X", "2")
    said = talk.say("next reason")
    assert "(C6)" in said or "(E" in said
    assert "✓" not in said


def test_a_bracket_out_of_sight_has_its_rows() -> None:
    """The cursor finds everybody in the outline where they stand once it is written."""
    account = account_of(gold12(3).tournament, 3)
    layout = Layout.of(79, account.brackets, 12, threads=True)
    writer = Writer(layout, Signs(), lambda _: "", system=system_of(account.before), threads=True)
    for at, group in enumerate(account.brackets):
        written = [(line.left, line.right, line.head) for line in writer.group(at, group)]
        assert [(line.left, line.right, line.head) for line in writer.outline(at, group)] == written


def test_that_somebody_is_free_is_said_once() -> None:
    """Where they stand as who fits, and not again among what follows."""
    entrants = tuple(Entrant.of(f"A{number}", rating=2400 - number) for number in range(1, 9))
    play = Play.under(Regulations(5, system="dutch-2026"), entrants)
    play.pair()
    account = account_of(play.tournament, 1)
    assert account.told is not None
    rows = [*reasons(account.explain.pair_lines(account.told, PairingNumber(1)), of_player=True)]
    assert [row.text for row in rows if "free" in row.text] == ["the first in S2 who is free"]
    assert [str(rule) for rule in rows[0].rules] == ["C.04.3 4.2"]


def test_reasons_that_nobody_looks_at_are_not_worked_out() -> None:
    """The rows come as the lines do: a sheet reads on no further than it is filled."""
    read = list[int]()

    def lines() -> Iterator[Cited]:
        for number in range(100):
            read.append(number)
            yield cite(f"Line {number}.", "A1")

    sheet = ReasonSheet(60, pair_marks(Signs()), str)
    rows = Lazily(reasons(lines(), of_player=False))
    written = Lazily(sheet.lines(rows, first_with_article(rows)))
    assert "Line 8." in written[8][1].plain
    assert read == [*range(9)]
