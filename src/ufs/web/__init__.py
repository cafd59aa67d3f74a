"""The page's server: games over HTTP, for this machine's browser.

=================  =====================================================================
`app`              the application, put together
`serve`            port, address, start and end of the server
`guard`            who may ask, how much, and what a browser may do
`games`            routes of games
`battles`          routes of battles (S12, S13)
`campaigns`        routes of campaigns (C1-C10)
`hints`            routes of the coach: hints, chances, reviews
`puzzles`          routes of puzzles
`meta`             routes of words, content, settings, statistics
`static`           the files of the page
`packing`          scripts and styles without what only writers need
`shapes`           requests and answers, for checking and for /openapi.json
`campaign_shapes`  the same for campaigns
`context`          the application behind a request
`http_errors`      errors as status, code and sentence
`language`         which language a request wants
=================  =====================================================================

The page itself is in `page/`: plain ES modules, see docs/page.md.
"""
