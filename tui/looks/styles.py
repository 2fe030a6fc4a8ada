"""Styles of texts, by what they say: every theme gives each of them its look."""

# no words in this file: names of styles
QUIET, LIVE, BINDS, WARN, KEY, WON = "said.quiet", "said.live", "said.mark", "said.warn", "said.key", "said.won"
"""What is looked up; what is alive; what binds a pairing; what is to be seen to; what to do here; who won."""
PAST = "said.past"
"""What was before, beside what is now."""
BAND = "said.band"
"""Heads of columns; what is typed or named as the machine has it."""
CHOSEN, MOVED, HEAD = "said.chosen", "said.moved", "said.head"
"""What the cursor has chosen; who moved down; the head of a group."""
