"""A value kept once it is worked out, without a lock.

`functools.cached_property` of Python 3.11 holds one lock for all values of a class while one of them is worked out:
where a search takes a minute in one thread, nobody could ask anything of another event meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Owner = TypeVar("Owner")  # no words: a name of a type
Value = TypeVar("Value")  # no words: a name of a type


class unlocked_property(Generic[Owner, Value]):  # noqa: N801 - it is written like `cached_property`
    """Works a value out when it is first asked for; two threads that ask at once both do, and one of the two is kept.

    >>> class Sheet:
    ...     @unlocked_property
    ...     def figure(self):
    ...         print("worked out")
    ...         return 7
    >>> sheet = Sheet()
    >>> sheet.figure, sheet.figure
    worked out
    (7, 7)
    """

    def __init__(self, work_out: Callable[[Owner], Value]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: Any = None) -> unlocked_property[Owner, Value]: ...
    @overload
    def __get__(self, instance: Owner, owner: Any = None) -> Value: ...
    def __get__(self, instance: Owner | None, owner: Any = None) -> unlocked_property[Owner, Value] | Value:
        if instance is None:
            return self
        # from now on it stands before this in the way of who asks
        return vars(instance).setdefault(self._name, self._work_out(instance))  # type: ignore[no-any-return]
