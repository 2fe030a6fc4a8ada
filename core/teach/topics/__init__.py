"""What is taught: a folder a book of pairings or a topic, which says only what is its own.

`schools` are the books whose pairings are taught, `catalogue` the topics without pairing cards.
"""
