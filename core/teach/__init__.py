"""Teaching the procedures: questions with verdicts, curated lessons, exams, courses.

`questions` is what is asked whatever the rules, `answers` how it is answered, `topics` what each book or topic says of
its own; `lessons`, `exams`, `courses` and `papers` are made of them. Everything rests on facets of the system (`teach`,
`explain`, `steps`, `exercises`): nothing here describes the rules again, or looks inside a system.
"""
