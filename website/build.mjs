// Bundles the tools of this site, which read the sources of the package, and runs them: `npm run docs`.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const website = dirname(fileURLToPath(import.meta.url));
process.chdir(dirname(website));
const outfile = "node_modules/.cache/docsjson/website/tools.mjs";
const options = { bundle: true, platform: "node", format: "esm", logLevel: "error" };
// The plugins are TypeScript, too.
const plugins = "node_modules/.cache/docsjson/website/plugins.mjs";
await build({
  ...options,
  entryPoints: ["src/publish/bundle/bundle-plugins.ts"],
  outfile: plugins,
  packages: "external",
});
const { BUNDLE_PLUGINS } = await import(pathToFileURL(plugins).href);
await build({
  ...options,
  entryPoints: [join(website, "tools/main.ts")],
  outfile,
  packages: "external",
  plugins: BUNDLE_PLUGINS,
});
await import(pathToFileURL(outfile).href);
