"""The guided tour: what it asks for, step by step, and how far somebody has come."""
