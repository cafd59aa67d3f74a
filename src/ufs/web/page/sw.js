// Keeps the files of the page, so that the installed app opens at once and says in words when the
// server is not running. Games are never kept here: they belong to the server.

const CACHE = "ufs-page-2";
const HERE = new URL("./", location).href; // the page may lie in a folder

// What the page needs to open and to say that its server is not there; the rest is kept when it is used.
const SHELL = [
  "./", "style.css", "pieces.css", "board.css", "icon.svg",
  "app.js", "transport.js", "dom.js", "words.js",
  "api/words/en", "api/words/de", "api/words/fr",
];

addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});
addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOlder()])));

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const isPage = event.request.method === "GET" && url.origin === location.origin;
  const isAnswer = url.href.startsWith(`${HERE}api/`) && !url.href.startsWith(`${HERE}api/words/`);
  if (!isPage || isAnswer) return;
  if (url.searchParams.has("token")) return;
  event.respondWith(fromServerOrKept(event));
});

/** What older versions of the page kept. */
async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fromServerOrKept(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) event.waitUntil(keep(cache, request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** A full disk is no reason to hold back what the server answered. */
const keep = (cache, request, answer) => cache.put(request, answer).catch(console.error);
