import { beforeAll, expect, it } from "vitest";
import { pageScript, pageStyles } from "../../../src/render/page-assets.ts";
import { pageInBrowser } from "../../support/page-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

const BODY = `<!doctype html><html lang="en"><style>${pageStyles({ primary: "#7c3aed", light: "#c4b5fd" })}</style>
<main class="docs-page" style="margin: 0 60px">
<h2 id="set-up">Set up</h2><h3>Without an anchor</h3><a href="/x"><h3 id="in-a-card">In a card</h3></a>
<docs-island><h3 id="own">Own</h3></docs-island><div class="not-prose"><h3 id="plain">Plain</h3></div>
<section><span id="old-name" class="docs-anchor"></span>What an older link leads to</section>
</main><script type="module">${pageScript}</script></html>`;

describeWith("a browser", "headings", () => {
  const browser = pageInBrowser({ viewport: { width: 800, height: 400 } });
  beforeAll(() => browser.open("/page", BODY));

  it("with an anchor have a link to it, beside them, that readers see when they point at the heading", async () => {
    const link = browser.page.locator("h2 .docs-heading-link");
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe("0");
    await browser.page.hover("h2");
    expect(await opacity()).toBe("1");
    const [of, beside] = [await browser.page.locator("h2").boundingBox(), await link.boundingBox()];
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual((of?.x ?? 0) + 0.5);
    await link.click();
    expect(browser.page.url()).toBe("http://docs.example/page#set-up");
    expect(await browser.page.locator("h2").textContent()).toBe("Set up");
  });

  it("without an anchor, inside of links and of what the docs draw themselves have none", async () => {
    expect(await browser.page.locator(".docs-heading-link").count()).toBe(1);
    await browser.page.hover("section");
    const before = browser.page
      .locator("section > span")
      .evaluate((element) => getComputedStyle(element, "::before").content);
    expect(await before).toBe("none");
  });

  it("of a page that takes the place of another have theirs", async () => {
    await browser.page.evaluate(() => {
      (document.querySelector("main") as HTMLElement).innerHTML = '<h4 id="next">Next</h4>';
    });
    await browser.page.waitForSelector("h4 > .docs-heading-link[href='#next']", { state: "attached" });
  });
});
