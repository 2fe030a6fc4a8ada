"""Questions: what is asked whatever the rules, a file a kind.

`about_round` is what all questions about a round share, and `book` what they ask of the rules they go by. On topics
without pairing cards a question is `on_topic`: of `one_answer`, or a whole `round_of_table`.
"""
