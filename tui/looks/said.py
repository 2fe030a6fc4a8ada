"""Styles of what is said beside those of the squares: the chosen, who moved down, the head of a group."""

# no words in this file: names of styles
CHOSEN, MOVED, HEAD = "said.chosen", "said.moved", "said.head"
