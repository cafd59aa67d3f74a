// The linter of the page's scripts: ESLint's recommended rules, and a few that keep the code plain.

import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    files: ["src/ufs/web/page/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ["error", "always"],
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  { files: ["src/ufs/web/page/sw.js"], languageOptions: { globals: globals.serviceworker } },
];
