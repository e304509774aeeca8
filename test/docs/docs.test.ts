import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENTATION } from "../support/documentation.ts";
import { commandsOf, type MarkdownBlock, readBlocks } from "../support/markdown-blocks.ts";

const root = new URL("../..", import.meta.url).pathname;

/** Packages that the programs import beside `docsjson`. */
const PACKAGES = ["hono", "pg", "@electric-sql/pglite"];

/** What readers type; other commands of shell blocks install something, or are about this checkout. */
const isRun = (command: string): boolean =>
  /^(npx docsjson|export|mkdir|cat|printf) /.test(command) && !/^npx docsjson (build|dev|eject) /.test(command);

for (const page of DOCUMENTATION) {
  const text = readFileSync(join(root, page), "utf8");
  const blocks = readBlocks(text);

  describe(page, () => {
    // Links among the pages of the site are for its own check.
    it.skipIf(page.startsWith("website/"))("links to files that are there", () => {
      const prose = text.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, "");
      const targets = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => target);
      expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
    });

    let folder = "";
    let server: ChildProcess | undefined;
    const env: Record<string, string | undefined> = { ...process.env, CI: undefined, GITHUB_ACTIONS: undefined };

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "docsjson-docs-"));
      const modules = join(folder, "node_modules");
      mkdirSync(join(modules, ".bin"), { recursive: true });
      symlinkSync(root, join(modules, "docsjson"), "dir");
      symlinkSync(join(root, "dist/cli.js"), join(modules, ".bin/docsjson"));
      for (const name of PACKAGES) {
        mkdirSync(dirname(join(modules, name)), { recursive: true });
        symlinkSync(join(root, "node_modules", name), join(modules, name), "dir");
      }
      cpSync(join(root, "fixtures"), join(folder, "fixtures"), { recursive: true });
      env.PATH = `${join(modules, ".bin")}${delimiter}${process.env.PATH}`;
    });
    afterAll(() => {
      server?.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });

    for (const block of blocks) {
      if (block.info !== "" && existsSync(join(root, block.info))) {
        it(`line ${block.line}: ${block.info} reads as it is shown`, () => {
          expect(block.text.trimEnd()).toBe(readFileSync(join(root, block.info), "utf8").trimEnd());
        });
      } else if (block.language === "js") {
        it(`line ${block.line}: the program prints what is shown`, () => runProgram(block));
      }
      for (const { command, output } of commandsOf(block).filter(({ command }) => isRun(command))) {
        it(`line ${block.line}: ${command}`, () => runCommand(command, output));
      }
    }

    function runProgram({ text, line, output }: MarkdownBlock): void {
      const file = join(folder, `line-${line}.mjs`);
      writeFileSync(file, text);
      const printed = execFileSync("node", [file], { cwd: folder, encoding: "utf8" });
      if (output !== undefined) expect(printed.trimEnd()).toBe(output.trimEnd());
    }

    /** Commands run one after the other in one folder; `export` holds for those behind it, `&` for a server. */
    async function runCommand(command: string, output: string | undefined): Promise<void> {
      const [, name, value] = /^export (\w+)=(.*)$/.exec(command) ?? [];
      if (name !== undefined) {
        env[name] = value;
        return;
      }
      const line = command.replace(/^npx docsjson/, "docsjson");
      if (line.trimEnd().endsWith("&")) {
        server?.kill("SIGKILL");
        server = spawn("bash", ["-c", `exec ${line.replace(/&\s*$/, "")}`], { cwd: folder, env });
        await once(server.stdout as NodeJS.ReadableStream, "data");
        return;
      }
      const { status, stdout, stderr } = spawnSync("bash", ["-c", line], { cwd: folder, env, encoding: "utf8" });
      if (output === undefined) expect({ status, stderr }).toMatchObject({ status: 0 });
      else expect(`${stdout}${stderr}`.trimEnd()).toBe(output.trimEnd());
    }
  });
}

it("holds programs and commands of the README to test", () => {
  const blocks = readBlocks(readFileSync(join(root, "README.md"), "utf8"));
  expect(blocks.some(({ language, output }) => language === "js" && output !== undefined)).toBe(true);
  expect(blocks.flatMap(commandsOf).some(({ command, output }) => isRun(command) && output !== undefined)).toBe(true);
});
