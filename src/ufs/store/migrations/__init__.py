"""The history of the schema. Only files with an older schema are migrated.

=================  =====================================================================
`env`              what Alembic runs, on the store's open connection
`versions`         one file for each schema version
=================  =====================================================================
"""
