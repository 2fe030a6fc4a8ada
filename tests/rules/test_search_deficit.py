"""The proofs that a graph has no perfect matching: there is one exactly if there is none, and each of them holds."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.deficit import smallest_deficit
from paircard.core.systems.kit.matching.perfect import has_perfect_matching
from tests.support.dose import examples


@st.composite
def graphs(draw: st.DrawFn) -> dict[int, int]:
    """Make up a graph of an even number of nodes."""
    size = 2 * draw(st.integers(1, 6))
    pairs = [(one, other) for one in range(size) for other in range(one)]
    rows = dict.fromkeys(range(size), 0)
    for one, other in draw(st.sets(st.sampled_from(pairs))):
        rows[one] |= 1 << other
        rows[other] |= 1 << one
    return rows


@settings(max_examples=examples(300), deadline=None)
@given(graphs())
def test_there_is_a_proof_exactly_if_there_is_no_matching(rows: dict[int, int]) -> None:
    assert (smallest_deficit(rows) is None) == has_perfect_matching(rows)


@settings(max_examples=examples(300), deadline=None)
@given(graphs(), st.integers(0, 2**12))
def test_every_proof_holds(rows: dict[int, int], awkward: int) -> None:
    """Odd groups, one more than those who could serve them, and no edge leads from a group to anywhere else."""
    proof = smallest_deficit(rows, awkward)
    if proof is None:
        return
    assert len(proof.groups) == proof.serving.bit_count() + 1
    for group in proof.groups:
        assert group.bit_count() % 2 == 1
        for node in places_in(group):
            assert not rows[node] & ~(group | proof.serving)
