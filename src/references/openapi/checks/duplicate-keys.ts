import { operationExample, twoSpecs, USERS } from "../../../codes/examples/example.ts";
import { code, firstSet } from "../../../diagnostic/code.ts";
import { type Finding, finding, relatedEnd } from "../../../diagnostic/finding.ts";
import { quote } from "../../../diagnostic/words.ts";
import { fieldOf, isObject, type JsonObject } from "../../../json/json-value.ts";
import { type DuplicateKey, findDuplicateKeys, mayRepeatKeys } from "../../../source/find-duplicate-keys.ts";
import { positionsOf } from "../../../source/locate/positions.ts";

export const openapiDuplicateKey = code("openapi/duplicate-key", {
  severity: "warning",
  title: "A key appears twice in one object of the spec",
  explanation:
    "Keys must be unique in YAML and JSON. Most parsers use the last value, so the first is lost, and some reject the file. Duplicate paths of a JSON spec are always found; all other keys are found by `docsjson check --specs`.",
  example: twoSpecs(
    `${USERS}${operationExample("/users", "List users")}`,
    `${USERS}${operationExample("/teams", "List teams")}`,
  ),
  message: ({ key }: { key: string }) =>
    `the key ${quote(key)} appears twice in this object; only the last value is used`,
  hint: () => "remove or rename one of the two",
});

/** Reports the duplicate keys of a JSON spec. */
export const repeatedKeys = (text: string, spec: unknown, file: string): Finding[] =>
  mayRepeatKeys(text, spec) ? report(text, file, findDuplicateKeys(text)) : [];

/**
 * Reports the duplicate paths of a JSON spec: the operations of the first are lost. Adds about a twentieth to the
 * time of reading the spec, so other keys are left to the deep check.
 */
export function repeatedPaths(text: string, spec: unknown, file: string): Finding[] {
  const paths = fieldOf(spec, "paths");
  if (!isObject(paths) || !mayRepeatPaths(text, paths)) return [];
  const found = findDuplicateKeys(text).filter(({ pointer }) => /^\/paths\/[^/]*$/.test(pointer));
  return report(text, file, found);
}

/** Whether a path appears twice as a key in the text, in any objects. */
function mayRepeatPaths(text: string, paths: JsonObject): boolean {
  const seen = new Set<string>();
  for (let at = text.indexOf("/"); at !== -1; at = text.indexOf("/", at + 1)) {
    if (text.charCodeAt(at - 1) !== 0x22) continue;
    const end = text.indexOf('"', at);
    let after = end + 1;
    while (text.charCodeAt(after) <= 0x20) after++;
    if (text.charCodeAt(after) !== 0x3a) continue;
    const key = text.slice(at, end);
    if (seen.has(key) && Object.hasOwn(paths, key)) return true;
    seen.add(key);
  }
  return false;
}

function report(text: string, file: string, found: readonly DuplicateKey[]): Finding[] {
  if (found.length === 0) return [];
  const { range } = positionsOf(text);
  return found.map(({ key, pointer, first, again }) => {
    const related = [relatedEnd(firstSet, { key }, { file, pointer, range: range(...first) })];
    const place = { file, pointer, part: "key" as const, range: range(...again) };
    return finding(openapiDuplicateKey, { key }, place, { related });
  });
}
