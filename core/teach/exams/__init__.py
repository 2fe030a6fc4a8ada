"""Exams: `drawing` searches made-up events for what is wished, `rules` is what it asks of a book, `sheets` writes it.

`balance` keeps a paper fair, `marks` says what an answer is worth; an exam `on_topic` needs no events.
"""
