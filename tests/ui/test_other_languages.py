"""What is typed and what has a fixed place stays right when the words are other ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from gettext import NullTranslations
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.on_card import preference_told
from paircard.core.tables.some_players import completed, read_filter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES, Language, speaking, tr
from paircard.core.values.preference import preference_of
from paircard.data.languages import load
from paircard.data.samples.demo import demo_commands
from paircard.tui.commands.command import FIRST, SECOND
from paircard.tui.dialogs.ask import AskLine, Choose, Confirm, Reading
from paircard.tui.dialogs.column_form import ColumnForm
from paircard.tui.dialogs.entrant_form import entrant_fields, read_typed_entrant
from paircard.tui.dialogs.form import Field, Form
from paircard.tui.dialogs.import_dialog import AskFile
from paircard.tui.dialogs.question import Question
from paircard.tui.dialogs.rule import OpenRule
from paircard.tui.dialogs.tie_breaks import TieBreakForm
from paircard.tui.dialogs.working import Working
from paircard.tui.line.parse_line import command_called
from paircard.tui.line.places.of_room import place_of
from paircard.tui.line.typed_ahead import Answers, named_field
from paircard.tui.rooms import ROOMS, Room, room_called
from paircard.tui.screens.base import never_left_out
from paircard.tui.screens.of_room import screen_of
from paircard.tui.widgets.event_bar import SMALLEST
from paircard.tui.widgets.footer import KeyWord, fitting, put_together
from tests.support.dose import some

FRAME = 72
"""Cells inside the frame of a dialog."""
WORDS = {
    "Rating": "Ranking",
    "Birth year": "Rok urodzenia",
    "Club": "Klub",
    "yes": "tak",
    "Esc cancel": "Esc anuluj",
    "women": "kobiety",
    "club": "klub",
    "born": "ur",
}


class Told(NullTranslations):
    """A catalogue of a few words."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self._words = words

    def gettext(self, message: str) -> str:
        """Return the word."""
        return self._words.get(message, message)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
        """Return the word, whatever the context."""
        return self.gettext(message)


@pytest.fixture
def in_polish() -> Iterator[None]:
    """Speak another language."""
    with speaking(Language("pl", Told(WORDS))):
        yield


# --- forms ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("in_polish")
@pytest.mark.parametrize(
    ("typed", "name"),
    [("rating", "rating"), ("Ranking", "rating"), ("birth y", "birth"), ("rok", "birth"), ("fed", "federation")],
)
def test_a_field_is_named_in_english_or_in_the_language_spoken(typed: str, name: str) -> None:
    field = named_field(entrant_fields(), typed)
    assert field is not None
    assert field.name == name


@pytest.mark.usefixtures("in_polish")
def test_two_fields_that_begin_alike_in_two_languages_are_not_confused() -> None:
    """`Rank` begins one label in Polish, `Rating` one in English: `ra` may mean both, and names none."""
    fields = [Field("a", "Rating"), Field("b", "Rapid rating")]
    assert named_field(fields, "ra") is None
    assert named_field(fields, "ran") is fields[0]
    assert named_field(fields, "rap") is fields[1]


@pytest.mark.usefixtures("in_polish")
def test_a_refusal_names_the_field_as_the_form_does() -> None:
    """Line mode asks again for the field whose label begins the refusal."""
    values = Answers("Nowak, Jan; rating=much").for_fields(entrant_fields())
    with pytest.raises(Refusal) as refused:
        read_typed_entrant(values)
    labels = {field.name: field.label for field in entrant_fields()}
    assert refused.value.message.startswith(f"{labels['rating']}:")
    assert labels["rating"] == "Ranking"


@pytest.mark.usefixtures("in_polish")
def test_a_question_says_yes_in_the_language_spoken() -> None:
    assert Confirm("?", "").keys() == "Enter/y tak   Esc anuluj"
    assert Choose("?", "", {"k": "a", "r": "b"}).keys() == "k a   r b   Esc anuluj"


