"""The rules as they are read: every article and ruling in short words of our own, in several languages."""

from core.rules.book import language, rule, rules
from core.rules.finding import find
from core.rules.naming import named_in
from core.rules.rule import Erratum, Language, Rule

__all__ = ["Erratum", "Language", "Rule", "find", "language", "named_in", "rule", "rules"]
