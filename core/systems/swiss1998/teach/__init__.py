"""What lessons and questions ask of the Swiss of 1998: `facets/teach.py` hands it out.

`decisions` reads off an explanation which articles decide, `departure` walks an answer as C6 tests a try (`tries`
counts how far it is off, `breaches` names all that a pair breaks), `asked` has the matter of the other questions.
"""
