"""Plain values and words that everything is made of: points, colours, dates, rule ids, texts, languages."""
