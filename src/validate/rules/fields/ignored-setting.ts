import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import type { ShapeFault } from "../../../json/shape.ts";
import { configIgnored } from "../../codes/config-ignored.ts";
import type { Reporter } from "../../context/findings.ts";

/** The theme that has variations. */
const WITH_VARIATIONS = "willow";

/**
 * Reports settings that are dropped because of another one: fonts beside one for the whole site, variations of other
 * themes. A setting with `faults` of its own is not reported again.
 */
export function reportIgnoredSettings(findings: Reporter, config: JsonObject, faults: readonly ShapeFault[]): void {
  const isSound = (pointer: string) => !faults.some((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`));
  const fonts = own(config, "fonts");
  if (isObject(fonts) && Object.hasOwn(fonts, "family")) {
    for (const field of ["heading", "body"]) {
      const pointer = `/fonts/${field}`;
      if (!Object.hasOwn(fonts, field) || !isSound(pointer)) continue;
      findings.add(configIgnored, { case: "font", field }, { pointer, part: "key" });
    }
  }
  const isOfOtherTheme = Object.hasOwn(config, "theme") && config.theme !== WITH_VARIATIONS;
  if (Object.hasOwn(config, "variations") && isOfOtherTheme && isSound("/variations")) {
    const args = { case: "variations", theme: config.theme } as const;
    findings.add(configIgnored, args, { pointer: "/variations", part: "key" });
  }
}
