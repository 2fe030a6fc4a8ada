"""The Entrants screen, by keys: entering, correcting, leaving, finding, importing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Input

from paircard.core.commands import CreateTournament, PairRound, RegisterEntrants
from paircard.core.event.announced_facts import FirstColourSet
from paircard.core.event.byes_of_next_round import half_point_byes
from paircard.core.event.entrant import Entrant, RatingSource, Sex, Title
from paircard.core.event.entrant_facts import EntrantCorrected, EntrantWithdrawn
from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_first_colour
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.data.storage.event_file import EventFile
from paircard.tui.dialogs.entrant_form import entrant_fields, known_values, read_missed, read_typed_entrant
from paircard.tui.dialogs.form import Values
from paircard.tui.dialogs.on_screen.ask_file import PathCompletion
from paircard.tui.dialogs.on_screen.entrant_form import Completion
from paircard.tui.screens.entrants.order import Order
from paircard.tui.screens.entrants.screen import Entrants
from tests.support import s8
from tests.support.dose import long
from tests.support.play import Play, as_set, gold10, gold12
from tests.support.screen import EventPilot, comes, opened, screen_text

NARROW, WIDE = (80, 24), (120, 40)
V6 = "9-8 1-4 3-10 7-11 5-2 bye 6"
V3 = "1-2 3-10 12-9 8-4 7-11 5-6"


class Desk:
    """An arbiter at the screen."""

    def __init__(self, pilot: EventPilot, path: Path) -> None:
        self.app = pilot.app
        self.pilot = pilot
        self.path = path

    async def press(self, *keys: str) -> None:
        """Press keys and let them be worked off."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def fill(self, **fields: str) -> None:
        """Write into fields of the form on the screen, at once."""
        for name, text in fields.items():
            self.app.screen.query_one(f"#{name}", Input).value = text
        await self.pilot.pause()

    async def answer(self, text: str) -> None:
        """Write into the only line of a dialog and press Enter."""
        self.app.screen.query_one(Input).value = text
        await self.press("enter")

    @property
    def screen(self) -> Entrants:
        """The list, also under a dialog."""
        found = self.app.screen_stack[-1] if isinstance(self.app.screen, Entrants) else self.app.screen_stack[-2]
        assert isinstance(found, Entrants)
        return found

    @property
    def under_cursor(self) -> str:
        """Name of the entrant under the cursor."""
        player = self.screen.chosen
        assert player is not None
        return player.entrant.name

    @property
    def shown(self) -> list[str]:
        """The lines of the terminal."""
        return screen_text(self.app).split("\n")

    @property
    def text(self) -> str:
        """All that is on the terminal, its line breaks and frames as single spaces; of a dialog what is within."""
        within = (line.split("│", 1)[1].rsplit("│", 1)[0] if line.count("│") > 1 else line for line in self.shown)
        return " ".join(" ".join(within).replace("│", " ").split())

    def stored(self) -> Tournament:
        """The event as it is on disk."""
        with EventFile.open(self.path) as event:
            return event.tournament


@asynccontextmanager
async def at_the_list(path: Path, size: tuple[int, int] = NARROW) -> AsyncIterator[Desk]:
    """Open an event and go to its entrants."""
    async with opened(path, size) as pilot:
        desk = Desk(pilot, path)
        await desk.press("E")
        yield desk


