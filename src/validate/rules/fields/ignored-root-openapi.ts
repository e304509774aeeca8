import { own } from "../../../json/json-value.ts";
import type { ShapeFault } from "../../../json/shape.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { configIgnored } from "../../codes/config-ignored.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/**
 * Reports fields of the navigation itself that no element inherits: `asyncapi`, and `openapi` on the hosted platform. A
 * field with `faults` of its own is not reported again.
 */
export function reportIgnoredRootOpenapi(
  { dialect, findings }: Check,
  root: ElementFrame,
  faults: readonly ShapeFault[],
): void {
  const ignored = DIALECT_RULES[dialect].inheritsRootSpec ? ["asyncapi"] : ["openapi", "asyncapi"];
  for (const field of ignored) {
    const hasFault = faults.some(({ pointer }) => pointer.split("/")[1] === field);
    if (own(root.value, field) === undefined || hasFault) continue;
    const place = { pointer: pointerTo(root, field), part: "key" as const };
    findings.add(configIgnored, { case: "root-source", field }, place);
  }
}
