"""The laboratory: what a rule does, measured on many made-up events whose players' true strength is known."""
