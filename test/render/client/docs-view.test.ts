import { expect, it } from "vitest";
import { pageScript, pageStyles } from "../../../src/render/page-assets.ts";
import { renderPage } from "../../../src/render/render-page.ts";
import { pageInBrowser } from "../../support/page-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

const PAGE = `Above all

<View title="JavaScript" icon="js">
## Install in JavaScript

npm
</View>

<View title="Python">
## Install in Python

pip
</View>

## After

<View title="Python">Python once more</View>

<Tabs>
<Tab title="Linux">
### On Linux
</Tab>
<Tab title="Windows">
### On Windows
</Tab>
</Tabs>
`;

const { html, headings } = renderPage(
  { file: "page.mdx", text: PAGE },
  {
    readFile: () => undefined,
    resolvePath: () => undefined,
    addressIn: () => (address) => address,
    variables: new Map(),
    look: { icon: () => ({ type: "text", value: "[js]" }), highlight: () => undefined, math: () => undefined },
  },
);

const contents = headings.map(({ id, text }) => `<a href="#${id}">${text}</a>`).join("");
const script = `<script type="module">${pageScript}</script>`;
const documentOf = (scripts: string): string =>
  `<!doctype html><html lang="en"><style>${pageStyles()}</style><nav>${contents}</nav><div class="docs-page">${html}</div>${scripts}`;

describeWith("a browser", "parts of a page for one choice", () => {
  const browser = pageInBrowser();
  const open = (address: string, scripts = script) => browser.open(address, documentOf(scripts));
  const shown = async () => (await browser.page.locator(".docs-page").allInnerTexts()).join("\n");
  const links = () => browser.page.locator("nav a:visible").allTextContents();

  it("are all there, each with its name, where no script runs", async () => {
    await open("/plain", "");
    expect(await shown()).toMatch(/JavaScript\s.*npm.*Python\s.*pip.*After.*Python once more/s);
  });

  it("are shown one at a time, with their headings, and the choice holds for the next page", async () => {
    await open("/one");
    const choices = browser.page.getByRole("group", { name: "View" }).getByRole("button");
    expect(await choices.allTextContents()).toEqual(["[js]JavaScript", "Python"]);
    expect(await shown()).toMatch(/npm/);
    expect(await shown()).not.toMatch(/pip|once more/);
    expect(await links()).toEqual(["Install in JavaScript", "After", "On Linux"]);

    await choices.nth(1).focus();
    await browser.page.keyboard.press("Enter");
    expect(await choices.nth(1).getAttribute("aria-pressed")).toBe("true");
    expect(await shown()).toMatch(/pip.*After.*once more/s);
    expect(await shown()).not.toMatch(/npm/);
    expect(await links()).toEqual(["Install in Python", "After", "On Linux"]);

    await open("/two");
    expect(await shown()).toMatch(/once more/);
  });

  it("open for a link that leads into them", async () => {
    await open("/three#install-in-javascript");
    expect(await shown()).toMatch(/npm/);
    expect(await shown()).not.toMatch(/pip/);
  });

  it("have tabs whose headings are in the contents while they are open", async () => {
    await open("/four");
    await browser.page.getByRole("tab", { name: "Windows" }).click();
    expect(await links()).toEqual(["Install in Python", "After", "On Windows"]);

    await open("/five#on-linux");
    expect(await links()).toContain("On Linux");
  });

  it("leave no trace in the contents of the page that comes after them", async () => {
    await open("/six");
    await browser.page.evaluate(() => document.querySelector(".docs-page")?.replaceChildren());
    expect(await links()).toHaveLength(headings.length);
  });
});
