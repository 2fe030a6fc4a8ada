"""A final with results of the groups, a second final, a correction in a group afterwards: by keys and in line mode."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.commands import DrawGroups, FillFinal, PostSchedule
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.advancing import Plan
from paircard.core.systems.drawing_groups import Way
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.data.storage.event_file import EventFile
from tests.support.ids import numbers as numbers_of
from tests.support.line import Conversation
from tests.support.screen import comes, opened, screen_text
from tests.ui.test_groups_and_finals import event_of, names, play, stored

LEAGUE = Regulations(5, "round-robin", tie_breaks=("DE/P", "SB/P"))


def grouped(path: Path, *, filled: bool = False) -> Path:
    """Two groups of four, the lower start number always the winner; if wanted the final of the first two, posted."""
    event_of(path, 8)
    with EventFile.open(path) as event:
        drawn = DrawGroups(Way.SNAKE, (4, 4), LEAGUE, seed="7", field_name="All")
        event.execute(drawn, arbiter="Anna", stage=1)
    play(path, 2)
    play(path, 3)
    if filled:
        with EventFile.open(path) as event:
            event.execute(FillFinal("Group", Plan((2, 2), carry=True), "Final", LEAGUE), arbiter="Anna", stage=1)
            event.execute(PostSchedule(), arbiter="Anna", stage=4)
    return path


def second_and_third(group: Tournament) -> Iterator[ContestantId]:
    """The two between whom a group is cut."""
    yield from (group.ids[each] for each in numbers_of(2, 3))


async def test_by_keys_from_the_form_to_a_correction_in_the_group(tmp_path: Path) -> None:
    path = grouped(tmp_path / "cup.json")
    async with opened(path) as pilot:
        await comes(pilot, "8 entrants")
        await pilot.press("Z")
        await comes(pilot, "Swiss 1998: no results are carried over, a Swiss pairs by points from")
        await pilot.press(*["tab"] * 10, "y", "enter")
        await comes(pilot, "Final: 4 players")
        assert " ".join(screen_text(pilot.app).replace("│", " ").split()).count("counts again: Group") == 2
        await pilot.press("y")
        await comes(pilot, "Final is open")
        await pilot.press("P", "p")
        await comes(pilot, "Lots for the numbers")
        await pilot.press("k")
        await comes(pilot, "The whole schedule is posted")
        final = stored(path).seen(4)
        number, board = next((r.number, b) for r in final.rounds for b in r.boards if b.same_as)
        assert board.same_as
        step = "right_square_bracket" if number > final.under_way else "left_square_bracket"
        await pilot.press(*[step] * abs(number - final.under_way))
        await comes(pilot, "played before, counts here:")
        await comes(pilot, f"Group {board.same_as.stage - 1}, round {board.same_as.round}")
        await pilot.press("g", str(board.number), "enter", "5")
        await comes(pilot, "its result is typed and")
        group = final.seen(3)
        at, game = next(
            (r.number, b) for r in group.rounds for b in r.boards if {*second_and_third(group)} == {*b.players}
        )
        key = "0" if game.result is Result.WHITE else "1"
        await pilot.press("V", *"Group 2", "enter", "P", *["left_square_bracket"] * (group.under_way - at))
        await comes(pilot, f"Round {at} of 3")
        await pilot.press("g", str(game.number), "enter", key)
        asked = await comes(pilot, "This changes who goes on")
        assert "would be in it instead of" in asked
        await pilot.press("escape")
        await comes(pilot, "Nothing was changed.")
        assert stored(path).seen(3).rounds[at - 1].board(game.number).result is game.result
        await pilot.press(key)
        await comes(pilot, "This changes who goes on")
        await pilot.press("y")
        await comes(pilot, "Stored. Who plays in the final stays as it is.")
    end = stored(path)
    assert end.seen(3).rounds[at - 1].board(game.number).result is not game.result
    assert [*end.seen(4).registrations] == [*final.registrations]


async def test_results_are_typed_past_what_was_played_before_and_so_is_the_second_pass(tmp_path: Path) -> None:
    """The cursor goes over the board of a carried game: a column of keys is as long as there are games to type."""
    path = event_of(tmp_path / "cup.json", 12)
    with EventFile.open(path) as event:
        drawn = DrawGroups(Way.SNAKE, (6, 6), LEAGUE, seed="7", field_name="All")
        event.execute(drawn, arbiter="Anna", stage=1)
    play(path, 2)
    play(path, 3)
    with EventFile.open(path) as event:
        event.execute(FillFinal("Group", Plan((3, 3), carry=True), "Final", LEAGUE), arbiter="Anna", stage=1)
        final = event.execute(PostSchedule(), arbiter="Anna", stage=4)
    mixed = next(r for r in final.rounds if {bool(board.same_as) for board in r.boards} == {True, False})
    typed = "1" * len(mixed.missing)
    step = "right_square_bracket" if mixed.number > final.under_way else "left_square_bracket"
    async with opened(path) as pilot:
        await comes(pilot, "12 entrants")
        await pilot.press("V", *"Final", "enter", "P", *[step] * abs(mixed.number - final.under_way))
        await comes(pilot, f"Round {mixed.number} of 5")
        await pilot.press(*typed)
        await comes(pilot, f"Round {mixed.number} is complete")
        await pilot.press("v", *typed)
        await comes(pilot, f"Round {mixed.number} is verified by Anna")
    round_ = stored(path).seen(4).rounds[mixed.number - 1]
    assert {board.result for board in round_.boards if not board.same_as} == {Result.WHITE}
    assert round_.unverified == ()


async def test_what_was_tried_is_asked_about_when_it_is_taken_over(tmp_path: Path) -> None:
    path = grouped(tmp_path / "cup.json", filled=True)
    group = stored(path).seen(3)
    number, board = next(
        (r.number, b) for r in group.rounds for b in r.boards if {*second_and_third(group)} == {*b.players}
    )
    async with opened(path) as pilot:
        await comes(pilot, "8 entrants")
        await pilot.press("V", *"Group 2", "enter", "P", *["left_square_bracket"] * (group.under_way - number), "W")
        await comes(pilot, f"Round {number} of 3")
        await pilot.press("g", str(board.number), "enter", "0" if board.result is Result.WHITE else "1")
        await comes(pilot, "WHAT IF: 1 change tried")
        await pilot.press("W")
        await comes(pilot, "take over")
        await pilot.press("t")
        await comes(pilot, "This changes who goes on")
        assert stored(path).revision == group.revision
        await pilot.press("y")
        await comes(pilot, "1 change taken over and stored.")
    assert stored(path).revision == group.revision + 1


def test_in_line_mode_the_place_is_named_and_nothing_is_typed_there(tmp_path: Path) -> None:
    talk = Conversation(grouped(tmp_path / "cup.json"))
    talk.say("E", "Z carry=yes; system=Swiss; name=X; y")
    assert "there is no field carry here, nothing was done" in talk.refused
    said = talk.say("Z carry=yes; y")
    assert said.count("counts again: Group") == 2
    talk.say("P", "p k")
    final = stored(tmp_path / "cup.json").seen(4)
    number, board = next((r.number, b) for r in final.rounds for b in r.boards if b.same_as)
    assert board.same_as
    told = talk.say(*["["] * 3, *["]"] * (number - 1), "list")
    where = f"Group {board.same_as.stage - 1}, round {board.same_as.round}"
    assert f"played in {where}, counts here and is not played again" in told
    talk.say(f"{board.number} 5")
    assert f"was played in {where}: its result is typed and corrected there" in talk.refused


def test_a_second_final_of_the_places_behind_the_first(tmp_path: Path) -> None:
    talk = Conversation(grouped(tmp_path / "cup.json", filled=True))
    said = talk.say("E", "Z from=3; places=4; name=Final B; y")
    assert "place 3 of group 1" in said
    assert "place 4 of group 2" in said
    assert talk.tournament.stage_name == "Final B"
    assert not {*names(talk.tournament)} & {*names(talk.tournament.seen(4))}
    talk.say("E", "Z from=5; places=4; name=Nobody; y")
    assert "From place 5 to place 4 there is nobody." in talk.refused


def test_who_went_on_as_one_of_the_best_is_not_in_the_second_final(tmp_path: Path) -> None:
    talk = Conversation(grouped(tmp_path / "cup.json"))
    said = talk.say("E", "Z places=2; best=1; across=PTS; seed=9; y")
    assert "one of the best of those next" in said
    talk.say("E", "Z from=3; places=4; name=Final B; seed=9; y")
    assert len(talk.tournament.seen(4).registrations) == 5
    assert len(talk.tournament.registrations) == 3
    assert not {*names(talk.tournament)} & {*names(talk.tournament.seen(4))}


def test_a_script_is_refused_until_it_says_y(tmp_path: Path) -> None:
    """Its next line is no answer; what changes nobody is not asked, nor what brings back who is in."""
    path = grouped(tmp_path / "cup.json", filled=True)
    group = stored(path).seen(3)
    numbers = {
        frozenset((group.numbers[b.white], group.numbers[b.black])): (r, b) for r in group.rounds for b in r.boards
    }
    talk = Conversation(path)
    talk.say("V Group 2", "P")

    def turned(one: int, other: int) -> str:
        """The line that turns the result of a game round."""
        round_, board = numbers[frozenset(numbers_of(one, other))]
        talk.say(*["["] * 3, *["]"] * (round_.number - 1))
        return f"{board.number} {'0' if board.result is Result.WHITE else '1'}"

    talk.say(turned(1, 2) + " y")  # the round is complete: asked
    assert talk.refused == ""  # first and second change places: both go on
    talk.say(turned(1, 2)[:-1] + "5 y")
    assert talk.refused == ""
    line = turned(2, 3)
    before = stored(path).revision
    talk.say(line)
    assert "would be in it instead of" in talk.refused
    assert "type the line again with y at its end" in talk.refused
    assert stored(path).revision == before
    said = talk.say(f"{line} y")
    assert "It is filled already: who plays in it stays as it is" in said
    assert stored(path).revision == before + 1
    back = line[:-1] + ("1" if line[-1] == "0" else "0")
    said = talk.say(f"{back} y")
    assert "would be in it" not in said
    assert stored(path).revision == before + 2


@pytest.mark.parametrize("way", ["snake", "baskets"])
def test_cycles_of_groups_are_chosen_at_the_draw(tmp_path: Path, way: str) -> None:
    path = event_of(tmp_path / "cup.json", 8)
    talk = Conversation(path)
    talk.say(f"K n; method={way}; groups=2; cycles=2; swap=yes; who leaves=always; seed=7; y")
    assert talk.refused == ""
    for stage in (2, 3):
        group = talk.tournament.seen(stage)
        assert group.regulations.options == RoundRobinOptions(2, swap_last_two=True, leaving="forfeit")
        assert group.planned == 6


async def test_cycles_by_keys(tmp_path: Path) -> None:
    path = event_of(tmp_path / "cup.json", 8)
    async with opened(path) as pilot:
        await pilot.press("K")
        await comes(pilot, "Was it announced?")
        await pilot.press("n")
        await comes(pilot, "Draw groups")
        await pilot.press("tab", "2", *["tab"] * 3, "9", *["tab"] * 5, "3", "enter")
        await comes(pilot, "Lot 1 of 8.")
        await pilot.press("a")
        await comes(pilot, "Start numbers of Group 2")
        await pilot.press("y")
        await comes(pilot, "2 groups are drawn")
    assert stored(path).seen(2).planned == 9
