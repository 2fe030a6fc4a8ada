"""Line mode, and a file that another one takes the place of: no command stores anything, and a person is asked."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import (
    ChangeDetails,
    Command,
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.systems.simultaneous.options import SimultaneousOptions
from paircard.data.ratings.rated_player import Rated
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from paircard.tui.line.line_commands import ODD_WORDS
from paircard.tui.line.places.of_room import place_of
from paircard.tui.rooms import ROOMS
from tests.support.dose import some
from tests.support.line import Conversation, terminal
from tests.support.play import Play, gold10, gold12
from tests.support.rating_lists import write_text
from tests.support.teams import opening, stored

ENTRANTS, HALF_PLAYED, PLAYED, UNPUBLISHED = "entrants", "half played", "played", "unpublished"
TEAMS, MATCHES = "teams", "matches"
CUP, DISPLAY, RATED = "cup", "display", "rated"
LISTED = [Rated("A1", "77", federation="POL", standard=2400), Rated("Listed, Jan", "78", standard=2000)]


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files of one event in several states, and of another event."""
    half, unpublished = gold10(3), gold10(3)
    half.pair()
    half.do(PublishRound())
    unpublished.pair()
    entered = Play.evenly(10, 2300, 7)
    plays = {
        ENTRANTS: entered,
        HALF_PLAYED: half,
        PLAYED: gold10(4),
        UNPUBLISHED: unpublished,
        "another": gold12(2, rounds=7),
    }
    folder = tmp_path_factory.mktemp("events")
    made = {name: play.store(folder / f"{name}.json").read_bytes() for name, play in plays.items()}
    teams = opening(4)
    made[TEAMS] = stored(folder / "teams.json", teams).read_bytes()
    four = RegisterEntrants(tuple(Entrant.of(f"A{at}", rating=2000 - at) for at in range(1, 5)))
    openings: dict[str, tuple[Regulations, tuple[Command, ...]]] = {
        CUP: (
            Regulations(2, "knockout", tie_breaks=(), options=KnockoutOptions(2)),
            (PairRound("slip"), PublishRound()),
        ),
        DISPLAY: (Regulations(1, "simultaneous", tie_breaks=(), options=SimultaneousOptions()), ()),
        RATED: (Regulations(3, "dutch-2026", tie_breaks=("BH@c07-2026",), options=DutchOptions(fide="on")), ()),
    }
    for name, (regulations, then) in openings.items():
        commands = [CreateTournament(Details(name), regulations), four, *then]
        made[name] = stored(folder / f"{name}.json", commands).read_bytes()
    made[MATCHES] = stored(folder / "matches.json", [*teams, PairRound(), PublishRound()]).read_bytes()
    return made


