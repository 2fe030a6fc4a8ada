"""From the lines of a report to the event that they tell, and all that is to be said of them."""
