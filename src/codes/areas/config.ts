import type { CodeDescription } from "./description.ts";

export const CONFIG_CODES = {
  "config/syntax": {
    severity: "error",
    title: "The file is not valid JSON",
    explanation:
      "docs.json must be plain JSON: no comments, no trailing commas, keys and strings in double quotes. Comments and commas behind the last value do not keep the rest of the file from being checked; other faults do. In a `.jsonc` file, and on platforms that read them, both are allowed.",
  },
  "config/other-format": {
    severity: "error",
    since: "0.2",
    title: "The docs.json is in the format of another tool",
    explanation:
      "Other tools, docs.page and xyd, have a docs.json of their own, in which pages are listed in another way. Such a file is recognized, and not checked any further.",
  },
  "config/ignored-by-platform": {
    severity: "warning",
    tag: "unnecessary",
    since: "0.2",
    title: "The platform of the site does not read a part of it",
    explanation:
      "Several platforms read docs.json, and not each of them reads all of it. What a platform leaves out without a word, such as the languages of a site, is named here with everything that is lost.",
  },
  "config/duplicate-key": {
    severity: "warning",
    tag: "unnecessary",
    title: "A key appears twice in one object",
    explanation:
      "JSON allows a key to appear twice in one object, but every reader keeps only the last value. The first one is lost without a warning.",
  },
  "config/type": {
    severity: "error",
    title: "A value has the wrong type",
    explanation:
      "Each field takes values of certain JSON types only: strings must be in double quotes, true and false must not. A value of another type is ignored, often with everything inside it.",
  },
  "config/required": {
    severity: "error",
    title: "A required field is missing",
    explanation:
      "Every element of the navigation needs its name (a group its `group`, a tab its `tab`), and some settings have required fields. If the key is misspelt, or one level too high, the finding points at it.",
  },
  "config/enum": {
    severity: "error",
    title: "A value is not one of those allowed",
    explanation: "The field takes one of a fixed list of values. Case matters.",
  },
  "config/unknown-value": {
    severity: "warning",
    title: "A value is not known",
    explanation:
      "The field takes more values than a fixed list can contain, so other values are allowed. This one is not among the known values and is most often misspelt.",
  },
  "config/format": {
    severity: "error",
    title: "A string has the wrong form",
    explanation:
      "Some strings have a form: a color is `#rgb` or `#rrggbb`, an `href` a URL or a path, a date ISO 8601. Links that run script (`javascript:`) are not allowed, nor are hosts without a scheme (`www.example.com`), which a browser takes for a path of the site.",
  },
  "config/range": {
    severity: "error",
    title: "A number or a length is out of range",
    explanation: "The field takes numbers, or strings and lists of a length, within limits.",
  },
  "config/unknown-field": {
    severity: "warning",
    title: "A field is not known",
    explanation:
      "The field is neither in the specification nor known to the hosted platform, which drops it with everything inside it. A few objects may have no other fields: there, it is an error in the `mintlify` dialect. Most often its name is misspelt, or it belongs to another object.",
  },
  "config/unknown-rule": {
    severity: "error",
    title: "A rule is for a code that does not exist",
    explanation:
      "The `rules` of docsjson.config.json say what findings count as, by their code (`nav/orphan-page`), by area (`nav/*`) or all together (`*`). Codes of the project's own rules count too. A rule for any other name has no effect.",
  },
  "config/custom-rule": {
    severity: "error",
    since: "0.2",
    title: "A rule of the project cannot be read, or fails",
    explanation:
      "`customRules` of docsjson.config.json names modules with rules of the project's own. Each must exist, and its default export must be a list of rules. A rule that throws an error is reported with it; what it reported until then stays, and all other rules are asked.",
  },
  "config/duplicate-value": {
    severity: "error",
    tag: "unnecessary",
    title: "A value that may be there once is there twice",
    explanation:
      "Some lists tell their entries apart by one value: `seo.paths` by the path, `variations.options` by the id, `contextual.options` by the name of a built-in entry. The hosted platform stops the deployment if it is there twice.",
  },
  "config/ignored": {
    severity: "warning",
    tag: "unnecessary",
    title: "A setting has no effect where it is",
    explanation:
      "The hosted platform drops some settings without a word: those that do not fit together with others, such as `asyncapi` beside the `openapi` of a group, and `openapi` and `asyncapi` of the navigation itself. In the specification, elements inherit the `openapi` of the navigation.",
  },
  "config/documented-only": {
    severity: "error",
    title: "The hosted platform documents a value that its validator rejects",
    explanation:
      "The platform's documentation and its validator differ in a few places. What the validator rejects stops a deployment, so it is an error here until the validator takes it; what it drops is a warning.",
  },
  "config/schema": {
    severity: "warning",
    title: "The schema of the file is not a known one",
    explanation:
      "Editors complete and check the file by the schema that `$schema` names; by a misspelt one they do nothing. The hosted platform accepts a URL only, and stops the deployment for a path. For a site on that platform, name the platform's schema, or leave `$schema` out and set this package's schema in your editor.",
  },
  "config/old-format": {
    severity: "error",
    tag: "deprecated",
    title: "The file has the format of mint.json",
    explanation:
      "docs.json replaces mint.json: `navigation` is an object with one kind of element at its root, and tabs, anchors and versions contain their pages themselves instead of a URL that pages are matched by.",
  },
  "config/old-file": {
    severity: "info",
    tag: "deprecated",
    title: "A mint.json is left beside docs.json",
    explanation:
      "`mint.json` is the former name and format of docs.json. Where both are there, only docs.json counts. `docsjson migrate mint` makes a docs.json of a mint.json that has none beside it.",
  },
  "config/include": {
    severity: "error",
    title: "An included file cannot be read",
    explanation:
      '`{ "$ref": "./nav.json" }` anywhere in docs.json is replaced by the content of that file; keys beside the `$ref` override those of the included object. The path is relative to the file that contains the `$ref`, and the file must be in the docs root. URLs and parts of files (`#`) cannot be included.',
  },
  "config/ignore-file": {
    severity: "warning",
    title: "The list of ignored files cannot be read",
    explanation:
      "`.mintignore` names the page files that are left out, with the patterns of gitignore. It must be a file of at most 1 MiB in the docs root, no pipe or device, and no link that leads out of the docs root.",
  },
  "config/unread-include": {
    severity: "info",
    tag: "unnecessary",
    title: "An included file was not read",
    explanation:
      "An object with `$ref` is completed by another JSON file. When a file is checked without its folder, other files are not available, so what they add is not checked.",
  },
  "config/more-findings": {
    severity: "info",
    title: "There are more findings than are listed",
    explanation: "A file with tens of thousands of faults has one cause, so not all of them are listed.",
  },
} as const satisfies Record<string, CodeDescription>;
