// Making elements. Text always goes in as text, never as markup.

/** @import { Attributes, Child } from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {Element} E
 * @param {E} element
 * @param {Attributes<E> | null | undefined} attributes
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.setAttribute("class", [value].flat().filter(Boolean).join(" "));
    else if (name === "value" && "value" in element) element.value = value;
    else if (name === "checked" || name === "disabled" || name === "selected") Object.assign(element, { [name]: Boolean(value) });
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...flatten(children));
  return element;
}

/**
 * Lists in lists as one, without what is not there.
 * @param {readonly Child[]} children
 * @returns {(Node | string)[]}
 */
function flatten(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    if (Array.isArray(child)) return flatten(child);
    return child instanceof Node ? [child] : [String(child)];
  });
}

/**
 * An HTML element: h("button", {class: "primary", onclick: go}, "Go").
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes<HTMLElementTagNameMap[Tag]> | null} [attributes]
 * @param {Child[]} children
 */
export function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * An SVG element, the same way.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes<SVGElementTagNameMap[Tag]> | null} [attributes]
 * @param {Child[]} children
 */
export function svg(tag, attributes, ...children) {
  return fill(/** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag)), attributes, children);
}

/**
 * Put new children in place of all there were.
 * @template {Element} E
 * @param {E} element
 * @param {Child[]} children
 */
export function replace(element, ...children) {
  element.replaceChildren(...flatten(children));
  return element;
}

/**
 * The element of the page that a selector names, of a kind. That it is missing would be a bug.
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} kind
 * @param {ParentNode} [within]
 */
export function find(selector, kind, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${selector}`);
  return found;
}

/**
 * Give the focus to the first part that a selector names, if there is one. What is seen stays where it is,
 * unless `scroll` says otherwise.
 * @param {ParentNode} within
 * @param {string} selector
 * @param {{scroll?: boolean}} [options]
 */
export function focusOn(within, selector, { scroll = false } = {}) {
  const part = within.querySelector(selector);
  if (part instanceof HTMLElement || part instanceof SVGElement) part.focus({ preventScroll: !scroll });
  return part !== null;
}

/**
 * Whether a finger did it: it cannot hover, so its first tap only shows.
 * @param {Event | null} event
 */
export const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/**
 * Load a style sheet that only one screen needs, once, and wait until it is there.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export function needStyle(file) {
  if (document.querySelector(`link[href="${file}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = h("link", { rel: "stylesheet", href: file, onload: resolve, onerror: resolve });
    document.head.append(link);
  });
}
