"""What `core.facets.system.System` asks, answered by the round robin: one module a facet."""
