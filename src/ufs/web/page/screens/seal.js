// Sealed chapters (C11): what is still to be met, and how to see it all the same.

import { confirmDialog } from "../core/dialog.js";
import { h } from "../core/dom.js";
import { ApiError } from "../core/transport.js";
import { t } from "../core/words.js";

/** @import { App, EditionChoice, SealedChapter } from "../core/types.js" */
/** @typedef {Omit<SealedChapter, "chapter">} Numbers how many pieces of each kind */

const KINDS = /** @type {const} */ (["cities", "scenarios", "characters", "skies"]);

/**
 * Do what may show sealed pieces: `work(unseal)`. If it would, the player decides; null: not now.
 * @template Answer
 * @param {(unseal: boolean) => Promise<Answer>} work
 */
export async function orAsk(work) {
  try {
    return await work(false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "sealed") throw error;
    const sure = await confirmDialog({ title: t("seal-see-title"), text: error.message, yes: t("seal-see"), no: t("seal-not-yet") });
    return sure ? work(true) : null;
  }
}

/**
 * Ask, and break the seal for good. Answers whether it is broken.
 * @param {App} app
 */
export async function breakSeal(app) {
  const sure = await confirmDialog({ title: t("seal-break-title"), text: t("seal-break-text"), yes: t("seal-break"), no: t("seal-keep") });
  if (!sure) return false;
  await app.change({ seal_broken: true });
  return true;
}

/**
 * "5 cities, 4 scenarios": what a chapter brings.
 * @param {Numbers} numbers
 */
const brings = (numbers) =>
  KINDS.filter((kind) => numbers[kind] > 0)
    .map((kind) => t(`seal-${kind}`, { count: numbers[kind] }))
    .join(", ");

/**
 * What several chapters bring together.
 * @param {SealedChapter[]} sealed
 * @returns {Numbers}
 */
function total(sealed) {
  const sum = (/** @type {keyof Numbers} */ kind) => sealed.reduce((all, one) => all + one[kind], 0);
  return { cities: sum("cities"), scenarios: sum("scenarios"), characters: sum("characters"), skies: sum("skies") };
}

/**
 * What is sealed, chapter by chapter, for a fold; `opened` is called once the seal is broken.
 * @param {EditionChoice} edition
 * @param {App} app
 * @param {() => Promise<void>} opened
 */
export function sealNote({ sealed }, app, opened) {
  const open = async () => {
    try {
      if (await breakSeal(app)) await opened();
    } catch (error) {
      app.trouble(error);
    }
  };
  return [
    h("p", {}, t("seal-note")),
    h("ul", { class: "sealed-list" }, sealed.map((one) => h("li", {}, t("seal-chapter", { chapter: one.chapter, pieces: brings(one) })))),
    h("button", { type: "button", onclick: open }, t("seal-break-ask")),
  ];
}

/** The same in one line. */
export const sealLine = (/** @type {EditionChoice} */ { sealed }) => brings(total(sealed));
