"""The morning of an open at the keyboard: check-in, many at once, lines, fees; on the screen and in lines."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import CheckIn, CreateTournament, RegisterEntrants, SetFees
from paircard.core.event.entrant import Entrant
from paircard.core.event.morning_facts import Fee
from paircard.core.event.regulations import Details, Regulations
from paircard.core.systems.today import TODAY
from paircard.core.tables.attendance import attendance
from paircard.core.tables.fees import owes
from paircard.data.storage.event_file import EventFile
from tests.support.ids import ids
from tests.support.line import Conversation
from tests.support.screen import comes, opened, paste, screen_text
from tests.support.settled import opening, usual

NAMES = ("Müller, Jan", "Nowak, Anna", "Nowak, Piotr", "Åberg, Eva", "Dvořák, Olga", "Lis, Ewa")


def stored(path: Path, *names: str, fee: int = 0) -> Path:
    """Return an event of the rules of today with these players."""
    entrants = tuple(Entrant.of(name, rating=2000 - 10 * at) for at, name in enumerate(names or NAMES))
    create = CreateTournament(Details("Open"), Regulations(3, TODAY))
    with EventFile.create(path, create, arbiter="Anna") as event:
        event.execute(RegisterEntrants(entrants), arbiter="Anna", stage=1)
        if fee:
            event.execute(SetFees((Fee(fee),), "EUR"), arbiter="Anna", stage=1)
    return path


async def test_names_are_ticked_as_fast_as_they_are_typed(tmp_path: Path) -> None:
    """A blank ticks whom it can only mean, and is a blank where two are meant; Enter ticks the row of the cursor."""
    async with opened(stored(tmp_path / "open.json")) as pilot:
        await pilot.press("j", *"muller", "space")
        await pilot.press(*"nowak", "space", *"pio", "space")
        await pilot.press(*"abe", "enter")
        await comes(pilot, "3 of 6 here")
        await pilot.press("escape", "a")
        await comes(pilot, "5 Dvořák, Olga; 6 Lis, Ewa; 2 Nowak, Anna")
        await pilot.press("escape", "a", "enter")
        said = await comes(pilot, "3 are absent in round 1")
        assert "3 of 6 here · 3 absent" in said
        await pilot.press("slash", *"lis", "space")
        await comes(pilot, "6 Lis, Ewa is here, and plays round 1 after all. 4 of 6 are here.")
        assert pilot.app.tournament is not None
        assert set(pilot.app.tournament.to_pair) == set(ids(1, 3, 4, 6))


async def test_signs_that_no_name_has_are_keys_while_names_are_typed(tmp_path: Path) -> None:
    """Check-in begins in the line of names: `*` was taken for one, although the list offered it."""
    async with opened(stored(tmp_path / "open.json", fee=2500)) as pilot:
        await pilot.press("j", *"now", "dollar_sign")
        await comes(pilot, "2 Nowak, Anna has paid 25 EUR.")
        await pilot.press("asterisk")
        await comes(pilot, "Tick 2 at once?")
        await pilot.press("enter", "asterisk")
        await comes(pilot, "Tick 4 at once?")
        await pilot.press("enter")
        await comes(pilot, "6 of 6 here")


async def test_what_another_helper_ticks_is_seen_and_stays(tmp_path: Path) -> None:
    path = stored(tmp_path / "open.json")
    async with opened(path) as pilot:
        await pilot.press("j", *"abe")
        with EventFile.open(path) as other:
            other.execute(CheckIn(ids(4), 1), arbiter="Bo", stage=1)
            await pilot.press("space")  # whom Bo has ticked a moment ago: typing never takes a tick away
            await comes(pilot, "1 of 6 here")
            assert "Bo" in screen_text(pilot.app)


def test_two_helpers_lose_no_tick(tmp_path: Path) -> None:
    """Each has the file open all the time, and decides on what the other has stored."""
    path = stored(tmp_path / "open.json", *(f"Player {at}" for at in range(20)))
    with EventFile.open(path) as one, EventFile.open(path) as two:
        for at in range(1, 21, 2):
            one.execute(CheckIn(ids(at), 1), arbiter="Anna", stage=1)
            two.execute(CheckIn(ids(at + 1), 1), arbiter="Bo", stage=1)
        there = attendance(two.tournament)
        assert there is not None
        assert len(there.here) == 20
        assert [entry.arbiter for entry in two.tournament.entries[-20:]] == ["Anna", "Bo"] * 10


async def test_lines_pasted_into_a_name_are_all_entered(tmp_path: Path) -> None:
    async with opened(stored(tmp_path / "open.json")) as pilot:
        await pilot.press("n")
        await paste(pilot, "Aaa, Bob\nCcc, Dan 1900\nEee, Fay\n")
        await comes(pilot, "3 lines: enter all 3?")
        await pilot.press("enter")
        shown = await comes(pilot, "3 entered.")
        assert "New entrant" not in shown, "the list shows who came, nothing stays open"
        assert "Eee, Fay" in shown
        assert pilot.app.tournament is not None
        assert [each.entrant.name for each in pilot.app.tournament.registrations.values()][-3:] == [
            "Aaa, Bob",
            "Ccc, Dan",
            "Eee, Fay",
        ]


async def test_lines_pasted_into_a_member_are_members(tmp_path: Path) -> None:
    path = tmp_path / "league.json"
    EventFile.create(path, *opening(usual("team-round-robin"), 2), arbiter="Anna").close()
    async with opened(path) as pilot:
        await pilot.press("E", "n", *"Cork", "enter")
        await comes(pilot, "Members of Cork")
        await paste(pilot, "Aaa, Bob\nCcc, Dan 1900\n")
        await comes(pilot, "2 lines: enter all 2?")
        await pilot.press("enter")
        await comes(pilot, "2 entered.")
        tournament = pilot.app.need_tournament()
        team = tournament.teams[max(tournament.teams)]
        assert [tournament.players[id_].name for id_ in team.members] == ["Aaa, Bob", "Ccc, Dan"]


async def test_everybody_marked_is_done_at_once_and_taken_back_at_once(tmp_path: Path) -> None:
    async with opened(stored(tmp_path / "open.json", fee=2500)) as pilot:
        await pilot.press("asterisk", *"nowak", "enter")
        await comes(pilot, "2 marked")
        await pilot.press("dollar_sign")
        await comes(pilot, "2 have paid, 50 EUR in all.")
        await pilot.press("home", "space", "space", "a", "enter")
        await comes(pilot, "2 are absent.")
        tournament = pilot.app.tournament
        assert tournament is not None
        assert set(tournament.to_pair) == set(ids(3, 4, 5, 6))
        assert [owes(tournament, id_) for id_ in ids(1, 2, 3)] == [2500, 0, 0]
        await pilot.press("u", "y")
        await comes(pilot, "Undone")
        assert len(pilot.app.tournament.to_pair) == 6  # type: ignore[union-attr]
        await pilot.press("home", "space", "space", "w", "enter")
        await comes(pilot, "2 are withdrawn. u takes it back.")
        assert set(pilot.app.tournament.to_pair) == set(ids(3, 4, 5, 6))  # type: ignore[union-attr]


def test_the_same_in_lines(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "open.json"))
    heard = talk.say("lines", "Aaa, Bob 1900", "Ccc, Dan", ".", "y")
    assert "2 entered." in heard
    heard = talk.say("fee 25; EUR; women 12.50", "mark who nowak", "paid")
    assert "2 have paid, 50 EUR in all." in heard
    heard = talk.say("1 sum fee=0", "4 sum 10", "mark none", "list")
    assert "1 Müller, Jan: due 0 EUR, paid 0 EUR" in heard
    assert "4 Åberg, Eva: due 25 EUR, paid 10 EUR" in heard
    heard = talk.say("check-in", "muller", "4", "aaa", "absent y")
    assert "5 are absent in round 1" in heard
    heard = talk.say("ccc", "esc", "mark who here", "set category=U12", "list")
    assert "8 Ccc, Dan is here, and plays round 1 after all." in heard
    assert "4 entrants are changed." in heard
    assert talk.refused == ""
    there = attendance(talk.tournament)
    assert there is not None
    assert set(there.here) == set(ids(1, 4, 7, 8))
    assert [each.entrant.category for each in talk.tournament.registrations.values()].count("U12") == 4