LINES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "new_entrant": (ENTRANTS, ("E",), "new Nowak, Jan"),
    "edit_entrant": (ENTRANTS, ("E",), "3 edit rating=2200"),
    "strike_out": (ENTRANTS, ("E",), "3 x y"),
    "withdraw_or_return": (HALF_PLAYED, ("E",), "3 withdraw ill"),
    "expel": (HALF_PLAYED, ("E",), "3 Q cheating; y"),
    "absent_in_round": (HALF_PLAYED, ("E",), "3 absent 5"),
    "other_events": (ENTRANTS, ("E",), "3 elsewhere games=40"),
    "first_colour": (ENTRANTS, ("E",), "f b"),
    "settings": (ENTRANTS, ("E",), "t place=Sofia"),
    "import_entrants": (ENTRANTS, ("E",), "i guests.csv; y"),
    "lines_of_entrants": (ENTRANTS, ("E",), "lines Guest 1900; y"),
    "set_for_marked": (ENTRANTS, ("E", "mark who all"), "set category=U12"),
    "fide_of_event": (ENTRANTS, ("E",), "FIDE event_code=412345"),
    "set_entry_fee": (ENTRANTS, ("E",), "fee 25; EUR; "),
    "paid": (ENTRANTS, ("E", "fee 25; EUR; "), "1 paid"),
    "sum_paid": (ENTRANTS, ("E", "fee 25; EUR; "), "1 sum 10"),
    "tick": (ENTRANTS, ("E", "check-in", "1"), "tick"),
    "all_here": (ENTRANTS, ("E", "check-in"), "all y"),
    "absent_by_deadline": (ENTRANTS, ("E", "check-in"), "absent y"),
    "from_rating_list": (ENTRANTS, ("E",), "l Listed"),
    "compare_with_lists": (ENTRANTS, ("E",), "c a"),
    "ratings_of_one": (ENTRANTS, ("E",), "1 v 1"),
    "rules_of_ratings": (ENTRANTS, ("E",), "rating rules method=fidon"),
    "periods_of_event": (ENTRANTS, ("E", "settings start=2026-09-05; end=2026-11-07"), "periods s; 4"),
    "undo_last": (HALF_PLAYED, ("P", "1"), "u"),
    "redo_last": (HALF_PLAYED, ("P", "1", "u"), "U"),
    "white_wins": (HALF_PLAYED, ("P",), "1"),
    "draw": (HALF_PLAYED, ("P",), "5"),
    "black_wins": (HALF_PLAYED, ("P",), "0"),
    "white_wins_by_forfeit": (HALF_PLAYED, ("P",), "+"),
    "black_wins_by_forfeit": (HALF_PLAYED, ("P",), "-"),
    "double_forfeit": (HALF_PLAYED, ("P",), "x"),
    "adjourned": (HALF_PLAYED, ("P",), "a"),
    "other_result": (HALF_PLAYED, ("P",), "* 0-0"),
    "adjourn_all_missing": (HALF_PLAYED, ("P",), "A y"),
    "correct_for_rating_alone": (UNPUBLISHED, ("P", "["), "1 C 0; slip"),
    **{offer.name(): (HALF_PLAYED, ("P",), offer.label) for offer in ODD_WORDS},
    "clear_board": (HALF_PLAYED, ("P", "1 1"), "1 ."),
    "reverse_colours": (HALF_PLAYED, ("P",), "1 c y"),
    "correct_board": (UNPUBLISHED, ("P", "["), "1 e 0; slip; k"),
    "pair_next_round": (PLAYED, ("P",), "p"),
    "pair_anew": (UNPUBLISHED, ("P", "[", "1 e 0; slip; k", "]"), "r r"),
    "draw_start_position": (ENTRANTS, ("E", "t chess960=yes", "P", "p"), "D 518"),
    "publish_pairing": (UNPUBLISHED, ("P",), "b"),
    "take_back_pairing": (UNPUBLISHED, ("P",), "t y"),
    "pair_round_by_hand": (PLAYED, ("P",), "h 3-1 4-8 9-10 2-5 7-6; by lot; y; y"),
    "from_paper": (PLAYED, ("P",), "F 3-1 1, 4-8 5, 9-10 0, 2-5 1, 7-6 1; lost; y; y"),
    "verify_results": (PLAYED, ("P", "v", "1", "5", "0", "1"), "0"),
    "change_tie_breaks": (HALF_PLAYED, ("S",), "t WON; asked"),
    "type_a_figure": (HALF_PLAYED, ("S", "t EXT; asked"), "1 e 5"),
    "draw_the_lots": (PLAYED, ("S", "t WON LOTS; asked"), "L slips"),
    "go_back_to": (HALF_PLAYED, ("J",), "30 b y"),
    "open_section": (ENTRANTS, ("E",), "A B; 3; A"),
    "rename_section": (ENTRANTS, ("E", "A B; 3; A"), "r Women"),
    "close_section": (ENTRANTS, ("E", "A B; 3; A"), "k y"),
    "move_to_section": (ENTRANTS, ("E", "A B; 3; A", "V A", "2"), "C B"),
    "draw_order": (ENTRANTS, ("E", "1 edit rating=2293", "t equals=lots"), "D y; dice"),
    "note_announced": (ENTRANTS, ("O",), "a"),
    "set_the_prizes": (ENTRANTS, ("O",), "z 100 60 / women: 50"),
    "results": (HALF_PLAYED, ("P",), "results 1 5 0"),
    "report_details": (HALF_PLAYED, ("E",), "d Federation=POL"),
    "notice_given": (HALF_PLAYED, ("P", "1 +"), "1 n"),
    "without_notice": (HALF_PLAYED, ("P", "1 +"), "1 w"),
    "what_if": (HALF_PLAYED, ("P", "W", "1 1"), "W t"),
    "times_of_rounds": (ENTRANTS, ("E",), "s 1.5.2026 10:00"),
    "move_up": (TEAMS, ("E", "1 members"), "2 up"),
    "move_down": (TEAMS, ("E", "1 members"), "1 down"),
    "regulars_end_here": (TEAMS, ("E", "1 members"), "2 regulars"),
    "line_up": (MATCHES, ("P",), "1 l 1; 1 2 3 4"),
    "usual_line_ups": (MATCHES, ("P",), "L y"),
    "match_forfeit": (MATCHES, ("P",), "1 f 1; y"),
    "late_team": (MATCHES, ("P", "L y"), "1 k 10:00; 10:00 4; 10:20 4"),
    "open_play_off": (CUP, ("P", "1.1 5", "1.2 5"), "1 o 5+3; 2; slip;"),
    "decide": (CUP, ("P", "1.1 5", "1.2 5"), "1 i lots; ; slip;"),
    "gives_display": (DISPLAY, ("E",), "2 g"),
    "not_ready": (DISPLAY, ("P", "p"), "1 j"),
    "together_now": (DISPLAY, ("P", "p", "1 1"), "z"),
    "display_over": (DISPLAY, ("P", "p", "1 1", "2 1", "3 1"), "Z 18:30"),
    "keep_apart": (RATED, ("E",), "p 1 2"),
    "own_board": (RATED, ("E",), "1 b 2"),
    "take_over": (DISPLAY, ("P", "p", "E"), "1 take over Newcomer"),
    "leave_the_fide_mode": (RATED, ("E",), "F y; y; the sponsor's wish"),
    "draw_into_groups": (ENTRANTS, ("E",), "K n; groups=2; seed=slip 3; y"),
    "fill_the_final": (
        ENTRANTS,
        (
            "E",
            "K n; groups=2; system=Swiss; rounds=1; seed=slip 3; y",
            *("P", "p w", "b", "results 1 1"),
            *("V 2", "p w", "b", "results 1 1", "E"),
        ),
        "Z places=2; seed=slip 4; y",
    ),
}
"""For every command that changes an event: what it is done on, what is typed before, and the line itself."""


