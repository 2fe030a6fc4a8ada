"""Line mode: no command is missing, a line means one thing, and nothing is done that was not meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import ChangeDetails, CorrectEntrant, PairRound, PublishRound
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details
from paircard.core.event.result import Result
from paircard.core.values.errors import Refusal
from paircard.data.manual import page_called
from paircard.tui.dialogs import form
from paircard.tui.line.completion import completions
from paircard.tui.line.parse_line import need_takes, readings
from paircard.tui.line.places.of_room import place_of
from paircard.tui.line.session import GREETING
from paircard.tui.line.typed_ahead import Answers
from paircard.tui.rooms import ROOMS, room_called
from paircard.tui.screens.pairings.find_board import GoToBoard
from paircard.tui.screens.pairings.pairing import PublishPairing, TakeBackPairing
from paircard.tui.screens.pairings.results import ReverseColours
from tests.support.dose import examples
from tests.support.league import league_posted
from tests.support.line import Conversation
from tests.support.play import Play, gold10, gold12
from tests.support.teams import stored

COMMANDS = [(place, offer) for place in (place_of(room) for room in ROOMS) for offer in place.room.OFFERS]


@pytest.fixture
def talk(tmp_path: Path) -> Conversation:
    """GOLD-12 with round 3 paired and published."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound())
    return Conversation(play.store(tmp_path / "gold12.json"))


def results(talk: Conversation) -> str:
    """The results of the last round, board 1 first."""
    return "".join(board.result or "." for board in talk.tournament.rounds[-1].boards)


class TestResults:
    """A result goes where it was meant to go, or nowhere."""

    def test_one_after_the_other(self, talk: Conversation) -> None:
        """Each valid key moves on, as on the screen."""
        talk.say("1", "5", "0", "=", "+", "x")
        assert results(talk) == "1=0=+x"

    def test_a_board_before_it(self, talk: Conversation) -> None:
        """A number with something after it is a board, also where it could be a result."""
        talk.say("5 1", "1 5", "0")
        assert results(talk) == "=0..1."

    def test_several_on_a_line(self, talk: Conversation) -> None:
        """From the board chosen on, or from the one named."""
        talk.say("results 1 5 0", "5 results a-")
        assert results(talk) == "1=0.a-"

    @pytest.mark.parametrize("line", ["1 5 0", "10", "2", "7 1", "0 1", "results 1 9", "15", "12", "results"])
    def test_what_is_no_result_writes_nothing(self, talk: Conversation, line: str) -> None:
        """A line with two meanings, or with none, is refused whole."""
        talk.say(line)
        assert results(talk) == "......"
        assert talk.refused.startswith("line 1: ")
        talk.say("1")
        assert results(talk) == "1....."

    def test_what_stands_there_is_asked_about_first(self, talk: Conversation) -> None:
        """Keys that begin at the wrong board change nothing unasked; the same result once more is no change."""
        talk.say("results 1 5", "4 0")
        said = talk.say("2 results 5 1 1", "n")
        assert "Board 4 has a result" in said
        assert results(talk) == "1=.0.."
        talk.say("2 results 0 1 1; y")
        assert results(talk) == "1011.."

    def test_one_too_many(self, talk: Conversation) -> None:
        """After the last board a further key changes nothing."""
        talk.say("results 1 1 1 1 1 1 0")
        assert results(talk) == "111111"
        assert "last board" in talk.refused

    def test_last_board_emptied_again(self, talk: Conversation) -> None:
        """Undone or cleared, the last board takes its result like any other."""
        talk.say("6 1", "u", "0", "6 .", "5")
        assert results(talk) == ".....="

    def test_missing_only(self, talk: Conversation) -> None:
        """`m` tells the empty boards and goes through them."""
        talk.say("2 1", "4 1")
        said = talk.say("m")
        assert [line.split(":")[0] for line in said.splitlines()[1:]] == [f"Board {n}" for n in (1, 3, 5, 6)]
        talk.say("1 1", "0")
        assert results(talk) == "1101.."

    def test_results_without_a_key(self, talk: Conversation) -> None:
        """Q180, Q185: what has no key of its own is typed as on a sheet, alone or among others."""
        talk.say("results 1 =-0 1-0 0-0 1u", "6 0-½")
        assert results(talk) == "1=-010-01u0-="
        talk.say("6 * 5; y")  # the round is complete: asked
        assert results(talk).endswith("=u")
        talk.say("6 correct 0-0; both had a telephone")
        assert results(talk) == "1=-010-01u0-0"

    @pytest.mark.parametrize("typed", ["1-½", "1-1", "½F-0F", "1F-1F", "+-0", "0u-1"])
    def test_impossible_results(self, talk: Conversation, typed: str) -> None:
        """Q181 to Q184: more than a point in all, half forfeits, half played and half forfeit are no results."""
        talk.say("2 1", f"2 correct {typed}; x")
        assert f"{typed} is not a result" in talk.refused
        talk.say(f"2 {typed}")
        assert f"{typed} is not a command here" in talk.refused
        assert results(talk) == ".1...."

    @settings(deadline=None, max_examples=examples(25))
    @given(keys=st.text(alphabet="15=d0+-xa", min_size=1, max_size=6).filter(lambda keys: not _result_of_a_sheet(keys)))
    def test_same_as_the_domain(self, keys: str, tmp_path_factory: pytest.TempPathFactory) -> None:
        """Typed one a line or all on one, the keys write what they mean."""
        meant = [Result.typed(key) for key in keys]
        for lines in (list(keys), [f"results {keys}"]):
            play = gold12(2)
            play.pair()
            play.do(PublishRound())
            talk = Conversation(play.store(tmp_path_factory.mktemp("event") / "gold12.json"))
            talk.say(*lines)
            written = [board.result for board in talk.tournament.rounds[-1].boards]
            assert written == [*meant, *[None] * (6 - len(meant))]