def event_of(path: Path, *entrants: Entrant) -> Path:
    """Make an event before round 1."""
    create = CreateTournament(Details("Open"), Regulations(rounds=5))
    register = [RegisterEntrants(entrants)] if entrants else []
    EventFile.create(path, create, *register, arbiter="Anna").close()
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the event lies."""
    return tmp_path / "open.json"


# --- entering ------------------------------------------------------------------------------------------------


async def test_enter_saves_and_asks_for_the_next(path: Path) -> None:
    """Typed in one go: name, Tab, Tab, rating, Enter; a second with the name only."""
    async with at_the_list(event_of(path)) as desk:
        await desk.press("n", *"Nowak, Jan", "tab", "tab", *"2100", "enter", *"Kowalska", "enter")
        assert "2 entered: Kowalska" in desk.text
        await desk.press("escape")
        assert desk.shown[2].startswith(" 2 entrants, 2 present for round 1 · f draws the first colour · by number")
        assert [line.split()[:2] for line in desk.shown[4:6]] == [["~1", "Nowak,"], ["~2", "Kowalska"]]
        assert desk.under_cursor == "Kowalska"
        entered = [(each.entrant.name, each.entrant.rating) for each in desk.stored().registrations.values()]
    assert entered == [("Nowak, Jan", 2100), ("Kowalska", 0)]


async def test_a_refused_entrant_stays_in_the_form(path: Path) -> None:
    """What was typed is there to be corrected, and nothing was stored."""
    async with at_the_list(event_of(path)) as desk:
        await desk.press("n", *"Nowak", "tab", "tab", *"best", "enter")
        assert "! Rating: best is not a rating" in desk.text
        assert desk.app.screen.query_one("#name", Input).value == "Nowak"
        assert not desk.stored().registrations


def typed(**values: str) -> Values:
    """Values of a form filled in with these texts only."""
    return {field.name: field.value for field in entrant_fields()} | {"name": "Nowak"} | values


@pytest.mark.parametrize(
    ("field", "text", "says"),
    [
        ("name", "  ", "name is empty: type at least one letter"),
        ("title", "WH", "Title: WH is none of GM, WGM, IM"),
        ("rating", "18x", "Rating: 18x is not a rating: type 0 to 4000, such as 1850, or nothing"),
        ("rating", "٢٠٠٠", "is not a rating"),
        ("rating", "9" * 5000, "is not a rating"),
        ("rating_source", "x", "Rating source: x is none of FIDE, national, estimated"),
        ("federation", "Poland", "Federation: Poland is not a code: type three letters such as POL"),
        ("birth", "90", "Birth year: 90 is not a year: type 1890 to 2100, such as 1990"),
        ("sex", "x", "Sex: x is none of m, w"),
        ("fide_id", "12-3", "FIDE id: 12-3 is not a FIDE id: type its digits only"),
    ],
)
def test_every_refusal_names_the_field_and_what_to_type(field: str, text: str, says: str) -> None:
    """One clear sentence each."""
    with pytest.raises(Refusal) as refusal:
        read_typed_entrant(typed(**{field: text.strip()}))
    assert says in str(refusal.value)


def test_what_is_typed_is_read_without_fuss() -> None:
    """Case does not matter, a source may be shortened; a rating that was typed is marked so (Q134)."""
    by_hand = RatingOrigin(typed=True)
    values = typed(title="wim", rating="2100", rating_source="est", federation="pol", birth="1990", sex="W")
    assert read_typed_entrant(values) == Entrant(
        "Nowak", 2100, Title.WIM, RatingSource.ESTIMATED, "POL",
        birth=1990, sex=Sex.WOMAN, official_rating=0, origin=by_hand,
    )  # fmt: skip


@pytest.mark.parametrize(("text", "rating"), [("Ingo 100", 2040), ("bcf 180", 2040), ("ingo 95", 2080)])
def test_other_scales_are_converted(text: str, rating: int) -> None:
    """A1: 2840 - 8 x Ingo, 600 + 8 x BCF."""
    assert read_typed_entrant(typed(rating=text)).rating == rating


def test_what_was_there_before_is_not_judged() -> None:
    """An imported federation that no form would take does not stand in the way of a new club."""
    before = Entrant("Nowak", federation="X", fide_id="ABC")
    values = {field.name: field.value for field in entrant_fields(before)} | {"club": "KS"}
    assert read_typed_entrant(values, before) == Entrant("Nowak", federation="X", fide_id="ABC", club="KS")


async def test_completions_come_from_those_entered_a_moment_ago() -> None:
    """The club used last first; accents and case need not be typed."""
    play = Play([2000])
    clubs = Completion(known_values(lambda: play.tournament)["club"])
    assert await clubs.get_suggestion("ks") is None
    play.do(RegisterEntrants((Entrant.of("B", club="KS Łódź"),)))
    assert await clubs.get_suggestion("ks lo") == "KS Łódź"
    play.do(RegisterEntrants((Entrant.of("C", club="KS Lublin"),)))
    assert await clubs.get_suggestion("ks l") == "KS Lublin"
    assert await clubs.get_suggestion("") is None


# --- late entries (R17, R18) ---------------------------------------------------------------------------------


async def test_s1_late_entry_with_half_a_point(path: Path) -> None:
    """Round 1 half, round 2 zero: the screen says where half points come from; the pairing is V6."""
    gold10(2, half_point_byes=True).store(path)
    async with at_the_list(path) as desk:
        await desk.press("n")
        assert "half points come from the event's regulation, not from the rules (F5)" in desk.text
        await desk.fill(name="Nowak, Late", rating="2190", missed="½ 0")
        await desk.press("enter", "escape")
        assert "11 entered: Nowak, Late, joins round 3 with ½ 0; half points come from the event's" in desk.text
        assert "joins R3" in desk.shown[14]
        stored = desk.stored()
    late = stored.registrations[ContestantId(11)]
    assert (late.number, late.first_round, late.missed) == (11, 3, (1, 0))
    play = Play([2000])
    play.tournament = stored
    assert as_set(play.pair()) == as_set(V6)


async def test_half_points_the_regulations_do_not_allow(path: Path) -> None:
    """R18: refused with its article; zero for the missed rounds is taken."""
    gold10(2).store(path)
    async with at_the_list(path) as desk:
        await desk.press("n")
        assert "Missed rounds give 0 points: the regulations" in desk.text
        await desk.fill(name="Nowak, Late", missed="h 0")
        await desk.press("enter")
        assert "! R18: A round not played gives 0 points (F5)." in desk.text
        assert len(desk.stored().registrations) == 10
        await desk.fill(missed="")
        await desk.press("enter")
        assert desk.stored().registrations[ContestantId(11)].missed == (0, 0)


@pytest.mark.parametrize("text", ["h", "h 0 0", "2 0", "x", "h0"])
def test_missed_rounds_that_cannot_be(text: str) -> None:
    """One value for each round, and only 0 or a half."""
    with pytest.raises(Refusal, match="type 0 or h"):
        read_missed(text, 2)


# --- correcting (S6) -----------------------------------------------------------------------------------------


async def test_s6_twelve_to_2210(path: Path) -> None:
    """The warning, the difference in round 3, and the journal's reason; Escape stores nothing."""
    play = gold12(2)
    play.store(path)
    async with at_the_list(path) as desk:
        await desk.press("slash", *"12", "enter", "e")
        await desk.fill(rating="2210")
        await desk.press("enter")
        assert "F7: A new rating, which acts on pairings still to be made, needs a reason" in desk.text
        await desk.fill(reason="list of January")
        await desk.press("enter")
        assert "rating 2075 becomes 2210. This acts only on pairings still to be made" in desk.text
        assert "Round 3: 12-9 and 8-4 instead of 8-9 and 12-4." in desk.text
        assert desk.stored().revision == play.tournament.revision
        await desk.press("escape")
        assert desk.stored().revision == play.tournament.revision
        await desk.press("enter")
        await desk.fill(rating="2210", reason="list of January")
        await desk.press("enter", "y")
        stored = desk.stored()
    last = stored.entries[-1].event
    assert isinstance(last, EntrantCorrected)
    assert (last.entrant.rating, last.reason) == (2210, "list of January")
    play.tournament = stored
    assert as_set(play.pair()) == as_set(V3)


