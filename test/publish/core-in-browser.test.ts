import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveNavigation, validateDocs } from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { bundleForBrowser } from "../support/bundle-size.ts";
import { describeWith } from "../support/tools/need.ts";

const root = new URL("../../fixtures/example/", import.meta.url).pathname;
const config = readFileSync(join(root, "docs.json"), "utf8");
const specs = ["api/tidemark.yaml", "api/events.json"].map((path) => [path, readFileSync(join(root, path), "utf8")]);
const pages = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => [file.replace(/\.mdx$/, ""), { file }] as const);

/** What both sides run: the whole way from text to the finished navigation, as JSON. */
const run = (api: {
  validateDocs: typeof validateDocs;
  resolveNavigation: typeof resolveNavigation;
  indexOperations: typeof indexOperations;
}) => {
  const checked = api.validateDocs(config, { file: "docs.json" });
  const loaded = new Map(specs.map(([path = "", text = ""]) => [path, api.indexOperations(text, { file: path })]));
  const resolved = checked.value && api.resolveNavigation(checked.value, { specs: loaded, pages: new Map(pages) });
  return JSON.stringify({ checked, resolved });
};

describeWith("a browser", "in a browser", () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  test("the built core bundles for a browser and resolves the example site there as it does in Node", async () => {
    const bundle = await bundleForBrowser(
      'export { validateDocs, resolveNavigation } from "docsjson"; export { indexOperations } from "docsjson/openapi";',
      { format: "iife", globalName: "docsjson" },
    );
    expect(bundle).not.toMatch(/["']node:|\beval\(|new Function\(/);
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle });
    const there = await page.evaluate(
      `(() => { const config = ${JSON.stringify(config)}; const specs = ${JSON.stringify(specs)}; const pages = ${JSON.stringify(pages)}; return (${run.toString()})(docsjson); })()`,
    );
    const here = run({ validateDocs, resolveNavigation, indexOperations });
    expect(JSON.parse(here).resolved.value.pages.length).toBeGreaterThan(40);
    expect(there).toBe(here);
  });
});
