"""What must hold of every row of the table of systems, and of one that the manual has a newcomer write."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from paircard.core.commands import (
    OrderEquals,
    PairRound,
    PublishRound,
    RemoveEntrant,
    ReturnEntrant,
    WithdrawEntrant,
)
from paircard.core.event.ids import ContestantId
from paircard.core.facets.system import FacetName, System
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.play import Play
from tests.support.round_robins import did, posted
from tests.support.written_system import KEY, blocks, typed_in

BY_HAND = "by_hand"
ALWAYS = ("entry", "rounds", "law", "worth", "tables", "exchange")
OR_NONE = ("papers", "explain", "meetings", "seating", "score", "duel", "display", "groups", "live", "square", "tree",
           "steps", "teach")  # fmt: skip


def answers(system: System, name: str) -> Iterator[str]:
    """What is wrong with a facet: something that its protocol names is missing, or asked in another way."""
    facet, protocol = (
        getattr(system, name),
        getattr(import_module(f"paircard.core.facets.asked.{name}"), name.capitalize()),
    )
    for asked, as_asked in vars(protocol).items():
        if asked.startswith("_"):
            continue
        own = inspect.getattr_static(type(facet), asked, None)
        if not hasattr(facet, asked) or own is as_asked:
            yield f"{system.key} does not answer {name}.{asked}"
        elif inspect.isfunction(as_asked):
            _, *wanted = inspect.signature(as_asked).parameters
            try:
                inspect.signature(getattr(facet, asked)).bind(*wanted)
            except TypeError:
                yield f"{system.key} answers {name}.{asked} only when it is asked otherwise"


def facets_said(system: System) -> None:
    """A facet is there with all that its protocol names, or a sentence says why it is not; never both."""
    for name in (*ALWAYS, *(name for name in OR_NONE if getattr(system, name) is not None)):
        assert list(answers(system, name)) == []
    for name in get_args(FacetName):
        if name != BY_HAND:
            assert (getattr(system, name) is None) == bool(system.lacks(name)), name


@pytest.mark.parametrize("key", SYSTEMS)
def test_what_a_system_lacks_it_says(key: str) -> None:
    facets_said(SYSTEMS[key])
    assert SYSTEMS[key].key == key
    options = SYSTEMS[key].options
    assert options is None or options.tag == key


def test_the_system_of_the_manual(tmp_path: Path) -> None:
    """Files are whole, below eighty columns, and one row is all that is touched beside them."""
    touched = {path for path, _, _ in blocks() if "king_of_the_hill" not in path}
    assert touched == {"core/systems/catalogue.py"}
    with typed_in(tmp_path):
        facets_said(SYSTEMS[KEY])
    assert KEY not in SYSTEMS


def test_articles_are_those_of_the_book_of_the_system() -> None:
    """The same refusals in a Swiss and in a round robin: the one names its article, the other has none for it."""
    swiss, table = Play.evenly(4, 2000, 10), posted(4)
    swiss.do(PairRound(), PublishRound(), WithdrawEntrant(ContestantId(1), "ill"))
    left = did(table, WithdrawEntrant(ContestantId(1), "ill"))
    for command, article in (
        (WithdrawEntrant(ContestantId(1)), "F5"),
        (RemoveEntrant(ContestantId(2)), "F5"),
        (ReturnEntrant(ContestantId(2)), "F5"),
        (PublishRound(), "F6"),
        (OrderEquals("seed"), "R20"),
    ):
        with pytest.raises(Refusal) as refused:
            command.decide(swiss.tournament)
        assert refused.value.article == article
        with pytest.raises(Refusal) as refused:
            command.decide(left)
        assert refused.value.article in ("", "B.VI A1")
