"""Keizer: the system of Dutch, Belgian and German clubs. The ranking pairs the evening and says what a win is worth."""
