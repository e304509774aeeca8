import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { codeTables } from "../../src/publish/code-tables.ts";
import { compareFiles, writeFiles } from "../../src/publish/files.ts";
import { products } from "../../src/publish/products.ts";

let root: URL;
const file = (name: string) => new URL(`made/${name}`, root);
beforeEach(() => {
  root = pathToFileURL(`${mkdtempSync(join(tmpdir(), "docsjson-"))}/`);
  mkdirSync(new URL("made/", root));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = new Map([
  ["made/a.json", "{}\n"],
  ["made/b.json", "[]\n"],
  ["README.md", "# Made\n"],
]);
const generated = () => ({ root, folder: "made/", files });

it("writes what is missing or different, and removes what does not belong", () => {
  writeFileSync(file("b.json"), "old");
  writeFileSync(file("c.json"), "left over");
  writeFileSync(new URL("other.md", root), "not ours");
  expect(writeFiles(generated())).toEqual({
    changed: ["README.md", "made/a.json", "made/b.json"],
    leftover: ["made/c.json"],
  });
  expect(readdirSync(new URL("made/", root)).sort()).toEqual(["a.json", "b.json"]);
  expect(readdirSync(root).sort()).toEqual(["README.md", "made", "other.md"]);
  expect(readFileSync(file("b.json"), "utf8")).toBe("[]\n");
});

it("does not touch what is right already", () => {
  writeFiles(generated());
  utimesSync(file("a.json"), 1, 1);
  expect(writeFiles(generated())).toEqual({ changed: [], leftover: [] });
  expect(statSync(file("a.json")).mtimeMs).toBe(1000);
});

it("names what is stale without writing", () => {
  writeFileSync(file("a.json"), "{}\n");
  writeFileSync(file("c.json"), "");
  expect(compareFiles(generated())).toEqual({ changed: ["README.md", "made/b.json"], leftover: ["made/c.json"] });
  expect(readdirSync(new URL("made/", root)).sort()).toEqual(["a.json", "c.json"]);
});

it("finds what is generated in this package as its definitions make it", async () => {
  const files = new Map([...(await codeTables()), ...products()]);
  const here = { root: new URL("../../", import.meta.url), folder: "schemas/", files };
  expect(compareFiles(here)).toEqual({ changed: [], leftover: [] });
});
