"""What a command asks is found out by asking it: of every system, in every room, and nothing is done by it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from paircard.core.values.language import spoken
from paircard.tui.line.help import explanation, overview
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rehearsal import rehearsed
from paircard.tui.line.rows import GroupRows, Rows
from paircard.tui.rooms import ROOMS
from tests.support.dose import some
from tests.support.line import Conversation

JOURNALS = Path(__file__).parents[1] / "golden" / "journals"
KINDS = sorted(path.name for path in JOURNALS.glob("*.json"))


def chosen(place: LinePresenter) -> dict[str, object]:
    """What somebody has chosen at a place."""
    return {name: dict(vars(each)) for name, each in vars(place).items() if isinstance(each, Rows | GroupRows)}


@pytest.mark.parametrize("kind", some([*KINDS], 10))
def test_help_in_every_room_does_nothing(kind: str, tmp_path: Path) -> None:
    """Commands are rehearsed for it: file, rows chosen, language and room are as before."""
    path = tmp_path / kind
    shutil.copy(JOURNALS / kind, path)
    talk = Conversation(path)
    program, before = talk.session.program, path.read_bytes()
    shown = program.tournament
    for room in ROOMS:
        place = program.places[room.mode]
        program.begin_at(place)
        place.follow()
        rows = chosen(place)
        assert len(list(overview(place))) == len(place.offers()) + 2
        assert chosen(place) == rows
    assert program.tournament is shown
    assert program.branch is None
    assert spoken().code == "en"
    assert path.read_bytes() == before
    assert {each.suffix for each in tmp_path.glob(f"{path.stem}.*")} <= {".json", ".lock", ".log"}


MATCH = ("new Aden; rating=2000", "new Bern; rating=1900")
PLAYERS = tuple(f"new A{number}; rating={2400 - 10 * number}" for number in range(1, 9))
CASES = {
    "a Swiss of 2026": (("system=Swiss 2026", *PLAYERS), "p", "d, w or b; SEED; y or n"),
    "a round robin": (("system=Round robin", *PLAYERS), "p", "d or k"),
    "a match": (("system=Match", *MATCH), "p", "SEED; OR WON BY; w or b"),
    "a cup": (("system=Knock-out; games=2", *PLAYERS), "p", "SEED; y or n"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_answers_told_are_those_that_it_asks(case: str, tmp_path: Path) -> None:
    """The same key wants other answers in another system, and help says which."""
    (system, *entrants), key, wanted = CASES[case]
    talk = Conversation()
    talk.say(f"new N; {system}; file={tmp_path / 'n.json'}", "E", *entrants, "P")
    assert not talk.refused
    first, *_ = talk.say(f"help {key}").splitlines()
    assert wanted in first
    place = talk.session.program.place
    offer = next(each for each in place.offers() if each.key == key)
    questions = rehearsed(place, offer)
    assert questions
    told = list(explanation(place, key))
    assert len(told) == 2 + len([part for part in first.partition(offer.title())[2].split(";") if part.strip()])


def test_who_answers_what_is_not_asked_hears_the_question_and_its_choices(tmp_path: Path) -> None:
    """`b` is no answer to who won the lots, and the sentence says what is."""
    talk = Conversation()
    talk.say(f"new N; system=Match; file={tmp_path / 'n.json'}", "E", *MATCH, "P", "p x; b")
    assert "Or won by: b: type 1 or 2." in talk.refused
    talk.say("p x; 1; q")
    assert "Choice of colour: q is none of these: w White, b Black. Type one, or nothing to cancel." in talk.refused


@pytest.fixture
def league(tmp_path: Path) -> Conversation:
    """A round robin of seven with one game played: who leaves takes it from somebody else."""
    talk = Conversation()
    entrants = (f"new A{number}; rating={2400 - 10 * number}" for number in range(1, 8))
    talk.say(f"new N; system=Round robin; file={tmp_path / 'n.json'}", "E", *entrants, "P", "p k", "1 1", "E")
    assert not talk.refused
    return talk


def test_a_script_does_not_take_games_from_others_unasked(league: Conversation) -> None:
    """The screen says what follows before it is done; a line needs its y."""
    before = league.tournament.revision
    league.say("2 withdraw ill")
    assert "annulled" in league.refused
    assert "type the line again with y at its end" in league.refused
    assert league.tournament.revision == before
    assert "annulled" in league.say("2 withdraw ill; y")
    assert league.tournament.entries[-1].event.reason == "ill"  # type: ignore[attr-defined]


def test_a_person_is_asked_though_they_gave_the_reason(tmp_path: Path, league: Conversation) -> None:
    """A reason on the line is no agreement to what nobody has heard yet."""
    league.session.program.exit()
    talk = Conversation(tmp_path / "n.json", interactive=True)
    before = talk.tournament.revision
    assert "annulled" in talk.say("E", "2 withdraw ill", "n")
    assert talk.tournament.revision == before
    talk.say("2 withdraw ill", "y")
    assert talk.tournament.revision == before + 1


def test_a_whole_word_of_a_name_comes_before_its_letters(tmp_path: Path) -> None:
    """`late` is Late team, though Later round begins so too."""
    talk = Conversation()
    talk.say(f"new N; system=Team round robin; file={tmp_path / 'n.json'}", "P")
    assert talk.say("help late").startswith("k, Late team")
