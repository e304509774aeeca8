import { define, defineCases } from "../define.ts";
import { didYouMean, quote, quoteList, quoteValue, typeName } from "../words.ts";

/** The effect of an action on the values that its target selects. */
type Modifier = "update" | "copy";

export const OVERLAY_CODES = {
  "overlay/invalid": defineCases({
    severity: "error",
    title: "The file is not an OpenAPI overlay",
    explanation:
      "An overlay is an object with `overlay` (the version 1.0 or 1.1), `info` (`title` and `version`) and `actions`. Each action has a `target` and one of `update`, `copy` (since 1.1) and `remove: true`. As on the hosted platform, an overlay that breaks these rules is not applied at all.",
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
  }),
  "overlay/path": define<{ says: string }>({
    severity: "error",
    title: "A JSONPath of an overlay is not valid",
    message: ({ says }) => `this is not a valid JSONPath: ${says}`,
    hint: () => "write it as RFC 9535 has it, such as $.paths['/users'].get",
    explanation: "`target` and `copy` are JSONPath expressions (RFC 9535). The action is left out.",
  }),
  "overlay/unmatched": define({
    severity: "warning",
    title: "An action of an overlay matches nothing",
    message: () => "nothing in the spec matches this target, so the action has no effect",
    hint: () => "check names and case against the spec; actions before this one may have removed it",
    explanation:
      "The `target` of an action selects no part of the spec as the actions before it leave it. Often the spec has changed since the overlay was written.",
  }),
  "overlay/not-applicable": defineCases({
    severity: "error",
    title: "An action of an overlay cannot be applied",
    explanation:
      "The value of `update` or `copy` must fit what the target selects: an object is merged into an object, any value is appended to a list, and text, a number, `true`, `false` or `null` replace each other. `copy` must select exactly one value. The action is left out.",
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
  }),
  "overlay/too-large": define({
    severity: "error",
    title: "An overlay takes too much work to apply",
    message: () => "this action is left out, and all later ones: the overlay takes too many steps to apply",
    hint: () => "select what you mean by name instead of `..` and regular expressions",
    explanation:
      "Targets with several `..`, nested filters, regular expressions with nested repetitions, and copies of copies can take unlimited time and memory. What is spent on the overlays of one spec is limited.",
  }),
  "overlay/conflict": define<{ spec: string; overlays: readonly string[]; others: readonly string[] }>({
    severity: "error",
    title: "A spec has different overlays in two places",
    message: ({ spec, overlays, others }) =>
      `${quote(spec)} has ${listOf(overlays)} here, but ${listOf(others)} in another place`,
    hint: () => "use the same list wherever the spec is named",
    explanation:
      "A spec is read once for the whole site, so the overlays laid over it must be the same wherever `openapi` names it. Places without `overlays` use the list of the others.",
  }),
};

const listOf = (overlays: readonly string[]): string =>
  overlays.length === 0 ? "no overlays" : `the overlay${overlays.length > 1 ? "s" : ""} ${quoteList(overlays, "and")}`;
