"""The search: the answer of the literal tries without making them, by matchings."""
