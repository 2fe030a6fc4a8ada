"""The facets of the team system of 2026, as `core.systems.base` asks for them."""
