// What /board/shapes.js has: the server makes it of drawing/shapes.toml (drawing/page_files.py).

import type { Part } from "./pieces.js";

declare const shapes: {
  signs: Record<string, Part[]>;
  specials: Record<string, string>;
  skylines: Record<string, string[]>;
  pips: Record<number, [number, number][]>;
  pip: [far: number, radius: number];
  burst: [tips: number, inner: number, outer: number];
  red_burst: [tips: number, inner: number, outer: number];
  mothership: [name: string, d: string][];
};
export default shapes;
