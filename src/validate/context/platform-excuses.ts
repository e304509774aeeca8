import type { Finding } from "../../diagnostic/finding.ts";
import { isObject, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import type { Platform } from "../../vocabulary/platforms.ts";

/**
 * Prepares a test for findings that do not count on a platform: about settings and fields of its own, about elements
 * whose pages such a field makes, and those that its row excuses.
 */
export function prepareExcuses(
  config: unknown,
  { settings, fields, makesPages, excuses }: Platform,
): (found: Finding) => boolean {
  return ({ code, place }) => {
    const segments = segmentsOf(place.pointer);
    const [first = "", last = ""] = [segments[0], segments.at(-1)];
    if (settings.includes(first) || excuses.includes(code.name)) return true;
    if (first !== "navigation") return false;
    if (code.name === "config/unknown-field" && fields.includes(last)) return true;
    if (code.name !== "nav/empty") return false;
    const element = valueAt(config, segments);
    return isObject(element) && makesPages.some((field) => Object.hasOwn(element, field));
  };
}
