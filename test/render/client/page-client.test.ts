import { expect, it } from "vitest";
import { pageScript } from "../../../src/render/page-assets.ts";
import { pageInBrowser } from "../../support/page-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

const PAGE = `<!doctype html><details class="docs-prompt" open><summary>Ask</summary>
<div class="docs-prompt-text"><p>Write a <strong>test</strong>.</p><div class="docs-code"><pre>npm test</pre></div></div></details>
<script type="module">${pageScript}</script>`;

describeWith("a browser", "buttons that copy", () => {
  const browser = pageInBrowser();

  it("are at prompts, whose whole text they copy, and at the code in them", async () => {
    const { page } = browser;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) },
      });
    });
    await browser.open("/", PAGE);
    const copied = async (button: string) => {
      await page.locator(button).click();
      return page.evaluate(() => (globalThis as { copied?: string }).copied);
    };
    expect(await copied(".docs-prompt-text > .docs-copy")).toMatch(/^Write a test\.\s+npm test$/);
    expect(await copied(".docs-code > .docs-copy")).toBe("npm test");
  });
});
