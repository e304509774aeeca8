import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import type { Reporter } from "../../context/findings.ts";

/** The theme that has variations. */
const WITH_VARIATIONS = "willow";

/** Reports settings that are dropped because of another one: fonts beside one for the whole site, variations of other themes. */
export function reportIgnoredSettings(findings: Reporter, config: JsonObject): void {
  const fonts = own(config, "fonts");
  if (isObject(fonts) && Object.hasOwn(fonts, "family")) {
    for (const field of ["heading", "body"]) {
      if (!Object.hasOwn(fonts, field)) continue;
      findings.add("config/ignored", { case: "font", field }, { pointer: `/fonts/${field}`, part: "key" });
    }
  }
  if (Object.hasOwn(config, "variations") && Object.hasOwn(config, "theme") && config.theme !== WITH_VARIATIONS) {
    const args = { case: "variations", theme: config.theme } as const;
    findings.add("config/ignored", args, { pointer: "/variations", part: "key" });
  }
}
