"""No command of a screen is missing in line mode: each is offered, found by its names, explained, and runs."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from pkgutil import iter_modules
from tempfile import TemporaryDirectory

import pytest

from paircard.core.commands import CreateTournament
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.values.errors import Refusal
from paircard.data.storage.event_file import EventFile
from paircard.tui import dialogs
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.dialogs import ask, form, lines, pick, witnessed, working
from paircard.tui.dialogs.question import Question
from paircard.tui.line.help import explanation
from paircard.tui.line.keys import typed_keys
from paircard.tui.line.parse_line import Meaning, names, readings, shared_names
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.places.of_room import place_of
from paircard.tui.line.places.pairings import LinePairings
from paircard.tui.rooms import ROOMS, loaded
from paircard.tui.screens.of_room import screen_of
from paircard.tui.screens.pairings.forfeits import MatchForfeit
from paircard.tui.screens.pairings.results import BlackWinsByForfeit, DoubleForfeit, WhiteWinsByForfeit
from tests.support.golden_journals import cup, display, match, teams
from tests.support.line import Conversation
from tests.support.play import Play, gold12

PLACES = [place_of(room) for room in ROOMS]
COMMANDS = [(place, offer) for place in PLACES for offer in place.room.OFFERS]


def paired() -> Play:
    """GOLD-12 with round 3 on the boards."""
    play = gold12(2)
    play.pair()
    return play


PLAYERS = paired()


def in_fide_mode(path: Path) -> None:
    """Write an event of today that has not left FIDE mode."""
    regulations = Regulations(5, "dutch-2026", tie_breaks=("BH@c07-2026",), options=DutchOptions(fide="on"))
    EventFile.create(path, CreateTournament(Details("Rated"), regulations), arbiter="Anna")


OF_OTHER_KINDS: tuple[Callable[[Path], None], ...] = (teams, cup, display, match, in_fide_mode)
"""What writes an event that has commands of its own."""


@cache
def other_events() -> tuple[tuple[Tournament, bytes], ...]:
    """One event of each, and its file."""
    found = []
    with TemporaryDirectory() as folder:
        for write in OF_OTHER_KINDS:
            path = Path(folder) / f"{write.__name__}.json"
            write(path)
            found.append((EventFile.open(path).tournament, path.read_bytes()))
    return tuple(found)


@cache
def players_file() -> bytes:
    """The file of the event of players."""
    with TemporaryDirectory() as folder:
        return PLAYERS.store(Path(folder) / "gold12.json").read_bytes()


def kind_for(offer: type[ScreenCommand]) -> int:
    """Which event has what the command is about: 0 of players, or one of another kind, counted from 1."""
    every = (PLAYERS.tournament, *(event for event, _ in other_events()))
    return next((number for number, each in enumerate(every) if offer.offered(each)), 0)


def an_event(offer: type[ScreenCommand]) -> Tournament:
    """An event that has what the command is about."""
    return (PLAYERS.tournament, *(event for event, _ in other_events()))[kind_for(offer)]


def stored(kind: int, folder: Path) -> Path:
    """An event of that kind in a file."""
    path = folder / "event.json"
    path.write_bytes((players_file(), *(content for _, content in other_events()))[kind])
    return path


def test_every_screen_has_its_place() -> None:
    """Of one room are a screen and its counterpart in lines: both are what it offers."""
    for room in ROOMS:
        assert room.mode == screen_of(room).mode == place_of(room).mode
        assert place_of(room).room is screen_of(room).of_room() is loaded(room.asks)
        assert issubclass(screen_of(room), loaded(room.asks))
        assert issubclass(place_of(room), loaded(room.asks))


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.mode)
def test_every_command_is_offered(place: type[LinePresenter]) -> None:
    """The commands of the screen themselves, not copies; the words of line mode only come on top."""
    assert place.OFFERS[: len(place.room.OFFERS)] == place.room.OFFERS
    assert all(not offer.key for offer in place.own)
    taken = [name for offer in place.room.OFFERS for name in names(offer)]
    assert not {name for offer in place.own for name in names(offer)} & set(taken)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.mode)
def test_key_and_names_lead_to_it(place: type[LinePresenter]) -> None:
    """The same key as on the screen; its short name, unless the footer has it for two keys; its title."""
    for offer in place.room.OFFERS:
        event = an_event(offer)
        there = [each for each in place.OFFERS if each is offer or each.offered(event)]
        for word in (*typed_keys(offer), *names(offer)):
            if word not in shared_names(offer):
                assert next(readings(word, there)).offer is offer, word


def test_a_label_of_two_keys_leads_to_neither() -> None:
    """`+ - Forfeit`: the footer's word names both keys, what papers write is a name of one; in matches it is `f`."""
    assert {each for _, each in COMMANDS if shared_names(each)} == {WhiteWinsByForfeit, BlackWinsByForfeit}
    of_players = [each for each in LinePairings.OFFERS if each.offered(PLAYERS.tournament)]
    for line in ("forfeit", "5 forfeit"):
        with pytest.raises(Refusal, match=r"White wins by forfeit \(\+\), Black wins by forfeit \(-\)"):
            list(readings(line, of_players))
    written = {"+-": WhiteWinsByForfeit, "-+": BlackWinsByForfeit, "--": DoubleForfeit}
    assert {line: next(readings(f"5 {line}", of_players)) for line in written} == {
        line: Meaning("5", offer) for line, offer in written.items()
    }
    of_teams = [each for each in LinePairings.OFFERS if each.offered(an_event(MatchForfeit))]
    assert next(readings("2 forfeit 1", of_teams)) == Meaning("2", MatchForfeit, "1")


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.mode)
def test_help_is_the_same_text(place: type[LinePresenter], tmp_path: Path) -> None:
    """What `help COMMAND` says is the help of the screen."""
    for kind, offers in groupby(sorted(place.room.OFFERS, key=kind_for), kind_for):
        talk = Conversation(stored(kind, tmp_path))
        here = talk.session.program.places[place.mode]
        for offer in offers:
            assert list(explanation(here, offer.title()))[-1] == offer.help()


@pytest.mark.parametrize(("place", "offer"), COMMANDS, ids=lambda value: value.__name__)
def test_every_command_runs(place: type[LinePresenter], offer: type[ScreenCommand], tmp_path: Path) -> None:
    """Typed by its key, its questions cancelled, it ends: nothing that it asks for is missing in line mode."""
    talk = Conversation(stored(kind_for(offer), tmp_path))
    talk.session.program.switch_mode(place.mode)
    talk.session.do(offer.title())
    talk.session.talk.interactive = True
    said = talk.say("!")
    assert said or talk.refused or offer.__name__ == "Quit"


def test_every_question_has_an_answer() -> None:
    """Eight kinds of question; any other would have to be taught to line mode."""
    modules = [import_module(each.name) for each in iter_modules(dialogs.__path__, f"{dialogs.__name__}.")]
    found = {each for module in modules for _, each in inspect.getmembers(module, inspect.isclass)}
    kinds = (
        ask.Choose,
        ask.AskLine,
        ask.Reading,
        form.Form,
        lines.AskLines,
        pick.Pick,
        witnessed.Witnessed,
        working.Working,
    )
    assert all(issubclass(each, kinds) for each in found if issubclass(each, Question) and each is not Question)
    assert len(found) > 20


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.mode)
def test_every_question_can_be_answered_on_the_line(place: type[LinePresenter]) -> None:
    """A command that waits for answers says what they are."""
    silent = [
        each
        for each in place.room.OFFERS
        if inspect.iscoroutinefunction(getattr(each, "does", each.run)) and not each.takes
    ]
    assert silent == []
