// "Set up your table like this": the pieces of a companion game to tick off, with a picture, before it begins.

import { get } from "../core/transport.js";
import { Board } from "../board/board.js";
import { h, needStyle, replace } from "../core/dom.js";
import { t, useBook } from "../core/words.js";

/** @import { Checklist, ChecklistGroup, ScreenContext } from "../core/types.js" */

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { params }) {
  await Promise.all(["screens/screens.css", "board/board.css", "board/pieces.css"].map(needStyle));
  const id = encodeURIComponent(params[0]);
  /** @type {Checklist} */
  const { title, groups, table, position, step } = await get(`api/games/${id}/checklist`);
  if (main.isConnected) useBook(table.book); // or another screen has taken its place
  const board = new Board(table);
  board.show(position);
  /** @type {HTMLInputElement[]} */
  const boxes = [];
  const count = h("p", { role: "status" });
  const tell = () => (count.textContent = t("table-count", { done: boxes.filter((box) => box.checked).length, of: boxes.length }));
  const all = h("button", { type: "button", onclick: () => (boxes.forEach((box) => (box.checked = true)), tell()) }, t("table-all"));
  const item = (/** @type {string} */ text) => {
    const box = h("input", { type: "checkbox", onchange: tell });
    boxes.push(box);
    return h("li", {}, h("label", { class: "tick" }, box, h("span", {}, text)));
  };
  const group = (/** @type {ChecklistGroup} */ one) => h("section", {}, h("h2", {}, one.title), h("ul", { class: "table-items" }, one.items.map(item)), one.note && h("p", { class: "hint" }, one.note));
  const picture = h("div", { class: "table-picture", inert: true, "aria-hidden": "true" }, board.element);
  board.fitTo(picture);
  replace(
    main,
    h(
      "section",
      { class: "sheet wide-sheet table-setup" },
      h("h1", {}, title),
      table.title && h("p", { class: "lead" }, table.title),
      h(
        "div",
        { class: "table-pair" },
        h("div", {}, groups.map(group), count, h("div", { class: "row" }, h("a", { class: "button primary big", href: `#/game/${id}` }, t(step ? "table-back" : "table-ready")), all)),
        picture,
      ),
    ),
  );
  tell();
}