@pytest.mark.parametrize("word", ["помощ", "pomosht", "help", "списък", "spisak", "list"])
def test_a_command_is_typed_as_it_is_shown_also_where_only_ascii_is(word: str) -> None:
    """`--ascii` spells Bulgarian in Latin letters; what it shows can be typed."""
    place = place_of(room_called("entrants"))
    english = "help" if word in {"помощ", "pomosht", "help"} else "list"
    with speaking(load("bg")):
        called = command_called(word, place.OFFERS)
        said = [name.casefold() for name in called.english()]
    assert english in said


def test_a_field_is_named_as_it_is_shown_where_only_ascii_is() -> None:
    with speaking(load("bg")):
        fields = entrant_fields()
        for typed in ("рейтинг", "reyting", "rating"):
            field = named_field(fields, typed)
            assert field is not None
            assert field.name == "rating"


# --- the filter of the standings -----------------------------------------------------------------------------


@pytest.mark.usefixtures("in_polish")
def test_the_filter_is_typed_in_both_languages_and_said_in_one() -> None:
    assert str(read_filter("women klub Wieża fed pol")) == "kobiety, klub Wieża, fed POL"
    assert read_filter("kobiety club Wieża") == read_filter("women klub Wieża")


@given(
    sex=st.sampled_from(["", "women", "men"]),
    club=st.sampled_from(["", "Wieża", "KS Hetman 2"]),
    first=st.integers(1900, 2020),
)
def test_what_the_caption_says_can_be_typed_again(sex: str, club: str, first: int) -> None:
    """The filter line opens with what the filter says of itself."""
    typed = f"{sex} {f'club {club}' if club else ''} born {first}-"
    with speaking(Language("pl", Told(WORDS))):
        chosen = read_filter(typed)
        assert read_filter(str(chosen)) == chosen
    assert read_filter(typed) == chosen


@pytest.mark.usefixtures("in_polish")
def test_the_filter_completes_the_words_of_the_language() -> None:
    tournament = Tournament.beginning(SYSTEMS)
    for command in demo_commands():
        tournament = tournament.imagine(*command.decide(tournament))
    assert completed("kob", tournament) == "kobiety"
    assert completed("klub ksz z", tournament) == "klub KSz Żuraw Kraków"


# --- footers and dialogs -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("room", some([*ROOMS], 5), ids=lambda room: room.mode)
def test_the_footer_fits(code: str, room: Room) -> None:
    """Key and word of every command that stands there, two spaces between them; four are left out at most."""
    staying = {each.name() for each in never_left_out(screen_of(room).OFFERS)}
    spoken = load(code)
    for system, row in product(SYSTEMS, (FIRST, SECOND)):
        event = Tournament.beginning(SYSTEMS).imagine(TournamentCreated(Details("Any"), Regulations(5, system)))
        offered = [each for each in screen_of(room).OFFERS if each.footer == row and each.offered(event)]
        with speaking(spoken):
            words = [KeyWord(each.keys(), each.footing(), each.name(), each.square) for each in offered]
        all_ = list(put_together(words))
        shown = fitting(all_, SMALLEST[0], staying)
        assert sum(each.width + 2 for each in shown) <= SMALLEST[0], (system, shown)
        assert len(shown) >= len(all_) - 4, (system, shown)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_keys_of_a_dialog_stand_in_one_line(code: str) -> None:
    """Within its frame."""
    with speaking(load(code)):
        for dialog in (Question, AskLine, AskFile, Reading, Form, TieBreakForm, OpenRule, ColumnForm, Working):
            assert cell_len(tr(dialog.hint)) <= FRAME, tr(dialog.hint)


# --- the pairing card ----------------------------------------------------------------------------------------


@given(colours=st.text("WB", min_size=1, max_size=9), over_half=st.booleans())
def test_a_preference_is_said_with_the_colours_it_follows_from(colours: str, over_half: bool) -> None:
    """The colour due comes first; what it follows from is the other one."""
    preference = preference_of(colours, over_half)
    due, other = ("White", "Black") if preference.colour == "W" else ("Black", "White")
    said = preference_told(preference, colours)
    assert said.startswith(f"{due}, ")
    reason = said.partition(": ")[2]
    if "more than" in reason:
        difference = abs(colours.count("W") - colours.count("B"))
        assert reason == f"{difference} {other} more than {due} (A7)"
    else:
        assert reason.endswith(f"{other} (A7)")
        assert colours.endswith(other[0] * (2 if "two" in reason else 1))
