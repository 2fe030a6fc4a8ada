"""What a pairing system is asked, whoever answers: its facets, and the values in which it answers."""
