"""Files of the laboratory: experiments that come with the program, runs as they grow, tables and reports."""
