"""How a paper becomes a PDF: letters find their fonts here, Typst and the `.typ` files set the pages."""
