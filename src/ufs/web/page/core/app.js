// The shell: settings, language, theme, the bar on top, and which screen is shown.

import { get, noServer, put } from "./transport.js";
import { find, h, replace, svg } from "./dom.js";
import { pickLanguage, t, useBook, useWords } from "./words.js";

/** @import { App, CloseScreen, ScreenContext } from "./types.js" */

/** @type {Record<string, string>} */
const SCREENS = {
  "": "../screens/home.js",
  new: "../screens/new_game.js",
  game: "../play/play.js",
  table: "../play/table.js",
  review: "../learn/review.js",
  rules: "../learn/rules.js",
  statistics: "../screens/statistics.js",
  settings: "../screens/settings.js",
  load: "../screens/load.js",
  tutorial: "../learn/tutorial.js",
  puzzles: "../learn/puzzles.js",
  puzzle: "../learn/puzzle.js",
  campaigns: "../campaign/campaigns.js",
  campaign: "../campaign/campaign.js",
};
// Where the bar leads, with a sign for narrow screens.
const LINKS = [
  ["#/new", "nav-new", "M12 5 V19 M5 12 H19"],
  ["#/rules", "nav-rules", "M12 6 C9 4 6 4 4 5 V19 C6 18 9 18 12 20 C15 18 18 18 20 19 V5 C18 4 15 4 12 6 V20"],
  ["#/statistics", "nav-statistics", "M4 20 H20 M7 20 V12 M12 20 V5 M17 20 V9"],
  ["#/settings", "nav-settings", "M4 7 H20 M4 12 H20 M4 17 H20 M9 5 V9 M15 10 V14 M7 15 V19"],
];

const main = find("main", HTMLElement);
let newest = 0; // counts the screens that were asked for
/** @type {CloseScreen} */
let leave = null; // what the screen that is shown wants done before it goes

/** @type {App} */
export const app = {
  settings: /** @type {App["settings"]} */ ({}), // until the server has told
  about: /** @type {App["about"]} */ ({}),
  go(route) {
    if (location.hash === route) showScreen();
    else location.hash = route;
  },
  async change(settings) {
    const { language } = this.settings;
    this.settings = await put("api/settings", settings); // only these: another window may have changed the rest
    applyTheme();
    if (this.settings.language !== language) {
      await loadWords();
      drawBar();
    }
    return this.settings;
  },
  async needWords() {
    if (!hasAllWords) await loadWords();
  },
  /**
   * A sentence for everyone, screen readers included, that goes away by itself, or with what is answered.
   * `offer` is a button beside it, such as one that takes back what is told.
   */
  say(text, kind = "info", offer = null) {
    const button = offer && h("button", { type: "button", class: "quiet", "aria-label": offer.name }, offer.text);
    const toast = h("div", { class: ["toast", kind] }, text, button);
    button?.addEventListener("click", () => {
      toast.remove();
      offer?.work();
    });
    const toasts = find("#toasts", HTMLElement);
    toasts.append(toast);
    while (toasts.children.length > 3) toasts.firstElementChild?.remove();
    const leave = () => (toast.contains(document.activeElement) ? setTimeout(leave, 1000) : toast.remove());
    setTimeout(leave, offer ? 20000 : 7000); // whoever is about to press the button may do so
    return () => toast.remove();
  },
  /** Say what went wrong, with the rule if there is one. */
  trouble(error) {
    console.error(error);
    const { message, rule } = asTrouble(error);
    this.say(rule ? `${message} [${rule}]` : message, "error");
  },
};

/**
 * What was thrown, with a sentence to say.
 * @param {unknown} error
 * @returns {{message: string, code?: string, rule?: string | null}}
 */
const asTrouble = (error) => (error instanceof Error ? error : { message: String(error) });

/** Whose words are here: those of all screens, or only those that a board needs. */
let hasAllWords = false;

async function loadWords(part = "") {
  useWords(await get(`api/words/${pickLanguage(app.settings.language)}${part}`));
  hasAllWords = part === "";
}

function applyTheme() {
  const root = document.documentElement;
  if (app.settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = app.settings.theme;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  root.dataset.speed = app.settings.speed;
  root.dataset.motion = reduced ? "reduced" : "full";
}

function drawBar() {
  document.title = t("title");
  find("#skip", HTMLElement).textContent = t("skip-to-content");
  const bar = find("#bar", HTMLElement);
  bar.setAttribute("aria-label", t("nav-label"));
  const route = location.hash.split("/")[1] ?? "";
  replace(
    bar,
    h("a", { href: "#/", class: "brand", "aria-current": route === "" ? "page" : null }, t("title")),
    h(
      "div",
      { class: "links" },
      LINKS.map(([href, key, sign]) =>
        h(
          "a",
          { href, title: t(key), "aria-current": href === `#/${route}` ? "page" : null },
          svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: sign })),
          h("span", {}, t(key)),
        ),
      ),
    ),
  );
}

