"""A second engine for the rules of 2026, written from the text and nothing else, whose articles can be switched off.

It looks at every candidate, so it is for positions of a lesson's size only. With nothing off it must say what the
program says; with the article of a lesson off it must say something else, or the lesson does not turn on it. `cards`
is what Article 1 and the absolute criteria say of players, `colours` is Article 5, `bracket` the candidates and their
order, `quality` C6 - C21, `rounds` the way down.
"""

from tests.support.literal_2026.rounds import NO_ROUND, Round, next_order, paired

__all__ = ["NO_ROUND", "Round", "next_order", "paired"]
