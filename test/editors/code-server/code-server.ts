import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { launchBrowser } from "../../support/browser.ts";

/** Settings that keep the editor quiet, and its pictures small. */
const SETTINGS = {
  "workbench.startupEditor": "none",
  "workbench.colorTheme": "Default Light Modern",
  "security.workspace.trust.enabled": false,
  "telemetry.telemetryLevel": "off",
  "editor.minimap.enabled": false,
  "editor.stickyScroll.enabled": false,
  "git.enabled": false,
  "extensions.ignoreRecommendations": true,
  "files.autoSave": "off",
  "files.simpleDialog.enable": true,
  "window.commandCenter": false,
  "workbench.layoutControl.enabled": false,
  "explorer.confirmDragAndDrop": false,
};

/** The program of VS Code in the browser: by `CODE_SERVER`, or in `PATH`. @throws if there is none */
function findCodeServer(): string {
  const inPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "code-server"));
  const program = [process.env.CODE_SERVER ?? "", ...inPath].find((path) => path !== "" && existsSync(path));
  if (program === undefined) throw new Error("install code-server (npm), or name its program in CODE_SERVER");
  return program;
}

/** VS Code, served to a browser, with the extension from its vsix. */
export class CodeServer {
  readonly #scratch: string;
  readonly #server: ChildProcess;
  readonly #browser: Browser;
  readonly #address: string;

  private constructor(scratch: string, server: ChildProcess, browser: Browser, address: string) {
    this.#scratch = scratch;
    this.#server = server;
    this.#browser = browser;
    this.#address = address;
  }

  static async start(vsix: string): Promise<CodeServer> {
    const program = findCodeServer();
    const scratch = mkdtempSync(join(tmpdir(), "docsjson-code-server-"));
    const data = join(scratch, "data");
    mkdirSync(join(data, "User"), { recursive: true });
    writeFileSync(join(data, "User/settings.json"), JSON.stringify(SETTINGS));
    const folders = ["--user-data-dir", data, "--extensions-dir", join(scratch, "extensions")];
    const env = { ...process.env, HOME: scratch, PORT: undefined };
    execFileSync(program, [...folders, "--install-extension", vsix], { env, stdio: "ignore" });
    const options = ["--auth", "none", "--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-update-check"];
    const server = spawn(program, [...folders, ...options], { env, stdio: ["ignore", "pipe", "inherit"] });
    const address = await new Promise<string>((resolve) => {
      server.stdout.on("data", (text: Buffer) => {
        const found = /listening on (http:\S+)/.exec(text.toString());
        if (found?.[1]) resolve(found[1]);
      });
    });
    return new CodeServer(scratch, server, await launchBrowser(), address.replace(/\/$/, ""));
  }

  async open(folder: string): Promise<Editor> {
    const page = await this.#browser.newPage({ viewport: { width: 980, height: 560 } });
    await page.goto(`${this.#address}/?folder=${folder}`);
    await page.waitForSelector(".explorer-folders-view");
    return new Editor(page);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    const gone = new Promise((resolve) => this.#server.on("close", resolve));
    this.#server.kill();
    await gone;
    rmSync(this.#scratch, { recursive: true, force: true });
  }
}

/** A window of the editor, by what its user sees and does. */
export class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A file or folder in the tree. */
  inTree(name: string): Locator {
    return this.page.getByRole("treeitem", { name, exact: true });
  }

  async openFile(...path: readonly string[]): Promise<void> {
    for (const folder of path.slice(0, -1)) {
      const item = this.inTree(folder);
      if ((await item.getAttribute("aria-expanded")) !== "true") await item.click();
    }
    const name = path.at(-1) as string;
    await this.inTree(name).dblclick();
    await this.page
      .getByRole("tab", { name: new RegExp(name) })
      .first()
      .waitFor();
    await this.page.locator(".monaco-editor .view-lines").last().waitFor();
  }

  /** Runs a command of the palette. */
  async run(title: string): Promise<void> {
    const input = this.page.locator(".quick-input-box input");
    // A dialog or a file that closes may take the palette with it.
    for (let isFilled = false; !isFilled; ) {
      await this.page.keyboard.press("F1");
      isFilled = await input.fill(`>${title}`, { timeout: 5000 }).then(
        () => true,
        () => false,
      );
    }
    await this.page.locator(".quick-input-list .monaco-list-row").first().waitFor();
    await this.page.keyboard.press("Enter");
  }

  /** Puts the cursor to a line and a column, both from 1. */
  async goTo(line: number, column: number): Promise<void> {
    await this.page.keyboard.press("Control+g");
    await this.page.locator(".quick-input-box input").fill(`:${line}:${column}`);
    await this.page.keyboard.press("Enter");
  }

  /** The text of the status bar's entry. */
  status(): Locator {
    return this.page.locator(".statusbar-item", { hasText: /findings?( ·|$)/ });
  }

  /** Writes a picture, if `PICTURES` names a folder for them. */
  async picture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder === undefined) return;
    await this.page.waitForTimeout(500);
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }
}