async def test_s6_eight_to_2340(path: Path) -> None:
    """V4."""
    gold12(2).store(path)
    async with at_the_list(path) as desk:
        await desk.press("slash", *"8", "enter", "e")
        await desk.fill(rating="2340", reason="list of January")
        await desk.press("enter")
        assert "No difference in round 3." in desk.text


async def test_a_waiting_pairing_can_be_made_anew(path: Path) -> None:
    """Round 3 is paired, not published: the correction offers to keep it or to pair anew."""
    play = gold12(2)
    play.pair()
    play.store(path)
    async with at_the_list(path) as desk:
        await desk.press("slash", *"12", "enter", "e")
        await desk.fill(rating="2210", reason="list of January")
        await desk.press("enter")
        assert "k keep the pairing r pair anew" in desk.text
        await desk.press("r")
        play.tournament = desk.stored()
    assert as_set(play.pairs()) == as_set(V3)


async def test_a_new_club_needs_no_reason(path: Path) -> None:
    """What A2 does not look at changes no pairing, so nothing is asked."""
    gold12(2).store(path)
    async with at_the_list(path) as desk:
        await desk.press("e")
        await desk.fill(club="KS Polonia")
        await desk.press("enter")
        assert "A1 is corrected." in desk.text
        assert desk.stored().registrations[ContestantId(1)].entrant.club == "KS Polonia"


