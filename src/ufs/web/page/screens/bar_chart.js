// Charts, drawn by hand as SVG: bars with names and numbers, and the same as a table.

import { h, svg } from "../core/dom.js";
import { percent, t } from "../core/words.js";

/** @import { Child, WinRow } from "../core/types.js" */

const ROW = 48; // lengths across are percents: the letters keep their size on every screen
const BAR = 18;

let charts = 0;

/**
 * Won and lost, a bar for each row: [{name, played, won}]. Won is solid, lost is hatched, so it
 * reads without colour.
 * @param {string} title
 * @param {WinRow[]} rows
 */
export function winsChart(title, rows) {
  const most = Math.max(...rows.map(({ played }) => played), 1);
  const hatch = `chart-hatch-${++charts}`;
  const bar = (/** @type {WinRow} */ { name, played, won }, /** @type {number} */ i) => [
    svg("title", {}, t("stats-bar", { what: name, won, lost: played - won })),
    ...labels(name, `${won} / ${played} · ${percent(won / played)}`, i),
    svg("rect", { class: "chart-lost", ...place(played / most, i) }),
    svg("rect", { fill: `url(#${hatch})`, ...place(played / most, i) }),
    won > 0 && svg("rect", { class: "chart-won", ...place(won / most, i) }),
  ];
  const told = rows.map(({ name, played, won }) => t("stats-bar", { what: name, won, lost: played - won }));
  const table = tableOf(
    [t("stats-what"), t("stats-played"), t("stats-won"), t("stats-lost")],
    rows.map(({ name, played, won }) => [name, played, won, played - won]),
  );
  return figure(
    title,
    chart(title, told, [hatching(hatch), rows.map(bar).map((parts) => svg("g", {}, parts))], rows.length),
    table,
    legend(),
  );
}

/**
 * Plain counts: [{name, count, kind}].
 * @param {string} title
 * @param {{name: string, count: number, kind: string}[]} rows
 */
export function countsChart(title, rows) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const told = rows.map(({ name, count }) => t("stats-count", { what: name, count }));
  const bars = rows.map(({ name, count, kind }, i) =>
    svg(
      "g",
      {},
      svg("title", {}, told[i]),
      ...labels(name, String(count), i),
      count > 0 && svg("rect", { class: `chart-${kind}`, ...place(count / most, i) }),
    ),
  );
  const table = tableOf(
    [t("stats-what"), t("stats-games")],
    rows.map(({ name, count }) => [name, count]),
  );
  return figure(title, chart(title, told, bars, rows.length), table);
}

/**
 * Where a bar lies.
 * @param {number} part of the longest
 * @param {number} row
 */
const place = (part, row) => ({ x: 1, y: row * ROW + 22, width: `${(part * 99).toFixed(2)}%`, height: BAR });

/**
 * @param {string} name
 * @param {string} numbers
 * @param {number} row
 */
const labels = (name, numbers, row) => [
  svg("text", { class: "chart-name", x: 0, y: row * ROW + 15 }, name),
  svg("text", { class: "chart-number", x: "100%", y: row * ROW + 15 }, numbers),
];

/**
 * @param {string} title
 * @param {string[]} told the bars in words
 * @param {Child} bars
 * @param {number} rows
 */
const chart = (title, told, bars, rows) =>
  svg(
    "svg",
    {
      class: "chart",
      width: "100%",
      height: rows * ROW,
      role: "img",
      "aria-label": [title, ...told].join(". "),
    },
    bars,
  );

const hatching = (/** @type {string} */ id) =>
  svg(
    "defs",
    {},
    svg(
      "pattern",
      { id, width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { class: "chart-hatch", width: 2, height: 7 }),
    ),
  );

const legend = () =>
  h(
    "p",
    { class: "chart-legend details", "aria-hidden": "true" },
    h("span", { class: "swatch-won" }),
    t("stats-won"),
    h("span", { class: "swatch-lost" }),
    t("stats-lost"),
  );

/**
 * A chart with its title and the same as a table, folded away.
 * @param {string} title
 * @param {Child} drawing
 * @param {Child} table
 * @param {Child} [key]
 */
function figure(title, drawing, table, key = null) {
  return h(
    "section",
    { class: "chart-card card" },
    h("div", { class: "chart-head" }, h("h2", {}, title), key),
    drawing,
    h("details", {}, h("summary", {}, t("stats-table")), table),
  );
}

/**
 * @param {string[]} heads
 * @param {(string | number)[][]} rows the first of each is its name
 */
function tableOf(heads, rows) {
  return h(
    "table",
    {},
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      {},
      rows.map(([name, ...numbers]) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, name),
          numbers.map((number) => h("td", {}, number)),
        ),
      ),
    ),
  );
}
