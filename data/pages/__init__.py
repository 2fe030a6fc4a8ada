"""The published pages as HTML: one file each, with its style and a little script that nothing depends on."""
