"""A running event goes to other pairing programs without hand work: gacrux by its TRF26, py4swiss by --for-engine.

bbpPairings 6 reads the same file as py4swiss: it knows no `192 FIDE_DUTCH_2026`, and gets none.
"""

from __future__ import annotations

from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from paircard.core.commands import AnnounceAbsence, ChangeDetails, EnterResult, PairRound, PublishRound
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.values.frozen import replace
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.play import Play

RESULTS = (Result.WHITE, Result.ADJOURNED, Result.BLACK, Result.DRAW, Result.WHITE)


@pytest.fixture
def running() -> Tournament:
    """Eleven players after two rounds: a game of each is adjourned, one asks for half a point, days are known."""
    regulations = Regulations(5, "dutch-2026", half_point_byes=True, tie_breaks=(), options=DutchOptions())
    play = Play.under(regulations, tuple(Entrant.of(f"A{at}", rating=2400 - 25 * at) for at in range(1, 12)))
    play.do(ChangeDetails(replace(play.tournament.details, round_dates=("2026-11-01", "2026-11-02"))))
    for number in (1, 2):
        play.do(PairRound(), PublishRound())
        play.do(*(EnterResult(number, board, each) for board, each in enumerate(RESULTS, start=1)))
    play.do(AnnounceAbsence(ContestantId(4), 3, half_point=True))
    return play.tournament


def ours(tournament: Tournament) -> list[tuple[int, int]]:
    numbers, made = tournament.numbers, tournament.proposal
    bye = [(int(numbers[made.bye]), 0)] if made.bye is not None else []
    return sorted([(int(numbers[each.white]), int(numbers[each.black])) for each in made.pairs] + bye)


def test_gacrux_pairs_on_from_unknown_results(running: Tournament) -> None:
    """It counts them by the X of 162, as we do."""
    reading = pytest.importorskip("gacrux.trf2json")
    report = write_trf(running, Edition.TRF26, Style(running=True)).decode()
    assert report.count("?") == 4
    book = reading.trf2json()
    book.parse_file(report, 0)
    with redirect_stdout(StringIO()):
        engine = import_module("gacrux.pairingdutch").pairing_dutch(
            book.get_tournament(1), 3, {"experimental": [], "verbose": 0}
        )
        brackets: Any = engine.compute_pairing(False, 0)
    assert sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"]) == ours(running)


def test_py4swiss_pairs_on_from_the_file_for_engines(running: Tournament, tmp_path: Path) -> None:
    """Adjourned games are draws there; it has the rules of 2017, so that only who may meet at all is asked of it."""
    parser = pytest.importorskip("py4swiss.trf").TrfParser
    file = tmp_path / "engine.trf"
    file.write_bytes(write_trf(running, Edition.TRF16, Style(for_engine=True)))
    report: Any = parser.parse(file)
    pairings = import_module("py4swiss.engines").DutchEngine.generate_pairings(report)
    numbers = running.numbers
    met = {frozenset((int(numbers[one]), int(numbers[other]))) for each in running.rounds for one, other in each.pairs}
    made = [(pair.white, pair.black) for pair in pairings]
    assert len(made) == 5
    assert not any(frozenset(pair) in met for pair in made)
    assert not any(int(numbers[ContestantId(4)]) in pair for pair in made)
