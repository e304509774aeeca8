import type { Reporter } from "../../context/findings.ts";

/** Reports a `$ref` whose value cannot be the path of a file; `onInclude` gets all others. */
export function checkIncludePath(
  findings: Reporter,
  path: unknown,
  pointer: string,
  onInclude: ((path: string, pointer: string) => void) | undefined,
): void {
  const subject = { field: "$ref" };
  if (typeof path !== "string") {
    findings.add("config/type", { case: "value", subject, value: path, types: ["string"] }, { pointer });
  } else if (path.trim() !== "") onInclude?.(path, pointer);
  else findings.add("config/format", { case: "file", subject, value: path }, { pointer });
}
