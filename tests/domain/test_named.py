"""A tuple with names of `core.values.named` can be told from one of the standard library by nothing but its making."""

from __future__ import annotations

import pickle
import typing
from typing import Any, Generic, TypeVar

import pytest

from paircard.core.values import named

Who = TypeVar("Who")  # no words: a name


class Bracket(named.NamedTuple):
    """How a bracket ended, at the top of the module so that it can travel."""

    score: int
    pairs: tuple[int, ...] = ()
    """Who met whom."""
    refused: int = 0

    @property
    def size(self) -> int:
        """How many played."""
        return 2 * len(self.pairs)


class Pair(named.NamedTuple, Generic[Who]):
    """Who met whom."""

    white: Who
    black: Who


class Theirs(typing.NamedTuple):
    """How a bracket ended."""

    score: int
    pairs: tuple[int, ...] = ()
    refused: int = 0


def test_a_tuple_with_names_is_like_one_of_the_standard_library() -> None:
    made: Any = Bracket
    made_by_theirs: Any = Theirs
    for given in ((3,), (3, (1, 2)), (3, (1, 2), 1)):
        ours, theirs = made(*given), made_by_theirs(*given)
        assert ours == theirs == tuple(theirs)
        assert repr(ours) == repr(theirs).replace("Theirs", "Bracket")
        assert ours._asdict() == theirs._asdict()
        assert ours._replace(refused=5) == theirs._replace(refused=5)
        assert pickle.loads(pickle.dumps(ours)) == ours
    assert (Bracket._fields, Bracket._field_defaults) == (Theirs._fields, Theirs._field_defaults)
    assert (Bracket.__module__, Bracket.__qualname__) == (__name__, "Bracket")
    assert (Bracket.__doc__ or "").startswith("How a bracket ended")


def test_it_can_do_what_its_class_can() -> None:
    assert Bracket(3, (1, 2)).size == 4
    assert Pair[int](1, 2)._replace(white=3) == (3, 2)
    short: Any = Bracket
    with pytest.raises(TypeError, match="score"):
        short()
