import { quoteList } from "../define.ts";

// Apart from the table, since builders run in browsers: they need these sentences, and no word more.

export const UNSUPPORTED = {
  severity: "warning",
  message: ({ builder, feature, count }: { builder: string; feature: string; instead: string; count: number }) =>
    `${builder} has no ${feature}${count > 1 ? ` (${count} places)` : ""}`,
  hint: ({ instead }: { instead: string }) => instead,
} as const;

export const AMBIGUOUS_REDIRECT = {
  severity: "warning",
  message: ({ from, candidates, count }: { from: string; candidates: readonly string[]; count: number }) =>
    `the page at ${JSON.stringify(from)} is gone, and it could now be ${quoteList(candidates)}${count > candidates.length ? `, or one of ${count - candidates.length} more` : ""}`,
  hint: () => "add the redirect by hand; none was written",
} as const;

export const NO_REDIRECT = {
  severity: "info",
  message: ({ from }: { from: string }) =>
    `the page at ${JSON.stringify(from)} is gone, and no new page has its operation or its title`,
  hint: () => "add a redirect by hand, or let the address end",
} as const;
