"""The books of rules as they are read: every article and ruling in short words of our own, in several languages."""

from core.rules.book import language, meant, rule, rules, title_of
from core.rules.rule import Erratum, Language, Rule
from core.rules.search import find

__all__ = ["Erratum", "Language", "Rule", "find", "language", "meant", "rule", "rules", "title_of"]
