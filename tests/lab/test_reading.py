"""A bad experiment gets a sentence with its line and the cure before anything runs."""

from __future__ import annotations

import pytest

from core.lab.reading import BadExperiment, read_experiment
from core.systems.dutch2026.options import DutchOptions
from data.lab.shipped import shipped

GOOD = """\
name = "trial"
question = "Does it matter?"
rounds = 7
events = 10
[field]
players = 16
late = 0.1
[[system]]
key = "swiss-1998"
label = "1998"
[[system]]
key = "dutch-2026"
label = "Baku"
options = { acceleration = "baku" }
[vary]
rounds = [5, 7]
players = [16, 20]
"""


def test_what_is_written_is_what_is_played() -> None:
    experiment = read_experiment(GOOD)
    assert (experiment.rounds, experiment.events, experiment.players.players, experiment.players.late) == (
        7,
        10,
        16,
        0.1,
    )
    assert experiment.contenders[1].options == DutchOptions(acceleration="baku")
    cells = [(cell.rounds, cell.players.players, cell.contender.label) for cell in experiment.cells()]
    assert cells == [(r, p, label) for r in (5, 7) for p in (16, 20) for label in ("1998", "Baku")]


@pytest.mark.parametrize(
    ("old", "new", "line", "part"),
    [
        ("players = 16", "plyers = 16", 6, "plyers"),
        ("players = 16", "players = 1", 6, "from 2 to 2000"),
        ("players = 16", "players = 16.5", 6, "from 2 to 2000"),
        ("late = 0.1", "late = 10", 7, "from 0 to 1"),
        ("rounds = 7", "rounds = true", 3, "from 1 to 30"),
        ('key = "dutch-2026"', 'key = "dutch"', 12, "dutch-2026"),
        ('label = "Baku"', 'label = "1998"', 13, "1998"),
        ('acceleration = "baku"', 'acceleration = "bakoo"', 14, "none, baku"),
        ('acceleration = "baku"', 'accelerate = "baku"', 14, "acceleration"),
        ("rounds = [5, 7]", "rounds = [5, 31]", 16, "from 1 to 30"),
        ("rounds = [5, 7]", "rounds = 5", 16, "list"),
        ('name = "trial"', "name = 3", 1, "name"),
        ('name = "trial"', 'name = "trial', 1, "TOML"),
        ("rounds = 7", 'tie_breaks = ["XYZ"]', 3, "XYZ"),
        ("rounds = 7", 'tie_breaks = "BH"', 3, "list"),
        ("[field]", "[feeld]", 5, "feeld"),
        ("[field]", '[results]\nmodel = "coin"\n[field]', 6, "milvang, elo"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, part: str) -> None:
    assert old in GOOD
    with pytest.raises(BadExperiment) as refused:
        read_experiment(GOOD.replace(old, new, 1))
    assert refused.value.line == line
    assert part in str(refused.value)


def test_nothing_to_compare_is_refused() -> None:
    with pytest.raises(BadExperiment, match=r"\[\[system\]\]"):
        read_experiment('name = "a"\nquestion = "b"\n')


@pytest.mark.parametrize(("name", "text"), list(shipped()))
def test_the_experiments_that_come_along_can_be_read(name: str, text: str) -> None:
    experiment = read_experiment(text)
    assert experiment.name == name
    assert experiment.question.endswith("?")
