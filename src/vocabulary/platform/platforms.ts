import { fieldOf, isObject, own } from "../../json/json-value.ts";
import { nameOfPath } from "../addresses/root-path.ts";
import type { ChildKey, ContainerKind } from "../elements/elements.ts";
import type { Dialect } from "./dialect.ts";

/** A platform that reads docs.json. */
export interface Platform {
  /** Its name in messages. */
  readonly label: string;
  /** The `$schema` of its files. */
  readonly schema: RegExp;
  /** A name that only its configs have, besides `docs.json`. */
  readonly file?: string;
  readonly dialect: Dialect;
  /** Whether comments, and commas behind the last value, are allowed in its configs. */
  readonly allowsComments: boolean;
  /** Whether `theme`, `name` and `colors` are required, as the specification's platform needs them. */
  readonly needsSettings: boolean;
  /** Settings that are its own, or that it gives another meaning; nobody else judges their values. */
  readonly settings: readonly string[];
  /** Fields of elements that are its own. */
  readonly fields: readonly string[];
  /** Its fields that make the pages of an element, in place of a list. */
  readonly makesPages: readonly string[];
  /** Its own components. */
  readonly components: readonly string[];
  /** Codes of findings that are none on it: what they report means what its author expects. */
  readonly excuses: readonly string[];
  /** Entries of `pages` that are no page of the site. */
  readonly entries: readonly string[];
  /** For containers of which it does not read every list: the lists that it reads. The rest is dropped without a word. */
  readonly reads: Partial<Readonly<Record<ContainerKind, readonly ChildKey[]>>>;
  /** Whether it reads a navigation that is a list, as in mint.json. */
  readonly readsLists: boolean;
  /** Whether the root of the navigation may have `anchors` beside its other children. */
  readonly hasAnchorsAside: boolean;
  /** The folder of the docs root whose files are at the root of the site. */
  readonly publicFolder?: string;
}

/** What Mintlify's own platform has; others differ from it. */
const PLAIN = {
  dialect: "mintlify",
  allowsComments: false,
  needsSettings: true,
  settings: [],
  fields: [],
  makesPages: [],
  components: [],
  excuses: [],
  entries: [],
  reads: {},
  readsLists: false,
  hasAnchorsAside: false,
} as const;

/** The fields that generate the pages of a tab on Holocron. */
const HOLOCRON_SOURCES = ["changelog", "imageboard", "mcp", "provider"] as const;

/** The field of a tab by which a config of Docs7 is known. */
const DOCS7_PRODUCTS = "productGroups";

/** What an element of Holocron that offers a choice may contain. */
const HOLOCRON_CONTENT = ["tabs", "groups", "pages"] as const;

/** The platforms that read docs.json, by the names of option and setting. A further one is a row. */
export const PLATFORMS = {
  mintlify: {
    ...PLAIN,
    label: "Mintlify",
    schema: /^\s*(?:https?:\/\/)?(?:[\w-]+\.)*mintlify\.com\/(?:schemas?\/)?(?:docs|schema)\.json\b/,
  },
  // Source: its schema and its reader of July 2026 (open source, MIT).
  holocron: {
    ...PLAIN,
    label: "Holocron",
    schema: /^\s*(?:https?:\/\/)?(?:www\.)?holocron\.so\//,
    file: "holocron.jsonc",
    allowsComments: true,
    needsSettings: false,
    settings: [
      "assistant",
      "customCss",
      "decorativeLines",
      "knownPaths",
      "layout",
      "logo",
      "fonts",
      "navbar",
      "footer",
    ],
    fields: ["base", "columns", "iconColor", "initialContent", "placement", "static", ...HOLOCRON_SOURCES],
    makesPages: HOLOCRON_SOURCES,
    components: ["Above", "Aside", "Bleed", "CodeCard", "FullWidth", "Hero", "Image", "Logo", "Markdown", "Marquee"],
    excuses: ["nav/expanded-ignored", "nav/page-extension"],
    entries: ["..."],
    reads: {
      navigation: ["tabs", "groups", "pages", "versions", "dropdowns", "products", "anchors"],
      version: HOLOCRON_CONTENT,
      dropdown: HOLOCRON_CONTENT,
      product: HOLOCRON_CONTENT,
      tab: ["groups", "pages"],
      group: ["pages"],
      anchor: [],
      language: [],
      item: [],
    },
    readsLists: true,
    hasAnchorsAside: true,
    publicFolder: "public",
  },
  // Source: its documentation ("the docs.json format established by Mintlify"), which names no schema of its own; a tab has
  // a list of products, each with pages or groups.
  docs7: {
    ...PLAIN,
    label: "Docs7",
    schema: /^\s*(?:https?:\/\/)?(?:[\w-]+\.)*docs7\.(?:com|dev|io)\//,
    needsSettings: false,
    fields: [DOCS7_PRODUCTS],
    makesPages: [DOCS7_PRODUCTS],
  },
  // Source: its reference of docs.json, 2026.
  jamdesk: {
    ...PLAIN,
    label: "Jamdesk",
    schema: /^\s*(?:https?:\/\/)?(?:www\.)?jamdesk\.com\//,
    settings: ["theme", "anchors", "analytics", "chat", "widget", "fonts"],
  },
} as const satisfies Readonly<Record<string, Platform>>;

