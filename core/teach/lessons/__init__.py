"""Lessons: curated positions and questions, each for the article that decides in it.

`lesson` is what all have in common, `on_round` a lesson whose round is to be paired, `on_topic` one without cards;
`cards` shows a position as a table, `story` tells how it came about.
"""
