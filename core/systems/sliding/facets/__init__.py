"""What `core.systems.base.System` asks, answered by the sliding system: one module a facet."""