export type PlatformName = keyof typeof PLATFORMS;
export const PLATFORM_NAMES = Object.keys(PLATFORMS) as PlatformName[];

/** The names of configs, the one that counts first. `.jsonc` may have comments. */
export const CONFIG_NAMES: readonly string[] = ["docs.json", "docs.jsonc", "holocron.jsonc"];

export const isConfigName = (name: string): boolean => CONFIG_NAMES.includes(name);

/**
 * The platform that a config is for: by the option, the name of its file, its `$schema`, or a list of Docs7;
 * `undefined` if nothing says which.
 */
export function platformOf(config: unknown, file = "", option?: PlatformName): Platform | undefined {
  if (option !== undefined) return PLATFORMS[option];
  const all: Platform[] = Object.values(PLATFORMS);
  const schema = fieldOf(config, "$schema");
  const named = typeof schema === "string" ? all.find((platform) => platform.schema.test(schema)) : undefined;
  if (named) return named;
  if (hasProductGroups(fieldOf(config, "navigation"), 3)) return PLATFORMS.docs7;
  return all.find((platform) => platform.file !== undefined && platform.file === nameOfPath(file));
}

/** Whether a tab has products of Docs7: in the navigation, or in its versions and languages, one within the other. */
function hasProductGroups(element: unknown, levels: number): boolean {
  if (!isObject(element) || levels < 0) return false;
  if (Object.hasOwn(element, DOCS7_PRODUCTS)) return true;
  return (["tabs", "versions", "languages"] as const satisfies readonly ChildKey[]).some((key) => {
    const children = own(element, key);
    return Array.isArray(children) && children.some((child) => hasProductGroups(child, levels - 1));
  });
}

/** Whether comments, and commas behind the last value, are allowed in a config. */
export const allowsComments = (file: string, platform: Platform | undefined): boolean =>
  platform?.allowsComments === true || file.endsWith(".jsonc");

/** A tool that has a docs.json of another format. */
export interface ForeignTool {
  readonly label: string;
  readonly isMeant: (config: Readonly<Record<string, unknown>>) => boolean;
}

const schemaIs = (pattern: RegExp, { $schema }: Readonly<Record<string, unknown>>): boolean =>
  typeof $schema === "string" && pattern.test($schema);

/** The tools that have a docs.json of another format. Source: their documentation, 2026. */
export const FOREIGN_TOOLS: readonly ForeignTool[] = [
  {
    label: "docs.page",
    isMeant: (config) =>
      schemaIs(/^\s*(?:https?:\/\/)?docs\.page\//, config) ||
      (Array.isArray(config.sidebar) && !Object.hasOwn(config, "navigation")),
  },
  {
    label: "xyd",
    isMeant: (config) =>
      schemaIs(/^\s*(?:https?:\/\/)?(?:[\w-]+\.)*xyd\.dev\//, config) ||
      (isObject(config.theme) && isObject(config.navigation) && Array.isArray(own(config.navigation, "sidebar"))),
  },
];
