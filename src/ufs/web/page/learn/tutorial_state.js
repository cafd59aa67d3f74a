// Which game is the tutorial's, and how far one has read in it. A browser may forbid keeping
// things; then a reload begins the tutorial anew.

const KEPT = "ufs-tutorial";

export function remembered() {
  try {
    const { id, read } = JSON.parse(localStorage.getItem(KEPT));
    return typeof id === "string" && Number.isInteger(read) ? { id, read } : null;
  } catch {
    return null;
  }
}

export function remember(kept) {
  try {
    if (kept) localStorage.setItem(KEPT, JSON.stringify(kept));
    else localStorage.removeItem(KEPT);
  } catch {
    // it is not kept, then
  }
}

/** Whether a game is the tutorial this browser is in the middle of. */
export const isTutorial = (id) => remembered()?.id === id;
