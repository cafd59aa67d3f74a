// Keeps the files of the page, so that the installed app opens at once and says in words when the
// server is not running. Games are never kept here: they belong to the server.

const CACHE = "ufs-page-1";

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const isPage = event.request.method === "GET" && url.origin === location.origin;
  if (!isPage || (url.pathname.startsWith("/api/") && !url.pathname.startsWith("/api/words/"))) return;
  if (url.searchParams.has("token")) return;
  event.respondWith(fromServerOrKept(event.request));
});

async function fromServerOrKept(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}
