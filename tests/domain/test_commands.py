"""What an arbiter may not do is refused with the article."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paircard.core.commands import (
    AndRepair,
    AnnounceAbsence,
    CancelAbsence,
    ChangeRegulations,
    ClearResult,
    Command,
    CorrectColours,
    CorrectEntrant,
    CorrectResult,
    CreateTournament,
    EnterResult,
    PairByHand,
    PairRound,
    PublishRound,
    RegisterEntrants,
    RemoveEntrant,
    ReturnEntrant,
    SetFirstColour,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from tests.support.play import TIME, Play, gold12
from tests.support.pseudo import PSEUDO, english_words


def by_hand(play: Play, text: str, reason: str = "broken printer") -> PairByHand:
    """A pairing by hand from `1-2 3-4 bye 5`."""
    words = text.replace("bye ", "bye").split()
    pairs = [word.split("-") for word in words if "-" in word]
    bye = next((play.id(int(word[3:])) for word in words if word.startswith("bye")), None)
    return PairByHand(tuple((play.id(int(w)), play.id(int(b))) for w, b in pairs), bye, reason)


def two_rounds() -> Play:
    """GOLD-12 with round 1 played and round 2 paired, published, one result in."""
    play = gold12(1)
    play.pair()
    play.do(PublishRound(), EnterResult(2, 1, Result.DRAW))
    return play


REFUSALS: list[tuple[str, str, Callable[[Play], Command]]] = [
    ("A2", "no result on board 2", lambda _: PairRound()),
    ("F6", "being played", lambda _: UnpairRound()),
    ("F6", "already published", lambda _: PublishRound()),
    ("F7", "correction", lambda _: EnterResult(1, 1, Result.DRAW)),
    ("F7", "correction", lambda _: ClearResult(1, 1)),
    ("F7", "needs a reason", lambda _: CorrectResult(1, 1, Result.DRAW, "  ")),
    ("F7", "needs a reason", lambda _: CorrectColours(1, 1, reversed=True)),
    ("", "has no result yet", lambda _: CorrectResult(2, 2, Result.DRAW, "slip")),
    ("", "boards 1 to 6", lambda _: EnterResult(2, 7, Result.DRAW)),
    ("", "Round 3 has not been paired", lambda _: EnterResult(3, 1, Result.DRAW)),
    ("", "Round 0 has not been paired", lambda _: EnterResult(0, 1, Result.DRAW)),
    ("E5", "first colour is fixed", lambda _: SetFirstColour("B")),
    ("F5", "can withdraw", lambda play: RemoveEntrant(play.id(3))),
    ("F5", "has not withdrawn", lambda play: ReturnEntrant(play.id(3))),
    ("F5", "loses by forfeit", lambda play: AnnounceAbsence(play.id(3), 2)),
    ("", "rounds 1 to 5", lambda play: AnnounceAbsence(play.id(3), 6)),
    ("R18", "not in these rules", lambda play: AnnounceAbsence(play.id(3), 3, half_point=True)),
    ("F5", "not marked absent", lambda play: CancelAbsence(play.id(3), 3)),
    ("", "no entrant", lambda _: WithdrawEntrant(ContestantId(99))),
    ("", "Nothing was changed", lambda play: CorrectEntrant(play.id(1), Entrant.of("A1", rating=2350))),
    ("", "cannot have 1", lambda _: ChangeRegulations(Regulations(1))),
    ("F7", "needs a reason", lambda play: CorrectEntrant(play.id(1), Entrant.of("A1", rating=2400))),
    ("", "1 to 30 rounds, not 0", lambda _: ChangeRegulations(Regulations(0))),
    ("", "no tie-break 'luck'", lambda _: ChangeRegulations(Regulations(tie_breaks=("luck",)))),
    ("", "no pairing system", lambda _: ChangeRegulations(Regulations(system="lottery"))),
    ("", "already holds", lambda _: CreateTournament(Details("x"), Regulations())),
    ("R17", "half a point", lambda _: RegisterEntrants((Entrant("New"),), missed=(2,))),
    ("", "nobody to enter", lambda _: RegisterEntrants(())),
    ("", "between 0 and 4000", lambda _: RegisterEntrants((Entrant("New", rating=9999),))),
    ("", "is empty", lambda _: RegisterEntrants((Entrant("\x1b"),))),
]


@pytest.mark.parametrize(("article", "said", "build"), REFUSALS)
def test_refused(article: str, said: str, build: Callable[[Play], Command]) -> None:
    """Each refusal names its article, says what is wrong, and changes nothing."""
    play = two_rounds()
    before = play.tournament
    with pytest.raises(Refusal, match=said) as refused:
        play.do(build(play))
    assert refused.value.article == article
    assert play.tournament is before


@pytest.mark.parametrize("build", [build for _, _, build in REFUSALS])
def test_refused_in_another_language(build: Callable[[Play], Command]) -> None:
    """Not a word is left in English but what was typed, or is to be typed."""
    play = two_rounds()
    typed = ["luck", "lottery", "paircard manual tie-breaks", play.tournament.details.name]
    with speaking(PSEUDO):
        with pytest.raises(Refusal) as refused:
            play.do(build(play))
        assert not english_words(refused.value.message, typed)


class TestPairingByHand:
    """R14: by hand, with a reason; B1 and B2 are not for the arbiter to break."""

    def ready(self) -> Play:
        """GOLD-12 after two rounds."""
        return gold12(2)

    @pytest.mark.parametrize(
        ("article", "said", "pairs"),
        [
            ("B1a", "1", "1-7 2-3 10-8 9-12 4-11 5-6"),
            ("A5", "Not paired: 5 A5, 6 A6", "1-2 3-10 8-9 12-4 7-11"),
            ("", "appears twice", "1-2 1-10 8-9 12-4 7-11 5-6"),
            ("A5", "Not paired: 6 A6", "1-2 3-10 8-9 12-4 7-11 bye 5"),
        ],
    )
    def test_refused(self, article: str, said: str, pairs: str) -> None:
        """Met before, left out, twice, a bye for nothing."""
        play = self.ready()
        with pytest.raises(Refusal, match=said) as refused:
            play.do(by_hand(play, pairs))
        assert refused.value.article == article

    def test_colours_as_typed(self) -> None:
        """B2: a third White in a row, though the same pair with the colours turned would do."""
        play = Play.evenly(6, 2000, 20)
        for pairs in ("1-2 3-4 5-6", "1-3 2-5 4-6"):
            play.do(by_hand(play, pairs))
            play.results("111")
        with pytest.raises(Refusal, match="1 A1 would have White for the third time") as refused:
            play.do(by_hand(play, "1-4 3-5 2-6"))
        assert refused.value.article == "B2"
        play.do(by_hand(play, "4-1 3-5 6-2"))

    def test_needs_a_reason(self) -> None:
        """R14."""
        play = self.ready()
        with pytest.raises(Refusal, match="reason"):
            play.do(by_hand(play, "1-2 3-10 8-4 12-9 7-11 5-6", reason=""))

    def test_replaces_an_unpublished_pairing(self) -> None:
        """And is marked; floats follow the scores (A4); one undo brings the old pairing back."""
        play = self.ready()
        made = play.pair()
        play.do(by_hand(play, "1-2 3-10 8-4 12-9 7-11 5-6"))
        current = play.tournament.current
        assert current is not None
        assert current.by_hand == "broken printer"
        (board,) = current.boards_of(play.id(7))
        scores = [play.tournament.cards[id_].points(2) for id_ in board.players]
        assert (board.white_float == "D") == (scores[0] > scores[1])
        play.do(Undo())
        assert play.pairs() == made

    def test_published_stands(self) -> None:
        """F6: once published, by hand or not, it stays."""
        play = self.ready()
        play.pair()
        play.do(PublishRound())
        with pytest.raises(Refusal):
            play.do(by_hand(play, "1-2 3-10 8-4 12-9 7-11 5-6"))

    def test_no_bye_after_a_point_without_playing(self) -> None:
        """B1b."""
        play = Play.evenly(5, 2000, 20)
        play.pair()
        play.results("11")
        with pytest.raises(Refusal) as refused:
            play.do(by_hand(play, "1-2 3-4 bye 5"))
        assert refused.value.article == "B1b"


def test_order_of_pairing_numbers() -> None:
    """A2: rating, title, alphabet; CM counts as no title."""
    entrants = (
        Entrant.of("Zeta", rating=2400, title=Title.IM),
        Entrant.of("Alfa", rating=2400),
        Entrant.of("Beta", rating=2400, title=Title.WGM),
        Entrant.of("Gamma", rating=2400, title=Title.CM),
        Entrant.of("Omega", rating=2450),
    )
    play = Play([2300])
    play.do(RegisterEntrants(entrants))
    names = {number: play.tournament.registrations[id_].entrant.name for number, id_ in play.tournament.ids.items()}
    assert [names[PairingNumber(n)] for n in range(1, 7)] == ["Omega", "Beta", "Zeta", "Alfa", "Gamma", "A1"]


def test_late_entry_before_round_1_renumbers() -> None:
    """R20: until round 1 is paired numbers follow A2; afterwards a late entry takes the next free one (R17)."""
    play = Play.evenly(4, 2000, 100)
    play.do(RegisterEntrants((Entrant.of("New", rating=1950),)))
    assert play.tournament.numbers[ContestantId(5)] == 2
    play.pair()
    play.results("11")
    play.do(RegisterEntrants((Entrant.of("Later", rating=2500),)))
    assert play.tournament.numbers[ContestantId(6)] == 6
    scores = [play.tournament.cards[id_].score for id_ in play.tournament.order]
    assert scores == sorted(scores, reverse=True)
    zeros = [id_ for id_ in play.tournament.order if play.tournament.cards[id_].score == 0]
    assert zeros[0] == 6


def test_fide_id_entered_once() -> None:
    """The other owner is named."""
    play = Play([2000])
    play.do(RegisterEntrants((Entrant.of("Nowak", fide_id="1100"),)))
    with pytest.raises(Refusal, match="belongs to Nowak"):
        play.do(RegisterEntrants((Entrant.of("Kowal", fide_id="1100"),)))


def test_first_result_publishes() -> None:
    """A result shows that the pairing was known."""
    play = gold12(1)
    play.pair()
    play.do(EnterResult(2, 1, Result.WHITE))
    assert play.tournament.rounds[1].published


def test_first_colour_is_needed() -> None:
    """A7."""
    tournament = Tournament.beginning(SYSTEMS)
    for command in (
        CreateTournament(Details("x"), Regulations()),
        RegisterEntrants((Entrant.of("A"), Entrant.of("B"))),
    ):
        tournament = tournament.record(command.decide(tournament), arbiter="A", time=TIME)
    with pytest.raises(Refusal) as refused:
        PairRound().decide(tournament)
    assert refused.value.article == "A7"


def test_half_point_bye() -> None:
    """R18: half a point, no opponent, no colour, no float, still bye-eligible."""
    play = Play.evenly(6, 2000, 20, half_point_byes=True)
    play.do(AnnounceAbsence(play.id(1), 1, half_point=True))
    play.pair()
    card = play.tournament.cards[ContestantId(1)]
    assert (card.score, card.colours, card.floats, card.bye_barred) == (1, "", "-", False)
    assert len(play.tournament.rounds[0].boards) == 2
    assert play.tournament.rounds[0].bye is not None


def test_r18_stays_while_half_points_are_promised() -> None:
    """The regulation cannot go before the announced half-point bye does."""
    play = Play.evenly(6, 2000, 20, half_point_byes=True)
    play.do(AnnounceAbsence(play.id(1), 1, half_point=True))
    with pytest.raises(Refusal, match="promised to 1 A1"):
        play.do(ChangeRegulations(Regulations(5)))
    play.do(CancelAbsence(play.id(1), 1), ChangeRegulations(Regulations(5)))


def test_nothing_is_proposed_without_all_results() -> None:
    """A2: whoever asks for the next pairing is refused, not only the command that records it."""
    play = two_rounds()
    with pytest.raises(Refusal, match="no result on board 2"):
        _ = play.tournament.proposal


def test_return_in_the_same_break_loses_nothing() -> None:
    """Withdrawn and back before the next pairing: as if nothing had been."""
    play = gold12(1)
    play.do(WithdrawEntrant(play.id(3)), ReturnEntrant(play.id(3)))
    assert play.id(3) in play.tournament.to_pair


class TestTakingBackAPairing:
    """What was dated after a round because it was paired is dated to it once the pairing is taken back."""

    def test_withdrawn_meanwhile(self) -> None:
        """They are not paired in the round made anew, and can come back."""
        play = gold12(1)
        play.pair()
        play.do(WithdrawEntrant(play.id(3)), UnpairRound())
        assert play.id(3) not in play.tournament.to_pair
        with pytest.raises(Refusal, match="already withdrawn"):
            play.do(WithdrawEntrant(play.id(3)))
        play.do(ReturnEntrant(play.id(3)))
        assert play.id(3) in play.tournament.to_pair

    def test_back_and_away_and_back(self) -> None:
        """Any order of leaving, coming back and taking back ends as the last word says."""
        play = gold12(1)
        play.pair()
        play.do(WithdrawEntrant(play.id(3)), ReturnEntrant(play.id(3)), UnpairRound())
        assert play.id(3) in play.tournament.to_pair
        play.do(WithdrawEntrant(play.id(3)))
        assert play.id(3) not in play.tournament.to_pair
        play.do(ReturnEntrant(play.id(3)))
        assert play.id(3) in play.tournament.to_pair

    @pytest.mark.parametrize("rounds_played", [0, 1, 2])
    def test_late_entry_meanwhile(self, rounds_played: int) -> None:
        """R17, R20: they are paired in the round made anew, and have missed only what was played."""
        play = gold12(rounds_played)
        play.pair()
        play.do(RegisterEntrants((Entrant.of("Late", rating=2200),)), UnpairRound())
        late = play.tournament.registrations[ContestantId(13)]
        assert (late.first_round, late.missed) == (rounds_played + 1, (0,) * rounds_played)
        assert 13 in play.tournament.to_pair
        assert "bye" in play.pair()


def test_an_id_never_names_two_people() -> None:
    """A struck out entrant keeps their id in the journal."""
    play = Play.evenly(3, 2000, 10)
    play.do(RemoveEntrant(ContestantId(3)), RegisterEntrants((Entrant.of("Other"),)))
    assert set(play.tournament.registrations) == {1, 2, 4}


class TestF6:
    """A published pairing is changed only if it breaks B1 or B2, and then it may be."""

    def published(self) -> Play:
        """GOLD-12, round 3 published, nobody has played."""
        play = gold12(2)
        play.pair()
        play.do(PublishRound())
        return play

    def test_a_sound_one_stands(self) -> None:
        """F6."""
        play = self.published()
        with pytest.raises(Refusal, match="changed only if it breaks B1 or B2") as refused:
            play.do(UnpairRound())
        assert refused.value.article == "F6"

    def test_one_that_breaks_b2_by_now_is_made_anew(self) -> None:
        """Two corrections of colours make both players of a board absolute for one colour: B2."""
        play = self.published()
        tournament = play.tournament
        board, corrections = next(found for board in tournament.rounds[2].boards if (found := both_due(play, board)))
        *before, last = corrections
        play.do(*before, AndRepair(last))
        reasons = [getattr(entry.event, "reason", "") for entry in play.tournament.entries]
        assert any(reason.startswith("F6: B2") for reason in reasons)
        current = play.tournament.current
        assert current is not None
        assert board.players not in {each.players for each in current.boards}
        assert not current.published


def both_due(play: Play, board: Board) -> tuple[Board, list[Command]] | None:
    """Corrections of played colours after which both players must have the same colour, where one exists."""
    for colour in ("W", "B"):
        commands: list[Command] = []
        for player in board.players:
            for number in (1, 2):
                boards = play.tournament.rounds[number - 1].boards_of(player)
                wrong = [played.number for played in boards if played.colour_of(player) != colour]
                commands += (CorrectColours(number, board, reversed=True, reason="as played") for board in wrong)
        if len(set(commands)) == len(commands) and commands:
            return board, commands
    return None


def test_r14_pairs_by_hand_what_no_rule_can() -> None:
    """R14: where no legal pairing exists, the arbiter pairs by hand; what that breaks is recorded with the reason."""
    play = Play.evenly(4, 2000, 20, rounds=9)
    for _ in range(3):
        play.pair()
        play.results("==")
    with pytest.raises(Refusal) as refused:
        play.pair()
    assert refused.value.article == "R14"
    with pytest.raises(Refusal, match="reason"):
        play.do(by_hand(play, "1-2 3-4", reason=""))
    play.do(by_hand(play, "1-2 3-4", reason="agreed with the players"))
    current = play.tournament.current
    assert current is not None
    assert current.by_hand.startswith("agreed with the players (B1a:")
