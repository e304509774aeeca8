import { quote, quoteList } from "../words.ts";
import type { Feature } from "./builder-features.ts";

// Apart from the table, so that the bundle of a builder contains only these sentences.

export const UNSUPPORTED = {
  severity: "warning",
  message: ({ builder, feature, count }: { builder: string; feature: Feature; count: number }) =>
    `${builder} does not support ${feature.name}${count > 1 ? ` (${count} places)` : ""}`,
  hint: ({ feature }: { feature: Feature }) => feature.instead,
} as const;

export const AMBIGUOUS_REDIRECT = {
  severity: "warning",
  message: ({ from, candidates, count }: { from: string; candidates: readonly string[]; count: number }) =>
    `the page at ${quote(from)} is gone, and may have moved to ${quoteList(candidates)}${count > candidates.length ? `, or one of ${count - candidates.length} more` : ""}`,
  hint: () => "add the redirect by hand; none was written",
} as const;

export const NO_REDIRECT = {
  severity: "info",
  message: ({ from }: { from: string }) =>
    `the page at ${quote(from)} is gone, and no new page has its operation or its title`,
  hint: () => "add a redirect by hand, or accept that the address no longer works",
} as const;
