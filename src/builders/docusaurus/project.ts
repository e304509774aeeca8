import { type BuilderProject, readingText } from "../shared/builder-project.ts";

/** A project of Docusaurus whose site is made from a docs.json. */
export const docusaurusProject: BuilderProject = {
  name: "Docusaurus",
  packages: {
    "@docusaurus/core": "3.10.2",
    "@docusaurus/faster": "3.10.2",
    "@docusaurus/preset-classic": "3.10.2",
    // Later ones need another major of the theme.
    "@docsearch/react": "4.6.3",
    "@easyops-cn/docusaurus-search-local": "0.55.3",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
  // Docusaurus generates modules that mix imports with require, which no type of package allows.
  manifest: { type: undefined },
  files: ({ docs, site = "http://localhost", base = "/", reading }) => ({
    "docusaurus.config.mjs": `import { withDocs } from "docsjson/docusaurus";

export default withDocs(
  { url: ${JSON.stringify(site)}, baseUrl: ${JSON.stringify(`${base.replace(/\/$/, "")}/`)}, future: { v4: true, faster: true } },
  { root: ${JSON.stringify(docs)}, onError: "report"${readingText(reading)} },
);
`,
    // Browsers that know cascade layers, so that the styles of pages win over the theme's styles.
    ".browserslistrc": "supports css-cascade-layers and last 4 years\n",
  }),
  commands: {
    build: ["@docusaurus/core", "build"],
    dev: ({ port, host }) => ["@docusaurus/core", "start", "--no-open", "--host", host, "--port", port],
  },
  output: "build",
  scripts: { build: "docusaurus build", dev: "docusaurus start" },
  env: { NO_UPDATE_NOTIFIER: "1" },
};
