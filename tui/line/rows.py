"""A cursor without a table: keys, one of them chosen."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import ScoreGroup


class Rows:
    """Keys in their order. What is chosen stays chosen while it is there, else its place in the order does."""

    def __init__(self) -> None:
        self.keys: tuple[str, ...] = ()
        self._index = 0

    def show(self, keys: Iterable[str]) -> None:
        """Take over new keys."""
        kept = self.row_key_at_cursor
        self.keys = tuple(keys)
        if kept is None or not self.move_to(kept):
            self._index = max(0, min(self._index, len(self.keys) - 1))

    @property
    def row_key_at_cursor(self) -> str | None:
        """The key chosen, None when there is none."""
        return self.keys[self._index] if self._index < len(self.keys) else None

    def move_to(self, key: str) -> bool:
        """Choose a key; say whether it is there."""
        if key not in self.keys:
            return False
        self._index = self.keys.index(key)
        return True


class GroupRows:
    """A cursor on heads and players, in the order in which they are told."""

    def __init__(self) -> None:
        self._stops: tuple[tuple[int, ContestantId | None], ...] = ()
        self._index = 0

    def show(self, groups: Iterable[ScoreGroup]) -> None:
        """Take over the groups; the player chosen stays chosen."""
        kept = self.chosen
        self._stops = tuple(
            (index, id_) for index, group in enumerate(groups) for id_ in (None, *(each.id for each in group.players))
        )
        self._index = 0
        if kept is not None:
            self.go_to(kept)

    def show_players(self, ids: Iterable[ContestantId]) -> None:
        """Take over players without heads; the one chosen stays chosen."""
        kept = self.chosen
        self._stops = tuple((0, id_) for id_ in ids)
        self._index = 0
        if kept is not None:
            self.go_to(kept)

    @property
    def group(self) -> int | None:
        """Index of the group one is in."""
        return self._stops[self._index][0] if self._stops else None

    @property
    def head(self) -> int | None:
        """Index of the group whose head is chosen."""
        return self.group if self.chosen is None else None

    @property
    def chosen(self) -> ContestantId | None:
        """Id of the player chosen."""
        return self._stops[self._index][1] if self._stops else None

    def players(self) -> list[ContestantId]:
        """Ids of everybody, from the one chosen on and round again."""
        after = [*self._stops[self._index + 1 :], *self._stops[: self._index + 1]]
        return list(dict.fromkeys(id_ for _, id_ in after if id_ is not None))

    def go_to(self, player: ContestantId) -> bool:
        """Choose a player where they are told last: who moves down is told in several brackets."""
        places = [index for index, (_, id_) in enumerate(self._stops) if id_ == player]
        if places:
            self._index = places[-1]
        return bool(places)

    def go_to_head(self, step: int) -> bool:
        """Choose the next head or the one before."""
        heads = [index for index, (_, id_) in enumerate(self._stops) if id_ is None]
        ahead = [index for index in heads if (index - self._index) * step > 0]
        if ahead:
            self._index = min(ahead, key=lambda index: abs(index - self._index))
        return bool(ahead)
