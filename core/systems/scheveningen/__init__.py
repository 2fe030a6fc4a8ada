"""The Scheveningen system (B.VI F): everybody of one side meets everybody of the other, nobody their own."""
