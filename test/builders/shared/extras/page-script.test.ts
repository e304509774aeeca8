import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { expect, it, onTestFinished, vi } from "vitest";
import { launchBrowser } from "../../../support/browser.ts";
import { serveFolder } from "../../../support/serve-folder.ts";
import { tempSite } from "../../../support/temp-site.ts";
import { describeWith } from "../../../support/tools/need.ts";

const PAGE = `export const Field = () => {
  const [count, setCount] = useState(0);
  return <ParamField query="limit" default={count} required deprecated><button onClick={() => setCount(1)}>More</button></ParamField>;
};

<Field />
`;

describeWith("a browser", "the script of pages", () => {
  it("gives fields in interactive components the words of their page's language", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const languages = ["en", "fr"].map((language) => ({ language, pages: [`${language}/a`] }));
    const root = tempSite({
      "docs.json": { name: "Lumen", theme: "mint", colors: { primary: "#00aa00" }, navigation: { languages } },
      "en/a.mdx": PAGE,
      "fr/a.mdx": PAGE,
    });
    const docs = await createDocsSource({ root });
    const folder = tempSite({});
    for (const { language, render } of docs.pages) {
      const body = `${render().html}<script type="module" src="/docsjson.js"></script>`;
      writeFileSync(
        join(folder, `${language}.html`),
        `<!doctype html><html lang="${language}"><title>A</title>${body}`,
      );
    }
    await docs.writeFiles(folder);
    const [server, browser] = [await serveFolder(folder), await launchBrowser()];
    onTestFinished(async () => {
      await browser.close();
      await server.close();
    });
    const page = await browser.newPage();
    const fieldIn = async (language: string): Promise<string | null> => {
      await page.goto(`${server.origin}/${language}`);
      await page.locator("docs-island-root").getByText("More").click();
      await page.locator(".docs-field-default", { hasText: "1" }).waitFor();
      return page.locator(".docs-field-head").textContent();
    };
    expect(await fieldIn("en")).toBe("limitdefault: 1requireddeprecated");
    expect(await fieldIn("fr")).toBe("limitpar défaut : 1obligatoireobsolète");
  });
});
