"""What `core.facets.system.System` asks of a cup, one module a facet."""
