// Sound in a game, loaded only where it is wished for or asked about: the hum of the ships, and the question.

/** @import { Session } from "./play.js" */

/**
 * Let a game be heard; returns what ends it.
 * @param {Session} session
 */
export function giveSound(session) {
  const asks = isFirst(session);
  if (!session.app.settings.sound && !asks) return () => {};
  let over = false;
  let end = () => {};
  const begin = async () => {
    const { beginSound } = await import("./sound_card.js");
    if (!over) end = beginSound(session, asks);
  };
  begin().catch((error) => console.warn(error)); // the game goes on without
  return () => {
    over = true;
    end();
  };
}

/** Not beside the tutorial or a puzzle, nor where nothing is played any more. @param {Session} session */
function isFirst({ app, guide, isStuck, state }) {
  return !app.settings.sound && !app.settings.sound_asked && !guide && !isStuck && !state.position.result;
}
