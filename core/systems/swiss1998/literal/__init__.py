"""The tries of one bracket to the letter, C6 - C11, each step said; what looking ahead shows to be vain is left out."""
