import { readFileSync } from "node:fs";
import { indexOperations } from "docsjson/openapi";
import { expect, it } from "vitest";
import { withBrowserPage } from "../../support/browser.ts";
import { bundleForBrowser } from "../../support/bundle-size.ts";
import { describeWith } from "../../support/tools/need.ts";

describeWith("a browser", "in a browser", () => {
  it("reads a YAML spec in a browser", async () => {
    const text = readFileSync(new URL("../../../fixtures/openapi/shop.yaml", import.meta.url), "utf8");
    const code = await bundleForBrowser('export { indexOperations, generatedHref } from "docsjson/openapi";', {
      format: "iife",
      globalName: "openapi",
    });
    const seen = await withBrowserPage(async (page) => {
      await page.addScriptTag({ content: code });
      return page.evaluate(`openapi.indexOperations(${JSON.stringify(text)}).value.operations`);
    });
    expect(seen).toEqual(indexOperations(text).value?.operations);
  });
});
