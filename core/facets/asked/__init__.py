"""What a system is asked: a file a facet, whoever answers."""
