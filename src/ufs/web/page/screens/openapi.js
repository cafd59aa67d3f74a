// The API as a page: what /openapi.json says, for people. For programs there is the file itself.

import { get } from "../core/transport.js";
import { find, h, replace } from "../core/dom.js";
import { pickLanguage, t, useWords } from "../core/words.js";

/** @import { Settings } from "../core/types.js" */
/**
 * @typedef {object} Schema a part of JSON Schema, as far as the description uses it
 * @property {string} [$ref]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {string} [type]
 * @property {Schema} [items]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {string} [description]
 */
/** @typedef {{content?: Record<string, {schema?: Schema}>}} Part a request's body or an answer */
/**
 * @typedef {object} Operation
 * @property {string} [description]
 * @property {{name: string, in: string, schema?: Schema}[]} [parameters]
 * @property {Part} [requestBody]
 * @property {Record<string, Part>} responses
 */
/** @typedef {{paths: Record<string, Record<string, Operation>>, components: {schemas: Record<string, Schema>}}} Description */

const METHODS = ["get", "post", "put", "delete"];

/**
 * A schema in short: its name, or what it consists of.
 * @param {Schema | undefined} schema
 * @returns {string}
 */
function brief(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop() ?? "";
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(brief).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.type === "array") return `[${brief(schema.items) || "…"}]`;
  return schema.type ?? "…";
}

/**
 * A named shape, one field a line; those that may be left out carry a question mark.
 * @param {Schema} schema
 */
function shape(schema) {
  const needed = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => `${name}${needed.has(name) ? "" : "?"}: ${brief(field)}`)
    .join("\n");
}

const content = (/** @type {Part} */ part) => Object.values(part.content ?? {})[0]?.schema;

/**
 * @param {string} method
 * @param {string} path
 * @param {Operation} operation
 */
function operation(method, path, { description, parameters = [], requestBody, responses }) {
  const lines = parameters.map(({ name, in: where, schema }) => `${where} ${name}: ${brief(schema)}`);
  if (requestBody) lines.push(`${t("api-body")}: ${brief(content(requestBody))}`);
  for (const [status, response] of Object.entries(responses)) {
    lines.push(`${status}: ${brief(content(response)) || "–"}`);
  }
  return h(
    "details",
    { id: `${method}${path}` },
    h("summary", {}, h("code", {}, `${method.toUpperCase()} ${path}`), h("p", {}, description ?? "")),
    h("pre", { tabindex: 0, "aria-label": `${method.toUpperCase()} ${path}` }, lines.join("\n")),
  );
}

/** @param {[string, Schema]} entry */
function named([name, schema]) {
  const lines = shape(schema) || brief(schema);
  return h(
    "details",
    { id: name },
    h("summary", {}, h("code", {}, name), h("p", {}, schema.description ?? "")),
    h("pre", { tabindex: 0, "aria-label": name }, lines),
  );
}

async function show() {
  /** @type {Settings} */
  const { language } = await get("api/settings");
  useWords(await get(`api/words/${pickLanguage(language)}`));
  /** @type {Description} */
  const api = await get("openapi.json");
  const operations = Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => operation(method, path, item[method])),
  );
  replace(
    find("main", HTMLElement),
    h("h1", {}, t("api-title")),
    h("p", {}, t("api-intro"), " ", h("a", { href: "openapi.json" }, "openapi.json")),
    h("p", {}, h("a", { href: "/" }, t("api-back"))),
    h("h2", {}, t("api-requests")),
    operations,
    h("h2", {}, t("api-shapes")),
    Object.entries(api.components.schemas).map(named),
  );
}

show().catch(({ message }) => replace(find("main", HTMLElement), h("p", { role: "alert" }, message)));
