"""What the published pages show, in parts that know nothing of HTML: boards, names, tables, figures, charts."""
