import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BUILDER_PROJECTS, type BuilderName } from "../../../src/builders/projects.ts";
import type { BuilderProject } from "../../../src/builders/shared/builder-project.ts";
import { programOf } from "../../../src/cli/build/run-builder.ts";
import { groupBy } from "../../../src/diagnostic/group-by.ts";
import type { ExpectedPage } from "./source-site.ts";

/** A project of a builder alone, with the pages of a site as plain Markdown: what its build takes without `docsjson`. */
export interface PlainProject {
  readonly folder: string;
  /** The program that builds it, with its arguments. */
  readonly command: readonly string[];
  /** The file of a page. */
  readonly page: string;
  /** The folder of the built site. */
  readonly site: string;
  /** The addresses of the pages of the first language, by those in docs.json. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** What a builder alone needs: where pages lie, and files around them. */
interface PlainLayout {
  readonly pages: string;
  readonly files: Readonly<Record<string, string>>;
  /** What reads Markdown, if `docsjson build` does not need it. */
  readonly packages?: Readonly<Record<string, string>>;
}

const LAYOUTS: Readonly<Record<BuilderName, PlainLayout>> = {
  starlight: {
    pages: "src/content/docs",
    files: {
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
export default defineConfig({ site: "https://docs.example.com", integrations: [starlight({ title: "Plain" })],
  vite: { ssr: { noExternal: ["@astrojs/starlight"] } } });
`,
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
  },
  vitepress: {
    pages: "docs",
    files: {
      ".vitepress/config.mjs": `import { readdirSync } from "node:fs";
const items = readdirSync("docs", { recursive: true }).filter((file) => file.endsWith(".md"))
  .map((file) => ({ text: file, link: "/" + file.replace(/\\.md$/, "") }));
export default {
  title: "Plain", srcDir: "docs", cleanUrls: true, ignoreDeadLinks: true, metaChunk: true,
  sitemap: { hostname: "https://docs.example.com" },
  themeConfig: { sidebar: items, search: { provider: "local" } },
};
`,
    },
  },
  docusaurus: {
    pages: "docs",
    files: {
      "languages.json": "{}",
      "docusaurus.config.mjs": `import { readFileSync } from "node:fs";
export default {
  ...JSON.parse(readFileSync(new URL("languages.json", import.meta.url), "utf8")),
  title: "Plain", url: "https://docs.example.com", baseUrl: "/", future: { v4: true, faster: true },
  onBrokenLinks: "ignore", onBrokenAnchors: "ignore", markdown: { format: "md", hooks: { onBrokenMarkdownLinks: "ignore" } },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themes: [["@easyops-cn/docusaurus-search-local", { indexBlog: false, docsRouteBasePath: "/" }]],
};
`,
    },
  },
  fumadocs: {
    pages: "content/docs",
    packages: { "fumadocs-mdx": "15.4.3", zod: "^4.0.0" },
    files: {
      "next.config.mjs": `import { createMDX } from "fumadocs-mdx/next";
import { fileURLToPath } from "node:url";
export default createMDX()({ output: "export", turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) } });
`,
      "source.config.ts": `import { defineConfig, defineDocs } from "fumadocs-mdx/config";
export const docs = defineDocs({ dir: "content/docs" });
export default defineConfig({ mdxOptions: { rehypeCodeOptions: { fallbackLanguage: "plaintext" } } });
`,
      "lib/source.js": `import { loader } from "fumadocs-core/source";
import { docs } from "../.source/server";
export const source = loader({ baseUrl: "/", source: docs.toFumadocsSource() });
`,
      "app/layout.jsx": `import { DocsLayout } from "fumadocs-ui/layouts/docs";
import { RootProvider } from "fumadocs-ui/provider/next";
import { source } from "../lib/source.js";
import "fumadocs-ui/style.css";
export default ({ children }) => (
  <html lang="en" suppressHydrationWarning>
    <body>
      <RootProvider search={{ options: { type: "static" } }}>
        <DocsLayout tree={source.pageTree} nav={{ title: "Plain" }}>{children}</DocsLayout>
      </RootProvider>
    </body>
  </html>
);
`,
      "app/[[...slug]]/page.jsx": `import components from "fumadocs-ui/mdx";
import { DocsBody, DocsPage, DocsTitle } from "fumadocs-ui/page";
import { source } from "../../lib/source.js";
export const generateStaticParams = () => source.generateParams();
export default async function Page({ params }) {
  const { title, toc, body: Body } = source.getPage((await params).slug).data;
  return <DocsPage toc={toc}><DocsTitle>{title}</DocsTitle><DocsBody><Body components={components} /></DocsBody></DocsPage>;
}
`,
      "app/api/search/route.js": `import { createFromSource } from "fumadocs-core/search/server";
import { source } from "../../../lib/source.js";
export const revalidate = false;
export const { staticGET: GET } = createFromSource(source);
`,
    },
  },
};

/** The packages that the project needs besides those that `docsjson build` installs; `undefined` if none. */
export const morePackages = (builder: BuilderName): PlainLayout["packages"] => LAYOUTS[builder].packages;

/** Writes the project into a folder inside that of the installed packages. @param packages that folder */
export function writePlainProject(
  builder: BuilderName,
  pages: readonly ExpectedPage[],
  { folder, packages }: { folder: string; packages: string },
): PlainProject {
  const { pages: docs, files } = LAYOUTS[builder];
  rmSync(folder, { recursive: true, force: true });
  const { manifest, commands, output }: BuilderProject = BUILDER_PROJECTS[builder];
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("package.json", JSON.stringify({ name: "plain", private: true, type: "module", ...manifest }));
  for (const [path, text] of Object.entries(files)) write(path, text);
  // Docusaurus builds a site for each language, others all pages in one go.
  const languages = groupBy(pages, ({ language = "en" }) => (builder === "docusaurus" ? language : "en"));
  const [main, ...others] = languages.keys();
  if (others.length > 0)
    write("languages.json", JSON.stringify({ i18n: { defaultLocale: main, locales: [main, ...others] } }));
  const addresses = new Map(languages.get(main ?? "")?.map(({ href }, at) => [href, at === 0 ? "/" : `/page-${at}`]));
  for (const [language, own] of languages) {
    const folder = language === main ? docs : `i18n/${language}/docusaurus-plugin-content-docs/current`;
    // Numbered, so that no name is special to a builder.
    for (const [at, { plain }] of own.entries()) write(join(folder, `${at === 0 ? "index" : `page-${at}`}.md`), plain);
  }
  const [name = "", ...args] = commands.build;
  const command = [process.execPath, programOf(join(packages, "node_modules", name)), ...args];
  return { folder, command, page: join(folder, docs, "index.md"), site: join(folder, output), addresses };
}
