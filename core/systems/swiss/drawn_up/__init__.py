"""The plan of every book that draws up: a bracket is the top scoregroup of who is left, and a set from below it.

The bye is given first, nobody floats down, and every bracket is paired completely. A book says its articles and its
criteria (`text`), who may meet, what speaks against a set, and how the members of a bracket are paired. What follows
of that stands here, in the order of the text: `book` is the door, `walk` the round of the search, `literal` that of the
text word by word with its steps (`narrator`), `forcing` and `apart` say why not otherwise, `lines` and `explain` the
round, `sheet` and `checker` hold one that was recorded against the text.

`by_identifier` is a further floor, for books that choose sets by what is left of the next scoregroup and by floats, and
pairs by their identifiers: the team Swiss and Double-Swiss.
"""
