// Settings. Every change is kept at once; another language redraws the screen where it is.

import { h, needStyle, replace } from "../core/dom.js";
import { choice, ticks } from "../core/fields.js";
import { playTest } from "../board/sound.js";
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
      soundField(app, (wishes) => keep(main, app, reduced, () => app.change(wishes))),
      field("mothership_waits", t("settings-mothership"), [
        { value: false, label: t("settings-mothership-paced") },
        { value: true, label: t("settings-mothership-waits") },
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
 * @param {HTMLElement} main
 * @param {App} app
 * @param {boolean} reduced
 * @param {keyof Settings} name
 * @param {Settings[keyof Settings]} value
 */
function change(main, app, reduced, name, value) {
  return keep(main, app, reduced, () => (name === "seal_broken" && value ? breakSeal(app) : app.change({ [name]: value })));
}

/**
 * Keep a change and show what came of it.
 * @param {HTMLElement} main
 * @param {App} app
 * @param {boolean} reduced
 * @param {() => Promise<unknown>} work
 */
async function keep(main, app, reduced, work) {
  try {
    await work();
  } catch (error) {
    app.trouble(error);
  }
  // The words may be others now, or the server may have refused: show what holds.
  const inputs = () => [...main.querySelectorAll("input")];
  const index = inputs().findIndex((input) => input === document.activeElement);
  draw(main, app, reduced);
  const again = inputs()[index];
  const checked = again?.type === "radio" ? again.closest("fieldset")?.querySelector("input:checked") : again;
  if (checked instanceof HTMLInputElement) checked.focus();
}

/**
 * Off or on; where it is on, how loud, and what is heard.
 * @param {App} app
 * @param {(wishes: Partial<Settings>) => unknown} change
 */
function soundField(app, change) {
  const { settings } = app;
  const field = choice({
    legend: t("settings-sound"),
    options: [
      { value: false, label: t("settings-sound-off") },
      { value: true, label: t("settings-sound-on") },
    ],
    value: settings.sound,
    onchange: (sound) => change({ sound, sound_asked: true }), // who chooses here need not be asked in a game
  });
  if (settings.sound) field.append(volumeField(app), heardField(settings, change));
  return field;
}

/** How loud; it is kept without drawing anew: the slider may still be on its way. @param {App} app */
function volumeField(app) {
  const { volume } = app.settings;
  const said = h("output", { for: "volume" }, t("settings-volume-value", { volume }));
  const slider = h("input", {
    type: "range",
    id: "volume",
    min: "0",
    max: "100",
    step: "5",
    value: volume,
    "aria-valuetext": t("settings-volume-value", { volume }),
    oninput: () => {
      const words = t("settings-volume-value", { volume: slider.valueAsNumber });
      said.textContent = words;
      slider.setAttribute("aria-valuetext", words);
    },
    onchange: () => {
      playTest(slider.valueAsNumber);
      app.change({ volume: slider.valueAsNumber }).catch((error) => app.trouble(error));
    },
  });
  const test = () => playTest(slider.valueAsNumber);
  return h(
    "div",
    { class: "volume" },
    h("label", { for: "volume" }, t("settings-volume")),
    slider,
    said,
    h("button", { type: "button", onclick: test }, t("settings-volume-test")),
  );
}

/** @param {Settings} settings @param {(wishes: Partial<Settings>) => unknown} change */
function heardField({ effects, music }, change) {
  return ticks({
    legend: t("settings-heard"),
    options: [
      { value: "effects", label: t("settings-effects") },
      { value: "music", label: t("settings-music") },
    ],
    values: [effects && "effects", music && "music"].filter((name) => name !== false),
    onchange: (names) => change({ effects: names.includes("effects"), music: names.includes("music") }),
  });
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
