"""Figures made elsewhere are typed (Q207): a column in its place among the tie-breaks, in files and in line mode."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import ChangeRegulations, CreateTournament
from paircard.core.commands.figures import TypeFigure
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.tables.standings import standings
from paircard.core.tiebreaks.methods.external import figure_typed
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.sentences.journal_entry import of_event
from tests.support.line import Conversation
from tests.support.play import Play


def announced() -> Play:
    """Return an event after a round of draws; wins decide, then what was made elsewhere, then start numbers."""
    play = Play.evenly(4, 2000, 10, rounds=1)
    play.do(ChangeRegulations(replace(play.tournament.regulations, tie_breaks=("WON", "EXT", "TPN"))))
    play.pair()
    play.results("==")
    return play


@pytest.mark.parametrize(("typed", "figure"), [("12.5", 12500), ("3½", 3500), ("-0,125", -125), ("7", 7000)])
def test_what_may_be_typed(typed: str, figure: int) -> None:
    assert figure_typed(typed) == figure


@pytest.mark.parametrize("typed", ["", "12.3456", "1e3", "½½", "many"])
def test_what_is_no_figure(typed: str) -> None:
    with pytest.raises(Refusal, match="is no figure"):
        figure_typed(typed)


def test_it_decides_in_its_place() -> None:
    """More is better; who has none stands below all who have one, and there the next tie-break decides."""
    play = announced()
    play.do(TypeFigure(ContestantId(3), 12500), TypeFigure(ContestantId(4), 12125))
    table = standings(play.tournament)
    assert [row.card.number for row in table.rows] == [3, 4, 1, 2]
    external = table.tie_breaks[1]
    assert [external.written(row.figures[1]) for row in table.rows] == ["12½", "12.13", "-", "-"]
    play.do(TypeFigure(ContestantId(3), None))
    assert [row.card.number for row in standings(play.tournament).rows] == [4, 1, 2, 3]


def test_only_where_it_is_announced_and_something_changes() -> None:
    plain = Play.evenly(4, 2000, 10)
    with pytest.raises(Refusal, match=r"announce EXT"):
        TypeFigure(ContestantId(1), 1000).decide(plain.tournament)
    with pytest.raises(Refusal, match="Nothing was changed"):
        TypeFigure(ContestantId(1), None).decide(announced().tournament)


def test_fide_mode_takes_it() -> None:
    regulations = Regulations(5, "dutch-2026", tie_breaks=("EXT",), options=DutchOptions(fide="on"))
    assert CreateTournament(Details("Open"), regulations).decide(Tournament.beginning(SYSTEMS))


def test_a_report_names_it_as_another_programs_own() -> None:
    report = write_trf(announced().tournament, Edition.TRF26)
    assert b"202 WON,OTHER_EXT,TPN" in report
    assert "EXT" in Tournament.told(SYSTEMS, read_trf(report).events).regulations.tie_breaks


def test_in_line_mode(tmp_path: Path) -> None:
    talk = Conversation(announced().store(tmp_path / "typed.json"))
    talk.say("S")
    assert "3 A3: figure 12.375." in talk.say("A3 figure 12.375")
    assert of_event(talk.tournament, talk.tournament.entries[-1].event) == "3 A3: figure 12.375, made elsewhere"
    talk.say("A3 figure many", "!")
    assert "many is no figure" in talk.refused
