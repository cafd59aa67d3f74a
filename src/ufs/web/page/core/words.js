// Words in the reader's language. The server sends its Fluent messages in a compact form:
// a string, or a list of strings, [variable], {v, s: {variant: pattern}, d: default, if not other}, {m: message}.

// The languages there are, each in its own words, so that everyone finds theirs.
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" };

/** @import { Pattern, PatternPart, Values } from "./types.js" */

let language = "en";
let book = "box"; // the rulebook whose words are spoken: the box's or the print-and-play's (pnp)
/** @type {Record<string, Pattern>} */
let messages = {};
let plurals = new Intl.PluralRules("en");
let numbers = new Intl.NumberFormat("en");

/** @param {{language: string, messages: Record<string, Pattern>}} answer */
export function useWords(answer) {
  language = answer.language;
  messages = answer.messages;
  plurals = new Intl.PluralRules(language);
  numbers = new Intl.NumberFormat(language);
  document.documentElement.lang = language;
}

export const currentLanguage = () => language;

/**
 * From here on in the words and the colours of that rulebook.
 * @param {string} name
 */
export function useBook(name) {
  book = name;
  document.documentElement.dataset.book = name;
}

export const currentBook = () => book;

/**
 * The language that is wished for; without a wish ("auto") the first of the browser's that we speak.
 * @param {string} wish
 */
export function pickLanguage(wish) {
  const wishes = [wish, ...navigator.languages].map((name) => name.split("-")[0]);
  return wishes.find((name) => name in LANGUAGES) ?? "en";
}

/**
 * The sentence behind a key. A missing key is a bug and shows itself.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const pattern = messages[key];
  if (pattern === undefined) {
    console.error(`no message ${key} in ${language}`);
    return key;
  }
  return say(pattern, values);
}

/** @param {string} key */
export const has = (key) => key in messages;

/**
 * @param {Pattern} pattern
 * @param {Values} values
 */
function say(pattern, values) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => sayPart(part, values)).join("");
}

/**
 * @param {PatternPart} part
 * @param {Values} values
 * @returns {string}
 */
function sayPart(part, values) {
  if (typeof part === "string") return part;
  if ("m" in part) return t(part.m, values);
  if (Array.isArray(part)) return show(values[part[0]]);
  const value = part.v === "book" ? book : values[part.v];
  const exact = String(value);
  const category = typeof value === "number" ? plurals.select(value) : exact;
  return say(part.s[exact] ?? part.s[category] ?? part.s[part.d ?? "other"], values);
}

/** @param {Values[string]} value */
const show = (value) => (typeof value === "number" ? numbers.format(value) : String(value ?? ""));

/**
 * A number with a sign: +2, −1; nothing for 0.
 * @param {number} value
 */
export function signed(value) {
  if (value === 0) return "";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** @param {number} part */
export const percent = (part) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(part);

/**
 * A time as the reader writes it; what is none stays as it is.
 * @param {string} iso
 */
export function date(iso) {
  const when = new Date(iso);
  if (Number.isNaN(when.getTime())) return iso;
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(when);
}
