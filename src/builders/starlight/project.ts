import { type BuilderProject, readingText } from "../shared/builder-project.ts";

/** The newest Astro that a version of Node runs, of those that were tried: since 6 it needs Node 22.12. */
export function astroFor(node: string): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12)
    ? { astro: "7.3.5", "@astrojs/starlight": "0.42.4" }
    : { astro: "5.18.2", "@astrojs/starlight": "0.37.7" };
}

/** A project of Starlight whose site is made from a docs.json. */
export const starlightProject: BuilderProject = {
  name: "Starlight",
  packages: { ...astroFor(process.versions.node), sharp: "0.34.5" },
  files: ({ docs, site, base, reading }) => ({
    "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { docsJson } from "docsjson/starlight";

export default defineConfig({${site === undefined ? "" : `\n  site: ${JSON.stringify(site)},`}${base === undefined ? "" : `\n  base: ${JSON.stringify(base)},`}
  integrations: [docsJson(starlight, { root: ${JSON.stringify(docs)}, onError: "report"${readingText(reading)} })],
});
`,
    "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsSchema, i18nSchema } from "@astrojs/starlight/schema";

// Astro warns of a collection that never had an entry.
const none = {
  name: "none",
  load: async ({ store }) => {
    store.set({ id: "none", data: {} });
    store.delete("none");
  },
};

// Pages come from docs.json. Pages in src/content/docs would be added by Starlight's own docsLoader().
export const collections = {
  docs: defineCollection({ loader: none, schema: docsSchema() }),
  i18n: defineCollection({ loader: none, schema: i18nSchema() }),
};
`,
  }),
  commands: {
    build: ["astro", "build"],
    dev: ({ port, host }) => ["astro", "dev", "--host", host, "--port", port],
  },
  output: "dist",
  scripts: { build: "astro build", dev: "astro dev" },
  env: { ASTRO_TELEMETRY_DISABLED: "1", ASTRO_DISABLE_UPDATE_CHECK: "true" },
};