def _result_of_a_sheet(keys: str) -> bool:
    """Whether keys without blanks are one result, such as 0-0: it is read as one board, as Q180 wants it."""
    return len(keys) > 1 and Result.typed(keys) is not None


class TestNames:
    """Players by number or by a part of the name, without accents; never a guess."""

    @pytest.fixture
    def club(self, tmp_path: Path) -> Conversation:
        """Four entrants, two of them Nowak."""
        talk = Conversation()
        talk.say(f"new Club; file={tmp_path / 'club.json'}", "new Nowák, Anna", "new Nowak, Jan", "new Łoś, Ewa")
        talk.say("new Kovács, Béla; title=IM")
        return talk

    def test_accents_and_case(self, club: Conversation) -> None:
        """`los` is enough for Łoś."""
        assert "Łoś, Ewa is withdrawn" in club.say("los withdraw ill")

    def test_several_are_named(self, club: Conversation) -> None:
        """Who is meant is asked for, and nothing happens."""
        club.say("nowak withdraw ill")
        assert "may be 3 Nowák, Anna, 4 Nowak, Jan" in club.refused
        assert all(not each.gone for each in club.tournament.registrations.values())

    def test_more_of_the_name(self, club: Conversation) -> None:
        """Several words before the command are one name."""
        assert "4 Nowak, Jan is withdrawn" in club.say("nowak, jan withdraw ill")

    def test_number(self, club: Conversation) -> None:
        """The pairing number."""
        assert "1 Kovács, Béla; IM; no rating; present" in club.say("1")

    def test_nobody(self, club: Conversation) -> None:
        """A name nobody has is refused, and so is a word that is no command."""
        club.say("smith withdraw", "frobnicate")
        assert club.refused.count("neither a command here nor anybody's number or name") == 2


class TestMeaning:
    """How a line is read."""

    def test_prefix(self) -> None:
        """An unambiguous beginning of a name is enough; a phrase goes before a word."""
        place = place_of(room_called("pairings"))
        for word, meant in {
            "pub": (PublishPairing, ""),
            "take back y": (TakeBackPairing, "y"),
            "board 7": (GoToBoard, "7"),
            "rev x": (ReverseColours, "x"),
            "rev; x; y": (ReverseColours, "x; y"),
        }.items():
            meaning = next(readings(word, place.OFFERS))
            assert (meaning.offer, meaning.answers) == meant

    def test_ambiguous(self) -> None:
        """What it may be is told, with the keys."""
        place = place_of(room_called("pairings"))
        with pytest.raises(Refusal, match=r"White wins \(1\), White wins by forfeit \(\+\)"):
            next(readings("white", place.OFFERS))

    def test_answers_to_what_asks_nothing(self) -> None:
        """Refused before anything is done."""
        for place, offer in COMMANDS:
            if not offer.takes:
                with pytest.raises(Refusal, match="takes nothing after it"):
                    need_takes(offer, "1")
            assert place.OFFERS

    def test_not_possible_now(self, talk: Conversation) -> None:
        """The refusal says why not, in a sentence of its own."""
        talk.say("b")
        assert talk.refused == "line 1: Round 3 is already published.\n"

    def test_fields_by_name_and_in_turn(self) -> None:
        """Named fields, unnamed ones in their order, a hyphen for nothing; the rest is for the next question."""
        fields = [form.Field("a", "Alpha", "1"), form.Field("b", "Beta", "2"), form.Field("c", "Gamma", "3")]
        answers = Answers("x; gam=-; y; z")
        assert answers.for_fields(fields) == {"a": "x", "b": "2", "c": ""}
        assert answers.take_all() == "y; z"

    @pytest.mark.parametrize(
        ("line", "unknown"),
        [("t tempo=90", "tempo"), ("t rounds=6; half_point=yes", "half_point"), ("new Nowak; elo=2000", "elo")],
    )
    def test_an_unknown_field_is_refused(self, tmp_path: Path, line: str, unknown: str) -> None:
        """Nothing of the line is done, and the fields there are stand in the refusal."""
        talk = Conversation(gold10(0).store(tmp_path / "gold10.json"))
        before = len(talk.tournament.entries)
        talk.say("E", line)
        assert f"there is no field {unknown} here, nothing was done. Fields: Name" in talk.refused
        assert len(talk.tournament.entries) == before

    def test_a_value_with_an_equals_sign(self, talk: Conversation) -> None:
        """Its field stands before it; a draw is no field."""
        talk.say("E", "t name=a=b")
        assert talk.tournament.details.name == "a=b"
        assert Answers("5 =").for_fields([form.Field("board", "Board")]) == {"board": "5 ="}

    def test_completion(self) -> None:
        """Commands first; names behind a command; accents need not be typed."""
        words = ["withdraw", "where", "Łoś, Ewa"]
        assert completions("w", words) == ["withdraw", "where"]
        assert completions("card lo", words) == ["card Łoś, Ewa"]
        assert completions("xyz", words) == []


