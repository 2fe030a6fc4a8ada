"""What `core.facets.system.System` asks of a match, one module a facet."""
