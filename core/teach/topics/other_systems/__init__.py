"""The other systems for teachers and students: Double-Swiss, Burstein, Dubov, Lim, Keizer, Monrad.

A question is about the next round of an event, and the event is one like any other: whatever pairs it, its own facets
answer and explain. `played` makes the event of a lesson, `before` is the round to be paired, `draw` plays events by
lot.
"""
