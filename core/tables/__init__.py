"""The tables of an event after any round, and where their figures come from."""
