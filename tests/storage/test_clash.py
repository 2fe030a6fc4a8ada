"""Two arbiters, one of them with a screen that is no longer true: nothing lands where they did not see it land."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import (
    AnnounceAbsence,
    ChangeRegulations,
    Command,
    EnterResult,
    PairRound,
    PublishRound,
    SetFirstColour,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.facts import KINDS
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import append
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.clash import SUBJECTS, clash
from paircard.data.storage.errors import Conflict
from paircard.data.storage.event_file import EventFile
from tests.support.play import Play


def test_every_kind_says_what_it_is_about() -> None:
    """A new kind of event that says nothing meets everything; here it is asked what it is about."""
    assert set(SUBJECTS) == set(KINDS.values())


def test_a_kind_that_says_nothing_meets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    published, entered = RoundPublished(1), ResultEntered(1, 1, Result.WHITE)
    assert (
        clash([entered], append(SYSTEMS, (), [published], arbiter="Bo", time=""), Tournament.beginning(SYSTEMS)) is None
    )
    monkeypatch.delitem(SUBJECTS, RoundPublished)
    for one, other in ((entered, published), (published, entered)):
        refusal = clash([one], append(SYSTEMS, (), [other], arbiter="Bo", time=""), Tournament.beginning(SYSTEMS))
        assert refusal is not None
        assert "no longer as your screen shows it" in str(refusal)


RE_PAIRED = (UnpairRound(), WithdrawEntrant(ContestantId(4)), PairRound())


def two_screens(tmp_path: Path, *, paired: bool = True) -> tuple[EventFile, EventFile]:
    """One event of six players, open twice."""
    play = Play.evenly(6, 2000, 10)
    if paired:
        play.pair()
    path = play.store(tmp_path / "event.json")
    return EventFile.open(path), EventFile.open(path)


@pytest.mark.parametrize("stale", [EnterResult(1, 1, Result.WHITE), PublishRound(), UnpairRound()], ids=repr)
def test_another_pairing_stands_there_now(tmp_path: Path, stale: Command) -> None:
    """Anna pairs anew; what Bo does with the boards still on screen is refused, and nothing is stored."""
    anna, bo = two_screens(tmp_path)
    anna.execute(*RE_PAIRED, arbiter="Anna")
    with pytest.raises(Conflict, match="Anna"):
        bo.execute(stale, arbiter="Bo")
    bo.reload_if_changed()
    assert bo.tournament.revision == anna.tournament.revision
    bo.execute(stale, arbiter="Bo")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (ChangeRegulations(Regulations(7)), ChangeRegulations(Regulations(5, half_point_byes=True))),
        (SetFirstColour("B"), SetFirstColour("W")),
    ],
    ids=repr,
)
def test_settings_are_not_overwritten_unseen(tmp_path: Path, first: Command, second: Command) -> None:
    """The second is told who changed it."""
    anna, bo = two_screens(tmp_path, paired=False)
    anna.execute(first, arbiter="Anna")
    with pytest.raises(Conflict, match="Anna has already changed the"):
        bo.execute(second, arbiter="Bo")


def test_what_has_nothing_to_do_with_each_other_lands(tmp_path: Path) -> None:
    """Other boards, other entrants: both are stored."""
    anna, bo = two_screens(tmp_path)
    anna.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna")
    bo.execute(EnterResult(1, 2, Result.DRAW), arbiter="Bo")
    anna.execute(AnnounceAbsence(ContestantId(1), 2), arbiter="Anna")
    bo.execute(AnnounceAbsence(ContestantId(2), 2), arbiter="Bo")
    assert [board.result for board in bo.tournament.rounds[0].boards] == [Result.WHITE, Result.DRAW, None]
    assert all(bo.tournament.registrations[ContestantId(id_)].absences == {2: 0} for id_ in (1, 2))
