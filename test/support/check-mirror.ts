/**
 * Checks that `test/` mirrors `src/`: each test is in the folder of what it tests, and a test with the name of a source file
 * of its room is in the same folder as that file. Prints each fault, and exits with 1.
 */
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";

/** Folders of tests of what is not in `src/`: the documentation and its site, the extensions, laboratories, deliveries. */
const ELSEWHERE = /^(?:docs|editors|laboratory|delivery|support|website)\//;

const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/").slice(root.length + 1));

const stem = (file: string): string => basename(file).replace(/\.(?:test|test-d)?\.?\w+$/, "");
const roomOf = (file: string): string => file.slice(0, file.indexOf("/"));

const sources = filesIn("src").filter((file) => file.includes("/"));
const folders = new Set(sources.flatMap((file) => foldersAbove(file)));
const faults: string[] = [];

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}

for (const file of filesIn("test")) {
  if (!/\.test(?:-d)?\.ts$/.test(file) || ELSEWHERE.test(file)) continue;
  const folder = dirname(file);
  const named = sources.filter((source) => roomOf(source) === roomOf(file) && stem(source) === stem(file));
  if (!folders.has(folder)) faults.push(`test/${file}: there is no folder src/${folder}`);
  else if (named.length > 0 && named.every((source) => dirname(source) !== folder))
    faults.push(`test/${file} has the name of src/${named[0]}, and must be in test/${dirname(named[0] as string)}`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
