"""The large test against other programs: a dose of it; it goes on, files and counts what differs (Q33 - Q39)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

from paircard.core.values.errors import Refusal
from paircard.tui.batch.against.difference import Matter, Outcome, Way
from paircard.tui.batch.against.event import judge
from paircard.tui.batch.against.figures import page
from paircard.tui.batch.against.peers import catalogue
from paircard.tui.batch.against.peers.bbp import Bbp
from paircard.tui.batch.against.peers.gacrux import Gacrux
from paircard.tui.batch.against.peers.peer import NoAnswer, Peer, Verdict
from paircard.tui.batch.against.peers.py4swiss import Py4swiss
from paircard.tui.batch.against.run import Kept, Wish, run
from paircard.tui.cli import main
from tests.support.dose import examples
from tests.support.seeds import fresh_seed

PLAYERS = (6, 12)
SMALL = (6, 8)
"""A twentieth of a second an event: the whole dose takes less than ten."""
DOSE = examples(100)
"""Events each way: thousands, and larger ones, are played by `paircard acceptance --against`."""


def dose(peer: Peer, way: Way, first: int) -> list[Outcome]:
    """Judge events from a seed on, and return those in which anything differs."""
    outcomes = [judge(peer, way, seed, SMALL).outcome for seed in range(first, first + DOSE)]
    assert all(outcome.rounds for outcome in outcomes if not outcome.differences)
    return [outcome for outcome in outcomes if outcome.differences]


@pytest.mark.parametrize("way", Way)
def test_a_dose_of_the_large_test_against_gacrux(way: Way) -> None:
    """Every pairing with its colours, all points and all places, events of either program judged by the other."""
    pytest.importorskip("gacrux", reason="gacrux is not installed: pip install --editable '.[dev]'")
    assert dose(Gacrux(), way, fresh_seed()) == []


@pytest.mark.parametrize("way", Way)
def test_a_dose_of_the_large_test_against_bbp_pairings(way: Way) -> None:
    """Every pairing, where the binary is on the PATH, by seeds in none of which the bye gives nothing."""
    binary = which("bbpPairings") or which("bbpPairings.exe")
    if binary is None:
        pytest.skip("bbpPairings is not there: it is on no package registry; build it, or fetch a release")
    assert dose(Bbp(Path(binary)), way, 1) == []


def test_an_engine_by_the_rules_of_2017_pairs_the_same_players_in_round_1() -> None:
    """py4swiss knows no rules of 2026: colours differ where somebody is missing (5.2.5), who meets whom does not.

    Points, acceleration and who does not meet reach it in the records of JaVaFo.
    """
    pytest.importorskip("py4swiss", reason="py4swiss is not installed: pip install --editable '.[dev]'")
    outcomes = [judge(Py4swiss(), Way.OURS, seed, PLAYERS).outcome for seed in range(1, 5)]
    answered = [each for each in outcomes if not any(one.matter is Matter.NO_ANSWER for one in each.differences)]
    assert answered
    first = [one for each in answered for one in each.differences if one.round == 1]
    assert [meetings(one.ours) for one in first] == [meetings(one.theirs) for one in first]


def meetings(pairs: str) -> set[frozenset[str]]:
    """Return who meets whom, whatever the colours."""
    return {frozenset(pair.split("-")) for pair in pairs.split()}


class Contrary:
    """A program that pairs round 1 of every third event the other way round, and cannot read every fifth."""

    name = "contrary"
    rules = "2026"
    tables = False
    makes = True
    version = "1"

    def __init__(self) -> None:
        """Count what it is asked."""
        self.asked = 0

    def judged(self, report: str) -> Iterator[Verdict]:
        """Differ now and then."""
        self.asked += 1
        if self.asked % 5 == 0:
            raise NoAnswer("it cannot read that")
        if self.asked % 3 == 0:
            lines = [line for line in report.splitlines() if line[:3] == "001"]
            pairs = [(int(line[4:8]), int(line[91:95])) for line in lines if line[96:97] == "w"]
            byes = [(int(line[4:8]), 0) for line in lines if line[98:99] == "U"]
            yield Verdict(Matter.PAIRING, 1, sorted([(black, white) for white, black in pairs] + byes))

    def made(self, seed: int, players: tuple[int, int]) -> str:
        """Make nothing."""
        raise NoAnswer(f"no event of {players[0]} players by seed {seed}")


@pytest.fixture
def wish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wish:
    """A test against a contrary program, in this process."""
    contrary = Contrary()
    monkeypatch.setattr(catalogue, "PEERS", {"contrary": lambda _engine: contrary})
    monkeypatch.setattr("paircard.tui.batch.against.run.PEERS", catalogue.PEERS)
    return Wish("contrary", 6, 1, tmp_path / "test", PLAYERS, (Way.OURS,))


def test_what_differs_is_filed_with_both_answers_the_article_and_the_report(wish: Wish) -> None:
    kept = Kept.opened(wish, {})
    assert [len(each.outcome.differences) for each in run(wish, kept)] == [0, 0, 1, 0, 1, 1]
    filed = sorted(path.name for path in (wish.folder / "found").iterdir())
    assert filed == [f"ours-{seed}.{ending}" for seed in (3, 5, 6) for ending in ("json", "trf")]
    (one,) = Outcome.of(json.loads((wish.folder / "found" / "ours-3.json").read_text())).differences
    assert (one.matter, one.round) == (Matter.PAIRING, 1)
    assert one.ours != one.theirs
    assert one.article.startswith("C.04.3 5"), "all colours are turned: an article of colours"
    assert "001" in (wish.folder / "found" / "ours-3.trf").read_text()
    (silent,) = Outcome.of(json.loads((wish.folder / "found" / "ours-5.json").read_text())).differences
    assert (silent.matter, silent.theirs) == (Matter.NO_ANSWER, "it cannot read that")


def test_a_test_that_was_ended_goes_on_where_it_was(wish: Wish) -> None:
    """What is kept is not played again, a line half written is; another test in the same folder is refused."""
    begun = run(wish, Kept.opened(wish, {"version": "1"}))
    assert [next(begun).outcome.seed for _ in range(2)] == [1, 2]
    begun.close()  # type: ignore[attr-defined]
    with (wish.folder / "events.jsonl").open("a") as file:
        file.write('{"way": "ours", "se')
    again = Kept.opened(wish, {"version": "1"})
    assert [each.outcome.seed for each in run(wish, again)] == [3, 4, 5, 6]
    assert [each.seed for each in Kept.opened(wish, {"version": "1"}).outcomes] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(Refusal, match="holds another test"):
        Kept.opened(wish, {"version": "2"})


def test_the_page_counts_events_and_names_what_differs(wish: Wish) -> None:
    kept = Kept.opened(wish, {})
    for _ in run(wish, kept):
        pass
    told = "\n".join(page(kept.outcomes, {"against": "contrary", "paircard": "1.0"}))
    row = next(line for line in told.splitlines() if "made by paircard" in line)
    assert row.startswith("| made by paircard, judged by contrary | 6 | ")
    assert row.endswith(" | 1-6 | 2 | 0 | 1 |")
    assert "- ours 3, round 1, pairing: paircard " in told
    assert "The first 3 of 3 differences:" in told


def test_a_program_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """BbpPairings is on no package registry: its path is told, and without it nothing is tried."""
    assert main(["acceptance", "--against", "bbp", "--out", str(tmp_path / "test")]) == 2
    assert "Not tried: bbpPairings is not there: build it, or fetch a release" in capsys.readouterr().err
    assert not (tmp_path / "test").exists()