async def test_strike_out_before_round_1_only(path: Path) -> None:
    """Asked first; later it is refused with F5. (Three rounds, because more among three players take notice, Q62.)"""
    play = Play.evenly(4, 2000, 50, rounds=3)
    play.store(path)
    async with at_the_list(path) as desk:
        await desk.press("down", "x", "escape")
        assert len(desk.stored().registrations) == 4
        await desk.press("delete", "y")
        assert sorted(desk.stored().registrations) == [1, 3, 4]
        desk.app.execute(PairRound())
        await desk.press("x")
        assert "! F5: Round 1 is paired: A3 can withdraw, but not be struck out." in desk.text


# --- leaving, coming back, being away ------------------------------------------------------------------------


async def test_withdraw_with_a_reason_and_return(path: Path) -> None:
    """The same key both ways."""
    gold12(2).store(path)
    async with at_the_list(path) as desk:
        await desk.press("down", "w", "tab", *"ill", "enter")
        assert "2 A2 is withdrawn from round 3 on." in desk.text
        assert "11 present for round 3" in desk.shown[2]
        assert desk.shown[5].endswith("withdrawn from R3")
        assert desk.stored().entries[-1].event == EntrantWithdrawn(ContestantId(2), 3, "ill")
        await desk.press("w")
        assert "2 A2 is back from round 3 on." in desk.text
        assert not desk.stored().registrations[ContestantId(2)].withdrawn(3)
        await desk.press("w", "escape")
        assert not desk.stored().registrations[ContestantId(2)].withdrawn(3)


async def test_absent_and_after_all_not(path: Path) -> None:
    """Enter takes the next round; the same again takes it back; another round may be typed."""
    gold12(2).store(path)
    async with at_the_list(path) as desk:
        await desk.press("a")
        assert not desk.app.screen.query("#points")
        await desk.press("enter")
        assert "1 A1 is absent in round 3: 0 points (F5)." in desk.text
        assert desk.shown[4].endswith("absent R3")
        await desk.press("a", "enter")
        assert "1 A1 plays in round 3 after all." in desk.text
        await desk.press("a", "5", "enter")
        assert desk.stored().registrations[ContestantId(1)].absences == {5: 0}
        await desk.press("a", "2", "enter")
        assert "! F5: Round 2 is paired" in desk.text


async def test_half_a_point_for_a_round_where_r18_allows_it(path: Path) -> None:
    """Offered only then, and named as what it is."""
    gold10(2, half_point_byes=True).store(path)
    async with at_the_list(path) as desk:
        await desk.press("a", "tab", "h", "enter")
        assert "half a point, by the event's regulation, not by the rules (R18)" in desk.text
        assert desk.shown[4].endswith("half-point bye R3")
        assert half_point_byes(desk.stored()) == (1,)
        await desk.press("a", "enter")
        assert desk.stored().registrations[ContestantId(1)].absences == {}


# --- finding and arranging -----------------------------------------------------------------------------------


