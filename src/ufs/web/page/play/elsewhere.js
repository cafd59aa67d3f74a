// When a game does not go on here: another window has played on, it was deleted, or a move could not be shown.

import { h, replace } from "../core/dom.js";
import { t } from "../core/words.js";

/** @import { Child } from "../core/types.js" */
/** @import { Session } from "./play.js" */

export class Elsewhere {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.newest = session.state.version; // of all versions heard of; another window may be ahead
    /** @type {BroadcastChannel | undefined} */
    this.channel = undefined; // to other windows
  }

  begin() {
    this.channel = new BroadcastChannel("ufs-games");
    this.channel.onmessage = ({ data }) => data.id === this.session.id && this.hear(data.version);
  }

  end() {
    this.channel?.close();
  }

  /** To all windows: the game is further here. */
  tell() {
    const { id, state } = this.session;
    this.channel?.postMessage({ id, version: state.version });
  }

  /**
   * Some window has the game at this version.
   * @param {number} version
   */
  hear(version) {
    this.newest = Math.max(this.newest, version);
    if (this.newest > this.session.state.version) this.changed();
  }

  changed() {
    this.notice(t("changed-elsewhere"), this.loadButton());
  }

  /**
   * The game was deleted while it was open here.
   * @param {string} message
   */
  gone(message) {
    this.notice(message, h("a", { class: "button primary", href: "#/" }, t("nav-home")));
  }

  /**
   * The move is made, but could not be shown: a bug of ours.
   * @param {unknown} error
   * @param {string} message
   */
  stuck(error, message) {
    console.error(error);
    this.session.refresh();
    this.notice(message, this.loadButton());
  }

  /**
   * A sentence over the board, and the way on.
   * @param {string} text
   * @param {Child} way
   */
  notice(text, way) {
    replace(this.session.banner, h("div", { class: "banner", role: "alert" }, h("p", {}, text), way));
  }

  loadButton() {
    return h("button", { class: "primary", onclick: () => this.session.reload() }, t("reload-game"));
  }
}
