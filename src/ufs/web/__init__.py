"""The page's server: games over HTTP, for this machine's browser.

=================  =====================================================================
`app`              builds the FastAPI application
`serve`            port, address, starting and stopping the server
`guard`            checks every request, limits its size, sets security headers
`door`             the token: in the address, a cookie or a header; the page without it
`token_file`       where the token is kept
`connections`      how many there may be, and how long they may say nothing
`games`            routes of games
`battles`          routes of battles (S12, S13)
`campaigns`        routes of campaigns (C1-C10)
`hints`            routes of the coach: hints, chances, reviews
`puzzles`          routes of puzzles
`saves`            routes of the bin and of the whole profile
`meta`             routes of words, content, settings, statistics
`static`           the files of the page
`shapes`           requests and answers, for validation and for /openapi.json
`campaign_shapes`  the same for campaigns
`context`          the application behind a request
`fast_json`        answers as JSON
`http_errors`      errors as status, code and sentence
`language`         the language a request asks for
=================  =====================================================================

The page itself is in `page/`: plain ES modules, see docs/page.md.
"""
