"""The published pages as HTML, and their folder: one file each, one style, a little script that nothing depends on."""
