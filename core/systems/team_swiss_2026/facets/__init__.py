"""The facets of the team system of 2026, as `core.facets.system` asks for them."""
