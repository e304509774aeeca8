import { code } from "../../../diagnostic/code.ts";
import { quote, quoteValue } from "../../../diagnostic/words.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import type { Check } from "../../context/check-context.ts";
import { replaceFix } from "../../context/fixes.ts";

export const oddPagePath = code("nav/page-path", {
  severity: "warning",
  message: ({ path }: { path: string; plain: string }) =>
    `the hosted platform finds no page file for ${quoteValue(path)}`,
  hint: ({ plain }) => `use ${quote(plain)}`,
});

/** Reports a page path that begins with `./`, or has white space around it, where the dialect finds no file for it. */
export function reportUnusualPath({ dialect, findings }: Check, path: string, pointer: string): void {
  if (DIALECT_RULES[dialect].trimsPaths) return;
  const plain = path.trim().replace(/^(?:\.\/+)+/, "");
  if (plain === path || plain === "") return;
  findings.add(oddPagePath, { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
}
