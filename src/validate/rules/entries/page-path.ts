import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import type { Check } from "../../context/check-context.ts";
import { replaceFix } from "../../context/fixes.ts";

/** Reports a page path that begins with `./`, or has white space around it, where the dialect finds no file for it. */
export function reportUnusualPath({ dialect, findings }: Check, path: string, pointer: string): void {
  if (DIALECT_RULES[dialect].trimsPaths) return;
  const plain = path.trim().replace(/^(?:\.\/+)+/, "");
  if (plain === path || plain === "") return;
  findings.add("nav/page-path", { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
}
