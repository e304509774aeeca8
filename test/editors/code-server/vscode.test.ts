/** The packed extension in VS Code. `PICTURES=website/images` draws the pictures of the documentation anew. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildExtension } from "../../../editors/vscode/build.ts";
import { HARBOUR } from "../../support/language-sites.ts";
import { tempSite } from "../../support/temp-site.ts";
import { CodeServer } from "./code-server.ts";

/** How long the editor may take to write a file. */
const PATIENCE = { timeout: 20_000 };

const read = (site: string, file: string) => readFileSync(join(site, file), "utf8");

describe("the extension in VS Code", () => {
  const scratch = mkdtempSync(join(tmpdir(), "docsjson-vsix-"));
  let server: CodeServer;

  beforeAll(async () => {
    const vsix = join(scratch, "docsjson.vsix");
    await buildExtension(vsix);
    server = await CodeServer.start(vsix);
  });

  afterAll(async () => {
    await server?.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  it("underlines what is typed, corrects it, and saves a docs.json that is right", async () => {
    const site = tempSite(HARBOUR);
    const editor = await server.open(site);
    await editor.openFile("docs.json");
    await editor.status().filter({ hasText: "no findings" }).waitFor();
    await editor.goTo(10, 31);
    await editor.page.keyboard.press("Backspace");
    await editor.page.locator(".squiggly-error").waitFor();
    await editor.status().filter({ hasText: "2 findings" }).waitFor();
    await editor.page.keyboard.press("Control+.");
    const fix = editor.page.locator(".action-widget", { hasText: "guides/intro" });
    await fix.waitFor();
    await editor.picture("finding");
    await editor.page.keyboard.press("Enter");
    await editor.status().filter({ hasText: "no findings" }).waitFor();
    await editor.page.keyboard.press("Control+s");
    await expect.poll(() => read(site, "docs.json"), PATIENCE).toBe(HARBOUR["docs.json"]);
  });

  it("completes pages with their titles", async () => {
    const site = tempSite({ ...HARBOUR, "guides/moorings.mdx": "---\ntitle: Moorings\n---\n" });
    const editor = await server.open(site);
    await editor.openFile("docs.json");
    await editor.status().filter({ hasText: "1 finding" }).waitFor();
    await editor.goTo(10, 49);
    await editor.page.keyboard.type(', "');
    await editor.page.keyboard.press("Control+Space");
    const row = editor.page.locator(".suggest-widget .monaco-list-row", { hasText: "guides/moorings" });
    await row.filter({ hasText: /guides\/moorings.*Moorings/ }).waitFor();
    await editor.picture("completion");
    await row.click();
    if ((await row.count()) > 0) await editor.page.keyboard.press("Enter");
    await editor.status().filter({ hasText: "no findings" }).waitFor();
  });

  it("moves a page from the file tree, with its entry, links and a redirect", async () => {
    const site = tempSite(HARBOUR);
    const editor = await server.open(site);
    await editor.openFile("guides", "tides.mdx");
    await editor.status().filter({ hasText: "Guides" }).waitFor();
    await editor.inTree("tides.mdx").click();
    await editor.page.keyboard.press("F2");
    await editor.page.keyboard.press("Control+a");
    await editor.page.keyboard.type("currents.mdx");
    await editor.page.keyboard.press("Enter");
    const question = editor.page.locator(".monaco-dialog-box", { hasText: "refactoring changes" });
    await question.waitFor();
    await editor.picture("move");
    await question.getByRole("button", { name: "OK" }).click();
    await expect.poll(() => existsSync(join(site, "guides/currents.mdx")), PATIENCE).toBe(true);
    await editor.inTree("currents.mdx").waitFor();
    await editor.run("File: Save All Files");
    await expect.poll(() => read(site, "docs.json"), PATIENCE).toContain('"guides/currents"');
    expect(read(site, "docs.json")).toContain('{ "source": "/guides/tides", "destination": "/guides/currents" }');
    await expect.poll(() => read(site, "guides/intro.mdx"), PATIENCE).toContain("(/guides/currents#spring-tides)");
  });

  it("moves a page by the name of its entry, shows the navigation, and explains a code", async () => {
    const site = tempSite(HARBOUR);
    const editor = await server.open(site);
    await editor.openFile("docs.json");
    await editor.status().filter({ hasText: "no findings" }).waitFor();
    await editor.run("docs.json: Preview the Navigation");
    const preview = editor.page.frameLocator("iframe.webview").frameLocator("#active-frame");
    // In a narrow panel, the list of pages is in a drawer.
    await preview.getByText("List berths").first().waitFor({ state: "attached" });
    await editor.picture("preview");
    await preview.getByRole("link", { name: "Tides" }).last().click();
    await preview.getByRole("heading", { name: "Tides", level: 1 }).waitFor();
    await editor.page.keyboard.press("Control+1");
    await editor.goTo(10, 29);
    await editor.page.keyboard.press("F2");
    await editor.page.locator(".rename-box input").fill("guides/welcome");
    await editor.page.keyboard.press("Enter");
    await expect.poll(() => existsSync(join(site, "guides/welcome.mdx")), PATIENCE).toBe(true);
    await preview.locator('a[href$="guides/welcome"]').first().waitFor({ state: "attached" });
    await preview.getByRole("heading", { name: "Tides", level: 1 }).waitFor();
    await editor.run("docs.json: Explain a Finding's Code");
    await editor.page.locator(".quick-input-box input").fill("nav/page-not-found");
    await editor.page.keyboard.press("Enter");
    await editor.page.getByText("nav/page-not-found (", { exact: false }).first().waitFor();
  });
});
