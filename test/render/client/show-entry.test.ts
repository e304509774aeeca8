import { expect, it } from "vitest";
import { pageScript } from "../../../src/render/page-assets.ts";
import { pageInBrowser } from "../../support/page-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

const ENTRIES = Array.from({ length: 100 }, (_, index) => `<li><a href="/page-${index}/">Page ${index}</a></li>`).join(
  "",
);
const BODY = `<!doctype html><html lang="en"><style>
nav { position: fixed; inset: 50px auto 0 0; overflow-y: auto; }
main { height: 3000px; }
</style><nav><ul>${ENTRIES}</ul></nav><main></main><script type="module">${pageScript}</script></html>`;

describeWith("a browser", "the entry of a page in a list that scrolls", () => {
  const browser = pageInBrowser({ viewport: { width: 800, height: 400 } });

  const state = () =>
    browser.page.evaluate(() => {
      const list = document.querySelector("nav") as HTMLElement;
      const { top, bottom } = list.getBoundingClientRect();
      const seen = [...list.querySelectorAll("a")].filter((link) => {
        const box = link.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      });
      return { seen: seen.map(({ textContent }) => textContent), list: list.scrollTop, page: window.scrollY };
    });

  it("is in view, and the page stays where it is", async () => {
    await browser.open("/page-80", BODY);
    const { seen, page: scrolled } = await state();
    expect(seen).toContain("Page 80");
    expect(scrolled).toBe(0);
  });

  it("leaves the list as it is where it is in view already", async () => {
    await browser.open("/page-3/", BODY);
    expect((await state()).list).toBe(0);
  });

  it("follows a reader to the page that takes the place of the first", async () => {
    await browser.open("/page-3/", BODY);
    await browser.page.evaluate(() => {
      history.pushState({}, "", "/page-60/");
      document.querySelector("main")?.replaceChildren("another page");
    });
    await expect.poll(async () => (await state()).seen).toContain("Page 60");
  });
});
