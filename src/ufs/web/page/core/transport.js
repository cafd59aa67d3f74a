// The one way to whoever plays the game: here a server. Whatever goes wrong becomes an ApiError with
// a sentence for the player. Addresses are relative, so that the page may lie in any folder.

import { currentLanguage, has, t } from "./words.js";

/** @import { Trouble } from "./types.js" */

/** @implements {Trouble} */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {{code: string, message: string, rule?: string | null}} error
   */
  constructor(status, { code, message, rule }) {
    super(message);
    this.status = status;
    this.code = code;
    this.rule = rule ?? null;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} whoever asks says what it is: `api.d.ts` has all answers
 */
async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": currentLanguage() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  let content;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
    const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
    content = isJson ? await answer.json() : await answer.text();
  } catch {
    throw noServer(); // gone before the answer, or in the middle of it
  }
  if (!answer.ok) {
    throw new ApiError(answer.status, content?.error ?? { code: "unknown", message: String(content) });
  }
  return content;
}

/** Without a server there may be no words either; then it is said in English. */
export function noServer() {
  const message = has("no-server") ? t("no-server") : "The game's server does not answer.";
  return new ApiError(0, { code: "no_server", message });
}

export const get = (/** @type {string} */ path) => ask("GET", path);
export const post = (/** @type {string} */ path, /** @type {object} */ body = {}) => ask("POST", path, body);
export const put = (/** @type {string} */ path, /** @type {object} */ body) => ask("PUT", path, body);
export const remove = (/** @type {string} */ path) => ask("DELETE", path);
