"""Teaching the procedure: `quiz` asks and judges, `lessons` are curated positions, `exam` sets papers.

Everything rests on the explanation of a round (`core.systems.swiss1998.explain`) and on the steps of the procedure
(`core.facets.trace`): nothing here describes the rules again.
"""
