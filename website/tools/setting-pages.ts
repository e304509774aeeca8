import { Kind, OptionalKind, type TSchema, Type } from "@sinclair/typebox";
import { docsDefinitions } from "../../src/schema/docs.ts";
import { childField, partsOf } from "../../src/schema/elements/element.ts";
import { PageFrontMatter } from "../../src/schema/page/page-front-matter.ts";
import { TOOL_DEFINITIONS } from "../../src/schema/tool-config.ts";
import { hintsOf } from "../../src/schema/values/annotate.ts";
import { kebabCase } from "./kebab-case.ts";
import { block, code, layOut, page, table, words } from "./markdown.ts";
import { fieldTable, typeWords } from "./schema-table.ts";

const definitions = docsDefinitions("mintlify");
const specified = docsDefinitions("spec");

/** The settings of docs.json, each on a page, with the elements of the navigation, front matter and settings of a project. */
export function settingPages(): Map<string, string> {
  const whole = hintsOf(definitions.DocsConfig).whole as TSchema;
  const settings = Object.entries<TSchema>(whole.properties).filter(
    ([name]) => name !== "navigation" && name !== "$ref",
  );
  const pages = new Map<string, string>();
  for (const [name, schema] of settings) pages.set(`reference/settings/${pathOf(name)}.mdx`, settingPage(name, schema));
  for (const [name, schema] of elements)
    pages.set(`reference/navigation/${kebabCase(name)}.mdx`, elementPage(name, schema));
  pages.set("reference/settings/index.mdx", listPage("Settings of docs.json", SETTINGS, "settings", settings));
  pages.set("reference/navigation/index.mdx", listPage("Navigation", NAVIGATION, "navigation", elements));
  pages.set("reference/front-matter.mdx", frontMatterPage());
  pages.set("reference/project.mdx", projectPage());
  return pages;
}

const SETTINGS = "All that docs.json says besides the navigation, with type, default and example.";
const NAVIGATION = "The elements that a navigation is made of, and what each may have.";

const elements = Object.entries<TSchema>(definitions).filter(([, schema]) => partsOf(schema) !== undefined);

/** `$schema` as a path. */
const pathOf = (name: string): string => kebabCase(name.replace("$", ""));

const listPage = (title: string, description: string, folder: string, listed: readonly [string, TSchema][]): string =>
  page(
    { title, description },
    table(
      [folder === "settings" ? "setting" : "element", "what it does"],
      listed.map(([name, { description = "" }]) => [
        `[${code(name)}](/reference/${folder}/${pathOf(name)})`,
        words(description),
      ]),
    ),
  );

const BOTH = "Both dialects know it.";
const PLATFORM = "Of the dialect `mintlify`: the specification says nothing of it, so `spec` lets it through unread.";
const SPECIFIED = new Set(["navigation", "navbar", "footer", "banner", "styling", "interaction"]);

function settingPage(name: string, schema: TSchema): string {
  const definition = definitionOf(schema) ?? schema;
  const isRequired = !(OptionalKind in schema);
  return page(
    { title: name, description: schema.description },
    `${typeSentence(definition)} ${isRequired ? "The platform wants it in every docs.json. " : ""}${SPECIFIED.has(name) ? BOTH : PLATFORM}`,
    exampleOf(name, schema),
    fieldTable(definition, definitions),
  );
}

/** The definition that a setting refers to, which may also be put in from another file. */
function definitionOf(schema: TSchema): TSchema | undefined {
  if (schema[Kind] === "Ref") return (definitions as Readonly<Record<string, TSchema>>)[schema.$ref];
  if (schema[Kind] !== "Union") return undefined;
  return (schema.anyOf as TSchema[]).map(definitionOf).find((found) => found !== undefined);
}

const typeSentence = (schema: TSchema): string => `Value: ${typeWords(schema, definitions)}.`;

/** What an editor would write for it, else its first example. */
function exampleOf(name: string, schema: TSchema): string | undefined {
  const [snippet] = hintsOf(schema).snippets ?? [];
  const value = snippet === undefined ? firstExample(schema) : filledIn(snippet.body);
  return value === undefined ? undefined : block(layOut({ [name]: value }), "json", "docs.json");
}

const firstExample = (schema: TSchema): unknown =>
  schema.examples?.[0] ??
  (schema.anyOf as TSchema[] | undefined)
    ?.map((member) => member.const ?? member.examples?.[0])
    .find((each) => each !== undefined) ??
  (schema[Kind] === "Boolean" ? true : undefined);

/** The body of a snippet with its beginnings as values; `^` marks a value that is no string. */
function filledIn(body: unknown): unknown {
  if (typeof body === "string") {
    const text = body.replace(/\$\{\d+:([^}]*)\}/g, "$1");
    return text.startsWith("^") ? JSON.parse(text.slice(1)) : text;
  }
  if (Array.isArray(body)) return body.map(filledIn);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [String(filledIn(key)), filledIn(value)]));
}

function elementPage(name: string, schema: TSchema): string {
  const parts = partsOf(schema);
  if (!parts) throw new Error(`${name} is no element`);
  const own = Type.Object(parts.own);
  const children = Type.Object(Object.fromEntries(parts.children.map((key) => [key, Type.Optional(childField(key))])));
  const inBoth = new Set(
    Object.keys(partsOf((specified as Readonly<Record<string, TSchema>>)[name] as TSchema)?.own ?? {}),
  );
  const further = Object.keys(parts.own).filter((field) => !inBoth.has(field));
  const [snippet] = hintsOf(schema).snippets ?? [];
  return page(
    { title: titleOf(name), description: schema.description },
    snippet && block(layOut(filledIn(snippet.body)), "json", "docs.json"),
    "## Fields",
    fieldTable(own, definitions),
    further.length > 0 ? `Only the dialect \`mintlify\` has ${further.map(code).join(", ")}.` : undefined,
    `## Children\n\nOne of these lists${parts.needsChildren ? " is needed" : " at most"}; two at a time are \`nav/mixed-children\`.`,
    fieldTable(children, definitions),
  );
}

const titleOf = (name: string): string => (name === "MenuItem" ? "Menu item" : name);

const frontMatterPage = (): string =>
  page(
    {
      title: "Front matter",
      description: "The fields at the head of a page file: what they change in the navigation and on the page.",
    },
    block(
      "---\ntitle: Quick start\ndescription: The first request in five minutes\nicon: rocket\n---",
      "mdx",
      "quickstart.mdx",
    ),
    fieldTable(PageFrontMatter, definitions),
    "Other fields are yours, and let through. `schemas/page.schema.json` describes the same for editors.",
  );

const projectPage = (): string =>
  page(
    {
      title: "docsjson.config.json",
      description: "The settings of a project: its sites, rules, ignored files, hosts and baseline.",
    },
    "It is looked for from the docs root upward. What each setting is for is told in [Checking](/guides/check#settings-of-a-project).",
    fieldTable(TOOL_DEFINITIONS.ToolConfig, { ...TOOL_DEFINITIONS, ToolRules: Type.Unknown() }),
    "`rules` take a code, an area (`nav/*`) or `*`, and `off`, `info`, `warning` or `error`. [All codes](/codes)",
  );