async def test_search_follows_every_key(path: Path) -> None:
    """Without accents; a beginning wins over a middle; Escape goes back, Enter stays; numbers too."""
    names = ("Aronia, Dvora", "Dvořák, Jiří", "Łucka, Ewa", "Żółw, Jan")
    entrants = [Entrant.of(name, rating=2000 - 10 * n) for n, name in enumerate(names)]
    async with at_the_list(event_of(path, *entrants)) as desk:
        await desk.press("slash", *"dvo")
        assert desk.under_cursor == "Dvořák, Jiří"
        await desk.press("escape")
        assert desk.under_cursor == "Aronia, Dvora"
        await desk.press("slash", *"luc", "enter")
        assert desk.under_cursor == "Łucka, Ewa"
        await desk.press("slash", *"4", "enter")
        assert desk.under_cursor == "Żółw, Jan"
        await desk.press("slash", *"nix")
        assert "nix is nobody's number or name here." in desk.text
        await desk.press("escape", "o")
        assert desk.screen.order is Order.NAME
        assert not desk.screen.query_one("#search").display


async def test_orders(path: Path) -> None:
    """By number, name, rating; the cursor stays on its entrant."""
    play = Play([2000, 1900, 1800])
    late = Entrant.of("A0", rating=1950)
    play.pair()
    play.do(RegisterEntrants((late,)))
    play.store(path)
    async with at_the_list(path) as desk:
        await desk.press("ctrl+end")
        assert desk.under_cursor == "A0"
        shown = []
        for order in ("by name", "by rating", "by number"):
            await desk.press("o")
            assert order in desk.shown[2]
            assert desk.under_cursor == "A0"
            shown.append([line.split()[1] for line in desk.shown[4:8]])
    assert shown == [["A0", "A1", "A2", "A3"], ["A1", "A0", "A2", "A3"], ["A1", "A2", "A3", "A0"]]


async def test_first_colour_by_a_recorded_lot(path: Path) -> None:
    """The seed is shown before, may be another, and is in the journal: anyone can draw again."""
    async with at_the_list(event_of(path, Entrant.of("Nowak"))) as desk:
        await desk.press("f", "d", "tab", *"dice 4", "tab", "n", "enter")  # not announced yet
        drawn = draw_first_colour("dice 4", "Open")
        assert desk.stored().entries[-1].event == FirstColourSet(drawn, "dice 4")
        assert "First colour drawn with seed dice 4: " in desk.text
        await desk.pilot.resize_terminal(*WIDE)
        await desk.pilot.pause()
        assert "drawn (seed dice 4)" in desk.shown[2]
        await desk.press("f", "b")
        assert desk.stored().facts.first_colour == "B"
        assert "first colour Black, set" in desk.shown[2]


async def test_width_decides_what_is_shown(path: Path) -> None:
    """80 columns need no sideways scrolling; wider terminals show club, year and ids."""
    entrant = Entrant.of(
        "Nowak, Jan",
        rating=1800,
        club="KS Polonia",
        birth=1990,
        fide_id="1100001",
        rating_source=RatingSource.ESTIMATED,
    )
    async with at_the_list(event_of(path, entrant)) as desk:
        table = desk.screen.table
        assert table.virtual_size.width <= table.size.width
        assert "1800e" in desk.text
        assert "Club" not in desk.text
        await comes(desk.pilot, "1 Nowak, Jan · KS Polonia · present")
        await desk.pilot.resize_terminal(*WIDE)
        await desk.pilot.pause()
        assert all(word in desk.text for word in ("KS Polonia", "1990", "1100001"))
        assert table.virtual_size.width <= table.size.width
        assert desk.under_cursor == "Nowak, Jan"


# --- importing (S8) ------------------------------------------------------------------------------------------


async def test_s8_nothing_is_written_until_confirmed(path: Path) -> None:
    """The report first; Escape writes nothing; y writes 118 and keeps the report; the second time adds 0."""
    file = path.with_name("list.csv")
    file.write_bytes(s8.document("cp1250"))
    async with at_the_list(event_of(path)) as desk:
        await desk.press("i")
        await desk.answer(str(file))
        assert "CP1250 is a guess" in desk.text
        await desk.press("e")
        await desk.answer("cp1250")
        assert "120 rows: 118 taken (110 clean, 8 to check), 2 refused." in desk.text
        await desk.press("escape")
        assert "Nothing was imported." in desk.text
        assert not desk.stored().registrations
        assert not path.with_name("list.import.txt").exists()
        await desk.press("i")
        await desk.answer(str(file))
        await desk.press("y")
        assert "118 entrants, 118 present" in desk.shown[2]
        assert len(desk.stored().registrations) == 118
        report = path.with_name("list.import.txt").read_text(encoding="utf-8")
        assert "row 101  check    Dvořáček, Ágota" in report
        await desk.press("i")
        await desk.answer(str(file))
        assert "nobody to enter" in desk.text
        await desk.press("y", "escape")
        assert len(desk.stored().registrations) == 118


