"""What `core.facets.system.System` asks, one module a facet."""
