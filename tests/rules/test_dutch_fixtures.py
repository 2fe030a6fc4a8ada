"""The rules of 2026 against 404 positions whose pairing is known: pairs, colours, brackets and every criterion."""

from __future__ import annotations

from typing import Any

import pytest

from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.outcome import BracketResult, NoCompletePairing, Pairing, Values
from tests.support.dutch import fixture, position_from

POSITIONS = fixture()


def white_first(pairing: Pairing) -> set[tuple[int, int]]:
    """Return the pairs with colours as the fixture writes them: the bye plays 0."""
    pairs: set[tuple[int, int]] = {(each.white, each.black) for each in pairing.pairs}
    return pairs if pairing.bye is None else pairs | {(pairing.bye, 0)}


def plain(values: Values) -> list[Any]:
    """Return values as the fixture writes them."""
    lists = [list(each) if isinstance(each, tuple) else each for each in values]
    lists[2] = [values.c8[0], list(values.c8[1])] if values.c8 else []
    return lists


def as_written(bracket: BracketResult) -> dict[str, Any]:
    """Return a bracket as the fixture writes it, but for the order of its pairs."""
    return {
        "score": bracket.score / 2,
        "mdps": list(bracket.mdps),
        "residents": sorted(bracket.residents),
        "pairs": sorted(map(list, bracket.pairs)),
        "down": list(bracket.downfloaters),
        "failures": plain(bracket.values),
    }


@pytest.mark.parametrize("entry", POSITIONS, ids=[str(number) for number in range(len(POSITIONS))])
def test_position_is_paired_as_two_reference_engines_pair_it(entry: dict[str, Any]) -> None:
    position = position_from(entry["position"])
    if entry["pairs"] == "NONE":
        with pytest.raises(NoCompletePairing):
            pair(position)
        return
    pairing = pair(position)
    assert white_first(pairing) == {tuple(each) for each in entry["pairs"]}
    if "brackets" in entry:
        known = [{**each, "pairs": sorted(each["pairs"])} for each in entry["brackets"]]
        assert [as_written(bracket) for bracket in pairing.brackets] == [
            {name: value for name, value in each.items() if name != "candidates"} for each in known
        ]
