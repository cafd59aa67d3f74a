// Charts, drawn by hand as SVG: bars with names and numbers, and the same as a table.

import { h, svg } from "./dom.js";
import { percent, t } from "./words.js";

const LEFT = 4;
const WIDE = 520; // of the drawing
const ROW = 46;
const BAR = 18;

let charts = 0;

/**
 * Won and lost, a bar for each row: [{name, played, won}]. Won is solid, lost is hatched, so it
 * reads without colour.
 */
export function winsChart(title, rows) {
  const most = Math.max(...rows.map(({ played }) => played), 1);
  const hatch = `chart-hatch-${++charts}`;
  const length = (count) => (count / most) * (WIDE - LEFT - 8);
  const bar = ({ name, played, won }, i) => {
    const y = i * ROW;
    const lost = played - won;
    return svg(
      "g",
      {},
      svg("title", {}, t("stats-bar", { what: name, won, lost })),
      svg("text", { class: "chart-name", x: LEFT, y: y + 15 }, name),
      svg("text", { class: "chart-number", x: WIDE, y: y + 15 }, `${won} / ${played} · ${percent(won / played)}`),
      svg("rect", { class: "chart-lost", x: LEFT, y: y + 21, width: length(played), height: BAR }),
      svg("rect", { x: LEFT, y: y + 21, width: length(played), height: BAR, fill: `url(#${hatch})` }),
      svg("rect", { class: "chart-won", x: LEFT, y: y + 21, width: length(won), height: BAR }),
    );
  };
  const drawing = svg(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDE} ${rows.length * ROW}`, role: "img", "aria-label": spoken(title, rows) },
    svg(
      "defs",
      {},
      svg(
        "pattern",
        { id: hatch, width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("rect", { class: "chart-hatch", width: 2, height: 7 }),
      ),
    ),
    rows.map(bar),
  );
  const table = tableOf(
    [t("stats-what"), t("stats-played"), t("stats-won"), t("stats-lost")],
    rows.map(({ name, played, won }) => [name, played, won, played - won]),
  );
  return figure(title, drawing, table);
}

const spoken = (title, rows) =>
  [title, ...rows.map(({ name, played, won }) => t("stats-bar", { what: name, won, lost: played - won }))].join(". ");

/** Plain counts: [{name, count, kind}]. */
export function countsChart(title, rows) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const bar = ({ name, count, kind }, i) =>
    svg(
      "g",
      {},
      svg("title", {}, t("stats-count", { what: name, count })),
      svg("text", { class: "chart-name", x: LEFT, y: i * ROW + 15 }, name),
      svg("text", { class: "chart-number", x: WIDE, y: i * ROW + 15 }, String(count)),
      svg("rect", { class: `chart-${kind}`, x: LEFT, y: i * ROW + 21, width: Math.max((count / most) * (WIDE - LEFT - 8), 2), height: BAR }),
    );
  const told = [title, ...rows.map(({ name, count }) => t("stats-count", { what: name, count }))].join(". ");
  const drawing = svg("svg", { class: "chart", viewBox: `0 0 ${WIDE} ${rows.length * ROW}`, role: "img", "aria-label": told }, rows.map(bar));
  return figure(title, drawing, tableOf([t("stats-what"), t("stats-games")], rows.map(({ name, count }) => [name, count])));
}

function figure(title, drawing, table) {
  return h(
    "section",
    { class: "chart-card card" },
    h("h2", {}, title),
    drawing,
    h("details", {}, h("summary", {}, t("stats-table")), table),
  );
}

function tableOf(heads, rows) {
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
    h("tbody", {}, rows.map(([name, ...numbers]) => h("tr", {}, h("th", { scope: "row" }, name), numbers.map((number) => h("td", {}, number))))),
  );
}
