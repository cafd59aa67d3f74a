// What things mean: a sign on the board, a space, a rule. The desk says it and links to the rules.

import { capital, goalLines, signName, spaceName, specialName } from "../board/describe.js";
import { explosion } from "../board/pieces.js";
import { has, t } from "../core/words.js";
import { roomAt } from "./choices.js";

/** @import { Forecast, Space } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/** @type {Record<string, string>} */
const SIGN_NAMES = { "<": "arrow-left", ">": "arrow-right", M: "icon" };

/**
 * On the way to the link in these words the pointer may cross half the board.
 * @param {Session} session
 * @param {{title: string, text: string, link: string}} words
 */
function explain(session, { title, text, link }) {
  session.held = true;
  session.desk.explain(title, text, link);
}

/**
 * What rules and signs mean is said in words that a board does not begin with.
 * @param {Session} session
 * @param {() => void} say
 */
const withRules = ({ app }, say) => app.needWords().then(say, (error) => app.trouble(error));

/**
 * @param {Session} session
 * @param {string} name
 */
export function explainSign(session, name) {
  if (name.startsWith("goal-")) {
    explain(session, { title: t("goal-title"), text: goalLines(session.board.position, session.table).join(" "), link: "#/rules/F36" });
    return;
  }
  withRules(session, () => explain(session, { title: t(`icon-${name}-title`), text: t(`icon-${name}`), link: `#/rules/icon-${name}` }));
}

/**
 * What is printed on a space of the sky, or hangs over it.
 * @param {Session} session
 * @param {Space | null} at
 */
export function explainSky(session, at) {
  if (!at) return;
  const [row, column] = at;
  const { mothership } = session.state.position;
  if (row <= mothership) {
    explainSign(session, row === mothership ? "drop-point" : "mothership");
    return;
  }
  const printed = session.table.sky[row - 1];
  const sign = printed?.tokens[column - 1];
  if (!sign) return;
  const special = printed.specials[sign];
  if (special?.effect === "teleport") {
    explainSign(session, "teleport");
    session.board.showPair(at);
  } else if (special) {
    withRules(session, () => {
      const text = `${capital(specialName(special))}. ${t("icon-special")}`;
      explain(session, { title: capital(signName(printed, column)), text, link: "#/rules/icon-special" });
    });
  } else if (signName(printed, column)) explainSign(session, SIGN_NAMES[sign] ?? (explosion(sign)[1] ? "red-explosion" : "explosion"));
}

/**
 * @param {Session} session
 * @param {Space} at
 * @param {Forecast | null} forecast
 */
export function explainSpace(session, at, forecast) {
  const { table } = session;
  const room = roomAt(table, at);
  const kind = table.spaces[at[0] - 1][at[1] - 1].kind;
  const names = room ? room.effects.map((name) => (name === "robot" ? "robot-room" : name)) : [kind];
  withRules(session, () => {
    const texts = names.map((name) => (has(`icon-${name}`) ? t(`icon-${name}`) : ""));
    if (room && room.spaces.length > 1) texts.push(t("icon-large-room"));
    if (forecast && !forecast.legal) texts.unshift(forecast.message);
    explain(session, { title: spaceName(table, at), text: texts.join(" "), link: `#/rules/icon-${names[0]}` });
  });
}

/**
 * @param {Session} session
 * @param {string} rule
 */
export function explainRule(session, rule) {
  withRules(session, () => explain(session, { title: `${rule} · ${t(`rule-${rule}-title`)}`, text: t(`rule-${rule}`), link: `#/rules/${rule}` }));
}
