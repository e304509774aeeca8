import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { parseRedirect, placeholdersIn } from "../../../redirects/redirect-pattern.ts";
import type { Check } from "../../context/check-context.ts";

export const unknownPlaceholder = code("redirect/unknown-placeholder", {
  severity: "warning",
  title: "A redirect's destination uses a placeholder that its source lacks",
  explanation:
    "`:name` in a source matches one segment of a path, `:name*` and `*` match any number of them. The destination repeats what they matched under the same name.",
  example: redirectExample(
    redirectEntry("/old/:slug*", "https://old.example.com/:path*"),
    redirectEntry("/old/:slug*", "https://old.example.com/:slug*"),
  ),
  message: ({ name, source }: { name: string; source: string }) =>
    `the source ${quote(source)} has no ${name}, so the destination contains it as text`,
  hint: ({ name }) => `add ${name} to the source, or remove it from the destination`,
});

/** Reports a placeholder in a destination that its source does not have. */
export function reportUnknownPlaceholder({ findings }: Check, redirect: WrittenRedirect): void {
  const names = new Set(parseRedirect(redirect).source.flatMap((part) => (part.type === "text" ? [] : [part.name])));
  const unknown = placeholdersIn(redirect.destination).find(({ name }) => !names.has(name));
  if (!unknown) return;
  const place = { pointer: `/redirects/${redirect.index}/destination` };
  findings.add(unknownPlaceholder, { name: unknown.text, source: redirect.source }, place);
}