class TestQuestions:
    """Dialogs line by line."""

    def test_refused_field_is_asked_again(self, tmp_path: Path) -> None:
        """A person is asked for the wrong field only, and hears why."""
        talk = Conversation(gold10(0).store(tmp_path / "gold10.json"), interactive=True)
        said = talk.say("new", "Nowak, Jan", "", "many", ".", "1850", "")
        assert "Refused: Rating: many is not a rating" in said
        assert "11 entered: Nowak, Jan" in said
        assert talk.tournament.registrations[ContestantId(11)].entrant.rating == 1850

    def test_cancel(self, talk: Conversation) -> None:
        """`!` leaves everything as it was."""
        assert "Cancelled." in talk.say("correct", "1", "!")
        assert results(talk) == "......"

    def test_wrong_choice(self, tmp_path: Path) -> None:
        """A person may choose again; nothing is taken for yes."""
        play = gold12(2)
        play.pair()
        talk = Conversation(play.store(tmp_path / "gold12.json"), interactive=True)
        said = talk.say("u", "maybe", "")
        assert "Undo: maybe is none of these: y yes. Type one, or nothing to cancel." in said
        assert "Cancelled." in said
        assert len(talk.tournament.rounds) == 3

    def test_no(self, talk: Conversation) -> None:
        """`n` is an answer to yes or no, though the screen has Esc for it."""
        assert "Cancelled." in talk.say("u", "no")
        assert len(talk.tournament.rounds) == 3

    def test_input_ends_in_a_question(self, talk: Conversation) -> None:
        """It is refused, and nothing was written."""
        talk.say("correct", "1")
        assert "the input ended before this was answered" in talk.refused
        assert results(talk) == "......"

    def test_emptied_field(self, tmp_path: Path) -> None:
        """A lone hyphen empties, Enter keeps."""
        talk = Conversation(gold10(0).store(tmp_path / "gold10.json"))
        talk.say("1 edit rating=2100; club=KS", "A1 edit", "", "", "", "", "", "-", ".")
        entrant = talk.tournament.registrations[ContestantId(1)].entrant
        assert (entrant.rating, entrant.club) == (2100, "")


class TestTwoArbiters:
    """Anna and Bo at one event."""

    def test_told_in_one_line(self, tmp_path: Path) -> None:
        """What Bo did is told before Anna's next command, once."""
        play = gold10(2)
        play.pair()
        play.do(PublishRound())
        path = play.store(tmp_path / "gold10.json")
        anna, bo = Conversation(path, arbiter="Anna"), Conversation(path, arbiter="Bo")
        bo.say("1", "5")
        said = anna.say("where")
        assert said.splitlines()[0] == "Meanwhile Bo: round 3 board 1: 1-0; round 3 board 2: ½-½."
        assert "Meanwhile" not in anna.say("where")

    @pytest.mark.parametrize(("choice", "stands"), [("r", "1"), ("k", "="), ("", "=")])
    def test_same_board(self, tmp_path: Path, choice: str, stands: str) -> None:
        """S5: Anna's prompt was older than Bo's result: she hears whose it is and when, and chooses."""
        play = gold10(2)
        play.pair()
        play.do(PublishRound())
        path = play.store(tmp_path / "gold10.json")
        anna, bo = Conversation(path, arbiter="Anna"), Conversation(path, arbiter="Bo")
        anna.say("board 2")
        bo.say("2 5")
        anna.type(choice)
        anna.session.do("2 1")
        said = anna.say()
        assert "Board 2 is already ½-½" in said
        assert "Bo entered ½-½ at " in said
        assert "r: replace by 1-0" in said
        assert results(anna) == f".{stands}..."

    def test_several_results_stop_there(self, tmp_path: Path) -> None:
        """What was to be written after the board of somebody else is not, and is told."""
        play = gold10(2)
        play.pair()
        play.do(PublishRound())
        path = play.store(tmp_path / "gold10.json")
        anna, bo = Conversation(path, arbiter="Anna"), Conversation(path, arbiter="Bo")
        bo.say("2 5")
        anna.say("results 1 1 0 0", "r")
        assert "Not written: 0 0" in anna.refused
        assert results(anna) == "11..."


