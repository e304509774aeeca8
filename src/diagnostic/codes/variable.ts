import { define } from "../define.ts";
import { didYouMean, quote } from "../words.ts";

/** Codes about `variables` of docs.json. */
export const VARIABLE_CODES = {
  "variable/name": define<{ name: string }>({
    severity: "warning",
    title: "The name of a variable has characters that are not allowed",
    message: ({ name }) => `the variable name ${quote(name)} may contain only letters, digits and hyphens`,
    hint: () => "rename it, here and where it is used",
    explanation:
      "Pages refer to a variable as `{{name}}`. The hosted platform finds names of letters, digits and hyphens only.",
  }),
  "variable/undefined": define<{ name: string; suggestions: readonly string[] }>({
    severity: "warning",
    title: "A variable is used that `variables` does not define",
    message: ({ name }) => `docs.json defines no variable ${quote(name)}`,
    hint: ({ name, suggestions }) => didYouMean(suggestions) ?? `add ${quote(name)} to "variables"`,
    explanation:
      "On a site with `variables`, `{{name}}` in a page or in a string of docs.json is replaced by the variable's value. The hosted platform's documentation says that a name without a variable fails the build. Code is not looked at.",
  }),
};
