import css from "@eslint/css";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const scripts = ["**/*.ts", "**/*.js", "**/*.svelte"];

export default [
  { ignores: ["node_modules/", "public/", "**/*.gen.ts"] },
  ...[js.configs.recommended, ...ts.configs.recommended, ...svelte.configs.recommended].map((config) =>
    config.files ? config : { ...config, files: scripts },
  ),
  { files: scripts, languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: scripts,
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // svelte-check knows every name
      "prefer-const": "off", // svelte/prefer-const knows runes
      "svelte/prefer-const": "error",
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter must not move
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are replaced whole, or nobody looks at them
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true }, // container queries with nested brackets are beyond this parser
    rules: {
      ...css.configs.recommended.rules,
      "css/no-important": "off", // a narrow screen and a reader without motion overrule
      "css/no-invalid-properties": ["error", { allowUnknownVariables: true }], // tokens.css has them
      "css/use-baseline": [
        "error",
        {
          available: "newly",
          allowProperties: ["accent-color", "text-size-adjust", "user-select"],
          allowPropertyValues: { "text-wrap": ["pretty"] },
        },
      ],
    },
  },
];
