import { DIALECTS, type Dialect, type DialectOption } from "./dialect.ts";
import { hasPlatformSigns } from "./platform-signs.ts";
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
