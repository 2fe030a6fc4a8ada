"""The judge of every "why not": could the others still be paired, and if not, who is short of whom?"""
