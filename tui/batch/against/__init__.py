"""The large test: events made here are judged by another pairing program, and events made by that one are judged here.

`peers/` knows the other programs, `event.py` plays one event of either way, `run.py` as many as are wanted, and
`figures.py` says what came of it.
"""
