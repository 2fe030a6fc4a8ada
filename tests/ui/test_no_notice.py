"""F8: who lost by forfeit without notice counts as withdrawn; asked when it is typed, and once more by `p`."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import AnnounceAbsence, PublishRound
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12, round 3 published, no result yet."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold12.json")


def sides(path: Path, board: int) -> tuple[int, int]:
    """The pairing numbers on a board of round 3."""
    with EventFile.open(path) as file:
        white, black = file.tournament.rounds[2].board(board).players
        return file.tournament.numbers[white], file.tournament.numbers[black]


def stored(path: Path) -> tuple[str, set[int]]:
    """The results of round 3 on disk, and who is withdrawn by number."""
    with EventFile.open(path) as file:
        now = file.tournament
        results = "".join(board.result or "." for board in now.rounds[2].boards)
        return results, {now.numbers[each.id] for each in now.registrations.values() if each.gone}


def paired(path: Path) -> set[int]:
    """Who plays in round 4, by number."""
    with EventFile.open(path) as file:
        now = file.tournament
        return {now.numbers[id_] for board in now.rounds[3].boards for id_ in board.players}


class TestOnTheScreen:
    """The status line asks, the keys answer, and no key is taken from the boards."""

    async def test_one_key_withdraws_and_u_brings_back(self, event: Path) -> None:
        """Of two forfeits the one typed last is meant; the journal says why the player is out."""
        white, black = sides(event, 1)
        async with opened(event) as pilot:
            await pilot.press("plus")
            await comes(pilot, f"{black} A{black} did not come. Without notice (F8): w withdraws them")
            await pilot.press("w")
            await comes(pilot, f"Withdrawn from round 4 on (F8): {black} A{black}.")
            assert stored(event) == ("+.....", {black})
            with EventFile.open(event) as file:
                assert "F8: absent without notice in round 3" in str(file.tournament.entries[-1].event)
            await pilot.press("u", "y")
            await comes(pilot, "Undone")
            assert stored(event) == ("+.....", set())
            await pilot.press("1", "minus", "w")
            assert white not in stored(event)[1]
            assert stored(event) == ("+1-...", {sides(event, 3)[0]}), "the forfeit typed last is meant"

    async def test_a_burst_goes_to_the_boards_and_pairing_asks_once(self, event: Path) -> None:
        """What is typed behind the forfeits writes results; what is typed behind `p` waits for the answer."""
        first, last = sides(event, 2)[1], sides(event, 6)
        async with opened(event) as pilot:
            await pilot.press(*"1+011x")
            assert stored(event) == ("1+011x", set())
            await pilot.press("p", "b", "1")
            said = await comes(pilot, "2 keys wait for your answer: b 1")
            assert "lost by forfeit in round 3, and nothing was said" in said
            for number in (first, *last):
                assert f"{number} A{number}" in said
            await pilot.press("escape")
            await comes(pilot, "Nothing was decided; 2 keys typed meanwhile were dropped.")
            await pilot.press("p", "b", "1", "y")
            await comes(pilot, "Board 1:")
            assert stored(event)[1] == {first, *last}
            assert paired(event) == set(range(1, 13)) - {first, *last} - await _bye(event)
            with EventFile.open(event) as file:
                assert file.tournament.rounds[3].boards[0].result == "1", "the keys that waited were typed then"

    async def test_notice_given_is_not_asked_again(self, event: Path) -> None:
        """Neither after `n` nor after the answer n; a forfeit typed anew asks anew."""
        async with opened(event) as pilot:
            await pilot.press("minus", "n")
            await comes(pilot, "had given notice and stays in.")
            await pilot.press(*"11111", "p")
            await comes(pilot, "Round 4 is paired, not published yet.")
            assert len(paired(event)) == 12
            await pilot.press("t", "y")
            await comes(pilot, "taken back")
            await pilot.press(*["up"] * 6, "1", "enter", "plus", "enter", "p")  # asked: the round is complete
            await comes(pilot, "nothing was said")
            await pilot.press("n")
            await comes(pilot, "Round 4 is paired")
            assert stored(event)[1] == set()
            await pilot.press("t", "y", "p")
            await comes(pilot, "Round 4 is paired")

    async def test_several_are_asked_about_together(self, event: Path) -> None:
        """`w` away from them and after something else was typed: the question, and results behind it wait."""
        async with opened(event) as pilot:
            await pilot.press(*"++1", "w", "0")
            await comes(pilot, "1 key waits for your answer: 0")
            await pilot.press("y")
            await comes(pilot, "Board 4")
            assert stored(event) == ("++10..", {sides(event, 1)[1], sides(event, 2)[1]})
            await pilot.press("w")
            await comes(pilot, "! Nobody who lost round 3 by forfeit is to be paired again.")


async def _bye(path: Path) -> set[int]:
    with EventFile.open(path) as file:
        now = file.tournament
        bye = now.rounds[3].bye
        return set() if bye is None else {now.numbers[bye]}


class TestLineMode:
    """A person is asked, a script is told."""

    def test_a_script_goes_on(self, event: Path) -> None:
        """No question takes its next line for an answer; the names are told, and the round is paired."""
        talk = Conversation(event)
        black = sides(event, 1)[1]
        said = talk.say("results +11111")
        assert f"{black} A{black} did not come. Without notice (F8): w withdraws them" in said
        said = talk.say("p", "b")
        assert "nothing was said" in said
        assert "w before p withdraws them, or p y." in said
        assert "Round 4 is paired" in said
        assert not talk.refused
        assert len(paired(event)) == 12

    @pytest.mark.parametrize(("lines", "gone"), [(["p y"], True), (["1 w", "p"], True), (["p n"], False)])
    def test_a_script_says_otherwise(self, event: Path, lines: list[str], gone: bool) -> None:
        """By a command for the board, or by the answer on the line of `p`."""
        talk = Conversation(event)
        said = talk.say("results +11111", *lines)
        assert "Paired all the same" not in said
        assert stored(event)[1] == ({sides(event, 1)[1]} if gone else set())
        assert len(talk.tournament.rounds) == 4
        assert not talk.refused

    def test_a_board_named_is_the_board_meant(self, event: Path) -> None:
        """Also behind the forfeit of another board; with several left nothing is guessed."""
        talk = Conversation(event)
        talk.say("1 +", "3 +", "1 w")
        assert stored(event)[1] == {sides(event, 1)[1]}
        talk.say("5 x", "6 1", "w")
        assert "Several players did not come" in talk.refused
        talk.say("w y")
        assert stored(event)[1] == {sides(event, 1)[1], sides(event, 3)[1], *sides(event, 5)}

    def test_a_person_is_asked_by_p(self, event: Path) -> None:
        """Nothing is paired without an answer."""
        talk = Conversation(event, interactive=True)
        said = talk.say("results +11111", "p", "")
        assert "Absent without notice?" in said
        assert len(talk.tournament.rounds) == 3
        talk.say("p", "y")
        assert stored(event)[1] == {sides(event, 1)[1]}
        assert len(talk.tournament.rounds) == 4

    def test_who_announced_their_absence_is_not_asked_about(self, tmp_path: Path) -> None:
        """They have given notice of the next round; in the last round nobody is asked about."""
        play = gold12(2, rounds=4)
        play.pair()
        play.results("+=====")
        current = play.tournament.current
        assert current is not None
        play.do(AnnounceAbsence(current.boards[0].black, 4))
        talk = Conversation(play.store(tmp_path / "gold12.json"))
        assert "F8" not in talk.say("p", "b", "1 +")
        assert "did not come" not in talk.heard

    def test_a_correction_and_a_round_from_paper_only_say_so(self, event: Path, tmp_path: Path) -> None:
        """What to type is said, nothing is asked."""
        talk = Conversation(event)
        talk.say("results 111111")
        black = sides(event, 2)[1]
        assert f"{black} A{black} did not come." in talk.say("2 e +; slip")
        assert stored(event) == ("1+1111", set())
        said = talk.say("h 9-1 2-10 7-3 4-8 12-5 6-11; wish")
        assert f"{black} A{black} lost by forfeit in round 3, and nothing was said" in said + talk.refused
        paper = gold12(2).store(tmp_path / "paper.json")
        talk = Conversation(paper)
        assert "10 A10 did not come." in talk.say("F 1-2 1 3-10 + 8-9 1 12-4 1 7-11 1 5-6 1; power cut; y; y")
        assert len(talk.tournament.rounds) == 3
        assert not talk.refused
