import { configFormat } from "../../codes/config-format.ts";
import { configType } from "../../codes/config-type.ts";
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
    findings.add(configType, { case: "value", subject, value: path, types: ["string"] }, { pointer });
  } else if (path.trim() !== "") onInclude?.(path, pointer);
  else findings.add(configFormat, { case: "file", subject, value: path }, { pointer });
}
