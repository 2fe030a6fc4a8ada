"""A bad experiment gets a sentence with its line and the cure before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.lab.measures import MEASURES
from paircard.core.lab.reading import BadExperiment, need_playable, read_experiment
from paircard.core.lab.ways import PLAYED
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.data.lab.shipped import shipped, text_of
from paircard.data.manual import PAGES
from tests.support.catalogues.extract import of_experiments

MANUAL = next(page.text for page in PAGES if page.name == "lab")
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


def test_an_announced_acceleration_is_options_like_others() -> None:
    """Virtual points are in half points, as they are kept."""
    own = 'options = { acceleration = "own", virtual = 3, virtual_rounds = 1, virtual_players = 6 }'
    contender = read_experiment(GOOD.replace('options = { acceleration = "baku" }', own)).contenders[1]
    assert contender.options == DutchOptions(acceleration="own", virtual=3, virtual_rounds=1, virtual_players=6)


@pytest.mark.parametrize(
    ("old", "new", "line", "part"),
    [
        ("players = 16", "plyers = 16", 6, "plyers"),
        ("players = 16", "players = 1", 6, "from 2 to 2000"),
        ("players = 16", "players = 16.5", 6, "from 2 to 2000"),
        ("late = 0.1", "late = 10", 7, "from 0 to 1"),
        ("rounds = 7", "rounds = true", 3, "from 1 to 60"),
        ('key = "dutch-2026"', 'key = "dutch"', 12, "dutch-2026"),
        ('label = "Baku"', 'label = "1998"', 13, "1998"),
        ('acceleration = "baku"', 'acceleration = "bakoo"', 14, "none, baku, own"),
        ('acceleration = "baku"', 'accelerate = "baku"', 14, "acceleration"),
        ("rounds = [5, 7]", "rounds = [5, 61]", 16, "from 1 to 60"),
        ("rounds = [5, 7]", "rounds = 5", 16, "list"),
        ('name = "trial"', "name = 3", 1, "name"),
        ('name = "trial"', 'name = "trial', 1, "TOML"),
        ("rounds = 7", 'tie_breaks = ["XYZ"]', 3, "XYZ"),
        ("rounds = 7", 'tie_breaks = "BH"', 3, "list"),
        ("[field]", "[feeld]", 5, "feeld"),
        ('label = "1998"', "rounds = 5", 10, "[vary]"),
        ('label = "1998"', 'tie_breaks = ["MPvGP"]', 10, "team events"),
        ('label = "1998"', "label = 3", 10, "label"),
        ('key = "swiss-1998"', 'key = "groups"\noptions = { draw = "hat" }', 10, "snake, baskets"),
        ('key = "swiss-1998"', 'key = "team-swiss-1998"', 12, "two experiments"),
        ("players = 16", "teams = 16", 6, "give “players”"),
        ("rounds = 7", "top = [0]", 3, "top"),
        ("events = 10", "events = 99999999", 4, "from 1 to 10000000"),
        ("events = 10", "events = 10.0", 4, "a whole number"),
        ("rounds = [5, 7]", "rounds = [5, 7, 5]", 16, "5 twice"),
        ('{ acceleration = "baku" }', '"baku"', 14, "in braces"),
        ('{ acceleration = "baku" }', "[]", 14, "in braces"),
        ("[field]", "[results]\nwhite = 30\n[field]", 6, '"elo" alone'),
        ("[field]", '[results]\nmodel = ["elo"]\n[field]', 6, "milvang, elo"),
        ("[field]", '[results]\nmodel = "coin"\n[field]', 6, "milvang, elo"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, part: str) -> None:
    assert old in GOOD
    with pytest.raises(BadExperiment) as refused:
        read_experiment(GOOD.replace(old, new, 1))
    assert refused.value.line == line
    assert part in str(refused.value)


@pytest.mark.parametrize(
    ("system", "players", "line", "part"),
    [("round-robin", 41, 6, "3 to 40"), ("knockout", 1025, 6, "2 to 1024"), ("groups", 20, 6, "give more players")],
)
def test_what_nobody_could_play_is_named_before_anything_runs(system: str, players: int, line: int, part: str) -> None:
    text = f'name = "a"\nquestion = "b"\n[field]\nplayers = {players}\n[[system]]\nkey = "{system}"\n'
    with pytest.raises(BadExperiment, match=part) as refused:
        need_playable(read_experiment(text), text)
    assert refused.value.line == line


def test_a_contender_may_have_rounds_and_tie_breaks_of_its_own() -> None:
    text = GOOD.partition("[vary]")[0] + 'rounds = 9\ntie_breaks = ["KS@c07-2026"]\n'
    experiment = read_experiment(text)
    assert [cell.rounds for cell in experiment.cells()] == [7, 9]
    assert [each.tie_breaks for each in experiment.contenders] == [(), ("KS@c07-2026",)]


def test_a_file_in_another_encoding_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "trial.toml"
    file.write_bytes(GOOD.replace("Does it matter?", "Für wen?").encode("latin-1"))
    with pytest.raises(BadExperiment, match="UTF-8") as refused:
        text_of(str(file))
    assert refused.value.line == 2


def test_nothing_to_compare_is_refused() -> None:
    with pytest.raises(BadExperiment, match=r"\[\[system\]\]"):
        read_experiment('name = "a"\nquestion = "b"\n')


@pytest.mark.parametrize(("name", "text"), list(shipped()))
def test_the_experiments_that_come_along_can_be_read(name: str, text: str) -> None:
    experiment = read_experiment(text)
    assert experiment.name == name
    assert experiment.question.endswith("?")
    assert experiment.question in {each.one for each in of_experiments()}, "a translator finds it there"


@pytest.mark.parametrize(("name", "text"), list(shipped()))
def test_the_manual_tells_what_each_has_shown_at_its_size(name: str, text: str) -> None:
    experiment = read_experiment(text)
    told = MANUAL.partition(f"`paircard lab run {name} --out DIR`: ")[2]
    assert told.startswith(f"{experiment.events:,} events")
    assert f"seed {experiment.seed}" in told.partition(".")[0]
    assert all(f"| {cell.label} |" in told for cell in experiment.cells()) or len(experiment.cells()) == 1


def test_the_manual_defines_every_measure_and_names_every_way_to_play() -> None:
    assert [name for name in (*MEASURES, *PLAYED) if f"`{name}`" not in MANUAL] == []
