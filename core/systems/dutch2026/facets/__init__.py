"""What `core.facets.system.System` asks, answered by the rules of 2026: one module a facet."""
