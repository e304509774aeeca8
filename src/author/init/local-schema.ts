import { isOwnPage } from "../../navigation/pages/page-file.ts";
import type { CheckedSite } from "../../site/check-site.ts";
import { entryOfOperation } from "../../vocabulary/elements/operation-reference.ts";
import { comparePaths } from "./outline-pages.ts";

/** The names in a project that an editor offers. */
export interface ProjectNames {
  /** The paths of its pages. */
  readonly pages: readonly string[];
  /** References to the operations of its specs, each with its summary. */
  readonly operations: readonly { readonly reference: string; readonly summary: string | undefined }[];
  /** The files of its specs. */
  readonly specs: readonly string[];
  /** The names of the icons that it uses. */
  readonly icons: readonly string[];
}

/** Collects what a site has: its pages, operations, specs and icons, each once and in a good order. */
export function projectNames({ site }: CheckedSite): ProjectNames {
  const own = [...site.pages].filter(([path, file]) => isOwnPage(path, file));
  const operations = new Map<string, string | undefined>();
  const specs = site.documents.named("openapi");
  for (const { index } of specs) {
    for (const operation of index?.value?.operations ?? []) {
      const reference = entryOfOperation(operation);
      if (!operation.excluded && !operations.has(reference)) operations.set(reference, operation.summary);
    }
  }
  const icons = new Set(own.flatMap(([, { icon }]) => icon ?? []));
  const open: unknown[] = [site.config];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const [key, value] of Object.entries(next)) {
      if (key === "icon" && typeof value === "string" && value !== "") icons.add(value);
      else if (typeof value === "object" && value !== null) open.push(value);
    }
  }
  return {
    pages: own.map(([path]) => path).sort(comparePaths),
    operations: [...operations].map(([reference, summary]) => ({ reference, summary })),
    specs: specs.map(({ source }) => source).sort(),
    icons: [...icons].sort(),
  };
}

type Schema = Record<string, unknown>;

/**
 * A schema of docs.json that offers what a project has, in the place of the published examples. Pages, specs and icons
 * become `examples`, operations snippets with their summary; nothing is made wrong by it.
 *
 * @param schema the published schema; it is not changed
 */
export function localizeSchema(schema: object, { pages, operations, specs, icons }: ProjectNames): object {
  const { $id: _, ...local } = structuredClone(schema) as Schema;
  const definitions = local.definitions as Record<string, Schema>;
  const pageEntry = definitions.PageEntry as { anyOf: Schema[] };
  const [page] = pageEntry.anyOf;
  if (page && pages.length > 0) page.examples = pages;
  if (page && operations.length > 0) {
    page.defaultSnippets = operations.map(({ reference, summary }) => ({
      label: JSON.stringify(reference),
      ...(summary !== undefined && { description: summary }),
      body: reference.replace(/[\\$}]/g, "\\$&"),
    }));
  }
  for (const [name, values] of [
    ["OpenApi", specs],
    ["SpecWithDirectory", specs],
    ["IconName", icons],
  ] as const) {
    if (values.length > 0) replaceExamples(definitions[name], values);
  }
  const root = (definitions.Group as { properties: Record<string, Schema> }).properties.root;
  if (root && pages.length > 0) root.examples = pages;
  // Editors would also offer the examples next to the definition of a field.
  for (const definition of [local, ...Object.values(definitions)]) {
    const { properties } = definition as { properties?: Record<string, Schema> };
    if (properties?.openapi?.examples && specs.length > 0) properties.openapi.examples = [];
    if (properties?.icon?.examples && icons.length > 0) properties.icon.examples = [];
  }
  return local;
}

/** Sets the examples of every string within a schema that has some, but for folders. */
function replaceExamples(schema: unknown, values: readonly string[]): void {
  const open: unknown[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const { type, examples } = next as Schema;
    if (type === "string" && Array.isArray(examples)) (next as Schema).examples = values;
    for (const [key, value] of Object.entries(next)) if (key !== "directory") open.push(value);
  }
}
