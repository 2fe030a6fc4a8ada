"""The table after any round, as a ranking or as a crosstable."""
