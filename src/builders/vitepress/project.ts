import { baseOfPaths } from "../../vocabulary/addresses/address.ts";
import { type BuilderProject, readingText } from "../shared/builder-project.ts";

/** A project of VitePress whose site is made from a docs.json. */
export const vitePressProject: BuilderProject = {
  name: "VitePress",
  packages: { vitepress: "1.6.4", vue: "3.5.45" },
  files: ({ docs, site, base, reading }) => ({
    ".vitepress/config.mjs": `import { withDocs } from "docsjson/vitepress";
import { defineConfig } from "vitepress";

export default withDocs(defineConfig({${base === undefined ? "" : ` base: ${JSON.stringify(`${baseOfPaths(base)}/`)} `}}), {
  root: ${JSON.stringify(docs)},${site === undefined ? "" : `\n  siteUrl: ${JSON.stringify(site)},`}
  onError: "report"${readingText(reading)},
});
`,
  }),
  commands: {
    build: ["vitepress", "build"],
    dev: ({ port, host }) => ["vitepress", "dev", "--host", host, "--port", port],
  },
  output: ".vitepress/dist",
  scripts: { build: "vitepress build", dev: "vitepress dev" },
};
