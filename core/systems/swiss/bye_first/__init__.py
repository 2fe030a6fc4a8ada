"""The plan of every book that gives the bye before anybody is paired: whoever it is, all others stay complete.

A book says its articles and criteria (`text`), who may meet, and what ranks equals; how brackets are made and paired is
said by its own plan, or by itself. What follows of that stands here: `book` is the door, `searched` and
`literal` find who has the bye, `said_of` and `narrator` say it, `apart` and `lines` say why nobody else, `explain` and
`checker` are the frames of a round explained and of one held against the text.

`drawn_up` is the plan above it of books that draw up; the Burstein System, in which players float down, has none.
"""
