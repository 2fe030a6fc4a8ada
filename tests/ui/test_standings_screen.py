"""The Standings screen by keys: rounds, views, sums, filters, tie-breaks, prizes; nothing lost in 80 columns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paircard.core.commands import ChangeRegulations, CorrectEntrant, EnterResult, PublishRound
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.samples.demo import demo_commands
from paircard.data.storage.event_file import EventFile
from paircard.tui.dialogs.event_form import settings_form
from paircard.tui.screens.standings.screen import StandingsScreen
from tests.support.play import Play, gold12
from tests.support.screen import EventPilot, comes, opened, screen_text

SIX = ("BH@fide1998", "BH/M1@fide1998", "PS", "DE", "SB@fide1998", "WON", "ARO", "BPG")


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    """GOLD-12 after its last round."""
    return gold12().store(tmp_path / "gold12.json")


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    """The Demo Open, round 4 under way."""
    path = tmp_path / "demo.json"
    EventFile.create(path, *demo_commands(), arbiter="Anna").close()
    return path


def table(pilot: EventPilot) -> dict[int, tuple[str, str]]:
    """Place and change of every player seen in the ranking, by pairing number."""
    found: dict[int, tuple[str, str]] = {}
    for line in screen_text(pilot.app).splitlines():
        if match := re.match(r"^[ ▌*>]+(\d+=?) +([▲▼+-]\d+)? +(\d+) (?= |[^\W\d])", line):
            found[int(match[3])] = (match[1], match[2] or "")
    return found


async def test_rounds_and_crosstables(tmp_path: Path) -> None:
    """`[` and `]` walk through the rounds, `c` shows who met whom, by place and by number; the legend explains it."""
    path = gold12(3).store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        await pilot.press("S")
        text = await comes(pilot, "Standings after round 3 of 5")
        assert "Buch: Buchholz" in text
        await pilot.press("left_square_bracket", "c")
        await comes(pilot, "Crosstable after round 2 of 5")
        text = screen_text(pilot.app)
        row = next(line for line in text.splitlines() if line.startswith(">"))
        assert row.split()[5:7] == ["7w1", "10b½"]
        assert "12w1: against number 12" in text
        await pilot.press("c")
        await comes(pilot, "Crosstable by number after round 2 of 5")
        lines = screen_text(pilot.app).splitlines()
        numbers = [match[1] for line in lines if (match := re.match(r"[ >]+\d+=? +(\d+) A", line))]
        assert numbers == [str(number) for number in range(1, 13)]
        await pilot.press("c", *["left_square_bracket"] * 5)
        await comes(pilot, "Standings before round 1")
        await pilot.press(*["right_square_bracket"] * 9)
        await comes(pilot, "after round 3 of 5")


async def test_change_of_place(gold: Path) -> None:
    """The arrow is the difference between the places of two screens; none before round 2."""
    async with opened(gold) as pilot:
        await pilot.press("S")
        await comes(pilot, "after round 5 of 5 (final)")
        now = table(pilot)
        await pilot.press("left_square_bracket")
        await comes(pilot, "after round 4")
        before = table(pilot)
        assert len(now) == len(before) == 12
        for number, (place, change) in now.items():
            gained = int(before[number][0].rstrip("=")) - int(place.rstrip("="))
            assert change == (f"{'▲' if gained > 0 else '▼'}{abs(gained)}" if gained else "")
        assert any(change for _, change in now.values())
        await pilot.press(*["left_square_bracket"] * 3)
        await comes(pilot, "after round 1")
        assert "+/-" not in screen_text(pilot.app)


async def test_sum_of_a_value(gold: Path) -> None:
    """Enter on a value: one line a round with opponent and rule, and the total that the research prints."""
    async with opened(gold) as pilot:
        await pilot.press("S", "right", "right")
        await comes(pilot, "Buch: Buchholz (FIDE 1998: unplayed rounds count ½). Enter shows its sum.")
        await pilot.press("enter")
        text = await comes(pilot, "Total: ")
        assert "1 A1: Buchholz (FIDE 1998: unplayed rounds count ½), after round 5" in text
        for number, (opponent, points) in enumerate([(7, "3½"), (10, "3½"), (2, "2½"), (9, "3½"), (8, "2½")], start=1):
            assert f"Round {number}: {points} {opponent} A{opponent} (game)" in text
        assert "Total: 3½ + 3½ + 2½ + 3½ + 2½ = 15½." in text
        assert "game: the opponent's score." in text
        await pilot.press("escape", "left", "enter")
        await comes(pilot, "1 A1: Points, after round 5")


async def test_card_of_a_player(gold: Path) -> None:
    """Enter on a name: rounds, colours, floats, preference."""
    async with opened(gold) as pilot:
        await pilot.press("S", "slash", *"a9", "enter", "enter")
        text = await comes(pilot, "Preference")
        assert "9 A9 2150" in text
        assert "Floats" in text
        await pilot.press("escape", "slash", *"nobody", "enter")
        await comes(pilot, "Nobody called nobody is in this table.")


async def test_progress_table(gold: Path) -> None:
    """`v`: the running score after every round, and back."""
    async with opened(gold) as pilot:
        await pilot.press("S", "v")
        await comes(pilot, "Progress table after round 5 of 5 (final)")
        row = next(line for line in screen_text(pilot.app).splitlines() if line.startswith(">") and " A1 " in line)
        assert row.split()[-6:] == ["3½", "1", "1½", "2½", "2½", "3½"]
        await pilot.press("v")
        await comes(pilot, "Standings after round 5 of 5 (final)")


async def test_more_columns_than_fit(tmp_path: Path) -> None:
    """Eight tie-breaks in 80 columns: the caption says so, the right arrow leads to each, names and places stay."""
    play = gold12(0)
    play.do(ChangeRegulations(Regulations(5, tie_breaks=SIX)))
    for signs in ("10=1=1", "=101=0", "10=01="):
        play.pair()
        play.results(signs)
    async with opened(play.store(tmp_path / "eight.json")) as pilot:
        await pilot.press("S")
        text = await comes(pilot, "more columns:")
        hidden = int(re.findall(r"more columns: (\d+) at the right", text)[0])
        heads = screen_text(pilot.app).splitlines()[3]
        labels = ["Buch", "BH/M1", "Prog", "DE", "SB", "Wins", "ARO", "BPG"]
        assert [label for label in labels if label in heads] == labels[: len(labels) - hidden]
        for label in ["Pts", *labels]:
            await pilot.press("right")
            await pilot.pause()
            heads, first = screen_text(pilot.app).splitlines()[3:5]
            assert label in heads
            assert heads.split()[:3] == ["Pl", "+/-", "No"]
            assert re.search(r"A\d+ ", first)
            assert first.count(">") == 1
        assert re.search(r"more columns: \d+ at the left$", screen_text(pilot.app), re.MULTILINE)
    async with opened(tmp_path / "eight.json", size=(132, 40)) as pilot:
        await pilot.press("S")
        await comes(pilot, "after round 3")
        assert "more columns" not in screen_text(pilot.app)


async def test_provisional(tmp_path: Path) -> None:
    """F9: the caption counts the open games, ? and a stand beside the points of those concerned, and of nobody else."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound(), EnterResult(3, 1, Result.ADJOURNED), EnterResult(3, 2, Result.WHITE))
    players = [play.tournament.numbers[id_] for board in play.tournament.rounds[2].boards for id_ in board.players]
    async with opened(play.store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("S", "right_square_bracket")
        await comes(pilot, "After round 3 of 5 · 5 games open · 1 leads with 2½ · 12 can still win")
        marks = {}
        for line in screen_text(pilot.app).splitlines():
            if match := re.match(r"^.* (\d+)[ >]+A\d+ +\d+ +\S+ +(\d?½|\d)([?a]?) ", line):
                marks[int(match[1])] = match[3]
        assert marks == dict(zip(players, ["a", "a", "", "", *"????????"], strict=True))
        assert "? a result is missing; a adjourned" in screen_text(pilot.app)


class TestFilter:
    """`f`: some players only, with places among themselves."""

    async def test_with_every_key(self, demo: Path) -> None:
        """Women by their places; Enter keeps it, Esc shows everybody again."""
        async with opened(demo) as pilot:
            await pilot.press("S", "f", *"women")
            await comes(pilot, "only women")
            await pilot.press("enter")
            await pilot.pause()
            assert pilot.app.tournament is not None
            women = [
                row.card.number for row in standings(pilot.app.tournament, 3).rows if row.card.entrant.sex is Sex.WOMAN
            ]
            shown = table(pilot)
            assert list(shown) == women
            assert next(place for place, _ in shown.values()) == "1"
            await pilot.press("escape")
            await comes(pilot, "Everybody is shown again.")
            assert len(table(pilot)) > len(women)

    async def test_what_means_nothing_says_what_may_be_typed(self, demo: Path) -> None:
        """The table stays as it is."""
        async with opened(demo) as pilot:
            await pilot.press("S", "f", *"tall")
            await comes(pilot, "tall names nothing to filter by: type women men club NAME fed POL")
            assert len(table(pilot)) >= 12
            await pilot.press("escape")

    async def test_suggestion(self, demo: Path) -> None:
        """The clubs of the event are proposed; the right arrow takes one."""
        async with opened(demo) as pilot:
            await pilot.press("S", "f", *"fed sw")
            await pilot.pause(0.3)
            await pilot.press("right", "enter")
            await comes(pilot, "only fed SWE")
            await pilot.press("f", "end", *" born 1800", "enter")
            await comes(pilot, "only fed SWE, born 1800: nobody")
            await pilot.press("enter")
            await comes(pilot, "Nobody is in this table.")


class TestTieBreaks:
    """`t`: chosen by codes, the form says what they mean."""

    async def test_before_round_1(self, tmp_path: Path) -> None:
        """Free; the list of F10 by its name."""
        async with opened(Play.evenly(4, 2000, 10).store(tmp_path / "new.json")) as pilot:
            await pilot.press("S", "t", "ctrl+u", *"F10")
            await comes(pilot, "1 Direct encounter, for first place only; 2 Average rating of opponents;")
            assert "Reason" not in screen_text(pilot.app)
            await pilot.press("enter")
            await comes(pilot, "Tie-breaks: DE/FIRST, ARO, LOTS.")
            assert pilot.app.tournament is not None
            assert pilot.app.tournament.regulations.tie_breaks == ("DE/FIRST", "ARO", "LOTS")

    async def test_later_with_a_reason(self, gold: Path) -> None:
        """Refused without; then stored with it and said under the table."""
        async with opened(gold) as pilot:
            await pilot.press("S", "t", "ctrl+u", *"luck")
            await comes(pilot, "! There is no tie-break 'luck'")
            await pilot.press("ctrl+u", *"SSF", "enter")
            await comes(pilot, "! F10: Tie-breaks are announced before round 1. To change them now needs")
            await pilot.press(*"as announced", "enter")
            await comes(pilot, "The tie-breaks were changed after round 5 was paired.")
            await pilot.press("J")
            await comes(pilot, "(as announced)")

    async def test_in_the_form_of_the_event(self, tmp_path: Path) -> None:
        """A list by its name, refused with a reason why, marked once round 1 is paired."""
        async with opened(gold12(3).store(tmp_path / "gold12.json")) as pilot:
            program = pilot.app
            form = settings_form(program, program.need_tournament())
            values = {field.name: field.value for field in form.fields}
            assert values["tie_breaks"] == "BH,PS,WON"
            with pytest.raises(Refusal, match="no tie-break 'LUCK'"):
                form.save({**values, "tie_breaks": "LUCK"})
            with pytest.raises(Refusal, match="needs a reason"):
                form.save({**values, "tie_breaks": "F10"})
            form.save({**values, "tie_breaks": "F10", "reason": "as announced"})
            assert program.need_tournament().regulations.tie_breaks == ("DE/FIRST", "ARO", "LOTS")
            await pilot.press("S")
            await comes(pilot, "The tie-breaks were changed after round 3 was paired")


class TestPrizes:
    """`z`: money shared and explained."""

    async def test_f10(self, gold: Path) -> None:
        """Four leaders share the first four prizes whatever the tie-breaks: (1000 + 600 + 400 + 0) / 4."""
        async with opened(gold) as pilot:
            await pilot.press("S", "z", *"1000 600 400", "enter")
            text = await comes(pilot, "Sum: 2000 of 2000.")
            assert "Money shared among all with equal points, whatever the tie-breaks (F10)." in text
            assert "Place 1: 1 A1, 500 = (1000 + 600 + 400) / 4" in text
            await pilot.press("escape", "z", "tab", "ctrl+u", *"none", "enter")
            text = await comes(pilot, "Place 3: 9 A9, 400")
            assert "Place 1: 1 A1, 1000" in text
            assert "Place 2: 10 A10, 600" in text

    async def test_refused(self, gold: Path) -> None:
        """What is no money, and what is no way to share it."""
        async with opened(gold) as pilot:
            await pilot.press("S", "z", *"much", "enter")
            await comes(pilot, "! Prizes: type whole sums")
            await pilot.press(*"100", "tab", "x")
            await comes(pilot, "! Sharing: none of F10, Hort, none begins with x. Space goes on.")

    async def test_of_some_players(self, tmp_path: Path) -> None:
        """With a filter: prizes of the women; before the last round the table is not final, and that is said."""
        play = gold12(2)
        for number, rating in ((3, 2300), (8, 2175)):
            play.do(CorrectEntrant(play.id(number), Entrant.of(f"A{number}", rating=rating, sex=Sex.WOMAN)))
        async with opened(play.store(tmp_path / "gold12.json")) as pilot:
            await pilot.press("S", "f", *"women", "enter", "z", *"90", "enter")
            text = await comes(pilot, "Sum: 90 of 90.")
            assert "Prizes after round 2, only women" in text
            assert "Not final: round 2 of 5." in text


async def test_plain_terminal(gold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A locale without UTF-8: the same table with + - and decimals."""
    async with opened(gold) as pilot:
        await pilot.press("S")
        await comes(pilot, "(final)")
        signs = table(pilot)
    monkeypatch.setenv("LC_ALL", "C")
    async with opened(gold) as pilot:
        await pilot.press("S")
        await comes(pilot, "(final)")
        assert table(pilot) == {
            number: (place, change.replace("▲", "+").replace("▼", "-")) for number, (place, change) in signs.items()
        }
        text = screen_text(pilot.app)
        assert "½" not in text
        assert "15.5" in text


async def test_another_event_begins_anew(gold: Path, demo: Path) -> None:
    """Filter and view belong to the event."""
    async with opened(demo) as pilot:
        await pilot.press("S", "f", *"men", "enter", "v")
        await comes(pilot, "only men")
        assert pilot.app.open_event(gold)
        await pilot.press("S")
        text = await comes(pilot, "Standings after round 5 of 5")
        assert "only" not in text
        assert isinstance(pilot.app.screen, StandingsScreen)
