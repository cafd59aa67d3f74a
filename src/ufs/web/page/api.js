// Talking to the server. Whatever goes wrong becomes an ApiError with a sentence for the player.

import { currentLanguage, has, t } from "./words.js";

export class ApiError extends Error {
  constructor(status, { code, message, rule }) {
    super(message);
    this.status = status;
    this.code = code;
    this.rule = rule ?? null;
  }
}

async function ask(method, path, body) {
  const headers = { "Accept-Language": currentLanguage() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    const message = has("no-server") ? t("no-server") : "The game's server does not answer.";
    throw new ApiError(0, { code: "no_server", message });
  }
  if (answer.status === 204) return null;
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    throw new ApiError(answer.status, content?.error ?? { code: "unknown", message: String(content) });
  }
  return content;
}

export const get = (path) => ask("GET", path);
export const post = (path, body = {}) => ask("POST", path, body);
export const put = (path, body) => ask("PUT", path, body);
export const remove = (path) => ask("DELETE", path);
