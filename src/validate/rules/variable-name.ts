import { settingsExample } from "../../codes/examples/asset.ts";
import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";
import { escapeSegment, isObject, own } from "../../json/json-value.ts";
import { isVariableName } from "../../vocabulary/elements/variable-name.ts";
import type { ConfigRule } from "../context/visits.ts";

export const variableName = code("variable/name", {
  severity: "warning",
  title: "The name of a variable has characters that are not allowed",
  explanation:
    "Pages refer to a variable as `{{name}}`. By the hosted platform's documentation, names have letters, digits and hyphens only. With blanks and most other characters, it never finds them.",
  example: settingsExample('"variables": { "api_version": "2" }', '"variables": { "api-version": "2" }'),
  message: ({ name }: { name: string }) =>
    `the variable name ${quote(name)} may contain only letters, digits and hyphens`,
  hint: () => "rename it, here and where it is used",
});

/** Reports the names of variables that no page can refer to. Source: the hosted platform's documentation, "Variables". */
export const variableNameRule: ConfigRule = {
  codes: [variableName],
  check({ check, config }) {
    const variables = own(config, "variables");
    if (!isObject(variables)) return;
    for (const name of Object.keys(variables)) {
      if (isVariableName(name) || name === "$ref") continue;
      check.findings.add(variableName, { name }, { pointer: `/variables/${escapeSegment(name)}`, part: "key" });
    }
  },
};
