"""Books that draw up by what is left of the next scoregroup and by floats, and pair by identifiers.

A bracket has neither halves nor sides: in each pair the smaller TPN is the top member, and of two pairings the one with
the smaller top members comes first, then the one with the smaller partners. Criteria of sets are four: how many, their
scores, what is left of the next scoregroup, who floated. Of the criteria of pairs the last asks whether opponents of
upfloaters floated; what a book has before it is its own.
"""
