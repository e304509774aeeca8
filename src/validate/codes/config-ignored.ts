import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue } from "../../diagnostic/words.ts";

export const configIgnored = code("config/ignored", {
  severity: "warning",
  cases: {
    font: ({ field }: { field: string }) => ({
      message: `${quote(field)} is ignored, because "fonts" has a "family" for the whole site`,
      hint: `remove "family" and what belongs to it, or remove ${quote(field)}`,
    }),
    /** `openapi` of the navigation itself. */
    "root-source": ({ field }: { field: string }) => ({
      message: `${quote(field)} of the navigation itself is ignored, so no pages are made from it`,
      hint: `set ${quote(field)} on the tabs, groups or other elements that should have its pages`,
    }),
    /** `asyncapi` beside the `openapi` of a group. */
    "second-api": () => ({
      message: '"asyncapi" is ignored, because the group has "openapi", so no pages are made from it',
      hint: 'move "asyncapi" to a group of its own',
    }),
    variations: ({ theme }: { theme: unknown }) => ({
      message: `"variations" is ignored, because the theme is ${quoteValue(theme)}`,
      hint: 'use "theme": "willow", or remove it',
    }),
  },
});
