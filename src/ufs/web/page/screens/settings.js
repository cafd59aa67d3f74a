// Settings. Every change is kept at once; another language redraws the screen where it is.

import { h, needStyle, replace } from "../core/dom.js";
import { choice } from "../core/fields.js";
import { breakSeal } from "./seal.js";
import { LANGUAGES, t } from "../core/words.js";

/** @import { App, Option, ScreenContext, Settings } from "../core/types.js" */

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { app }) {
  await needStyle("screens/screens.css");
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const redraw = () => draw(main, app, motion.matches);
  motion.addEventListener("change", redraw);
  redraw();
  return () => motion.removeEventListener("change", redraw);
}

/**
 * @param {HTMLElement} main
 * @param {App} app
 * @param {boolean} reduced whether the system asks for less motion
 */
function draw(main, app, reduced) {
  const { settings } = app;
  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @param {string} legend
   * @param {Option<Settings[Name]>[]} options
   * @param {{looks?: string, hint?: string | null}} [extra]
   */
  const field = (name, legend, options, extra = {}) =>
    choice({
      legend,
      options,
      value: settings[name],
      onchange: (value) => change(main, app, reduced, name, value),
      ...extra,
    });
  replace(
    main,
    h(
      "section",
      { class: "sheet settings" },
      h("h1", {}, t("nav-settings")),
      h("p", { class: "lead" }, t("settings-lead")),
      field("language", t("settings-language"), [
        { value: "auto", label: t("settings-language-auto") },
        ...languages().map(([value, label]) => ({ value, label, lang: value })),
      ]),
      field("theme", t("settings-theme"), [
        { value: "auto", label: t("settings-theme-auto") },
        { value: "light", label: t("settings-theme-light") },
        { value: "dark", label: t("settings-theme-dark") },
      ]),
      field(
        "speed",
        t("settings-speed"),
        [
          { value: "off", label: t("settings-speed-off") },
          { value: "fast", label: t("settings-speed-fast") },
          { value: "normal", label: t("settings-speed-normal") },
          { value: "slow", label: t("settings-speed-slow") },
        ],
        { hint: reduced ? t("settings-reduced") : null },
      ),
      field("mothership_waits", t("settings-mothership"), [
        { value: false, label: t("settings-mothership-paced") },
        { value: true, label: t("settings-mothership-waits") },
      ]),
      field("sound", t("settings-sound"), [
        { value: false, label: t("settings-sound-off") },
        { value: true, label: t("settings-sound-on") },
      ]),
      field(
        "mode",
        t("settings-mode"),
        [
          { value: "relaxed", label: t("new-relaxed"), hint: t("new-relaxed-hint") },
          { value: "strict", label: t("new-strict"), hint: t("new-strict-hint") },
        ],
        { looks: "tiles" },
      ),
      field(
        "corrections",
        t("settings-corrections"),
        [
          { value: false, label: t("settings-corrections-off") },
          { value: true, label: t("settings-corrections-on") },
        ],
        { hint: t("settings-corrections-hint") },
      ),
      field(
        "win_chance",
        t("settings-win-chance"),
        [
          { value: false, label: t("settings-hidden") },
          { value: true, label: t("settings-shown") },
        ],
        { hint: t("settings-win-chance-hint") },
      ),
      field("after_move", t("settings-after-move"), [
        { value: false, label: t("settings-quiet") },
        { value: true, label: t("settings-after-move-on") },
      ]),
      field(
        "seal_broken",
        t("settings-seal"),
        [
          { value: false, label: t("settings-sealed") },
          { value: true, label: t("settings-unsealed") },
        ],
        { hint: t("settings-seal-hint") },
      ),
      saves(),
      about(app.about),
    ),
  );
}

const languages = () => /** @type {[keyof typeof LANGUAGES, string][]} */ (Object.entries(LANGUAGES));

/**
 * Keep a change and show what came of it.
 * @param {HTMLElement} main
 * @param {App} app
 * @param {boolean} reduced
 * @param {keyof Settings} name
 * @param {Settings[keyof Settings]} value
 */
async function change(main, app, reduced, name, value) {
  try {
    if (name === "seal_broken" && value) await breakSeal(app);
    else await app.change({ [name]: value });
  } catch (error) {
    app.trouble(error);
  }
  // The words may be others now, or the server may have refused: show what holds.
  const fields = () => [...main.querySelectorAll("fieldset")];
  const index = fields().findIndex((field) => field.contains(document.activeElement));
  draw(main, app, reduced);
  /** @type {HTMLInputElement | null | undefined} */
  const checked = fields()[index]?.querySelector("input:checked");
  checked?.focus();
}

function saves() {
  return h(
    "section",
    { class: "about" },
    h("h2", {}, t("settings-saves")),
    h("p", {}, t("settings-saves-text")),
    h("p", {}, h("a", { class: "button", href: "api/profile", download: "" }, t("settings-saves-file"))),
  );
}

/** @param {App["about"]} about */
function about({ version }) {
  return h(
    "section",
    { class: "about" },
    h("h2", {}, t("settings-about")),
    h("p", {}, t("settings-version", { version })),
    h("p", { class: "credit" }, t("home-credit")),
  );
}
