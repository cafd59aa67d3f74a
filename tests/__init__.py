"""The tests. Every test of a rule names its id with `@rule("D7")`."""