/**
 * What stands on the tab: the place of a game, the heading of another screen, and the game's name.
 * @param {Element} screen
 */
function titleOf(screen) {
  const heading = (screen.querySelector(".desk .place") ?? screen.querySelector("h1"))?.textContent;
  return heading && heading !== t("title") ? `${heading} – ${t("title")}` : t("title");
}

const screenName = () => location.hash.split("/")[1] ?? "";

/** Show the screen of the address. Whoever is overtaken by a newer wish draws where nobody looks. */
async function showScreen() {
  const [, , ...params] = location.hash.split("/");
  const name = screenName();
  const file = SCREENS[name] ?? SCREENS[""];
  const mine = (newest += 1);
  leave?.();
  leave = null;
  delete document.body.dataset.ready;
  if (name !== "rules") useBook("box"); // a game says its own; the rules are read in the words of the last one
  document.body.dataset.screen = name || "home";
  drawBar();
  const holder = h("div", { class: "screen" });
  replace(main, holder);
  main.scrollTop = 0;
  /** @type {CloseScreen} */
  let close = null;
  try {
    /** @type {{show(main: HTMLElement, context: ScreenContext): Promise<CloseScreen> | CloseScreen}} */
    const screen = await import(file).catch((error) => {
      throw error instanceof TypeError ? noServer() : error; // a file that did not come, or a bug in it
    });
    if (name !== "game") await app.needWords();
    close = await screen.show(holder, { params: params.map(decodeURIComponent), app });
  } catch (error) {
    console.error(error);
    replace(
      holder,
      h(
        "section",
        { class: "sheet" },
        h("h1", {}, t("trouble-title")),
        h("p", { role: "alert" }, asTrouble(error).message),
        h("p", {}, h("a", { href: "#/", class: "button", onclick: goHome }, t("nav-home"))),
      ),
    );
  }
  if (mine !== newest) {
    close?.();
    return;
  }
  leave = close ?? null;
  document.title = titleOf(holder);
  document.body.dataset.ready = name || "home"; // tests and screen shots wait for it
}

/**
 * Also from home itself: then it is tried again, where a link would do nothing.
 * @param {Event} event
 */
function goHome(event) {
  event.preventDefault();
  app.go("#/");
}

/** Trusted types allow a script's address only from a policy; ours knows a single one. */
function keepPage() {
  if (!("serviceWorker" in navigator)) return;
  const policy = window.trustedTypes?.createPolicy("ufs", { createScriptURL: () => "sw.js" });
  navigator.serviceWorker.register(policy ? policy.createScriptURL("") : "sw.js").catch(console.error);
}

find("#skip", HTMLElement).addEventListener("click", (event) => {
  event.preventDefault(); // the address belongs to the screens
  main.focus();
});

/**
 * Without the server there is nothing to show, but that can be said, and the wait has an end.
 * @param {unknown} error
 */
async function waitForServer(error) {
  try {
    useWords(await get(`api/words/${pickLanguage("auto")}`)); // this browser may have kept them
  } catch {
    // then it is said in English
  }
  const { message } = asTrouble(error).code === "no_server" ? noServer() : asTrouble(error);
  if (main.textContent !== message) replace(main, h("section", { class: "sheet" }, h("p", { role: "alert" }, message)));
  setTimeout(begin, 2000);
}

async function begin() {
  try {
    app.settings = await get("api/settings");
    await loadWords(screenName() === "game" ? "/game" : ""); // the first board comes sooner
    app.about = await get("api/about"); // after the words: its notice comes in their language
  } catch (error) {
    await waitForServer(error);
    return;
  }
  applyTheme();
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", applyTheme);
  addEventListener("hashchange", async () => {
    await showScreen();
    // What had the focus is gone: reading and scrolling by key go on in the new screen.
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
  });
  addEventListener("keydown", () => document.body.classList.add("using-keys"));
  addEventListener("pointerdown", () => document.body.classList.remove("using-keys"));
  const isHome = !location.hash.split("/")[1];
  if (app.about.notice && !isHome) app.say(app.about.notice, "error"); // home shows it until it is closed
  keepPage();
  await showScreen();
}

begin();
