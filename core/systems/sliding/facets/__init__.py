"""What `core.facets.system.System` asks, answered by the sliding system: one module a facet."""