async def test_files_that_cannot_be_imported(path: Path) -> None:
    """One sentence each on the status line."""
    path.with_name("a.csv").write_bytes(b"")
    cases = {
        "nix.csv": "There is no file",
        ".": "is a folder",
        "open.json": "is not a list (.csv)",
        "a.csv": "is empty",
    }
    async with at_the_list(event_of(path)) as desk:
        for name, says in cases.items():
            await desk.press("i")
            await desk.answer(str(path.parent / name))
            await comes(desk.pilot, says)
            assert any(line.startswith(" !") for line in desk.shown[17:22])  # the longer the path, the more lines


async def test_paths_are_completed_to_lists_first(tmp_path: Path) -> None:
    """Files of the wanted kind, then folders; nothing unprintable, nothing hidden."""
    for name in ("liga.csv", "lista.txt", "li\x1b[2J.csv", ".lizard.csv"):
        (tmp_path / name).write_text("name\n")
    (tmp_path / "libs").mkdir()
    completion = PathCompletion(frozenset({".csv"}))
    assert await completion.get_suggestion(f"{tmp_path}/li") == f"{tmp_path}/liga.csv"
    assert await completion.get_suggestion(f"{tmp_path}/lib") == f"{tmp_path}/libs/"
    assert await completion.get_suggestion(f"{tmp_path}/x") is None
    assert await completion.get_suggestion("/no/such/folder/x") is None
    assert await completion.get_suggestion("") is None


# --- names are data ------------------------------------------------------------------------------------------

HOSTILE = {
    "[red]x": "[red]x",
    "[/]a": "[/]a",
    "[/b]x": "[/b]x",
    "O'Neil [GM]": "O'Neil [GM]",
    "[@click=app.quit]x": "[@click=app.quit]x",
    "Nowak\x1b[2J\x9b1m\x00": "Nowak[2J1m",
    "Nowak\x1b]52;c;AAAA\x07": "Nowak]52;c;AAAA",
    "\u202eabc": "abc",
    "کریمی، علی": "کریمی، علی",
    "כהן, דוד": "כהן, דוד",
    "李连杰": "李连杰",
    "Łódź Ünal e\u0301": "Łódź Ünal é",
}


@long
async def test_hostile_and_foreign_names(path: Path) -> None:
    """Every name stands literally in list and dialogs, aligned, and no control character reaches the terminal."""
    entrants = [Entrant.of(name, rating=2000 - n, federation="FED", club=name) for n, name in enumerate(HOSTILE)]
    async with at_the_list(event_of(path, *entrants), WIDE) as desk:
        first = desk.shown[4]
        for line, name in zip(desk.shown[4:], HOSTILE.values(), strict=False):
            assert name in line
            assert cell_len(line[: line.index("FED")]) == cell_len(first[: first.index("FED")])
        for name in HOSTILE.values():
            for key in "ewa" if name == "[/]a" else "x":
                await desk.press(key)
                assert name in desk.text
                await desk.press("escape")
            assert desk.under_cursor == name
            await desk.press("down")
        assert not any(ord(character) < 32 or 127 <= ord(character) < 160 for character in "".join(desk.shown))
        assert desk.app.is_running


@long
async def test_hostile_names_typed_and_searched(path: Path) -> None:
    """Through the form and the search line."""
    async with at_the_list(event_of(path, Entrant.of("Zeta"))) as desk:
        await desk.press("n")
        for count, (name, kept) in enumerate(HOSTILE.items(), start=2):
            await desk.fill(name=name)
            await desk.press("enter")
            assert f"{count} entered: {kept}" in desk.text
        await desk.press("escape")
        for kept in HOSTILE.values():
            await desk.press("slash")
            await desk.answer(kept)
            assert desk.under_cursor == kept
