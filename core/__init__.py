"""The domain: a chess tournament and the rules that pair it. No input, no output, no screen, no store."""
