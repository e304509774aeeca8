import { withBrowserPage } from "../../support/browser.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import type { SourceSite } from "./source-site.ts";

const isScript = (url: string): boolean => /\.(m?js|css)$|\/$/.test(new URL(url).pathname);

/**
 * What a browser complains of on pages of a built site: `/guides/start: message`. Other hosts are out of reach, which scripts of
 * the docs may say, and what isn't in the source can't be on the site.
 */
export async function consoleErrors(
  folder: string,
  addresses: readonly string[],
  { has }: Pick<SourceSite, "has">,
): Promise<string[]> {
  const server = await serveFolder(folder);
  const errors: string[] = [];
  try {
    await withBrowserPage(async (page) => {
      let address = "";
      page.on("pageerror", (error) => errors.push(`${address}: ${error.message}`));
      page.on("console", (message) => {
        const { url } = message.location();
        const isOwn = url === "" || (url.startsWith(server.origin) && (isScript(url) || has(new URL(url).pathname)));
        const isAway = message.text().includes("Failed to fetch") && has(new URL(url, server.origin).pathname);
        if (message.type() === "error" && isOwn && !isAway)
          errors.push(`${address}: ${message.text()} ${url.replace(server.origin, "")}`);
      });
      for (address of addresses) {
        await page.goto(server.origin + encodeURI(address), { waitUntil: "load" });
        await page.waitForTimeout(300);
      }
    });
  } finally {
    await server.close();
  }
  return errors;
}
