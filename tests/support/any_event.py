"""An event with any names, as hypothesis makes them up, and what its papers say."""

from __future__ import annotations

from hypothesis import strategies as st

from paircard.core.commands import (
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant, RatingSource, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.papers.paper import Paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.text import clean
from tests.support.play import TIME

SCRIPTS = "aŁąžЖщÅößñ中日한नमعبאπİ<>&\"'[]/!|\\-.` \u0301\u0323\u200d\u200f👩🏽♜½"
TEXTS = st.one_of(st.text(max_size=60), st.text(SCRIPTS, max_size=60))
NAMES = TEXTS.map(lambda text: clean(f"A{text}")[:60])


@st.composite
def events(draw: st.DrawFn) -> Tournament:
    """An event of five with two rounds: byes, a result missing, any names, clubs and tie-breaks."""
    entrants = [
        Entrant.of(
            draw(NAMES),
            rating=draw(st.sampled_from([0, 1000, 2500])),
            title=draw(st.sampled_from(Title)),
            rating_source=draw(st.sampled_from(RatingSource)),
            federation=draw(TEXTS),
            club=draw(TEXTS),
            category=draw(TEXTS),
            fide_id=f"{number}{draw(TEXTS)}",
            national_id=draw(TEXTS),
        )
        for number in range(5)
    ]
    details = Details(draw(NAMES), draw(TEXTS), draw(TEXTS), draw(TEXTS), draw(TEXTS)).cleaned()
    codes = draw(st.sampled_from([(), ("BH", "PS"), ("BH/C1", "SB", "DE", "ARO", "TPR", "KS", "LOTS", "RUZ", "SSFBH")]))
    tournament = Tournament.beginning(SYSTEMS)
    for command in (
        CreateTournament(details, Regulations(rounds=draw(st.integers(2, 30)), tie_breaks=codes)),
        RegisterEntrants(tuple(entrants)),
        SetFirstColour("W"),
        PairRound(),
        PublishRound(),
        EnterResult(1, 1, Result.WHITE),
        EnterResult(1, 2, draw(st.sampled_from(Result))),
        PairRound(),
        EnterResult(2, 1, Result.DRAW),
    ):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


def cells_of(paper: Paper) -> list[str]:
    """Return all heads and cells of a paper in order."""
    cells: list[str] = []
    for table in (section.table for section in paper.sections if section.table):
        heads = [column.head for column in table.columns]
        cells += [*(heads if any(heads) else ()), *(cell for row in table.rows for cell in row)]
    return cells
