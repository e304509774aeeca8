import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { loadModules } from "../../../../src/author/from-tools/project/load-modules.ts";
import type { OriginalSite, ShownPage, Sidebars } from "./shown-page.ts";

interface Link {
  readonly text: string;
  readonly link: string;
}

/**
 * What VitePress makes of a project: its own config, with `config.ts` of folders, and for each page the sidebar that its default
 * theme shows beside it. Each different sidebar is one list. The main config is run with stand-ins for plugins.
 */
export async function vitepressSidebars({ folder, tools }: OriginalSite): Promise<Sidebars> {
  const settings = join(folder, ".vitepress");
  const all = readdirSync(settings, { recursive: true, encoding: "utf8" }).map((name) => join(settings, name));
  const main = all.find((file) => /\.vitepress\/config(\/index)?\.m?[jt]s$/.test(file));
  if (main === undefined) throw new Error(`${folder} has no config of VitePress`);
  const [config] = await loadModules(folder, [main]);
  if (!config || "error" in config) throw new Error(`${main}: ${config?.error}`);
  for (const file of all.filter((file) => /\.vitepress\/config(\/|\.m?[jt]s$|$)/.test(file)))
    rmSync(file, { recursive: true, force: true });
  writeFileSync(
    join(settings, "config.mjs"),
    `export default ${JSON.stringify({ ...(config.value as object), vite: {}, markdown: {} })}`,
  );
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  symlinkSync(join(tools, "node_modules"), join(folder, "node_modules"));
  const load = createRequire(join(tools, "package.json"));
  const home = join(tools, "node_modules/vitepress/dist");
  const { resolveConfig, resolveSiteDataByRoute } = await import(pathToFileURL(load.resolve("vitepress")).href);
  const resolved = await resolveConfig(folder, "build", "production");
  const out = join(folder, "sidebar.mjs");
  await build({
    entryPoints: [join(home, "client/theme-default/support/sidebar.js")],
    bundle: true,
    format: "esm",
    platform: "node",
    outfile: out,
    external: ["vue", "@vueuse/*", "@siteData"],
    logLevel: "silent",
    plugins: [
      {
        name: "stubs",
        setup: (b) => {
          b.onResolve({ filter: /^(vue|@vueuse\/.*|vitepress|@siteData)$/ }, ({ path }) => ({
            path,
            namespace: "stub",
          }));
          b.onLoad({ filter: /.*/, namespace: "stub" }, () => ({
            contents: "module.exports = new Proxy({}, { get: () => () => undefined })",
            loader: "js",
          }));
        },
      },
    ],
  });
  const { getSidebar, getFlatSideBarLinks } = await import(pathToFileURL(out).href);
  const addressOf = (path: string) => `/${path.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "")}`;
  const files = new Map<string, string>();
  for (const file of resolved.pages as string[]) {
    const rewritten = resolved.rewrites.map[file] ?? file;
    files.set(addressOf(rewritten), relative(folder, join(resolved.srcDir, file)));
  }
  const lists = new Map<string, ShownPage[]>();
  for (const file of resolved.pages as string[]) {
    const path = resolved.rewrites.map[file] ?? file;
    const { themeConfig } = resolveSiteDataByRoute(resolved.site, path, file);
    const links: Link[] = getFlatSideBarLinks(getSidebar(themeConfig?.sidebar, path));
    const pages = links.flatMap(({ text, link }): ShownPage[] => {
      const address = decodeURI(link.replace(/[?#].*$/, ""))
        .replace(/^\/?/, "/")
        .replace(/(\/)index(\.html|\.md)?$/, "$1")
        .replace(/\.(html|md)$/, "");
      const found = files.get(address) ?? files.get(`${address}/`);
      return found === undefined || !existsSync(join(folder, found))
        ? []
        : [{ file: found, address: files.has(address) ? address : `${address}/`, title: plainText(text) }];
    });
    if (pages.length > 0) lists.set(JSON.stringify(pages), pages);
  }
  return [...lists.values()];
}

/** HTML of a label as readers see it, badges left out. */
const plainText = (html: string): string =>
  html
    .replace(/<(Badge|sup|small|span|kbd)\b.*?(<\/\1>|\/>)/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .trim();
