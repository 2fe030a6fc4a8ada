"""A cup as an event: everybody but one loses once, nobody plays on who has lost, colours are those of D3."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from paircard.core.commands import (
    Command,
    CorrectResult,
    CreateTournament,
    DecideMatch,
    DrawNumbers,
    EnterResult,
    OpenSeries,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.bye import ByeKind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.tables.standings import standings
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.data.pages.as_site import as_site
from paircard.data.papers.as_text import as_text
from tests.support.round_robins import did

SIZES = (*range(2, 18), 22, 31, 33)


def opening(players: int, options: KnockoutOptions) -> tuple[Command, ...]:
    entrants = tuple(Entrant.of(f"A{n:02}", rating=2500 - 10 * n) for n in range(1, players + 1))
    regulations = Regulations(5, "knockout", tie_breaks=(), options=options)
    colour = (SetFirstColour("W"),) if options.odd else ()
    return CreateTournament(Details("Cup"), regulations), RegisterEntrants(entrants), *colour


def cup(players: int, games: int = 1, *, third: bool = False) -> Tournament:
    """A cup whose first round is made."""
    options = KnockoutOptions(games, third=third)
    return did(Tournament.beginning(SYSTEMS), *opening(players, options), PairRound("" if options.odd else "slip"))


def decided(event: Tournament, chance: Random | None = None) -> Tournament:
    """The same once every match of its last round is: by chance, or the higher number wins whatever is played."""
    number = len(event.rounds)
    while True:
        round_ = event.rounds[-1]
        if drawn := next((match for match in round_.matches if match.verdict.drawn), None):
            event = did(event, OpenSeries(number, drawn.number, 10, 10, seed="slip", games=2))
        elif round_.missing:
            board = round_.missing[0]
            high = event.numbers[board.white] < event.numbers[board.black]
            usual = Result.WHITE if high else Result.BLACK
            result = chance.choice((Result.WHITE, Result.DRAW, Result.BLACK)) if chance else usual
            event = did(event, EnterResult(number, board.number, result))
        else:
            return event


def played(event: Tournament, chance: Random | None = None) -> Iterator[Tournament]:
    """Every round of a cup when it is decided."""
    seed = "" if event.rounds[0].several_games is False else "slip"
    while True:
        event = decided(event, chance)
        yield event
        if event.all_paired:
            return
        event = did(event, PairRound(seed))


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("games", [1, 2])
def test_everybody_but_one_loses_once(players: int, games: int) -> None:
    *_, event = played(cup(players, games), Random(players))
    losers = [match.opponent(match.verdict.winner) for round_ in event.rounds for match in round_.matches]
    assert len(set(losers)) == len(losers) == players - 1
    assert finished(event)
    for before, after in zip(event.rounds, event.rounds[1:], strict=False):
        on = {match.verdict.winner for match in before.matches} | {bye.who for bye in before.byes}
        assert {id_ for pair in after.pairs for id_ in pair} | {bye.who for bye in after.byes} == on
    table = standings(event).rows
    assert table[0].card.id == event.rounds[-1].matches[0].verdict.winner
    assert (table[0].shared, table[1].shared) == (False, False)
    sizes = [sum(row.place == place for row in table) for place in dict.fromkeys(row.place for row in table)]
    left = players - (1 << (players.bit_length() - 1))
    doubling = [1, 1, *(2**at for at in range(1, players.bit_length() - 1))]
    assert sizes == [each for each in (*doubling, left) if each]


def test_22_as_the_rules_have_it() -> None:
    """D2: 6 pairs, 10 free, then 16. K6: 8-9 and 7-10 were both free: as in round 1, the odd number as number 1."""
    event = cup(22)
    numbers = event.numbers
    first = {frozenset(numbers[id_] for id_ in pair) for pair in event.rounds[0].pairs}
    assert first == {frozenset(pair) for pair in ((11, 22), (12, 21), (13, 20), (14, 19), (15, 18), (16, 17))}
    assert [numbers[bye.who] for bye in event.rounds[0].byes] == list(range(1, 11))
    assert {bye.kind for bye in event.rounds[0].byes} == {ByeKind.THROUGH}
    assert all(numbers[white] % 2 for white, _ in event.rounds[0].pairs), "D3b: number 1 drew White"
    event = did(decided(event), PairRound())
    second = [tuple(numbers[id_] for id_ in pair) for pair in event.rounds[1].pairs]
    # K3: the order of the slots; D3c: who had White in round 1 has Black now, and they alone have had a colour
    assert second == [(16, 1), (9, 8), (12, 5), (4, 13), (14, 3), (6, 11), (7, 10), (2, 15)]
    told = list(texts_of(system_of(event).meetings.pair_lines(event, 2, event.ids[PairingNumber(9)])))  # type: ignore[union-attr]
    assert any("9 A09 has White: odd numbers have the colour that number 1 drew." in line for line in told)
    *_, event = played(event)
    assert [row.card.number for row in standings(event).rows[:2]] == [1, 2]
    assert event.planned == len(event.rounds) == 5


def test_third_place_is_played_or_shared() -> None:
    *_, shared = played(cup(8))
    *_, match = played(cup(8, third=True))
    assert [row.place for row in standings(shared).rows] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert [row.place for row in standings(match).rows] == [1, 2, 3, 4, 5, 5, 5, 5]
    assert [tuple(sorted(match.numbers[id_] for id_ in pair)) for pair in match.rounds[-1].pairs] == [(1, 2), (3, 4)]


def test_no_round_before_every_match_is_decided() -> None:
    event = cup(4, 2)
    for board, result in enumerate((Result.WHITE, Result.WHITE, Result.DRAW, Result.DRAW), 1):
        with pytest.raises(Refusal, match="waits for the games" if board < 4 else "waits for game 2.2."):
            did(event, PairRound("slip"))
        event = did(event, EnterResult(1, board, result))
    with pytest.raises(Refusal, match="Matches 1, 2 of round 1 are drawn"):
        did(event, PairRound("slip"))
    with pytest.raises(Refusal, match="Lots need a seed"):
        did(event, OpenSeries(1, 1, 5, 3))
    event = did(event, OpenSeries(1, 1, 5, 3, seed="a"), DecideMatch(1, 2, "lots", seed="b"))
    with pytest.raises(Refusal, match=r"games 1\.3, 1\.4"):
        did(event, PairRound("slip"))
    open_ = event.rounds[0].missing
    event = did(event, *(EnterResult(1, board.number, Result.WHITE_FORFEIT) for board in open_))
    assert event.rounds[0].matches[0].verdict.drawn, "a point each by forfeit: drawn again"
    event = did(event, OpenSeries(1, 1, 6, black_minutes=5, seed="c"))
    event = did(event, EnterResult(1, event.rounds[0].missing[0].number, Result.DRAW))
    assert event.rounds[0].matches[0].verdict.winner == event.rounds[0].boards[-1].black
    with pytest.raises(Refusal, match="The lots for the colours of round 2 are not drawn"):
        did(event, PairRound())
    event = did(event, PairRound("slip"))
    assert event.rounds[1].pairs
    assert not did(event, Undo()).facts.rounds[1:]


def test_lots_for_each_odd_game() -> None:
    options = KnockoutOptions(4, "odd")
    seen = set()
    for seed in ("a", "b", "c", "d"):
        event = did(Tournament.beginning(SYSTEMS), *opening(16, options), PairRound(seed))
        for match in event.rounds[0].matches:
            colours = "".join("W" if board.white == match.first else "B" for board in match.boards)
            assert colours in ("WBWB", "WBBW")
            seen.add(colours)
    assert len(seen) == 2


def test_the_seeded_keep_their_number_when_lots_are_drawn() -> None:
    event = did(Tournament.beginning(SYSTEMS), *opening(12, KnockoutOptions(seeded=4)), DrawNumbers("slip"))
    assert [event.numbers[ContestantId(id_)] for id_ in range(1, 5)] == [1, 2, 3, 4]
    assert [event.numbers[ContestantId(id_)] for id_ in range(5, 13)] != list(range(5, 13))
    assert sorted(event.numbers.values()) == list(range(1, 13))


def test_whoever_leaves_lets_the_opponent_through() -> None:
    event = cup(4)
    (white, black), _ = event.rounds[0].pairs
    event = did(event, WithdrawEntrant(white))
    assert event.rounds[0].matches[0].verdict.winner == black
    event = did(event, EnterResult(1, 2, Result.WHITE), WithdrawEntrant(black), PairRound())
    assert [bye.kind for bye in event.rounds[1].byes] == [ByeKind.THROUGH]
    assert not event.rounds[1].boards
    assert finished(event)


def test_forfeits_are_no_games() -> None:
    """D3: who won round 1 by forfeit has had no colour; both had none: as in round 1 (K6)."""
    event = cup(4)
    event = did(event, *(EnterResult(1, board, Result.WHITE_FORFEIT) for board in (1, 2)), PairRound())
    white, black = event.rounds[1].pairs[0]
    assert (event.numbers[white], event.numbers[black]) == (1, 3), "two odd numbers: the higher seed (K4)"


def test_a_correction_names_who_went_on_and_leaves_the_next_round() -> None:
    event = did(decided(cup(4)), PairRound())
    (first, _), _ = event.rounds[0].pairs
    correction = CorrectResult(1, 1, Result.BLACK, "misread")
    told = system_of(event).corrected(event, correction.decide(event))
    assert told[0] == "Match 1 of round 1 would be won by 4 A04."
    assert told[1] == "1 A01 went on because of it, and stays in round 2."
    event = did(event, correction)
    assert first in event.rounds[1].pairs[0]
    assert did(event, UnpairRound(), PairRound()).rounds[1].pairs[0] != event.rounds[1].pairs[0]


def test_papers_and_the_announcement() -> None:
    *_, event = played(cup(6, 2, third=True), Random(1))
    for name in offered(event):
        assert as_text(make_paper(event, name))
    scheme = "\n".join(system_of(event).papers.scheme(event))  # type: ignore[union-attr]
    assert "Preliminary round (B.VI D2): 3-6 4-5" in scheme
    assert "The places of the tree, by number (B.VI K3): 1-4 2-3" in scheme
    assert "10 minutes + 10 seconds a move" in scheme
    assert max(entry.format for entry in event.entries) == 5


def test_the_page_of_the_tree_has_pictures_for_a_phone() -> None:
    """Two rounds side by side at most, every name in them, nothing beside the picture; the page lists every match."""
    *_, event = played(cup(22), Random(4))
    page = as_site(site(event))["tree.html"]
    pictures = re.findall(r"<svg .*?</svg>", page)
    names = [re.search('aria-label="([^"]*)"', each)[1] for each in pictures]  # type: ignore[index]
    assert names == ["Semifinals, Final", "Round of 16, Quarterfinals", "Preliminary round"]
    drawn = " ".join(pictures)
    assert all(f">{event.label(id_)}<" in drawn for id_ in event.registrations)
    for each in pictures:
        width, height = map(int, re.search(r'viewBox="0 0 (\d+) (\d+)"', each).groups())  # type: ignore[union-attr]
        assert all(int(x) < width and int(y) < height for x, y in re.findall(r'<text x="(\d+)" y="(\d+)"', each))
        ElementTree.fromstring(each)
    assert page.count("<tr>") == 21 + len(event.rounds), "a match a line, and a head a round"
