import type { CodeDescription } from "./description.ts";

export const VARIABLE_CODES = {
  "variable/name": {
    severity: "warning",
    title: "The name of a variable has characters that are not allowed",
    explanation:
      "Pages refer to a variable as `{{name}}`. The hosted platform finds names of letters, digits and hyphens only.",
  },
  "variable/undefined": {
    severity: "warning",
    title: "A variable is used that `variables` does not define",
    explanation:
      "On a site with `variables`, `{{name}}` in a page or in a string of docs.json is replaced by the variable's value. The hosted platform's documentation says that a name without a variable fails the build. Code is not looked at.",
  },
} as const satisfies Record<string, CodeDescription>;
