"""The step player: a pairing made again before one's eyes, step by step."""
