import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type BarEntry, barStyles } from "../../../src/builders/docusaurus/bar-styles.ts";
import { siteStyles } from "../../../src/builders/docusaurus/generated-files.ts";
import { siteSettings } from "../../../src/builders/model/site-settings.ts";
import { withBrowserPage } from "../../support/browser.ts";
import { installedExample } from "../../support/tools/examples.ts";
import { describeWith } from "../../support/tools/need.ts";

const TABS = ["Documentation", "API reference", "External integrations", "Changelog"];
const LINKS = ["Support", "Community", "Website", "Dashboard"];
const ENTRIES: BarEntry[] = [
  ...TABS.map((label) => ({ label, position: "left" })),
  ...LINKS.map((label) => ({ html: `<span class="docs-nav-icon"></span> ${label}`, position: "right" })),
];

/** The bar as the classic theme writes it. */
const bar = (): string => {
  const item = (text: string) => `<a class="navbar__item navbar__link" href="#">${text}</a>`;
  const toggle = '<button class="navbar__toggle">☰</button>';
  const brand = '<a class="navbar__brand" href="/"><b class="navbar__title">Lumen</b></a>';
  const search = '<div class="navbar__search"><input class="navbar__search-input" style="width: 170px"></div>';
  return `<nav class="navbar"><div class="navbar__inner">
    <div class="navbar__items">${toggle}${brand}${TABS.map(item).join("")}</div>
    <div class="navbar__items navbar__items--right">${LINKS.map(item).join("")}${search}</div>
  </div></nav>`;
};

describeWith("the packages of examples/docusaurus", "the bar of a Docusaurus site", () => {
  const theme = () =>
    readFileSync(join(installedExample("docusaurus"), "node_modules/infima/dist/css/default/default.css"), "utf8");

  it("has its tabs in a line below the links where one line is too short, and all in one line elsewhere", async () => {
    const styles = `${theme()}${siteStyles(siteSettings({}), [])}${barStyles(ENTRIES)}`;
    await withBrowserPage(async (page) => {
      await page.setContent(`<style>${styles}</style>${bar()}<p id="below">Text</p>`);
      const topOf = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? Number.NaN;
      const lines = async (width: number) => {
        await page.setViewportSize({ width, height: 700 });
        const [brand, first, last, link] = [
          await topOf("Lumen"),
          await topOf("Documentation"),
          await topOf("Changelog"),
          await topOf("Dashboard"),
        ];
        return {
          hasOneLine: Math.abs(brand - first) < 8,
          areTabsTogether: first === last,
          isLinkAtTop: Math.abs(brand - link) < 8,
        };
      };
      expect(await lines(1900)).toEqual({ hasOneLine: true, areTabsTogether: true, isLinkAtTop: true });
      expect(await lines(1200)).toEqual({ hasOneLine: false, areTabsTogether: true, isLinkAtTop: true });
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ifm-navbar-height")),
      ).toBe("6.25rem");
    });
  });

  it("leaves a bar alone that has no tabs, or fits wherever it is shown", () => {
    expect(barStyles(ENTRIES.filter(({ position }) => position === "right"))).toBe("");
    expect(barStyles(ENTRIES.slice(0, 2))).toBe("");
    expect(barStyles([])).toBe("");
  });
});
