import { settingsExample } from "../../codes/examples/asset.ts";
import { code } from "../../diagnostic/code.ts";
import type { Place } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import { asObject, fieldOf } from "../../json/json-value.ts";
import { matchVariables } from "../../vocabulary/elements/variable-name.ts";
import { keysTo, stringPointer, stringsOf } from "../context/config-strings.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import { isOwnPage, placeInFile } from "../pages/page-file.ts";

export const undefinedVariable = code("variable/undefined", {
  severity: "warning",
  title: "A variable is used that `variables` does not define",
  explanation:
    "On a site with `variables`, `{{name}}` in a page or in a string of docs.json is replaced by the variable's value. The hosted platform's documentation says that a name without a variable fails the build. Code is not looked at.",
  example: settingsExample('"variables": { "version": "2" }', '"variables": { "version": "2", "name": "Acme" }', {
    "intro.mdx": "{{name}} {{version}}\n",
  }),
  message: ({ name }: { name: string; suggestions: readonly string[] }) =>
    `docs.json defines no variable ${quote(name)}`,
  hint: ({ name, suggestions }) => didYouMean(suggestions) ?? `add ${quote(name)} to "variables"`,
});

/** The names of a site's variables; `undefined` for a site without any, whose `{{…}}` are no variables. */
export function variableNames(config: unknown): ReadonlySet<string> | undefined {
  const names = Object.keys(asObject(fieldOf(config, "variables")));
  return names.length > 0 ? new Set(names) : undefined;
}

export const undefinedVariableRule: SiteRule = {
  codes: [undefinedVariable],
  check: checkUndefinedVariables,
};

/** Reports variables that are used in docs.json or in pages, but not defined. */
function checkUndefinedVariables({ settings: config, resolving: { root, findings, effort } }: ResolvedSite): void {
  const names = variableNames(config);
  if (!names) return;
  const report = (name: string, place: Place): void => {
    if (names.has(name)) return;
    const suggestions = effort.spend(name, names.size) ? nearest(name, names) : [];
    findings.add(undefinedVariable, { name, suggestions }, place);
  };
  for (const found of stringsOf(config)) {
    if (!found.value.includes("{{") || keysTo(found)[0] === "variables") continue;
    const used = new Set(matchVariables(found.value).map(([, name = ""]) => name));
    for (const name of used) report(name, { pointer: stringPointer(found) });
  }
  for (const [path, file] of root.pages ?? []) {
    if (!file.variables || !isOwnPage(path, file)) continue;
    for (const { name, range } of file.variables) report(name, placeInFile(path, file, range));
  }
}