CHANGING = {offer.name() for room in ROOMS for offer in place_of(room).OFFERS if offer.changes}


def test_no_command_is_left_out() -> None:
    """A new command that changes the event needs a line here."""
    assert set(LINES) == CHANGING | {"results", "what_if"}


def put_in_place(path: Path, content: bytes) -> None:
    """Replace a file as programs do that sync folders."""
    arriving = path.with_name("arriving")
    arriving.write_bytes(content)
    os.replace(arriving, path)


Ruin = Callable[[Path, bytes, bytes], object]
RUINS: dict[str, Ruin] = {
    "older": lambda path, older, _another: put_in_place(path, older),
    "another": lambda path, _older, another: put_in_place(path, another),
    "garbage": lambda path, *_: put_in_place(path, b"no event\n" * 50),
    "deleted": lambda path, *_: path.unlink(),
    "folder gone": lambda path, *_: path.parent.rename(path.parent.with_name("elsewhere")),
}
"""What happens to the file while it is open; an older copy and another event are at hand."""


@pytest.mark.parametrize("command", some([*LINES], 20))
def test_no_command_stores_anything_in_a_replaced_file(
    command: str, events: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stores something in a file that is as it was stores nothing once the file was replaced, and says so."""
    kind, before, line = LINES[command]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "guests.csv").write_text("Name,Rating\nGuest,1900\n")
    if command in ("from_rating_list", "compare_with_lists", "ratings_of_one"):
        assert main(["ratings", "import", str(write_text(tmp_path / "players_list_foa.txt", LISTED))]) == 0
    path = tmp_path / "venue" / "open.json"
    for how in (None, *RUINS):
        path.parent.mkdir()
        path.write_bytes(events[kind])
        talk = Conversation(path)
        event = talk.session.program.event
        assert event is not None
        talk.session.program.execute(ChangeDetails(replace(event.tournament.details, place="Vienna")))
        talk.say(*before)
        assert not talk.refused
        known = event.tournament
        if how is None:
            talk.say(line)
            assert event.tournament.revision > known.revision, talk.refused
        else:
            RUINS[how](path, events[kind], events["another"])
            there = path.read_bytes() if path.exists() else b""
            talk.say(line)
            assert talk.refused.count("nothing was stored") > 1, (how, talk.refused)
            assert event.tournament is known
            assert there == (path.read_bytes() if path.exists() else b"")
        for folder in (path.parent, path.parent.with_name("elsewhere")):
            shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def path(events: dict[str, bytes], tmp_path: Path) -> Path:
    """GOLD-10 with round 4 paired and published."""
    path = tmp_path / "open.json"
    path.write_bytes(events[HALF_PLAYED])
    return path


def by_bo(path: Path, board: int, result: Result) -> None:
    """Enter a result at another terminal."""
    with EventFile.open(path) as other:
        other.execute(EnterResult(4, board, result), arbiter="Bo")


def board(talk: Conversation, number: int) -> Result | None:
    """The result on a board of round 4."""
    return talk.tournament.rounds[3].board(number).result


def test_a_script_stops_at_once(events: dict[str, bytes], path: Path) -> None:
    """Nothing more is done, the exit code is not 0, and what it had stored is kept and named."""
    talk = Conversation(path)
    talk.session._keep_going = False
    talk.say("P", "1")
    put_in_place(path, events[HALF_PLAYED])
    talk.say("2 0", "3 0")
    assert talk.code == 1
    assert "1 entry is missing in it: nothing was stored. Missing: round 4 board 1: 1-0." in talk.refused
    assert "What this program knows is kept as open.kept-1.json." in talk.refused
    assert talk.refused.count("nothing was stored") == 1
    assert path.read_bytes() == events[HALF_PLAYED]
    assert board(Conversation(path.with_name("open.kept-1.json")), 1) is Result.WHITE


def test_a_script_that_keeps_going_hears_it_once_a_command(events: dict[str, bytes], path: Path) -> None:
    talk = Conversation(path)
    talk.say("P", "1")
    put_in_place(path, events[HALF_PLAYED])
    talk.say("list", "where", "2 0")
    assert talk.refused.count("nothing was stored") == 2
    assert path.read_bytes() == events[HALF_PLAYED]


def test_a_person_is_asked_and_brings_the_two_together(events: dict[str, bytes], path: Path) -> None:
    """Nothing is asked twice before something is typed; what Bo did in the other file stays."""
    talk = Conversation(path, interactive=True)
    talk.say("P", "1")
    mine = path.read_bytes()
    put_in_place(path, events[HALF_PLAYED])
    by_bo(path, 2, Result.BLACK)
    said = talk.say("", "list")
    assert said.count("The file was replaced.") == 1
    assert "Missing on disk: round 4 board 1: 1-0." in said
    assert "Only on disk: round 4 board 2: 0-1." in said
    assert "All that is missing on disk is added to it." in said
    said = talk.say("3 5", "t")
    assert said.count("The file was replaced.") == 1
    assert "Brought together: 1 change added to the event on disk." in said
    assert [board(talk, number) for number in (1, 2, 3)] == [Result.WHITE, Result.BLACK, None]
    assert "Meanwhile" not in talk.say("3 5")
    again = Conversation(path)
    assert [board(again, number) for number in (1, 2, 3)] == [Result.WHITE, Result.BLACK, Result.DRAW]
    assert mine != path.read_bytes()


def test_what_does_not_fit_is_named_before_and_after(events: dict[str, bytes], path: Path) -> None:
    talk = Conversation(path, interactive=True)
    talk.say("P", "1")
    put_in_place(path, events[HALF_PLAYED])
    by_bo(path, 1, Result.BLACK)
    said = talk.say("t")
    assert "does not fit: round 4 board 1: 1-0." in said
    assert "Not added, because it does not fit what is there: round 4 board 1: 1-0." in said
    assert board(talk, 1) is Result.BLACK
    assert path.with_name("open.kept-1.json").exists()


@pytest.mark.parametrize(("answer", "name"), [("d", "Foo"), ("w", "Test")])
def test_another_event_is_chosen_or_not(events: dict[str, bytes], path: Path, answer: str, name: str) -> None:
    """The two cannot be brought together; the one that is not chosen is kept and named."""
    talk = Conversation(path, interactive=True)
    talk.say("P", "1")
    another = path.with_name("foo.json")
    another.write_bytes(events["another"])
    with EventFile.open(another) as foo:
        foo.execute(ChangeDetails(replace(foo.tournament.details, name="Foo")), arbiter="Cyd")
    os.replace(another, path)
    said = talk.say(answer)
    assert "replaced by another event, Foo, while Test was open" in said
    assert "t: bring" not in said
    assert talk.tournament.details.name == name
    kept = "open.kept-1.json" if answer == "d" else "open.kept-2.json"
    assert f"kept as {kept}" in said
    talk.say("P", "1 5" if answer == "d" else "2 5")
    assert Conversation(path).tournament.entries == talk.tournament.entries
    assert Conversation(path.with_name(kept)).tournament.details.name != name


def test_a_deleted_file_is_written_again(path: Path) -> None:
    talk = Conversation(path, interactive=True)
    talk.say("P", "1")
    path.unlink()
    said = talk.say("w")
    assert "open.json was removed while it was open" in said
    assert "The event is on disk again as this program knows it." in said
    assert board(Conversation(path), 1) is Result.WHITE


def test_a_folder_that_comes_back_is_gone_on_with(path: Path) -> None:
    """A stick pulled out: nothing is asked that could not be done; when it is in again all goes on by itself."""
    venue = path.parent / "venue"
    venue.mkdir()
    moved = venue / "open.json"
    path.rename(moved)
    talk = Conversation(moved, interactive=True)
    talk.say("P", "1")
    venue.rename(path.parent / "away")
    said = talk.say("2 5")
    assert "is gone, open.json with it: nothing was stored. Bring the folder back, then go on." in said
    (path.parent / "away").rename(venue)
    talk.say("", "2 5")
    assert [board(Conversation(moved), number) for number in (1, 2)] == [Result.WHITE, Result.DRAW]


def test_at_a_terminal_what_was_typed_ahead_answers_nothing(events: dict[str, bytes], path: Path) -> None:
    """The keys of results are no answers; the question waits for one of its own keys."""
    with terminal(path.parent, str(path)) as person:
        person.wait_for("board 1 of 5>")
        person.type("1\n")
        person.wait_for("board 2 of 5>")
        put_in_place(path, events[HALF_PLAYED])
        person.type("0\n")
        person.wait_for("The file was replaced.")
        person.wait_for("t, d or w, or nothing:")
        assert path.read_bytes() == events[HALF_PLAYED]
        person.type("t\n")
        person.wait_for("Brought together: 1 change added")
        person.type("q\n")
    assert board(Conversation(path), 1) is Result.WHITE
