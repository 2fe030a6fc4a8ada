"""What every Swiss shares: the frame into which a book of rules puts what is its own.

`book` is what the frame asks of a book, and `facets` what it answers then. Of the field: `position`, `numbering`,
`legality`. Of pairing word by word: `literal`. Of the round that comes of it: `colours`, `boards`, `outcome`. Of why it
is so: `explained`, `forcing`, `shortages`, `lines`, `colour_words`. Of whether it is right: `sheet`, `checked`. Of what
stands once it is published: `published`.
"""
