"""Event files that somebody made up behind a right seal: refused with a sentence, or cleaned and shown."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paircard.core.commands import AnnounceAbsence
from paircard.core.event.ids import ContestantId
from paircard.core.systems.swiss1998.facets import groups
from paircard.data.storage.errors import DamagedFile, NewerFormat, NotAnEvent, StoreError, Unreadable
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.rescue import restore
from tests.support.forged import documents, forge, sealed
from tests.support.fuzz_journal import golden, look, mutated
from tests.support.play import gold12

CRAFTED = Path(__file__).parent / "crafted"
GOLDEN = Path(__file__).parents[1] / "golden" / "journals"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after two rounds: 30 entries, round 1 paired in the 15th."""
    return gold12(2).store(tmp_path.resolve() / "open.json")


@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("round-0", DamagedFile, "entry 12.round: 0 is not between 1 and 401"),
        ("round-below-0", DamagedFile, "entry 31.round: -97 is not between 1 and 401"),
        ("player-below-0", DamagedFile, r"entry 23.pairs\[2\].white: -94 is not between 1 and 999999"),
        ("rounds-without-end", DamagedFile, "entry 1.regulations.rounds: 1000000000 is not between 1 and 400"),
        ("tie-break", NewerFormat, "entry 1: BH@.*there is no profile"),
        ("kind", NewerFormat, "entry 4 holds an event this version does not know"),
        ("field", NewerFormat, "entry 4: 'Zz.*is not a field of EntrantRegistered"),
    ],
)
def test_each_is_refused_with_the_entry_and_what_does_not_fit(name: str, error: type[StoreError], said: str) -> None:
    with pytest.raises(error, match=said) as caught:
        JournalFile(CRAFTED / f"{name}.json")
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(("name", "commanding"), [("name", (2,)), ("place", (1,)), ("arbiter", tuple(range(1, 13)))])
def test_commands_to_a_terminal_are_left_out_and_told(name: str, commanding: tuple[int, ...]) -> None:
    path = CRAFTED / f"{name}.json"
    found = examine(path)
    assert (found.problem, found.commanding) == ("", commanding)
    texts = repr([(entry.arbiter, entry.event) for entry in found.good.entries])
    assert "EVIL" in texts
    assert "\\x1b" not in texts
    assert "\\u202e" not in texts
    # what was read is what was sealed
    assert [entry.to_document() for entry in found.good.entries] == documents(path)


