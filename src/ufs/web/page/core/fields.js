// Fields that several screens use. All are plain radio buttons and checkboxes with a drawn face,
// so keyboard and screen readers know them.

import { h } from "./dom.js";

/** @import { Child, Option } from "./types.js" */

let fields = 0;

/**
 * One of several. options: [{value, label, hint, picture, lang}]; looks: "segments" or "tiles".
 * The value is always the option's own, also if it is a number.
 * @template Value
 * @param {{legend: Child, options: Option<Value>[], value: Value | null | undefined, onchange: (value: Value) => unknown, looks?: string, hint?: string | null, quiet?: boolean, hidden?: boolean}} field
 */
export function choice({ legend, options, value, onchange, looks = "segments", hint = null, quiet = false, hidden = false }) {
  const name = `field-${++fields}`;
  const hintId = hint ? `${name}-hint` : null;
  const one = (/** @type {Option<Value>} */ option) => {
    const input = h("input", {
      type: "radio",
      name,
      value: String(option.value),
      checked: option.value === value,
      "aria-describedby": option.hint ? `${name}-${option.value}` : null,
      onchange: () => onchange(option.value),
    });
    return h(
      "label",
      { class: "pick", lang: option.lang },
      input,
      h(
        "span",
        { class: "face" },
        option.picture,
        h("span", { class: "face-label" }, option.label),
        option.hint && h("span", { class: "face-hint", id: `${name}-${option.value}` }, option.hint),
      ),
    );
  };
  return h(
    "fieldset",
    { class: ["field", quiet && "quiet-legend"], "aria-describedby": hintId },
    h("legend", { class: hidden && "hidden-text" }, legend),
    hint && h("p", { class: "hint", id: hintId }, hint),
    h("div", { class: looks }, options.map(one)),
  );
}

/**
 * Any of several. options: [{value, label}]; onchange gets the list of what is ticked.
 * @template Value
 * @param {{legend: Child, options: Option<Value>[], values: Value[], onchange: (values: Value[]) => unknown}} field
 */
export function ticks({ legend, options, values, onchange }) {
  const ticked = new Set(values);
  const change = (/** @type {Value} */ value, /** @type {boolean} */ on) => {
    if (on) ticked.add(value);
    else ticked.delete(value);
    onchange(options.map((option) => option.value).filter((known) => ticked.has(known)));
  };
  return h(
    "fieldset",
    { class: "field" },
    h("legend", {}, legend),
    h(
      "div",
      { class: "ticks" },
      options.map(({ value, label }) =>
        h(
          "label",
          { class: "tick" },
          h("input", {
            type: "checkbox",
            checked: ticked.has(value),
            onchange: (event) => change(value, event.currentTarget.checked),
          }),
          label,
        ),
      ),
    ),
  );
}
