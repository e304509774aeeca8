import { join } from "node:path";
import { expect, it } from "vitest";
import { localePlugin } from "../../../src/builders/docusaurus/locale-plugin.ts";
import { readDocs } from "../../../src/builders/shared/pages/read-docs.ts";
import { tempSite } from "../../support/temp-site.ts";

it("has what docs.json says last, though an earlier reading takes longer", async () => {
  const siteDir = tempSite({});
  const named = (name: string) => {
    const config = { $schema: "https://mintlify.com/docs.json", theme: "mint", name, colors: { primary: "#000" } };
    const root = tempSite({ "docs.json": { ...config, navigation: { pages: ["a"] } }, "a.md": "# A\n" });
    return readDocs({ root }, { failOnErrors: true });
  };
  const [first, second] = [await named("First"), await named("Second")];
  const later = new Promise<void>((resolve) => setTimeout(resolve, 200));
  const readings = [async () => first, () => later.then(() => first), async () => second];
  const siteConfig = { url: "https://docs.lumen.example", baseUrl: "/", themeConfig: {}, title: "" };
  const plugin = await localePlugin(
    async () => ({ contentLoaded: async () => undefined }),
    {
      read: () => (readings.shift() ?? (async () => second))(),
      about: ({ settings }) => ({ title: settings.name }),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      statics: join(siteDir, "static"),
    },
    {
      ...{ siteDir, siteConfig, generatedFilesDir: join(siteDir, ".docusaurus"), outDir: join(siteDir, "build") },
      ...{ baseUrl: "/", i18n: { currentLocale: "en", defaultLocale: "en" } },
    },
    { routeBasePath: "/", sidebarPath: false, path: siteDir },
  );
  const load = plugin.loadContent as () => Promise<unknown>;
  await load();
  expect(siteConfig.title).toBe("First");
  await Promise.all([load(), load()]);
  expect(siteConfig.title).toBe("Second");
});
