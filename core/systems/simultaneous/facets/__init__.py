"""What `core.facets.system.System` asks of a simultaneous display, one module a facet."""
