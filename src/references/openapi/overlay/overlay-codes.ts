import { overlay, RENAMED, twoOverlays } from "../../../codes/examples/overlay.ts";
import { code } from "../../../diagnostic/code.ts";
import { didYouMean, quote, quoteValue, typeName } from "../../../diagnostic/words.ts";

/** The effect of an action on the values that its target selects. */
type Modifier = "update" | "copy";

export const invalidOverlay = code("overlay/invalid", {
  severity: "error",
  title: "The file is not an OpenAPI overlay",
  explanation:
    "An overlay is an object with `overlay` (the version 1.0 or 1.1), `info` (`title` and `version`) and `actions`. Each action has a `target` and one of `update`, `copy` (since 1.1) and `remove: true`. As on the hosted platform, an overlay that breaks these rules is not applied at all.",
  example: twoOverlays(RENAMED.replace("update", "updat")),
  cases: {
    value: ({ value }: { value: unknown }) => ({
      message: `an overlay must be an object, not ${typeName(value ?? undefined)}`,
      hint: "name a file that begins with `overlay: 1.0.0`",
    }),
    missing: ({ field }: { field: string }) => ({
      message: `${quote(field)} is missing`,
      hint: field === "overlay" ? 'add "overlay": "1.0.0"' : `add ${quote(field)}`,
    }),
    version: ({ version }: { version: unknown }) => ({
      message: `the overlay version ${quoteValue(version)} is not supported; only 1.0 and 1.1 are`,
      hint: 'set "overlay" to "1.0.0" or "1.1.0"',
    }),
    type: ({ field, type, value }: { field: string; type: string; value: unknown }) => ({
      message: `${quote(field)} must be ${type}, not ${typeName(value)}`,
    }),
    "unknown-field": ({ field, suggestions }: { field: string; suggestions: readonly string[] }) => ({
      message: `the field ${quote(field)} is unknown in an overlay`,
      hint: didYouMean(suggestions) ?? "remove it; fields of your own begin with x-",
    }),
    "no-modifier": () => ({
      message: "this action has no effect",
      hint: 'add "update", "copy" or "remove": true',
    }),
    "two-modifiers": () => ({
      message: 'an action must not have both "update" and "copy"',
      hint: "make two actions of it",
    }),
    "copy-version": () => ({
      message: '"copy" needs version 1.1 of the overlay specification',
      hint: 'set "overlay" to "1.1.0"',
    }),
  },
});

export const overlayPath = code("overlay/path", {
  severity: "error",
  title: "A JSONPath of an overlay is not valid",
  explanation: "`target` and `copy` are JSONPath expressions (RFC 9535). The action is left out.",
  example: twoOverlays(RENAMED.replace("$.paths['/users']", "$.paths[")),
  message: ({ says }: { says: string }) => `this is not a valid JSONPath: ${says}`,
  hint: () => "write it as RFC 9535 has it, such as $.paths['/users'].get",
});

export const unmatchedTarget = code("overlay/unmatched", {
  severity: "warning",
  title: "An action of an overlay matches nothing",
  explanation:
    "The `target` of an action selects no part of the spec as the actions before it leave it. Often the spec has changed since the overlay was written.",
  example: twoOverlays(RENAMED.replace("/users", "/user")),
  message: () => "nothing in the spec matches this target, so the action has no effect",
  hint: () => "check names and case against the spec; actions before this one may have removed it",
});

export const notApplicable = code("overlay/not-applicable", {
  severity: "error",
  title: "An action of an overlay cannot be applied",
  explanation:
    "The value of `update` or `copy` must fit what the target selects: an object is merged into an object, any value is appended to a list, and text, a number, `true`, `false` or `null` replace each other. `copy` must select exactly one value. The action is left out.",
  example: twoOverlays(RENAMED.replace("{ summary: All users }", "All users")),
  cases: {
    object: ({ modifier, value }: { modifier: Modifier; value: unknown }) => ({
      message: `the target is an object, so ${quote(modifier)} must be an object, not ${typeName(value)}`,
    }),
    primitive: ({ modifier, value, target }: { modifier: Modifier; value: unknown; target: unknown }) => ({
      message: `${typeName(value)} in ${quote(modifier)} cannot replace the target, which is ${typeName(target)}`,
      hint: "select the object around it",
    }),
    "copy-count": ({ count }: { count: number }) => ({
      message: `"copy" must select exactly one value, but selects ${count === 0 ? "none" : count}`,
    }),
    root: () => ({ message: "the whole spec cannot be removed" }),
  },
});

export const overlayTooLarge = code("overlay/too-large", {
  severity: "error",
  title: "An overlay takes too much work to apply",
  explanation:
    "Targets with several `..`, nested filters, regular expressions with nested repetitions, and copies of copies can take unlimited time and memory. What is spent on the overlays of one spec is limited.",
  example: twoOverlays(overlay("  - target: $..[?search(@.summary, '(a+)+b')]\n    update: { deprecated: true }\n")),
  message: () => "this action is left out, and all later ones: the overlay takes too many steps to apply",
  hint: () => "select what you mean by name instead of `..` and regular expressions",
});
