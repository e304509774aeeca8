import { asObject, fieldOf } from "../../json/json-value.ts";
import { VARIABLE } from "../../vocabulary/elements/variable-name.ts";

/** The values of the `variables` of a docs.json, by name. */
export function variablesOf(config: unknown): Map<string, string> {
  const variables = Object.entries(asObject(fieldOf(config, "variables")));
  return new Map(variables.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** A text with the values of the site's variables (`{{name}}`), in code, too. What is no variable stays. */
export const fillVariables = (text: string, variables: ReadonlyMap<string, string>): string =>
  text.replace(VARIABLE, (written, name) => variables.get(name) ?? written);

/** A text with the values of the site's variables (`{{name}}`); `undefined` if one of them has none. */
export function insertVariables(text: string, variables: ReadonlyMap<string, string>): string | undefined {
  if (!text.includes("{")) return text;
  const filled = fillVariables(text, variables);
  return /[{}]/.test(filled) ? undefined : filled;
}
