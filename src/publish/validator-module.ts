import { toJsonSchema } from "../schema/json/json-schema.ts";
import type { JsonSchema } from "../schema/json/schema-shape.ts";
import { TOOL_DEFINITIONS } from "../schema/tool-config.ts";
import { DIALECTS } from "../vocabulary/dialect.ts";
import { flatSchema } from "./flat-validators.ts";
import { keyTrees } from "./key-trees.ts";
import { validatorCode } from "./validators.ts";

const ADMIN_TYPES = `
/** An error of a validator, by keyword and facts. */
export interface ValidatorError {
  /** JSON Pointer to the value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** True if the value fits; else \`errors\` contains all that it found, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidatorError[] | null;
}
`;

const DOCS_TYPES = `
import type { Dialect } from "../src/vocabulary/dialect.ts";
import type { ContainerKind } from "../src/vocabulary/elements.ts";
import type { Validator } from "./admin-validators.js";

export * from "./admin-validators.js";
export * from "./page-validator.js";

/** The known keys of an object, what is known inside each, and the known values of a text; \`null\` if anything is allowed. */
export type KeyTree = {
  readonly keys?: Readonly<Record<string, KeyTree>>;
  readonly items?: KeyTree;
  readonly values?: readonly string[];
  /** True if there is more than is known: only what is nearly known is a mistake. */
  readonly grows?: true;
} | null;

/** Per dialect: each element's own fields without its children, and (\`settings\`) all of docs.json beside the navigation. */
export const DOCS_VALIDATORS: Readonly<Record<Dialect, Readonly<Record<ContainerKind | "settings", Validator>>>>;

/** The keys that each element knows beside its children, and those of the settings. */
export const KNOWN_KEYS: { readonly elements: Readonly<Record<ContainerKind, KeyTree>>; readonly settings: KeyTree };
`;

const TOOL_TYPES = `
import type { Validator } from "./admin-validators.js";

/** Of docsjson.config.json. */
export const toolConfig: Validator;

/** The keys of docsjson.config.json, and of an entry of its overrides. */
export const TOOL_KEYS: { readonly config: readonly string[]; readonly override: readonly string[] };
`;

/** `agent-job` as the name of an exported function: `agentJob`. */
const exportName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A generated module and its types. */
interface GeneratedModule {
  code: string;
  types: string;
}

/** The validators of the admin API's resources, a module of their own: who needs only these loads nothing else. */
export function adminValidatorModule(schemas: ReadonlyMap<string, JsonSchema>): GeneratedModule {
  const names = [...schemas.keys()];
  return {
    code: `${validatorCode(schemas, new Map(names.map((name) => [exportName(name), name])))}\n`,
    types: `${ADMIN_TYPES}\n${names.map((name) => `export const ${exportName(name)}: Validator;\n`).join("")}`,
  };
}

/** The validator of docsjson.config.json, and the keys that it and its overrides know. */
export function toolValidatorModule(): GeneratedModule {
  const { ToolConfig, ToolOverride } = TOOL_DEFINITIONS;
  const definitions = Object.fromEntries(
    Object.entries(TOOL_DEFINITIONS).map(([name, schema]) => [name, toJsonSchema(schema, { oneErrorAFault: true })]),
  );
  const keys = { config: Object.keys(ToolConfig.properties), override: Object.keys(ToolOverride.properties) };
  const code = validatorCode(
    new Map([["tool", { definitions }]]),
    new Map([["toolConfig", "tool#/definitions/ToolConfig"]]),
  );
  return { code: `${code}\nexport const TOOL_KEYS = ${JSON.stringify(keys)};\n`, types: TOOL_TYPES };
}

/** The validator of a page's front matter, and the names of its fields. */
export function pageValidatorModule(schema: JsonSchema): GeneratedModule {
  const fields = Object.keys(schema.properties as object);
  return {
    code: `${validatorCode(new Map([["page", schema]]), new Map([["page", "page"]]))}
export const PAGE_FIELDS = ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, typeOf((schema.properties as Record<string, JsonSchema>)[field])])))};
`,
    types: `
import type { Validator } from "./admin-validators.js";

/** Of front matter as data. */
export const page: Validator;

/** The fields of front matter, each with its JSON type; \`any\` if several are allowed. */
export const PAGE_FIELDS: Readonly<Record<string, "string" | "boolean" | "number" | "array" | "any">>;
`,
  };
}

const typeOf = (schema: JsonSchema | undefined): string => (schema?.enum ? "string" : String(schema?.type ?? "any"));

/** All validators: those of the admin API, the flat ones of `docs.json`, and the known keys. */
export function validatorModule(): GeneratedModule {
  const flat = flatSchema();
  const flatNames = new Set(DIALECTS.flatMap((dialect) => Object.values(flat.validators[dialect])));
  const code = validatorCode(
    new Map([["docs", flat.schema]]),
    new Map([...flatNames].map((name) => [`check${name}`, `docs#/definitions/${name}`])),
  );
  const tables = DIALECTS.map((dialect) => {
    const entries = Object.entries(flat.validators[dialect]).map(([kind, name]) => `${kind}: check${name}`);
    return `  ${dialect}: { ${entries.join(", ")} },\n`;
  });
  return {
    code: `export * from "./admin-validators.js";
export * from "./page-validator.js";
${code.replaceAll(/export const check/g, "const check")}
export const DOCS_VALIDATORS = {\n${tables.join("")}};
export const KNOWN_KEYS = ${JSON.stringify(keyTrees())};
`,
    types: DOCS_TYPES,
  };
}
