"""Every regulation that is kept can be typed, has its help, and is announced, whatever the system."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.team_options import team_options
from paircard.core.papers.announcement import announcement
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.settled import settled
from paircard.core.values.errors import Refusal
from paircard.data.storage.event_file import EventFile
from paircard.tui.dialogs.form import choice_of
from tests.support.dose import some
from tests.support.line import Conversation
from tests.support.settled import Tried, all_tried, changed, event, in_force, kept, possible, usual

RULED = {
    "team-swiss-1998": {"match_points"},
    "team-swiss-2026": {"last_of_ga"},
    "dutch-2026": {"last_of_ga", "virtual_told"},
    "dubov-2026": {"last_of_ga", "virtual_told"},
    "burstein-2026": {"last_of_ga", "virtual_told"},
    "double-swiss-2026": {"last_of_ga"},
    "lim-2026": {"last_of_ga", "virtual_told"},
    "team-round-robin": {"bye_games"},
    "scheveningen": {"primary", "reserves", "bye_games", "match_points"},
    "team-knockout": {"primary", "bye_games", "match_points"},
}
"""What the rules of a system leave no choice of, or a report from elsewhere tells."""


@pytest.mark.parametrize("key", SYSTEMS)
def test_all_that_is_kept_is_asked_and_has_its_help(key: str) -> None:
    asked = settled(SYSTEMS[key])
    kind = SYSTEMS[key].options
    held = {field.name for field in fields(kind)} if kind else set()
    assert held == {each.field for each in (kind.asked if kind else ())} | RULED.get(key, set())
    for each in asked:
        assert each.hint, f"{key}: {each.field} says nothing of itself"
        assert bool(each.values) != (each.numbers is not None)
    labels = [each.label for each in asked]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("key", SYSTEMS)
def test_all_that_is_settled_is_announced(key: str) -> None:
    """Another value, another announcement: no field says nothing there."""
    silent = []
    for tried in (each for each in all_tried() if each.system == key):
        before = in_force(tried)
        after = changed(before, tried.choosable, tried.value)
        if after != before and possible(after) and told(before) == told(after):
            silent.append(str(tried))
    assert not silent


@pytest.mark.parametrize("key", SYSTEMS)
@pytest.mark.parametrize("entrants", some([4, 5], 1))
def test_an_announcement_says_each_thing_once(key: str, entrants: int) -> None:
    """What is said of numbers, colours, rounds without an opponent: one sentence each, of teams where teams play."""
    several = [tried for tried in all_tried() if tried.system == key and possible(after(tried))]
    for regulations in (usual(key), *map(after, several)):
        lines = told(regulations, entrants)
        heads = [line.partition(":")[0] for line in lines if ": " in line]
        assert sorted(heads) == sorted(set(heads)), lines
        assert len(set(lines)) == len(lines)
        for fact in ONCE:
            assert sum(any(words in line for words in fact) for line in lines) <= 1, (fact, lines)
        if SYSTEMS[key].contestants == "teams":
            assert not [line for line in lines if "number of players" in line or "rating, then title" in line]


ONCE = (
    ("without an opponent", "is free once", "rests once", "A pairing-allocated bye"),
    ("the pair's colour is that of the odd boards", "all its boards have White"),
    ("Third place is shared", "play for third place", "third place too"),
    ("not of these rules", "may be asked for beforehand"),
    ("game points decide", "match points (win", "The points of all games decide"),
    ("Lots are drawn again", "It cannot be drawn"),
)
"""Facts, each with the ways to say it: an announcement has one of them at most."""


@pytest.mark.parametrize("key", SYSTEMS)
def test_all_that_is_settled_can_be_typed_in_a_line(key: str, tmp_path: Path) -> None:
    """By its label, in a word or a number; help tells it, and what means nothing is not there."""
    for at, tried in enumerate(each for each in all_tried() if each.system == key and possible(after(each))):
        if tried.choosable.numbers is not None and tried.value not in (1, 2, 10, 12):
            continue
        path = tmp_path / f"{at}.json"
        EventFile.create(path, CreateTournament(Details("Club"), in_force(tried)), arbiter="Anna").close()
        talk = Conversation(path)
        talk.say(f"t {tried.choosable.label}={tried.choosable.written(tried.value) or '-'}")
        assert not talk.refused, (str(tried), talk.refused)
        assert kept(talk.tournament.regulations, tried.choosable) == tried.value, str(tried)


WORDS = {
    word
    for system in SYSTEMS.values()
    for each in settled(system)
    for _, word in each.values
    if any(map(str.isdigit, word))
} | {"Group 1", "Group 10", "1", "10", "12"}


@pytest.mark.parametrize("word", sorted(WORDS))
def test_no_number_is_meant_by_its_first_figures(word: str) -> None:
    """A choice is found by the beginning of its name, but a number only whole: 1 is not 10."""
    words = {each: each for each in WORDS}
    assert choice_of(word, "field", "Field", words) == word
    for end in range(1, len(word)):
        begun = word[:end]
        if begun in WORDS or not begun[-1].isdigit() or not (begun.isdigit() or word[end].isdigit()):
            continue
        with pytest.raises(Refusal):
            choice_of(begun, "field", "Field", words)


@pytest.mark.parametrize(
    ("regulations", "told"),
    [
        ("system=Team Swiss; 5; regular, least games=6", "Regular, least games: 6, and there are 5 rounds."),
        ("system=Team Swiss; 5; reserve, most games=6", "Reserve, most games: 6, and there are 5 rounds."),
        ("system=Team Swiss 2026; 5; new members before=7", "New members before: 7, and there are 5 rounds."),
        ("system=Scheveningen; boards=4; regular, least games=5", "Regular, least games: 5, and there are 4 rounds."),
        ("system=Scheveningen; boards=61", "Boards: type a number from 2 to 60, not 61."),
        ("system=Team round robin; boards=100", "Boards: type a number from 1 to 99, not 100."),
        ("system=Team round robin; boards=1x", "Boards: type a number from 1 to 99, not 1x."),
        ("system=Match; wins=3", "there is no field wins here"),
        ("system=Round robin; cycles=1; swap=yes", "there is no field swap here"),
        ("system=Knock-out; games=3", "A match of a cup has one game or an even number of them, not 3."),
    ],
)
def test_what_contradicts_itself_is_refused(
    regulations: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Conversation()
    talk.say(f"new Club; {regulations}")
    assert told in talk.refused
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("boards", some([1, 7, 9, 12], 2))
@pytest.mark.parametrize("system", [key for key, each in SYSTEMS.items() if each.contestants == "teams"])
def test_matches_have_as_many_boards_as_are_typed(system: str, boards: int, tmp_path: Path) -> None:
    if system == "scheveningen" and boards == 1:
        return  # a single game has no table
    talk = Conversation()
    name = SYSTEMS[system].called or SYSTEMS[system].name
    talk.say(f"new Club; system={name}; boards={boards}; file={tmp_path / 'club.json'}")
    assert team_options(talk.tournament.regulations).boards == boards, talk.refused


def after(tried: Tried) -> Regulations:
    """The regulations with the value that is tried."""
    return changed(in_force(tried), tried.choosable, tried.value)


def told(regulations: Regulations, entrants: int = 5) -> list[str]:
    """The sentences of the announcement."""
    return [line for section in announcement(event(regulations, entrants)).sections for line in section.lines]


def test_choices_with_commas_are_told_apart() -> None:
    """A choice with a comma of its own is not read as two."""
    words = {1: "by lots", 2: "home team, named first", 3: "home team, lower seed"}
    with pytest.raises(Refusal) as refused:
        choice_of("home", "odd", "Odd boards", words)
    assert "type by lots; home team, named first; or home team, lower seed, not home." in str(refused.value)
