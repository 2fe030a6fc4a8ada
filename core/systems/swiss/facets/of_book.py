"""Facets that every Swiss answers alike: each is made when it is asked for, with the book of the system."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class _OfBook:
    """Made for every system that has it, when somebody asks for it: a start waits for none."""

    def __init__(self, where: str) -> None:
        self._where = where

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    def __get__(self, system: object, owner: type) -> object:
        module, _, made = self._where.partition(":")
        facet = getattr(import_module(f".{module}", __package__), made)()
        facet.book = import_module(".book", owner.__module__.rpartition(".")[0]).BOOK
        setattr(owner, self._name, facet)  # from now on it is simply there
        return facet


def of_book(where: str) -> Any:
    """Return a facet by where it is found in `swiss.facets`, such as `rounds:Rounds`; `book.BOOK` is asked."""
    return _OfBook(where)
