"""The history of the schema. Only files behind the newest one run these.

=================  =====================================================================
`env`              what Alembic runs, on the connection the store has open
`versions`         one file for each schema
=================  =====================================================================
"""
