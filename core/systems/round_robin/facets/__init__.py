"""What `core.systems.base.System` asks, answered by the round robin: one module a facet."""
