"""What pairing word by word needs in every book: effort, complete pairings, least values, the first candidate."""
