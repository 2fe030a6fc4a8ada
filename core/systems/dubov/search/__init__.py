"""The rounds of the literal procedure for fields of any size, by matchings."""
