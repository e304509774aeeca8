import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = new URL("../..", import.meta.url).pathname;

/** What a user of one part of the package downloads. `budget` and `bytes` in bytes, minified and gzipped. */
export interface BundleSize {
  name: string;
  bytes: number;
  budget: number;
}

const BUNDLES: readonly { name: string; code: string; budget: number }[] = [
  {
    name: "docsjson (validator and resolver)",
    code: 'export { validateDocs, resolveNavigation } from "docsjson";',
    budget: 60_000,
  },
  {
    name: "docsjson/openapi (with js-yaml)",
    code: 'export { indexOperations, parsePageEntry } from "docsjson/openapi";',
    budget: 42_000,
  },
  {
    name: "docsjson/admin createAdminClient",
    code: 'export { createAdminClient } from "docsjson/admin";',
    budget: 7_000,
  },
  ...["toStarlight", "toDocusaurus", "toVitePress", "toFumadocs"].map((name) => ({
    name: `docsjson/builders ${name}`,
    code: `export { ${name} } from "docsjson/builders";`,
    budget: 4_000,
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
    format: options.format ?? "esm",
    ...(options.globalName === undefined ? {} : { globalName: options.globalName }),
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Bundles each part from `dist/` as a user's bundler would, and weighs it. */
export async function measureBundles(): Promise<BundleSize[]> {
  return Promise.all(
    BUNDLES.map(async ({ name, code, budget }) => ({
      name,
      budget,
      bytes: gzipSync(await bundleForBrowser(code), { level: 9 }).length,
    })),
  );
}
