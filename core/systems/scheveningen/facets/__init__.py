"""What `core.systems.base.System` asks, one module a facet."""
