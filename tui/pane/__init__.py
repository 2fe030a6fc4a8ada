"""The pane at the right of wide windows: more of what is under the cursor, and the round as it goes."""