def test_what_was_cleaned_goes_on_being_one_chain(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    path.write_bytes((CRAFTED / "name.json").read_bytes())
    before = documents(path)
    with EventFile.open(path) as event, EventFile.open(path) as other:
        event.execute(AnnounceAbsence(ContestantId(1), 3), arbiter="Anna")
        assert other.reload_if_changed()
        assert other.tournament.entries == JournalFile(path).tournament.entries
    assert documents(path)[: len(before)] == before
    assert examine(path).problem == ""


IMPOSSIBLE: dict[str, tuple[int, dict[str, Any], str]] = {
    "a round twice": (30, {"type": "RoundPaired", "round": 2, "pairs": []}, "round 2 is not the one to be paired"),
    "a round left out": (30, {"type": "RoundPaired", "round": 4, "pairs": []}, "round 4 is not the one"),
    "a player twice": (
        30,
        {"type": "RoundPaired", "round": 3, "pairs": [{"white": 1, "black": 2}, {"white": 3, "black": 1}]},
        "id 1 appears twice",
    ),
    "a player and the bye": (
        30,
        {"type": "RoundPaired", "round": 3, "pairs": [{"white": 1, "black": 2}], "bye": 2},
        "id 2 appears twice",
    ),
    "nobody": (30, {"type": "RoundPaired", "round": 3, "pairs": [], "bye": 99}, r"does not exist \(99\)"),
    "other numbers": (
        30,
        {"type": "RoundPaired", "round": 3, "pairs": [], "numbers": [2, 1, *range(3, 13)]},
        "round 1, and only that, gives everybody",
    ),
    "no such round to unpair": (30, {"type": "RoundUnpaired", "round": 3}, "there is no round 3"),
    "no such round to publish": (30, {"type": "RoundPublished", "round": 3}, "there is no round 3"),
    "no such board": (30, {"type": "ResultContested", "round": 1, "board": 7, "result": "1"}, r"does not exist \(7\)"),
    "an absence after the last": (30, {"type": "AbsenceAnnounced", "id": 1, "round": 6}, "there is no round 6"),
    "fewer rounds than are paired": (
        30,
        {"type": "RegulationsChanged", "regulations": {"rounds": 1}},
        "2 rounds are already paired",
    ),
    "struck out with games": (30, {"type": "EntrantRemoved", "id": 1}, "nobody is struck out"),
    "entered twice": (30, {"type": "EntrantRegistered", "id": 1, "entrant": {"name": "X"}}, "id 1 is already entered"),
    "another's number": (
        30,
        {"type": "EntrantRegistered", "id": 13, "entrant": {"name": "X"}, "number": 5, "first_round": 3},
        "5 is not the pairing number that is due",
    ),
    "late for a round to come": (
        30,
        {"type": "EntrantRegistered", "id": 13, "entrant": {"name": "X"}, "number": 13, "first_round": 4},
        "round 4 is not the first they can play",
    ),
    "the opening undone": (2, {"type": "Undone", "command": 1}, "takes back the opening of the event"),
    "a text without end": (
        30,
        {"type": "EntrantWithdrawn", "id": 1, "round": 3, "reason": "x" * 20_001},
        "has 20001 characters, 20000 at most",
    ),
    "a rating of the moon": (
        30,
        {"type": "EntrantCorrected", "id": 1, "entrant": {"name": "X", "rating": 10**30}},
        "is not between 0 and 4000",
    ),
}


@pytest.mark.parametrize("member", [13, 99], ids=["a team", "nobody"])
def test_a_line_up_names_players(tmp_path: Path, member: int) -> None:
    """The Knights (13) play round 2 with 14 and 15."""
    path = tmp_path / "teams.json"
    path.write_bytes((GOLDEN / "teams.json").read_bytes())
    forge(path, lambda entries: entries[36]["event"].update(players=[14, member]))
    with pytest.raises(DamagedFile, match=rf"entry 37\b.*does not exist \({member}\)"):
        EventFile.open(path)


@pytest.mark.parametrize(("number", "said", "told"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_have_happened_is_refused(event: Path, number: int, said: dict[str, Any], told: str) -> None:
    forge(event, lambda entries: entries[number - 1].update(event=said, command=number))
    with pytest.raises(DamagedFile, match=rf"entry {number}\b.*{told}") as caught:
        EventFile.open(event)
    assert str(caught.value).isprintable()
    found = examine(event)
    assert (found.number, found.good.revision) == (number, number - 1)


def test_what_was_undone_is_held_against_its_time(event: Path) -> None:
    """It is shown in the journal, and may be redone."""

    def change(entries: list[dict[str, Any]]) -> None:
        entries[28].update(event={"type": "RoundPublished", "round": 5}, command=29)
        entries[29].update(event={"type": "Undone", "command": 29}, command=30)

    with pytest.raises(DamagedFile, match="entry 29 cannot have happened: there is no round 5"):
        EventFile.open(forge(event, change))


def test_an_entry_that_hides_behind_an_undo(event: Path) -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entries[28].update(event={"type": "Undone", "command": 28}, command=29)
        entries[29].update(command=29)

    with pytest.raises(DamagedFile, match="entry 30 claims to belong to command 29"):
        EventFile.open(forge(event, change))


def test_too_many_entrants(event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paircard.core.event.fold.entrants.MOST_ENTRANTS", 11)
    with pytest.raises(DamagedFile, match="there are already 11 entrants"):
        EventFile.open(event)


def test_what_is_right_can_be_shown_too(event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours with an event that nobody thought of is a sentence here, never a traceback."""

    def fails_with_round_2(tournament: Any) -> None:
        if len(tournament.rounds) == 2:
            raise KeyError("nobody thought of it")

    monkeypatch.setattr(groups, "score_groups", fails_with_round_2)
    paired = next(n for n, each in enumerate(documents(event), 1) if each["event"].get("round") == 2)
    for path in (event, event.with_suffix(".log")):
        found = examine(path)
        assert found.problem == f"what entry {paired} says cannot be shown"
        assert (found.number, found.good.revision, found.entries) == (paired, paired - 1, 30)


@pytest.mark.parametrize(
    "meta", [{"format": True}, {"format": "1"}, {"format": 0}, {"format": -1}, {"format": None}, {"format": 1.0}]
)
def test_a_format_that_is_none(event: Path, meta: dict[str, object]) -> None:
    with pytest.raises(DamagedFile):
        EventFile.open(forge(event, lambda _entries: None, **meta))


@pytest.mark.parametrize("value", ['"\\ud800"', "NaN", "[" * 900 + "]" * 900])
def test_json_that_is_no_text_of_ours(event: Path, value: str) -> None:
    content = event.read_text(encoding="utf-8").replace('"arbiter":"Anna"', f'"arbiter":{value}', 1)
    event.unlink()
    event.write_text(content, encoding="utf-8")
    with pytest.raises(DamagedFile):
        EventFile.open(event)


@pytest.mark.parametrize("seed", range(25))
def test_made_up_at_random(tmp_path: Path, seed: int) -> None:
    """A small dose of `tests.support.fuzz_journal`."""
    path = tmp_path / "made-up.json"
    try:
        path.write_bytes(sealed(mutated(Random(seed), golden(seed))))
    except ValueError:
        return
    look(path)


# --- paths that lead elsewhere ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["/", "", ".", "..", "/dev/null"])
def test_what_is_no_file_is_a_sentence(place: str) -> None:
    for attempt in (examine, restore):
        with pytest.raises(NotAnEvent, match=r"is a folder|is not an ordinary file"):
            attempt(Path(place))


def test_links_in_a_circle(tmp_path: Path) -> None:
    os.symlink("circle.json", tmp_path / "circle.json")
    for attempt in (examine, restore):
        with pytest.raises(Unreadable, match="leads nowhere"):
            attempt(tmp_path / "circle.json")
