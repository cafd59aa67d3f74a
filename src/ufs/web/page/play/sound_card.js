// Sound in a game: the hum of the ships, and the question, asked once, whether sound is wished for.

import { Hum } from "../board/hum.js";
import { openSpeaker } from "../board/mixer.js";
import { find, h, needStyle } from "../core/dom.js";
import { t } from "../core/words.js";

/** @import { App } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * The hum, and the card if it is to be asked; returns what ends both.
 * @param {Session} session
 * @param {boolean} asks
 */
export function beginSound({ app, board, element, table }, asks) {
  const hum = new Hum(() => app.settings);
  board.onShow = (position) => hum.follow(position, table);
  hum.follow(board.position, table);
  const card = asks ? new SoundCard(app, hum) : null;
  if (card) needStyle("play/sound_card.css").then(() => element.prepend(card.element));
  return () => {
    board.onShow = null;
    hum.end();
    card?.end();
  };
}

class SoundCard {
  answered = false;

  /**
   * @param {App} app
   * @param {Hum} hum
   */
  constructor(app, hum) {
    this.app = app;
    this.hum = hum;
    this.element = h(
      "section",
      { class: "sound-card", "aria-label": t("sound-card-label") },
      h("p", {}, t("sound-card-text")),
      h(
        "div",
        {},
        h("button", { type: "button", class: "primary", onclick: () => this.answer(true) }, t("sound-card-yes")),
        h("button", { type: "button", onclick: () => this.answer(false) }, t("sound-card-no")),
      ),
    );
  }

  /** @param {boolean} sound */
  async answer(sound) {
    if (sound) openSpeaker({ sound, volume: this.app.settings.volume }); // now, while the gesture lasts
    this.answered = true;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) find("main", HTMLElement).focus({ preventScroll: true });
    try {
      await this.app.change({ sound, sound_asked: true });
      this.hum.refresh();
    } catch (error) {
      this.app.trouble(error);
    }
  }

  /** Whoever leaves without an answer is not asked again. */
  end() {
    this.element.remove();
    if (!this.answered) this.app.change({ sound_asked: true }).catch(() => {}); // then the next game asks
  }
}
