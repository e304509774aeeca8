import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { namesIn, parseRedirect, placeholdersIn } from "../../../redirects/redirect-pattern.ts";
import type { RedirectRule } from "../../context/visits.ts";

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
export const unknownPlaceholderRule: RedirectRule = {
  codes: [unknownPlaceholder],
  needs: ({ redirect }) => unknownIn(redirect) !== undefined,
  check({ check, redirect }) {
    const place = { pointer: `/redirects/${redirect.index}/destination` };
    const name = unknownIn(redirect)?.text ?? "";
    check.findings.add(unknownPlaceholder, { name, source: redirect.source }, place);
  },
};

function unknownIn(redirect: WrittenRedirect) {
  const names = new Set(namesIn(parseRedirect(redirect).source));
  return placeholdersIn(redirect.destination).find(({ name }) => !names.has(name));
}
