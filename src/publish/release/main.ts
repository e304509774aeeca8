/**
 * Prepares a release: `npm run release [-- --dry-run | --tagged] [--out DIR]`. Checks that what is committed can be
 * released, runs all tests and checks, makes the tarball, the extension and the notes, and sets the tag. What needs an
 * account is printed as the command to run. `--dry-run` sets no tag; `--tagged` is for a commit that has it. Exit 1 if
 * anything is in the way.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { releaseNotes } from "./changelog.ts";

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean" }, tagged: { type: "boolean" }, out: { type: "string", default: "release" } },
});
const root = process.cwd();
const out = resolve(values.out);
const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
  "name" | "version",
  string
>;
const tag = `v${version}`;

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** What names the version beside package.json, as users copy it: a file, and what must be in it. */
const COPIED: readonly (readonly [file: string, text: string])[] = [
  ...readdirSync(join(root, "examples")).map(
    (example) => [`examples/${example}/package.json`, `"${name}": "^${version}"`] as const,
  ),
  ["website/guides/ci.mdx", `rev: ${tag}`],
];

/** What is wrong with the checkout and its changelog, before anything that takes long. */
function faultsOfCheckout(): string[] {
  const faults: string[] = [];
  if (git("status", "--porcelain") !== "") faults.push("the working tree has changes; commit them or take them back");
  if (values.tagged && !git("tag", "--points-at", "HEAD").split("\n").includes(tag))
    faults.push(`the commit has no tag ${tag}`);
  if (!values.tagged && git("tag", "--list", tag) !== "")
    faults.push(`the tag ${tag} exists; set another version in package.json`);
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { version: string };
  if (lock.version !== version) faults.push(`package-lock.json has the version ${lock.version}; run npm install`);
  for (const [file, text] of COPIED)
    if (!readFileSync(join(root, file), "utf8").includes(text))
      faults.push(`${file} names another version; write ${text}`);
  const notes = releaseNotes(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version);
  if ("fault" in notes) faults.push(notes.fault);
  return faults;
}

/** Runs a command with its output shown. @throws Error if it fails */
function run(command: string, ...args: string[]): void {
  console.log(`\n$ ${[command, ...args].join(" ")}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`"${[command, ...args].join(" ")}" ended with ${status}`);
}

/** Makes all that is published, in the output folder. */
function makeFiles(): void {
  mkdirSync(out, { recursive: true });
  run("npm", "pack", "--silent", "--pack-destination", out);
  run("npm", "run", "--silent", "vscode", "--", join(out, `${name}-${version}.vsix`));
  const notes = releaseNotes(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version);
  if ("notes" in notes) writeFileSync(join(out, "notes.md"), `${notes.notes}\n`);
}

const [major] = version.split(".");
const files = { tarball: join(out, `${name}-${version}.tgz`), vsix: join(out, `${name}-${version}.vsix`) };

/** What is left for somebody with the accounts. The first command starts the workflow that does the second and the third. */
const NEXT = `
Next, with the accounts of the project:
  git push origin ${tag}
  npm publish ${files.tarball} --provenance
  gh release create ${tag} ${files.tarball} ${files.vsix} --notes-file ${join(out, "notes.md")}
  npx @vscode/vsce publish --packagePath ${files.vsix}
  npx ovsx publish ${files.vsix}
The schemas are then at https://unpkg.com/${name}@${major}/schemas/ and https://unpkg.com/${name}/schemas/.`;

const faults = faultsOfCheckout();
if (faults.length > 0) {
  console.error(`${name} ${version} can't be released:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  process.exitCode = 1;
} else {
  try {
    run("bash", ".ci/run");
    makeFiles();
    if (values.tagged) console.log(`\n${tag} is the tag of this commit`);
    else if (values["dry-run"]) console.log(`\n$ git tag --annotate ${tag} --message ${tag}   (not run)`);
    else run("git", "tag", "--annotate", tag, "--message", tag);
    console.log(NEXT);
  } catch (error) {
    console.error(`\n${name} ${version} is not released: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
