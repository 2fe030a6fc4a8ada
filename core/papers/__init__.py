"""The papers of an event: what an arbiter hands out, hangs up and sends in. Each is a plain value before it is drawn.

`paper` says what a paper is made of, `catalogue` which there are; every other file makes one paper or two of a kind.
"""
