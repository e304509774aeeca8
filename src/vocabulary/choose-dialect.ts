import { isObject, own } from "../json/json-value.ts";
import { DIALECTS, type Dialect, type DialectOption } from "./dialect.ts";
import { hasPlatformSigns } from "./platform-signs.ts";
import { namesPlatformSchema } from "./published-schemas.ts";

/**
 * The dialect that an option means: `auto` is `mintlify` if `$schema` names the hosted platform's schema, or if the config
 * has what only that platform knows, whatever its `$schema` is.
 * @throws TypeError for an option that is neither a dialect nor `auto`
 */
export function chooseDialect(option: DialectOption | undefined, config: unknown): Dialect {
  const chosen = DIALECTS.find((dialect) => dialect === option);
  if (chosen) return chosen;
  if (option !== undefined && option !== "auto") {
    throw new TypeError(`dialect is ${JSON.stringify(option)}; expected "spec", "mintlify" or "auto"`);
  }
  const schema = isObject(config) ? own(config, "$schema") : undefined;
  return namesPlatformSchema(schema) || hasPlatformSigns(config) ? "mintlify" : "spec";
}
