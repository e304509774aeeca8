import type { Check } from "../../context/check-context.ts";

/** Notes a `$ref` whose file is not part of this check. An empty path is reported as an error by its form. */
export function noteInclude(check: Check, path: string, pointer: string): void {
  check.isPartlyRead = true;
  if (check.noteIncludes && path.trim() !== "") check.findings.add("config/unread-include", { path }, { pointer });
}
