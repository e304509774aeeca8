import type { ValidatorError } from "../../../../schemas/validators.js";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { configIgnored } from "../../codes/config-ignored.ts";
import type { Reporter } from "../../context/findings.ts";

/** The theme that has variations. */
const WITH_VARIATIONS = "willow";

/**
 * Reports settings that are dropped because of another one: fonts beside one for the whole site, variations of other
 * themes. A setting with `errors` of its own is not reported again.
 */
export function reportIgnoredSettings(findings: Reporter, config: JsonObject, errors: readonly ValidatorError[]): void {
  const isSound = (pointer: string) =>
    !errors.some(({ instancePath }) => instancePath === pointer || instancePath.startsWith(`${pointer}/`));
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
