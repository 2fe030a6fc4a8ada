"""The parts of a name as a list writes it: `Surname, First names`, or the surname first without a comma."""

from __future__ import annotations

from paircard.core.values.text import folded


def surname_of(name: str) -> str:
    """Return what stands before the comma, else the first word.

    >>> surname_of("De la Cruz, Juan"), surname_of("Adhitya S")
    ('De la Cruz', 'Adhitya')
    """
    surname, comma, _ = name.partition(",")
    return surname.strip() if comma else name.split(" ", 1)[0]


def folded_name(name: str) -> str:
    """Return a name as the lists are searched: without accents, case and comma."""
    return folded(name).replace(",", " ").replace("  ", " ")