class TestOtherStates:
    """What if, and earlier states of the event: the prompt says so before anything else."""

    def test_what_if(self, talk: Conversation) -> None:
        """Nothing is stored; what differs is told; what is dropped is gone."""
        program = talk.session.program
        assert "nothing is stored" in talk.say("W")
        assert program.prompt() == "what if, round 3, board 1 of 6>"
        said = talk.say("results 1 1 1 1 1 1", "where")
        assert "WHAT IF: 6 changes tried, nothing is stored." in said
        assert program.now().missing
        talk.say("W", "d")
        assert program.prompt() == "round 3, board 6 of 6>"
        assert results(talk) == "......"
        assert "Meanwhile" not in talk.say("1", "where")

    def test_what_if_taken_over(self, talk: Conversation) -> None:
        """What is taken over is stored, and is not told as the work of another."""
        assert "Meanwhile" not in talk.say("W", "1", "5", "W t", "where")
        assert "".join(board.result or "." for board in talk.session.program.now().rounds[2].boards) == "1=...."

    def test_look_back(self, talk: Conversation) -> None:
        """An earlier state, after a whole command, is for reading; Esc, typed as a word, comes back."""
        talk.say("1", "J", "5 look back", "P")
        assert talk.session.program.prompt().startswith("as of entry 13, ")
        talk.say("p")
        assert "earlier state" in talk.refused
        assert "This is the event as it is now." in talk.say("esc")
        assert results(talk) == "1....."


def test_the_manual_is_true(tmp_path: Path) -> None:
    """The conversation in the manual is what is said."""
    shown = page_called("line").text.split("$ paircard line club.json\n")[1].split("```")[0]
    play = Play([2000, 1900, 1800, 1700])
    people = zip(
        (1, 2, 3, 4), ("Nowak, Anna", "Kos, Bea", "Lis, Jan", "Wit, Tom"), (2000, 1900, 1800, 1700), strict=True
    )
    play.do(*(CorrectEntrant(ContestantId(id_), Entrant.of(name, rating=rating)) for id_, name, rating in people))
    play.do(ChangeDetails(Details("Club Cup")), PairRound(), PublishRound())
    talk = Conversation(interactive=True)
    talk.session.talk.say(GREETING)
    talk.session.program.open_event(play.store(tmp_path / "club.json"))
    typed = re.findall(r"^[^>\n]*> (.*)$", shown, re.MULTILINE)
    heard = talk.say(*typed)
    assert re.sub(r"(?m)^([^>\n]*> ).*\n", r"\1", shown) == heard.rpartition("entrant 3> ")[0]


def test_other_words_name_a_command_too(tmp_path: Path) -> None:
    """Where nothing else is meant: a player of that name comes first, and what two commands are called is asked."""
    play = gold12(2)
    play.pair()
    talk = Conversation(play.store(tmp_path / "gold12.json"))
    talk.say("post")
    assert talk.tournament.rounds[-1].published
    assert "nothing to pair anew" in talk.say("pair again")
    talk.say("remove")
    assert "remove may be Take back pairing (t), Clear board (.)" in talk.refused
    assert "Clear board" in talk.say("help clr")
    assert "Standings" in talk.say("ranking")
    talk.say("P")
    assert "Clear board" in talk.say(": erase")
    assert "Nobody" not in talk.say("E", "A3 erase")
    assert "A3 can withdraw, but not be struck out" in talk.refused


def test_the_league_evening_of_the_manual_is_true(tmp_path: Path) -> None:
    """Line-ups, a late team and results are said as the page on teams has them; there long lines are broken."""
    shown = page_called("teams").text.split("$ paircard line league.json\n")[1].split("```")[0]
    talk = Conversation(stored(tmp_path / "league.json", league_posted()), interactive=True)
    typed = re.findall(r"(?m)^round [^>\n]*> (.*)$", shown)
    replies = re.split(r"(?m)^round [^>\n]*> .*\n", shown)[1:]
    talk.say("P")
    assert len(typed) == 9
    for line, reply in zip(typed, replies, strict=True):
        said = talk.say(line) + talk.refused
        assert " ".join(reply.split()) in " ".join(said.split())
