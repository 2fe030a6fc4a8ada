"""Round robins: everybody meets everybody, in the order of the Berger tables."""
