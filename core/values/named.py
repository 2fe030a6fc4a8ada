"""The standard library's `NamedTuple`, for which nothing is compiled.

The original compiles what stands behind every field, although nobody asks for it, and the first thing that is compiled
so costs a command that only prints more than all its tuples. A class that uses `super()` is one for the original, which
type checkers are shown here too.
"""
# no words in this file: what it says is read by programmers

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:

    class _Making(type):
        """Makes a tuple with names of what is written as a class."""

        def __new__(cls, name, _bases, body):
            fields = body.get("__annotations__", {})
            defaults = [body[each] for each in fields if each in body]
            made = namedtuple(name, fields, defaults=defaults, module=body["__module__"])
            for each in body.keys() - fields.keys():  # what was said of it, and what it can do
                setattr(made, each, body[each])
            return made

    NamedTuple = type.__new__(_Making, "NamedTuple", (), {})
