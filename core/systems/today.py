"""The rules of a new event, of a made-up one and of a lesson where nobody names any."""
# no words in this file: keys of systems

from __future__ import annotations

TODAY = "dutch-2026"
"""The rules in force for players, where rounds are paired one by one."""
OF_BEFORE = "swiss-1998"
"""Those of 1998, for events of then and for teaching: whoever wants them names them."""
