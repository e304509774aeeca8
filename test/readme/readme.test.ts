import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
const readme = readFileSync(join(root, "README.md"), "utf8");

/** A fenced block: its language, the words behind it, its text, and the line that it begins on. */
interface Block {
  language: string;
  info: string;
  text: string;
  line: number;
}

const blocks: Block[] = [...readme.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
  ({ 1: language = "", 2: info = "", 3: text = "", index }) => ({
    language,
    info: info.trim(),
    text,
    line: readme.slice(0, index).split("\n").length,
  }),
);

/** The block right behind another one, where it holds its output. */
const outputOf = (block: Block): string | undefined => {
  const next = blocks[blocks.indexOf(block) + 1];
  return next?.language === "text" ? next.text : undefined;
};

let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "docsjson-readme-"));
  mkdirSync(join(scratch, "node_modules"));
  symlinkSync(root, join(scratch, "node_modules/docsjson"), "dir");
  symlinkSync(join(root, "node_modules/hono"), join(scratch, "node_modules/hono"), "dir");
  cpSync(join(root, "fixtures"), join(scratch, "fixtures"), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("commands print what the README says", () => {
  for (const block of blocks.filter(
    ({ language, text }) => language === "console" && text.startsWith("$ npx docsjson"),
  )) {
    it(`line ${block.line}: ${block.text.split("\n", 1)[0]}`, () => {
      const [command = "", ...output] = block.text.split("\n");
      const args = command.replace("$ npx docsjson ", "").split(" ");
      const { stdout, stderr } = spawnSync("node", [join(root, "dist/cli.js"), ...args], {
        cwd: scratch,
        encoding: "utf8",
      });
      expect(`${stdout}${stderr}`.trimEnd()).toBe(output.join("\n").trimEnd());
    });
  }
});

describe("programs run and print what the README says", () => {
  for (const block of blocks.filter(({ language }) => language === "js")) {
    it(`line ${block.line}`, () => {
      const file = join(scratch, `line-${block.line}.mjs`);
      writeFileSync(file, block.text);
      const printed = execFileSync("node", [file], { cwd: scratch, encoding: "utf8" });
      const expected = outputOf(block);
      if (expected !== undefined) expect(printed.trimEnd()).toBe(expected.trimEnd());
    });
  }
});

describe("files read as the README shows them", () => {
  for (const block of blocks.filter(({ info }) => info.startsWith("fixtures/"))) {
    it(block.info, () => expect(block.text.trimEnd()).toBe(readFileSync(join(root, block.info), "utf8").trimEnd()));
  }
});

it("holds commands and programs to test", () => {
  expect(blocks.filter(({ language }) => language === "js").length).toBeGreaterThan(2);
  expect(blocks.filter(({ text }) => text.startsWith("$ npx docsjson")).length).toBeGreaterThan(1);
});
