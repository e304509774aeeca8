import type { CodeDescription } from "./description.ts";

export const OVERLAY_CODES = {
  "overlay/invalid": {
    severity: "error",
    title: "The file is not an OpenAPI overlay",
    explanation:
      "An overlay is an object with `overlay` (the version 1.0 or 1.1), `info` (`title` and `version`) and `actions`. Each action has a `target` and one of `update`, `copy` (since 1.1) and `remove: true`. As on the hosted platform, an overlay that breaks these rules is not applied at all.",
  },
  "overlay/path": {
    severity: "error",
    title: "A JSONPath of an overlay is not valid",
    explanation: "`target` and `copy` are JSONPath expressions (RFC 9535). The action is left out.",
  },
  "overlay/unmatched": {
    severity: "warning",
    title: "An action of an overlay matches nothing",
    explanation:
      "The `target` of an action selects no part of the spec as the actions before it leave it. Often the spec has changed since the overlay was written.",
  },
  "overlay/not-applicable": {
    severity: "error",
    title: "An action of an overlay cannot be applied",
    explanation:
      "The value of `update` or `copy` must fit what the target selects: an object is merged into an object, any value is appended to a list, and text, a number, `true`, `false` or `null` replace each other. `copy` must select exactly one value. The action is left out.",
  },
  "overlay/too-large": {
    severity: "error",
    title: "An overlay takes too much work to apply",
    explanation:
      "Targets with several `..`, nested filters, regular expressions with nested repetitions, and copies of copies can take unlimited time and memory. What is spent on the overlays of one spec is limited.",
  },
  "overlay/conflict": {
    severity: "error",
    title: "A spec has different overlays in two places",
    explanation:
      "A spec is read once for the whole site, so the overlays laid over it must be the same wherever `openapi` names it. Places without `overlays` use the list of the others.",
  },
} as const satisfies Record<string, CodeDescription>;
