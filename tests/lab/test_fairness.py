"""What a bye, a late entry or one more White is worth, worked out once more; real fields; shares by round."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import linear_regression

import pytest

from paircard.core.event.card import Kind
from paircard.core.lab.experiment import Contender, Experiment, FieldPlan
from paircard.core.lab.playing import observations, play
from paircard.core.lab.reading import BadExperiment, read_experiment
from paircard.data.lab.shipped import text_of
from paircard.tui.cli import main

TEXT = 'name = "a"\nquestion = "b?"\nrounds = 3\n[field]\nfrom = "FILE"\n[[system]]\nkey = "dutch-2026"\n'
PLAN = FieldPlan(players=21, mean=2000, late=0.1, absent=0.05, byes=0.1)
MADE = Experiment("trial", "?", (Contender("it", "dutch-2026"),), PLAN, rounds=5)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_something_is_worth_is_measured_from_who_has_it_not(number: int) -> None:
    """The line is that of the statistics of Python, fitted to the others; who have it stand so much above it."""
    event = play(MADE, MADE.cells()[0], number)
    found = {each.about: each.value for each in observations(event) if each.measure == "worth"}
    cards, strength = event.tournament.cards, event.strength
    for what, kind in (("bye", Kind.BYE), ("half-point bye", Kind.HALF_BYE)):
        some = {id_ for id_, card in cards.items() if any(line.kind is kind for line in card.lines)}
        others = [id_ for id_ in cards if id_ not in some]
        slope, start = linear_regression([strength[id_] for id_ in others], [cards[id_].score / 2 for id_ in others])
        above = [cards[id_].score / 2 - start - slope * strength[id_] for id_ in some]
        assert found[what] == pytest.approx(sum(above) / len(above), abs=1e-9)
    assert "White for Black" in found
    assert ("late entry" in found) == any(each.first_round > 1 for each in event.tournament.registrations.values())


def test_shares_by_round() -> None:
    """Nobody has had two Whites more after one round; in round 1 nobody meets other points."""
    event = play(MADE, MADE.cells()[0], 1)
    found = {(each.measure, each.about): each.value for each in observations(event)}
    assert found["colour-due", "1"] == 0
    assert found["floats-by-round", "1"] == 0
    apart = [sum(1 if line.colour == "W" else -1 for line in card.lines if line.kind is Kind.PLAYED)
             for card in event.tournament.cards.values()]  # fmt: skip
    assert found["colour-due", "5"] == sum(abs(each) > 1 for each in apart) / len(apart)


def test_real_ratings_are_played_as_they_are() -> None:
    """All of them where as many play; strength lies around each rating, and who has none is made up."""
    ratings = (2500, 2400, 2300, 0, 1900, 1850)
    plan = replace(PLAN, ratings=ratings, players=6, late=0.0, rating_error=0.0)
    event = play(replace(MADE, players=plan, rounds=3), replace(MADE, players=plan, rounds=3).cells()[0], 1)
    entrants = event.tournament.registrations
    assert sorted(each.entrant.rating for each in entrants.values()) == sorted(ratings)
    assert all(event.strength[id_] == each.entrant.rating for id_, each in entrants.items() if each.entrant.rating)


def test_a_field_is_taken_from_a_report_or_a_list(tmp_path: Path) -> None:
    report = tmp_path / "open.trf"
    assert (
        main(["simulate", "--events", "1", "--seed", "3", "--players", "9", "--rounds", "5", "--trf", str(tmp_path)])
        == 0
    )
    (made,) = tmp_path.glob("*.trf")
    made.rename(report)
    file = tmp_path / "trial.toml"
    file.write_text(TEXT.replace("FILE", "open.trf"))
    experiment = read_experiment(text_of(str(file)))
    listed = [int(line[48:52] or 0) for line in report.read_text().splitlines() if line.startswith("001")]
    assert [*experiment.players.ratings] == listed
    assert experiment.players.players == 9
    file.write_text(TEXT.replace("FILE", "nowhere.trf"))
    with pytest.raises(BadExperiment, match="Line 5"):
        text_of(str(file))
    assert main(["lab", "power", str(file)]) == 1
