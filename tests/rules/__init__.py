"""One test or more for every rule of docs/rules.md, marked with the rules it would catch broken."""
