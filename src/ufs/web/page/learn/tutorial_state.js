// Which game is the tutorial's, and how far one has read in it. A browser may forbid keeping
// things; then a reload begins the tutorial anew.

const KEPT = "ufs-tutorial";

/** @typedef {{id: string, read: number}} Kept the game, and the step that is read */

/** @returns {Kept | null} */
export function remembered() {
  try {
    const { id, read } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof id === "string" && Number.isInteger(read) ? { id, read } : null;
  } catch {
    return null;
  }
}

/** @param {Kept | null} kept null forgets it */
export function remember(kept) {
  try {
    if (kept) localStorage.setItem(KEPT, JSON.stringify(kept));
    else localStorage.removeItem(KEPT);
  } catch {
    // it is not kept, then
  }
}

/**
 * Whether a game is the tutorial this browser is in the middle of.
 * @param {string} id
 */
export const isTutorial = (id) => remembered()?.id === id;
