import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { navigationToJson } from "../../navigation/nodes/site-navigation.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";

/** What users import. */
export const MODULE_NAME = "virtual:docs-navigation";
/** The name within Vite: the zero byte keeps other plugins and the file system away. */
export const MODULE_ID = `\0${MODULE_NAME}`;

/** The address by which browsers ask for it. */
export const MODULE_URL = `/@id/__x00__${MODULE_NAME}`;

/** The code of the virtual module. Its types are in `client.d.ts`. */
export function moduleCode(navigation: ResolvedNavigation, diagnostics: readonly Diagnostic[]): string {
  return [
    `const resolved = ${parseCode(navigationToJson(navigation))};`,
    `export const diagnostics = ${parseCode(diagnostics)};`,
    "export const { navigation, pages } = resolved;",
    "export default resolved;",
    "",
  ].join("\n");
}

/** Data as code: read by `JSON.parse`, which is fast, and takes `__proto__` for a name like any other. */
export const parseCode = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
