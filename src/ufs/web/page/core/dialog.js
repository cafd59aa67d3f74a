// Dialogs: the browser's own, so focus stays inside and Escape closes them.

import { h } from "./dom.js";

/** @import { Child } from "./types.js" */

let dialogs = 0;

/**
 * Open a dialog with a title; `fill(close)` gives its content, `looks` is its class. Resolves to what
 * close was given, or to null. Whoever goes to another screen leaves it behind.
 * @template Answer
 * @param {Child} title
 * @param {(close: (answer?: Answer | null) => void) => Child} fill
 * @param {string | null} [looks]
 * @returns {Promise<Answer | null>}
 */
export function openDialog(title, fill, looks = null) {
  return new Promise((resolve) => {
    const id = `dialog-${++dialogs}`;
    /** @type {Answer | null} */
    let answer = null;
    const close = (/** @type {Answer | null} */ given = null) => {
      answer = given;
      dialog.close();
    };
    const leave = () => close();
    const dialog = h("dialog", { class: ["sheet-dialog", looks], "aria-labelledby": id }, h("h2", { id }, title), fill(close));
    let isPressed = false; // beside it; letting go there is not enough, one may be selecting text
    dialog.addEventListener("pointerdown", (event) => (isPressed = isBeside(event, dialog)));
    dialog.addEventListener("click", () => isPressed && close());
    addEventListener("hashchange", leave);
    dialog.addEventListener("close", () => {
      removeEventListener("hashchange", leave);
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Whether the pointer is beside a dialog; its own padding and the shade around it are one element.
 * @param {PointerEvent} event
 * @param {HTMLDialogElement} dialog
 */
function isBeside({ clientX, clientY }, dialog) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Ask before something that cannot be undone.
 * @param {{title: Child, text: Child, yes: string, no: string}} words
 */
export function confirmDialog({ title, text, yes, no }) {
  return openDialog(title, (/** @type {(answer: boolean) => void} */ close) => [
    h("p", {}, text),
    h(
      "div",
      { class: "row end" },
      h("button", { type: "button", autofocus: true, onclick: () => close(false) }, no),
      h("button", { type: "button", class: "danger", onclick: () => close(true) }, yes),
    ),
  ]);
}
