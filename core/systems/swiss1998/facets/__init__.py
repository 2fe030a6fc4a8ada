"""What `core.facets.system.System` asks, answered by the Swiss of 1998: one module a facet, loaded when it is asked."""
