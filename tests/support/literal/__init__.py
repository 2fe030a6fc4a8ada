"""A second engine, written from the text and nothing else, whose articles and rulings can be switched off one by one.

It makes every try, so it is for positions of a lesson's size only. With nothing off it must say what the program
says; with the article of a lesson off it must say something else, or the lesson does not turn on it. `cards` is what
A and B say of players, `colours` is E, `orders` is D, `bracket` is C2 - C11, `rounds` is the way down and back.
"""

from tests.support.literal.rounds import NOBODY, Outcome, paired

__all__ = ["NOBODY", "Outcome", "paired"]
