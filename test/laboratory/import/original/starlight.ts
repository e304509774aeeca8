import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { loadModules } from "../../../../src/author/from-tools/project/load-modules.ts";
import { listField } from "../../../../src/author/from-tools/project-files.ts";
import { fieldOf } from "../../../../src/json/json-value.ts";
import { pageFields } from "./page-fields.ts";
import type { OriginalSite, ShownPage, Sidebars } from "./shown-page.ts";

interface Entry {
  readonly type: string;
  readonly label: string;
  readonly href?: string;
  readonly entries?: readonly Entry[];
}

const ENTRY = `
import { StarlightConfigSchema } from "STARLIGHT/utils/user-config.ts";
export { StarlightConfigSchema };
export const sidebarOf = async (locale) => (await import("STARLIGHT/utils/navigation.ts")).getSidebar("/", locale);
export const routesOf = async () => (await import("STARLIGHT/utils/routing/index.ts")).routes;
`;

/** What Starlight's own code makes of a project: the sidebar of each language. Astro's part, the entries of the content, is read here. */
export async function starlightSidebars({ folder, tools }: OriginalSite): Promise<Sidebars> {
  const config = ["ts", "mjs", "mts", "js"].map((end) => join(folder, `astro.config.${end}`)).find(existsSync);
  const [found] = await loadModules(folder, [config ?? folder]);
  if (!found || "error" in found) throw new Error(`${config}: ${found?.error}`);
  const integration = listField(found.value, "integrations")
    .flat()
    .find((one) => fieldOf(one, "name") === "@astrojs/starlight");
  const { sidebar, locales, defaultLocale, title } = fieldOf(integration, "options") as Record<string, unknown>;
  const given = { title, sidebar: withoutPluginItems(sidebar), locales, defaultLocale };
  const state = {
    config: {},
    docs: await contentOf(folder, tools),
    project: {
      build: { format: "directory" },
      legacyCollections: false,
      root: pathToFileURL(`${folder}/`).href,
      srcDir: pathToFileURL(`${folder}/src/`).href,
      trailingSlash: "ignore",
    },
  };
  Object.assign(globalThis, { starlightState: state });
  const out = join(folder, "starlight-navigation.mjs");
  const home = join(tools, "node_modules/@astrojs/starlight");
  await build({
    stdin: { contents: ENTRY.replaceAll("STARLIGHT", home), resolveDir: folder, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    outfile: out,
    logLevel: "silent",
    splitting: false,
    banner: {
      js: `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(${JSON.stringify(join(tools, "package.json"))});`,
    },
    define: {
      "import.meta.env.MODE": '"production"',
      "import.meta.env.BASE_URL": '"/"',
      "import.meta.env.PROD": "true",
    },
    plugins: [
      {
        name: "virtual",
        setup: (bundler) => {
          bundler.onResolve({ filter: /^(virtual:starlight|astro:)/ }, ({ path }) => ({ path, namespace: "virtual" }));
          bundler.onResolve({ filter: /validateLogoImports$/ }, ({ path }) => ({ path, namespace: "virtual" }));
          bundler.onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => ({
            contents:
              VIRTUAL[path] ??
              "export const validateLogoImports = () => {}; export default {}; export const logos = {};",
            loader: "js",
          }));
        },
      },
    ],
  });
  const { StarlightConfigSchema, sidebarOf, routesOf } = await import(pathToFileURL(out).href);
  const parsed = await StarlightConfigSchema.safeParseAsync(given);
  if (!parsed.success)
    throw new Error(`Starlight refuses its config: ${JSON.stringify(parsed.error.issues).slice(0, 500)}`);
  Object.assign(state.config, parsed.data);
  const files = new Map<string, string>();
  for (const { id, entry, isFallback } of await routesOf()) if (!isFallback) files.set(`/${id}`, entry.filePath);
  const flat = (entries: readonly Entry[]): ShownPage[] =>
    entries.flatMap(({ type, label, href = "", entries: inner = [] }) => {
      if (type === "group") return flat(inner);
      const file = files.get(href.replace(/(.)\/$/, "$1"));
      return file === undefined ? [] : [{ file, address: href, title: label }];
    });
  const codes = parsed.data.locales ? Object.keys(parsed.data.locales) : ["root"];
  const lists: ShownPage[][] = [];
  for (const code of codes) lists.push(flat(await sidebarOf(code === "root" ? undefined : code)));
  return lists;
}

/** A sidebar without what only a plugin of the site knows. */
const withoutPluginItems = (items: unknown): unknown =>
  Array.isArray(items)
    ? items
        .filter(
          (item) =>
            typeof item === "string" || ["link", "slug", "items", "autogenerate"].some((key) => fieldOf(item, key)),
        )
        .map((item) =>
          Array.isArray(fieldOf(item, "items")) ? { ...item, items: withoutPluginItems(item.items) } : item,
        )
    : items;

const VIRTUAL: Readonly<Record<string, string>> = {
  "virtual:starlight/user-config": "export default globalThis.starlightState.config;",
  "virtual:starlight/project-context": "export default globalThis.starlightState.project;",
  "astro:content": "export const getCollection = async (_, isShown) => globalThis.starlightState.docs.filter(isShown);",
};

/** The entries that Astro's loader makes of the docs folder, with the defaults of Starlight's schema that navigation reads. */
async function contentOf(folder: string, tools: string): Promise<object[]> {
  const { slug } = await import(
    pathToFileURL(createRequire(join(tools, "package.json")).resolve("github-slugger")).href
  );
  const docs = "src/content/docs";
  return readdirSync(join(folder, docs), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort()
    .map((file) => {
      const { fields } = pageFields(join(folder, docs, file));
      const id = String(
        fields.slug ??
          file
            .replace(/\.mdx?$/, "")
            .split("/")
            .map((part: string) => slug(part))
            .join("/")
            .replace(/\/index$/, ""),
      );
      return {
        id,
        collection: "docs",
        filePath: `${docs}/${file}`,
        data: { draft: false, ...fields, sidebar: { hidden: false, attrs: {}, ...(fields.sidebar as object) } },
      };
    });
}
