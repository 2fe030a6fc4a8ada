"""Events of teams as reports tell them: records 013 and 310, and those that go with them."""
