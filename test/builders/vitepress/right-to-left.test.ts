import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../../support/run-cli.ts";
import { siteInBrowser } from "../../support/site-in-browser.ts";
import { writeSite } from "../../support/temp-site.ts";
import { pathWithPackagesOf } from "../../support/tools/examples.ts";
import { describeWith } from "../../support/tools/need.ts";

const GROUPS = (folder: string) => [
  { group: "Guides", pages: [`${folder}/start`, { group: "More", expanded: true, pages: [`${folder}/more`] }] },
];
const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    footer: { links: [{ header: "Company", items: [{ label: "About", href: "https://lumen.example" }] }] },
    navigation: { languages: ["en", "ar"].map((language) => ({ language, groups: GROUPS(language) })) },
  },
  ...Object.fromEntries(
    ["en", "ar"].flatMap((folder) =>
      ["start", "more"].map((name) => [`${folder}/${name}.mdx`, `---\ntitle: ${name}\n---\n\n## One\n\nText.\n`]),
    ),
  ),
};

/** What stands beside what, from one side of the window to the other. */
const BESIDE = [
  [".VPSidebar", ".VPDoc .main"],
  [".VPNavBar .title", ".VPNavBarSearch"],
  [".VPSidebar", ".docs-footer"],
] as const;

describeWith("the packages of examples/vitepress", "a language that is written from right to left", () =>
  describeWith("a browser", "in the browser", () => {
    const scratch = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-rtl-")));
    beforeAll(() => {
      writeSite(join(scratch, "docs"), SITE);
      const env = {
        PATH: pathWithPackagesOf("vitepress", join(scratch, "bin")),
        DOCSJSON_CACHE: join(scratch, "cache"),
      };
      const args = ["build", "--builder", "vitepress", "--out", join(scratch, "out")];
      const { status, stderr } = runCli(args, { cwd: join(scratch, "docs"), env });
      expect(status, stderr).toBe(0);
    }, 300_000);
    afterAll(() => rmSync(scratch, { recursive: true, force: true }));
    const site = siteInBrowser(() => join(scratch, "out"));

    const boxOf = async (selector: string) => {
      const box = await site.page.locator(selector).first().boundingBox();
      return { start: box?.x ?? Number.NaN, end: (box?.x ?? 0) + (box?.width ?? 0) };
    };

    it.each([1000, 1280, 1700])("has its pages as others have them in a mirror, in windows of %i", async (width) => {
      await site.page.setViewportSize({ width, height: 900 });
      for (const [first, second] of width > 1280 ? [...BESIDE, [".VPDoc .main", ".VPDoc .aside"] as const] : BESIDE) {
        await site.goTo("/en/start");
        const [left, right] = [await boxOf(first), await boxOf(second)];
        expect(left.end).toBeLessThanOrEqual(right.start + 1);
        await site.goTo("/ar/start");
        for (const [box, other] of [
          [await boxOf(first), left],
          [await boxOf(second), right],
        ] as const)
          expect([box.start, box.end].map(Math.round), `${first} ${second}`).toEqual(
            [width - other.end, width - other.start].map(Math.round),
          );
      }
    });

    it("opens the sidebar at the right of a phone", async () => {
      await site.page.setViewportSize({ width: 390, height: 800 });
      await site.goTo("/ar/start");
      expect((await boxOf(".VPSidebar")).start).toBeGreaterThanOrEqual(390);
      await site.page.locator(".VPLocalNav .menu").click();
      await expect.poll(async () => (await boxOf(".VPSidebar")).end).toBe(390);
    });
  }),
);
