import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { parseRedirect, placeholdersIn } from "../../../redirects/redirect-pattern.ts";
import type { Check } from "../../context/check-context.ts";

/** Reports a placeholder in a destination that its source does not have. */
export function reportUnknownPlaceholder({ findings }: Check, redirect: WrittenRedirect): void {
  const names = new Set(parseRedirect(redirect).source.flatMap((part) => (part.type === "text" ? [] : [part.name])));
  const unknown = placeholdersIn(redirect.destination).find(({ name }) => !names.has(name));
  if (!unknown) return;
  const place = { pointer: `/redirects/${redirect.index}/destination` };
  findings.add("redirect/unknown-placeholder", { name: unknown.text, source: redirect.source }, place);
}
