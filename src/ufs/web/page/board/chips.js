// Small labels on the board: what a move would do, and what a die in hand could do in a column.

import { svg } from "../core/dom.js";
import * as pieces from "./pieces.js";

/** @import { Spot } from "../core/types.js" */
/** @typedef {{kind: "bad" | "alert" | "good" | "plain", text?: string, sign?: () => SVGElement}} Chip */

/**
 * A label with a sign, some letters, or both.
 * @param {Chip} chip
 * @param {Spot} spot its middle
 * @param {number} size of the letters
 */
export function drawChip({ kind, text = "", sign }, [x, y], size) {
  const letters = text.length * size * 0.58;
  const gap = sign && text ? size * 0.25 : 0;
  const icon = sign ? size * 1.25 : 0;
  const width = letters + gap + icon + size * 0.9;
  const drawn = sign?.();
  drawn?.setAttribute("transform", `translate(${-width / 2 + size * 0.45 + icon / 2} 0) scale(${(size * 1.15) / 22})`);
  return svg(
    "g",
    { class: ["chip", kind], transform: `translate(${x} ${y})` },
    svg("rect", { x: -width / 2, y: -size * 0.72, width, height: size * 1.44, rx: size * 0.72, class: "chip-back" }),
    drawn,
    text && pieces.text(width / 2 - size * 0.45 - letters / 2, size * 0.36, text, "chip-text", size),
  );
}
