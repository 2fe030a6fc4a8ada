"""An independent checker: what must hold of a finished pairing, worked out without any search or procedure.

Claimed, of every pairing: legality (B1a, B1b, B2 with R6), everybody once (A5), colours (E1 - E5, R7), float
marks (A4), order (F1). Claimed of the brackets it reports, each given who came down to it: the players are
those that A3 puts together; x, clashes and levels are as reported (A8, R3); no earlier target of C14 could be
met by legal pairs (R10, R11); at the target reached no pairing has fewer clashes (where x had to grow), none
lower upfloats, then none lower downfloats (R3 - R5). Every claim of the last kind rests on a matching.

Not claimed: the order of the tries within a level (D1, D2), that is, which of equally good pairings was due;
that C12 or C13 had to be used, or that they had to fail. A bracket undone for the next one (C12, C13) is held
only against pairings after which the next one certainly can be paired: those that leave the same players over,
and others if a matching of both brackets finds them and a check of the next one confirms them. Its target is
not judged if C13 undid it. A bracket settled by C12 is held against its own target only: the target wanted
depends on a bracket that is gone (R9); if C13 undoes it later, the bracket above it is held against pairings
that leave the same players over. So a finding is always right; that nothing is found is not quite a proof.
"""
