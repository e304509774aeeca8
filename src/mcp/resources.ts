import { segmentsOf, valueAt } from "../json/json-value.ts";
import { explainCode } from "../report/explain-code.ts";
import { SiteError } from "../site/config/docs-root.ts";
import { publishedSchemas, readSchema } from "../site/schema-files.ts";
import { DEFAULT_TOKENS, formatAnswer } from "./answer/answer.ts";
import { excerptJson } from "./answer/excerpt-json.ts";
import type { Sites } from "./served-sites.ts";
import { resolveTool } from "./tools/resolve.ts";

const SCHEMA = "docsjson://schemas/";
const CODE = "docsjson://codes/";
const TREE = "docsjson://tree";

/** Leaves room for the sentence before a schema. */
const SCHEMA_TOKENS = DEFAULT_TOKENS - 200;

/** The schemas that a list shows: those of what authors write. All others are read by their names. */
const OFFERED_SCHEMAS = ["docs", "navigation", "page", "components", "config"] as const;

/** The resources that a list shows: the schemas and the tree of each site. Codes are many: a template names them. */
export async function listResources(sites: Sites) {
  const paths = await sites.list().catch((error: unknown): readonly string[] => {
    if (error instanceof SiteError) return [];
    throw error;
  });
  return [
    ...paths.map((path) => ({
      uri: paths.length === 1 ? TREE : `${TREE}/${encodeURIComponent(path)}`,
      name: paths.length === 1 ? "tree" : `tree of ${path}`,
      description: "The navigation with addresses, as many levels as fit",
      mimeType: "text/plain",
    })),
    ...OFFERED_SCHEMAS.map((name) => ({
      uri: SCHEMA + name,
      name: `schema ${name}`,
      description: `The upper levels of a JSON Schema; "docsjson schema ${name}" prints all of it`,
      mimeType: "text/plain",
    })),
  ];
}

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: `${CODE}{area}/{code}`,
    name: "code",
    description: "What a finding's code means, with examples",
    mimeType: "text/plain",
  },
  {
    uriTemplate: `${SCHEMA}{name}{+pointer}`,
    name: "part of a schema",
    description: "A schema below a JSON Pointer, as in docsjson://schemas/docs/properties/navbar",
    mimeType: "text/plain",
  },
  {
    uriTemplate: `${TREE}/{site}`,
    name: "tree of a site",
    description: "The navigation of a site",
    mimeType: "text/plain",
  },
];

/** The text of a resource; `undefined` if there is none of this name. @throws {SiteError} if a site can't be read */
export async function readResource(uri: string, sites: Sites): Promise<string | undefined> {
  if (uri.startsWith(CODE)) return explainCode(uri.slice(CODE.length));
  if (uri.startsWith(SCHEMA)) return describeSchema(uri.slice(SCHEMA.length));
  if (uri !== TREE && !uri.startsWith(`${TREE}/`)) return undefined;
  const site = uri === TREE ? undefined : decoded(uri.slice(TREE.length + 1));
  const context = {
    site: () => sites.choose(site),
    options: await sites.options(site),
    token: undefined,
    signal: undefined,
    searched: sites.searched(site ?? ""),
  };
  return formatAnswer(await resolveTool.run({}, context), { tokens: DEFAULT_TOKENS, cursor: undefined });
}

async function describeSchema(path: string): Promise<string | undefined> {
  const slash = path.indexOf("/");
  const [name, pointer] = slash < 0 ? [path, ""] : [path.slice(0, slash), decoded(path.slice(slash))];
  if (!publishedSchemas().has(name)) return undefined;
  const value = valueAt(await readSchema(name), segmentsOf(pointer));
  if (value === undefined) return undefined;
  return `Left out is what begins with "…"; ${SCHEMA}${name}POINTER shows it.\n${excerptJson(value, SCHEMA_TOKENS, pointer)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SiteError(`${text} is not percent-encoded`);
  }
}
