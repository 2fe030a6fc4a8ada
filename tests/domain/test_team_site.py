"""The public pages of an event of teams: names lead to their team, the hall sees how each match stands."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.commands import EnterResult, HandLineUp, HandUsualLineUps, PairRound, PublishRound
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.pages.site import site
from paircard.data.pages.as_site import as_site
from tests.support.markup import Page, read_page
from tests.support.teams import did, entered, played_round


def pages_of(tournament: Tournament) -> Mapping[str, Page]:
    """Return the pages of an event, read back."""
    drawn = as_site(site(tournament)).items()
    return {name: read_page(text, scripts=1) for name, text in drawn if name.endswith(".html")}


def under_way() -> Tournament:
    """Seven teams in round 2: the first match is over, the second decided, the third begun."""
    state = did(played_round(entered(7)), PairRound(), HandUsualLineUps(2))
    first, second, third = (match.boards for match in state.rounds[1].matches)
    state = did(state, *(EnterResult(2, board.number, Result.DRAW) for board in first))
    white = (Result.WHITE if board.white == second[0].white else Result.BLACK for board in second)
    state = did(state, *(EnterResult(2, each.number, won) for each, won in zip(second[:3], white, strict=False)))
    return did(state, EnterResult(2, third[0].number, Result.WHITE))


def test_the_hall_sees_how_each_match_stands() -> None:
    pages = pages_of(under_way())
    assert "Matches of round 2 of 5" in pages["hall-1.html"].lines
    cells = pages["hall-1.html"].cells
    stands = [cells[at + 4] for at, cell in enumerate(cells) if cell in ("2 - 2", "3 - 0", "1 - 0")]
    assert stands == ["over", "decided", "3 open"]
    assert "bye: 2" in cells
    assert any(line.startswith("Standings after round 2") for line in pages["hall-2.html"].lines)
    assert not any("T1-1" in pages[name].cells for name in ("hall-1.html", "hall-2.html"))


def test_every_name_leads_to_a_page() -> None:
    """That of somebody who plays to their own, that of a team to the team's."""
    pages = pages_of(did(played_round(entered(6)), PairRound()))
    assert all(set(page.links) <= {*pages, "standings.json"} for page in pages.values())
    state = entered(6)
    text = as_site(site(state))["index.html"]
    for id_, team in state.teams.items():
        assert f'<a href="player-{state.numbers[id_]}.html">{team.name}</a>' in text
        for member in team.members:
            assert f'<a href="player-of-{member}.html">{state.name_of(member)}</a>' in text


def test_the_page_of_a_team_has_its_match_its_players_and_their_games() -> None:
    """The game of board 2 from the side of the team, which has White there."""
    state = played_round(entered(6))
    match = state.rounds[0].matches[0]
    page = pages_of(state)[f"player-{state.numbers[match.second]}.html"]
    for board in match.boards:
        own, other = (state.name_of(board.player_of(team)) for team in reversed(match.contestants))
        assert (page.cells.count(own), page.cells.count(other)) == (3, 2)
    board = match.boards[1]
    assert board.result is not None
    assert board.white == match.second
    own, other = (state.name_of(board.player_of(team)) for team in reversed(match.contestants))
    at = len(page.cells) - page.cells[::-1].index(own) - 1
    assert page.cells[at - 2 : at + 3] == ["1", "2", own, "White", other]
    assert page.cells[at + 4] == board.result.text


def test_nobody_sees_a_line_up_before_both_are_in() -> None:
    state = did(entered(2, boards=2, members=3), PairRound(), PublishRound())
    match = state.rounds[0].matches[0]
    state = did(state, HandLineUp(1, match.teams[0], state.teams[match.teams[0]].members[1:]))
    shown = as_site(site(state))
    assert "1.1" not in shown["index.html"].partition("<body")[2].partition("<script")[0]
    assert "T1-2" not in shown["pairings.html"] + shown["matches.html"] + shown["hall-1.html"]
