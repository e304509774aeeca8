import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = new URL("../..", import.meta.url).pathname;

/** What a user of one part of the package downloads. `budget` and `bytes` in bytes, minified and gzipped. */
export interface BundleSize {
  name: string;
  bytes: number;
  budget: number;
}

/** Starlight's addresses take `github-slugger`, whose table of letters is most of its weight. */
const BUILDERS = { toStarlight: 9_100, toDocusaurus: 6_400, toVitePress: 7_000, toFumadocs: 5_300 };

const BUNDLES: readonly { name: string; code: string; budget: number }[] = [
  { name: "docsjson resolveNavigation", code: 'export { resolveNavigation } from "docsjson";', budget: 62_400 },
  {
    name: "docsjson (validator and resolver)",
    code: 'export { validateDocs, resolveNavigation } from "docsjson";',
    budget: 69_900,
  },
  {
    name: "docsjson/openapi (with js-yaml)",
    code: 'export { indexOperations, parsePageEntry } from "docsjson/openapi";',
    budget: 50_000,
  },
  {
    name: "docsjson/admin createAdminClient",
    code: 'export { createAdminClient } from "docsjson/admin";',
    budget: 9_900,
  },
  ...Object.entries(BUILDERS).map(([name, budget]) => ({
    name: `docsjson/builders ${name}`,
    code: `export { ${name} } from "docsjson/builders";`,
    budget,
  })),
];

/** The text of a bundle of `code` for a browser; fails where anything reaches for Node. */
export async function bundleForBrowser(code: string, options: { format?: "esm" | "iife"; globalName?: string } = {}) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    platform: "browser",
    // Not the `paths` of this project, which lead to the sources.
    tsconfigRaw: {},
    format: options.format ?? "esm",
    ...(options.globalName === undefined ? {} : { globalName: options.globalName }),
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

export const weigh = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Bundles each part from `dist/` as a user's bundler would, and weighs it, and the preview's page without a site. */
export async function measureBundles(): Promise<BundleSize[]> {
  const bundles = BUNDLES.map(async ({ name, code, budget }) => ({
    name,
    budget,
    bytes: weigh(await bundleForBrowser(code)),
  }));
  const built: string = new URL("../../dist/preview.js", import.meta.url).href;
  const { renderPreview } = (await import(built)) as typeof import("docsjson/preview");
  return [
    ...(await Promise.all(bundles)),
    { name: "the preview's page, without a site", budget: 9_200, bytes: weigh(renderPreview(undefined, [])) },
  ];
}
