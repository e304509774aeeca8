import { baseOfPaths } from "../../vocabulary/addresses/address.ts";
import { type BuilderProject, readingText } from "../shared/builder-project.ts";

/** A project of Fumadocs, an app of Next.js, whose site is made from a docs.json. */
export const fumadocsProject: BuilderProject = {
  name: "Fumadocs",
  packages: {
    "fumadocs-core": "16.15.13",
    "fumadocs-ui": "16.15.13",
    next: "16.4.6",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
  files: ({ docs, site, base, reading }) => ({
    "next.config.mjs": `import { withDocs } from "docsjson/fumadocs";

export default withDocs(${base === undefined ? "{}" : `{ basePath: ${JSON.stringify(baseOfPaths(base))} }`}, {
  root: ${JSON.stringify(docs)},${site === undefined ? "" : `\n  siteUrl: ${JSON.stringify(site)},`}
  onError: "report"${readingText(reading)},
});
`,
    "app/[[...slug]]/page.jsx": `export { generateMetadata, generateStaticParams, Page as default } from "docsjson/fumadocs/app";\n`,
    "app/global-not-found.jsx": `export { NotFound as default } from "docsjson/fumadocs/app";\n`,
  }),
  commands: {
    build: ["next", "build"],
    dev: ({ port, host }) => ["next", "dev", "--hostname", host, "--port", port],
  },
  output: "out",
  scripts: { build: "next build", dev: "next dev" },
  env: { NEXT_TELEMETRY_DISABLED: "1" },
};
