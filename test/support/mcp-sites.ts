import type { SiteFiles } from "./temp-site.ts";

const head = { $schema: "https://mintlify.com/docs.json", theme: "mint", name: "Site", colors: { primary: "#0f766e" } };
const page = (title: string, text = "") => `---\ntitle: ${title}\n---\n${text}\n`;

const languages: SiteFiles = {
  "docs.json": {
    ...head,
    them: "mint",
    navigation: {
      languages: [
        { language: "en", groups: [{ group: "Start", pages: ["en/index", "en/guide", "en/gone"] }] },
        { language: "fr", groups: [{ group: "Début", pages: ["fr/index", "fr/guide"] }] },
      ],
    },
  },
  "en/index.mdx": page("Home", "[Guide](/en/guide)"),
  "en/guide.mdx": page("Guide"),
  "en/orphan.mdx": page("Orphan"),
  "fr/index.mdx": page("Accueil", "[Guide](/fr/guide)"),
  "fr/guide.mdx": page("Guide"),
};

const operation = (summary: string) => ({ summary, responses: { 200: { description: "ok" } } });

const versions: SiteFiles = {
  "docs.json": {
    ...head,
    them: "mint",
    navigation: {
      versions: [
        {
          version: "v2",
          groups: [
            { group: "Start", pages: ["en/index", "en/guide", "en/gone"] },
            { group: "API", openapi: "openapi.json", pages: ["GET /users"] },
          ],
        },
        { version: "v1", groups: [{ group: "Old", pages: ["v1/index"] }] },
      ],
    },
  },
  "openapi.json": {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/users": { get: operation("List users"), post: operation("Create a user") } },
  },
  "en/index.mdx": page("Home", "[Guide](/en/guide)"),
  "en/guide.mdx": page("Guide"),
  "en/orphan.mdx": page("Orphan"),
  "v1/index.mdx": page("Old home"),
};

const inFolder = (folder: string, files: SiteFiles): SiteFiles =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** The shapes that sites have. Each lists a page that is missing, has one that is not listed, and a misspelled field. */
export const MCP_SITES: Readonly<Record<string, { files: SiteFiles; site?: string }>> = {
  languages: { files: languages },
  versions: { files: versions },
  monorepo: {
    files: { ...inFolder("packages/a/docs", languages), ...inFolder("packages/b/docs", versions) },
    site: "packages/a/docs",
  },
};
