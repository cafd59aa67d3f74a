// The API as a page: what /openapi.json says, for people. For programs there is the file itself.

import { get } from "../core/transport.js";
import { h, replace } from "../core/dom.js";
import { pickLanguage, t, useWords } from "../core/words.js";

const METHODS = ["get", "post", "put", "delete"];

/** A schema in short: its name, or what it consists of. */
function brief(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(brief).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.type === "array") return `[${brief(schema.items) || "…"}]`;
  return schema.type ?? "…";
}

/** A named shape, one field a line; those that may be left out carry a question mark. */
function shape(schema) {
  const needed = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => `${name}${needed.has(name) ? "" : "?"}: ${brief(field)}`)
    .join("\n");
}

const content = (part) => Object.values(part?.content ?? {})[0]?.schema;

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
  const { language } = await get("api/settings");
  useWords(await get(`api/words/${pickLanguage(language)}`));
  const api = await get("openapi.json");
  const operations = Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => operation(method, path, item[method])),
  );
  replace(
    document.querySelector("main"),
    h("h1", {}, t("api-title")),
    h("p", {}, t("api-intro"), " ", h("a", { href: "openapi.json" }, "openapi.json")),
    h("p", {}, h("a", { href: "/" }, t("api-back"))),
    h("h2", {}, t("api-requests")),
    operations,
    h("h2", {}, t("api-shapes")),
    Object.entries(api.components.schemas).map(named),
  );
}

show().catch(({ message }) => replace(document.querySelector("main"), h("p", { role: "alert" }, message)));
