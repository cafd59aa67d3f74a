"""The history of the schema, one file a version. Only files behind the newest one run these."""
