import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { buildExtension, stageExtension } from "../../editors/vscode/build.ts";
import { HARBOUR } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";
import { describeWith } from "../support/tools/need.ts";

const scratch = mkdtempSync(join(tmpdir(), "docsjson-extension-"));
const staged = join(scratch, "extension");
const readStaged = (file: string) => readFileSync(join(staged, file), "utf8");

beforeAll(() => stageExtension(staged));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("what the extension consists of", () => {
  it("has the version of the package, and all that its manifest names", () => {
    const manifest = JSON.parse(readStaged("package.json"));
    const own = JSON.parse(readFileSync("package.json", "utf8"));
    expect(manifest.version).toBe(own.version);
    const steps = manifest.contributes.walkthroughs.flatMap((each: { steps: unknown[] }) => each.steps);
    const named = [
      manifest.main,
      manifest.icon,
      ...manifest.contributes.jsonValidation.map(({ url }: { url: string }) => url),
      ...steps.map(({ media }: { media: { markdown: string } }) => media.markdown),
    ];
    for (const file of named) expect(statSync(join(staged, file)).isFile(), file).toBe(true);
    expect(readdirSync(staged).sort()).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "dist",
      "icon.png",
      "package.json",
      "page-grammar.json",
      "page-language.json",
      "schemas",
      "third-party-licenses.txt",
      "walkthrough",
    ]);
  });

  it("registers each command of its manifest, and the walkthrough names no other", () => {
    const { contributes } = JSON.parse(readStaged("package.json"));
    const commands: string[] = contributes.commands.map(({ command }: { command: string }) => command);
    const source = readFileSync("editors/vscode/src/commands.ts", "utf8");
    for (const command of commands) expect(source).toContain(`register("${command.replace("docsjson.", "")}"`);
    const named = JSON.stringify(contributes.walkthroughs).match(/command:docsjson\.\w+/g) ?? [];
    for (const name of named) expect(commands).toContain(name.slice("command:".length));
  });

  it("has the settings of docsjson.config.json that editors can have, without references", () => {
    const { properties } = JSON.parse(readStaged("package.json")).contributes.configuration;
    const schema = JSON.parse(readFileSync("schemas/config.schema.json", "utf8"));
    const left = ["$schema", "baseline", "customRules", "sites"];
    const fields = Object.keys(schema.properties).filter((name) => !left.includes(name));
    const own = ["besideJsonSchema", "inlayHints", "runCustomRules", "trace.server"];
    expect(Object.keys(properties).sort()).toEqual([...fields, ...own].map((name) => `docsjson.${name}`).sort());
    expect(JSON.stringify(properties)).not.toContain('"$ref":');
    expect(properties["docsjson.rules"].properties["nav/page-not-found"].enum).toContain("off");
  });

  it("has the licence of each package that is bundled", () => {
    const text = readStaged("third-party-licenses.txt");
    for (const name of ["vscode-languageclient", "vscode-jsonrpc", "js-yaml", "semver"])
      expect(text).toContain(`${name} `);
  });

  it("has a server that runs as the editor starts it, with the settings of the editor", async () => {
    const site = tempSite({ ...HARBOUR, "guides/lost.mdx": "---\ntitle: Lost\n---\n" });
    const server = join(staged, "dist/server.mjs");
    const child = spawn(process.execPath, [server, "--stdio", `--clientProcessId=${process.pid}`], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    connection.listen();
    const settings = { rules: { "nav/orphan-page": "error" } };
    await connection.sendRequest("initialize", { capabilities: {}, initializationOptions: settings });
    const uri = pathToFileURL(join(site, "docs.json")).href;
    const run = (command: string) =>
      connection.sendRequest("workspace/executeCommand", { command, arguments: [{ uri }] });
    expect(await run("docsjson.status")).toMatchObject({ errors: 1, warnings: 0, infos: 0 });
    expect(await run("docsjson.preview")).toContain("<!doctype html>");
    await connection.sendRequest("shutdown");
    await connection.sendNotification("exit");
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
    connection.dispose();
  });
});

describeWith("the npm registry", "the packed extension", () => {
  it("is at most 1.5 MB, and has what was staged", async () => {
    const vsix = join(scratch, "docsjson.vsix");
    await buildExtension(vsix);
    expect(statSync(vsix).size).toBeLessThan(1_500_000);
    const listed = Object.keys(unzipSync(readFileSync(vsix)));
    expect(listed).toEqual(expect.arrayContaining(["extension.vsixmanifest", "extension/dist/extension.js"]));
    expect(listed.filter((file) => /node_modules|\.ts$|\.map$/.test(file))).toEqual([]);
  });

  it("says what the Marketplace and Open VSX ask for", () => {
    const files = unzipSync(readFileSync(join(scratch, "docsjson.vsix")));
    const read = (file: string) => strFromU8(files[file] ?? new Uint8Array());
    const manifest = read("extension.vsixmanifest");
    expect(manifest).toMatch(/<Identity [^>]*Id="docsjson" [^>]*Publisher="docsjson"/);
    const assets = ["Content.Details", "Content.Changelog", "Content.License", "Icons.Default"];
    for (const asset of assets) expect(manifest).toContain(`Type="Microsoft.VisualStudio.Services.${asset}"`);
    for (const link of ["Source", "Support", "Learn"])
      expect(manifest).toContain(`"Microsoft.VisualStudio.Services.Links.${link}"`);
    const { license, publisher, icon, engines } = JSON.parse(read("extension/package.json"));
    expect({ license, publisher, icon, engines }).toEqual({
      license: "MIT",
      publisher: "docsjson",
      icon: "icon.png",
      engines: { vscode: "^1.96.0" },
    });
    // Pages of a registry show pictures by address only.
    expect(read("extension/readme.md")).not.toMatch(/!\[[^\]]*\]\((?!https:)/);
  });
});
