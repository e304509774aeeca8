import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { isChildKey, MAX_DEPTH } from "../elements/elements.ts";
import { LANGUAGES } from "../elements/languages.ts";
import { DIALECTS, type Dialect, type DialectOption } from "./dialect.ts";
import { type Platform, platformOf } from "./platforms.ts";

/**
 * The dialect that an option means: `auto` is that of the platform whose schema `$schema` names, and `mintlify` if the config
 * has what only the hosted platform knows, whatever its `$schema` is.
 * @throws TypeError for an option that is neither a dialect nor `auto`
 */
export function chooseDialect(
  option: DialectOption | undefined,
  config: unknown,
  platform: Platform | undefined = platformOf(config),
): Dialect {
  const chosen = DIALECTS.find((dialect) => dialect === option);
  if (chosen) return chosen;
  if (option !== undefined && option !== "auto") {
    throw new TypeError(`dialect is ${JSON.stringify(option)}; expected "spec", "mintlify" or "auto"`);
  }
  return platform?.dialect ?? (hasPlatformSigns(config) ? "mintlify" : "spec");
}

/**
 * Settings that only the hosted platform knows. The specification knows `navigation`, `styling` and `interaction`, and the
 * `banner`, `footer` and `navbar` of a language; a name, a logo, redirects and variables are what other tools have as well.
 */
export const PLATFORM_SETTINGS = [
  "theme",
  "colors",
  "api",
  "appearance",
  "background",
  "contextual",
  "errors",
  "fonts",
  "icons",
  "integrations",
  "markdown",
  "metadata",
  "public",
  "search",
  "seo",
  "thumbnails",
  "variations",
] as const;

/** Fields of elements that only the hosted platform knows. Sources such as `asyncapi` say nothing: other tools read them too. */
const PLATFORM_FIELDS: ReadonlySet<string> = new Set(["align", "boost", "public", "searchable"]);

const SPEC_LANGUAGES: ReadonlySet<unknown> = new Set(LANGUAGES.spec);
const PLATFORM_LANGUAGES: ReadonlySet<unknown> = new Set(
  LANGUAGES.mintlify.filter((language) => !SPEC_LANGUAGES.has(language)),
);

/** Whether a config uses a setting, a field of an element or a language that only the hosted platform knows. */
function hasPlatformSigns(config: unknown): boolean {
  if (!isObject(config)) return false;
  return PLATFORM_SETTINGS.some((key) => Object.hasOwn(config, key)) || isNavigationOfPlatform(config);
}

/** Looks at each element of the navigation. Iterative, since users choose the depth. */
function isNavigationOfPlatform(config: JsonObject): boolean {
  const open: { element: unknown; depth: number }[] = [{ element: own(config, "navigation"), depth: 0 }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { element, depth } = at;
    if (!isObject(element)) continue;
    for (const key of Object.keys(element)) {
      const value = element[key];
      if (PLATFORM_FIELDS.has(key) || (key === "language" && PLATFORM_LANGUAGES.has(value))) return true;
      if (depth === MAX_DEPTH || !isChildKey(key) || !Array.isArray(value)) continue;
      for (const entry of value) if (typeof entry === "object") open.push({ element: entry, depth: depth + 1 });
    }
  }
  return false;
}
