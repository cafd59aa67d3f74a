// Dialogs: the browser's own, so focus stays inside and Escape closes them.

import { h } from "./dom.js";

let dialogs = 0;

/** Open a dialog with a title; `fill(close)` gives its content. Resolves to what close was given. */
export function openDialog(title, fill, { wide = false } = {}) {
  return new Promise((resolve) => {
    const id = `dialog-${++dialogs}`;
    let answer = null;
    const close = (given = null) => {
      answer = given;
      dialog.close();
    };
    const dialog = h("dialog", { class: ["sheet-dialog", wide && "wide"], "aria-labelledby": id });
    dialog.append(h("h2", { id }, title), ...[fill(close)].flat().filter(Boolean));
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) close(); // a click beside it
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Ask before something that cannot be undone. */
export function confirmDialog({ title, text, yes, no }) {
  return openDialog(title, (close) => [
    h("p", {}, text),
    h(
      "div",
      { class: "row end" },
      h("button", { type: "button", autofocus: true, onclick: () => close(false) }, no),
      h("button", { type: "button", class: "danger", onclick: () => close(true) }, yes),
    ),
  ]);
}
