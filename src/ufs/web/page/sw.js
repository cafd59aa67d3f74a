// Keeps the files of the page, so that the installed app opens at once and says in words when the
// server is not running. Games are never kept here: they belong to the server.

// The server fills in the names, and a digest of all these files. The shell is what the page needs to
// open and to say that its server is not there; the rest is kept when it is used.
/** This script's own world; the type checker takes it for any worker's. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELL = "{shell}".split(" ");
const FILES = [...SHELL, ..."{files}".split(" "), ..."{scripts}".split(" ").map((name) => `${name}.js`)];
const OURS = "ufs-page-"; // other programs of this machine may have caches at the same address
const CACHE = `${OURS}{digest}`;
const HERE = new URL("./", location.href).href; // the page may lie in a folder

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map((name) => HERE + name))));
});
worker.addEventListener("activate", (event) => event.waitUntil(Promise.all([worker.clients.claim(), forgetOlder()])));

worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  // Not with a query either: that may be the token.
  const isFile = url.startsWith(HERE) && FILES.includes(url.slice(HERE.length).split("#")[0]);
  if (method === "GET" && isFile) event.respondWith(fromServerOrKept(event));
});

/** What older versions of the page kept. */
async function forgetOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** @param {FetchEvent} event */
async function fromServerOrKept(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (mayKeep(answer)) event.waitUntil(keep(cache, request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Neither refusals nor redirects, nor what the server does not want to be kept.
 * @param {Response} answer
 */
function mayKeep(answer) {
  const wish = answer.headers.get("Cache-Control") ?? "";
  return answer.status === 200 && answer.type === "basic" && !answer.redirected && !wish.includes("no-store");
}

/** A full disk is no reason to hold back what the server answered. */
const keep = (/** @type {Cache} */ cache, /** @type {Request} */ request, /** @type {Response} */ answer) => cache.put(request, answer).catch(console.error);
