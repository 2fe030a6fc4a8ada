"""What lessons and questions ask of the rules of 2026: `facets/teach.py` hands it out.

`departure` finds the first thing in an answer that is not as the rules pair the round, `asked` has the matter of the
other questions, `history` reads what was played before the round of a lesson.
"""
