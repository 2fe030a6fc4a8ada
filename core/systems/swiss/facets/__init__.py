"""The facets that every Swiss answers alike, each asking its book."""
