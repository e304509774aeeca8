import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { navEmpty } from "../../codes/nav-empty.ts";
import type { Check } from "../../context/check-context.ts";

/** Reports an empty or blank string in a list of pages. */
export function reportEmptyPagePath({ dialect, findings }: Check, entry: string, pointer: string): void {
  const severity = entry === "" ? DIALECT_RULES[dialect].emptyText : undefined;
  findings.add(navEmpty, { case: "page-path" }, { pointer }, { severity });
}
