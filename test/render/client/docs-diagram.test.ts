import { expect, it } from "vitest";
import { pageScript } from "../../../src/render/page-assets.ts";
import { pageInBrowser } from "../../support/page-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

/** Draws one diagram after another, each in an element of its own, as Mermaid does, which leaves a picture of what it can't read. */
const MERMAID = `let last = Promise.resolve();
globalThis.mermaid = {
  initialize: (options) => { globalThis.options = options; },
  render: (id, text) => (last = last.catch(() => {}).then(async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.id = "d" + id;
    await new Promise((done) => setTimeout(done, 20));
    if (text.includes("wrong")) throw new Error("Syntax error");
    if (!place.isConnected) throw new Error("gone");
    place.remove();
    return { svg: "<svg></svg>" };
  })),
};`;

const PAGE = `<body>${["A", "wrong", "B"]
  .map(
    (text) =>
      `<docs-diagram data-src="data:text/javascript,${encodeURIComponent(MERMAID)}"><pre>${text}</pre></docs-diagram>`,
  )
  .join("")}<script type="module">${pageScript}</script></body>`;

describeWith("a browser", "diagrams", () => {
  const browser = pageInBrowser();

  it("are drawn beside one that Mermaid can't read, which stays a text and leaves nothing else on the page", async () => {
    const { page } = browser;
    await browser.open("/", PAGE);
    await page.waitForFunction(() => document.querySelectorAll("docs-diagram svg").length === 2);
    const texts = await page.locator("docs-diagram pre:visible").allTextContents();
    expect(texts).toEqual(["wrong"]);
    expect(await page.locator("body > div").count()).toBe(0);
    expect(await page.evaluate(() => (globalThis as { options?: object }).options)).toMatchObject({
      suppressErrorRendering: true,
    });
  });
});
