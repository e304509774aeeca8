import type { JsonSchema } from "../schema/schema-shape.ts";
import { DIALECTS } from "../vocabulary/dialect.ts";
import { flatSchema } from "./flat-validators.ts";
import { keyTrees } from "./key-trees.ts";
import { validatorCode } from "./validators.ts";

const TYPES = `
import type { Dialect } from "../src/vocabulary/dialect.ts";
import type { ContainerKind } from "../src/vocabulary/elements.ts";

/** What a validator found, by keyword and facts. */
export interface ValidatorError {
  /** JSON Pointer to the value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** True where the value fits; else \`errors\` holds all that it found, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidatorError[] | null;
}

/** The known keys of an object, and what is known beneath each; \`null\` where anything may stand. */
export type KeyTree = { readonly keys?: Readonly<Record<string, KeyTree>>; readonly items?: KeyTree } | null;

/** Per dialect: each element's own fields without its children, and (\`settings\`) all of docs.json beside the navigation. */
export const DOCS_VALIDATORS: Readonly<Record<Dialect, Readonly<Record<ContainerKind | "settings", Validator>>>>;

/** The keys that each element knows beside its children, and those of the settings. */
export const KNOWN_KEYS: { readonly elements: Readonly<Record<ContainerKind, KeyTree>>; readonly settings: KeyTree };
`;

/** `agent-job` as the name of an exported function: `agentJob`. */
const exportName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module of validators: one function for each admin schema, the flat ones of `docs.json`, and the known keys. */
export function validatorModule(adminSchemas: ReadonlyMap<string, JsonSchema>): { code: string; types: string } {
  const flat = flatSchema();
  const flatNames = new Set(DIALECTS.flatMap((dialect) => Object.values(flat.validators[dialect])));
  const adminNames = [...adminSchemas.keys()];
  const code = validatorCode(
    new Map([...adminSchemas, ["docs", flat.schema]]),
    new Map([
      ...adminNames.map((name) => [exportName(name), name] as const),
      ...[...flatNames].map((name) => [`check${name}`, `docs#/definitions/${name}`] as const),
    ]),
  );
  const tables = DIALECTS.map((dialect) => {
    const entries = Object.entries(flat.validators[dialect]).map(([kind, name]) => `${kind}: check${name}`);
    return `  ${dialect}: { ${entries.join(", ")} },\n`;
  });
  return {
    code: `${code.replaceAll(/export const check/g, "const check")}
export const DOCS_VALIDATORS = {\n${tables.join("")}};
export const KNOWN_KEYS = ${JSON.stringify(keyTrees())};
`,
    types: `${TYPES}\n${adminNames.map((name) => `export const ${exportName(name)}: Validator;\n`).join("")}`,
  };
}
