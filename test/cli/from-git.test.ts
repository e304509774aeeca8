import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { freshClone } from "../support/fresh-clone.ts";
import { installedFolders } from "../support/install-size.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SITE = { "docs/docs.json": { navigation: { pages: ["intro", "gone"] } }, "docs/intro.mdx": "" };
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let clone = "";
beforeAll(() => {
  clone = freshClone();
  execFileSync("npm", ["run", "--silent", "build:js"], { cwd: clone, stdio: "pipe" });
});
afterAll(() => rmSync(dirname(clone), { recursive: true, force: true }));

/** Copies what the package needs at run time, and no other package, to a folder of `node_modules`. */
function copyDependencies(target: string): void {
  // Peers that have types alone are not installed here.
  for (const folder of installedFolders(clone).filter((each) => existsSync(join(clone, each)))) {
    const from = join(clone, folder);
    cpSync(from, join(target, folder.slice("node_modules/".length)), { recursive: true, dereference: true });
  }
}

/** What `npm install` makes of the clone, in a new folder. */
function installClone(): string {
  const folder = tempSite({});
  const target = join(folder, "node_modules/docsjson");
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const packed = execFileSync("npm", args, { cwd: clone, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", JSON.parse(packed)[0].filename, "-C", target, "--strip-components", "1"], {
    cwd: folder,
  });
  copyDependencies(join(folder, "node_modules"));
  const { bin } = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
  mkdirSync(join(folder, "bin"));
  symlinkSync(join(target, bin.docsjson), join(folder, "bin/docsjson"));
  return folder;
}

it("the pre-commit hook runs from an installation of the repository, once for a whole site", () => {
  const [hook] = parse(readFileSync(join(clone, ".pre-commit-hooks.yaml"), "utf8"));
  const PATH = `${join(installClone(), "bin")}:${process.env.PATH}`;
  const { status, stdout } = spawnSync("sh", ["-c", hook.entry], {
    cwd: tempSite(SITE),
    encoding: "utf8",
    env: { ...process.env, PATH },
  });
  expect([status, stdout.trimEnd().split("\n")]).toEqual([1, [expect.stringContaining("nav/page-not-found")]]);
  expect([hook.pass_filenames, hook.require_serial]).toEqual([false, true]);
});

it.each([
  ...["docs.json", "a/docs.json", "mint.json", "a/page.mdx", "page.md", "snippets/card.jsx", "api.yaml", "api.yml"],
  ...["api.json", "navigation/tabs.json", "schema.graphql", "docsjson.config.json", ".mintignore", "docs/.mintignore"],
])("the pre-commit hook runs for %s", (file) => {
  const [hook] = parse(readFileSync(join(clone, ".pre-commit-hooks.yaml"), "utf8"));
  expect(file).toMatch(new RegExp(hook.files));
});

/** The instructions of a Dockerfile: `["RUN", "npm ci"]`; those of the last stage alone with `last`. */
function instructionsOf(text: string): [name: string, rest: string][] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)]);
}

/** Programs that an image has and this machine may not: they say what they were called with. */
const STUBS = {
  "bin/npm": '#!/bin/sh\necho "npm $*" >> "$LOG"\n',
  "bin/apk": '#!/bin/sh\necho "apk $*" >> "$LOG"\n',
  "bin/su-exec": `#!/bin/sh
echo "su-exec $1" >> "$LOG"
who=$1; shift
${isRoot ? `exec setpriv --reuid="\${who%:*}" --regid="\${who#*:}" --clear-groups -- "$@"` : `exec "$@"`}
`,
};

it("the image has git and the command, which writes as the owner of the mounted folder", () => {
  const instructions = instructionsOf(readFileSync(join(clone, "Dockerfile"), "utf8"));
  const image = tempSite(STUBS);
  const log = join(image, "log");
  for (const stub of Object.keys(STUBS)) chmodSync(join(image, stub), 0o755);
  for (const folder of ["usr/local/bin", "opt", "etc"]) mkdirSync(join(image, folder), { recursive: true });
  chmodSync(image, 0o755);
  writeSite(image, { log: "" });
  chmodSync(log, 0o666);
  const env = {
    ...process.env,
    LOG: log,
    GIT_CONFIG_SYSTEM: join(image, "etc/gitconfig"),
    PATH: `${image}/bin:${image}/usr/local/bin:${process.env.PATH}`,
  };
  for (const [name, rest] of instructions) {
    if (name === "RUN") {
      const inImage = rest.replace(/ \/(?=opt|usr)/g, ` ${image}/`);
      execFileSync("sh", ["-e", "-c", inImage], { cwd: clone, env });
    }
    const [, from, to] = (name === "COPY" && /^--from=build \/docsjson\/(\S+) (\S+)$/.exec(rest)) || [];
    if (!from || !to) continue;
    if (from === "node_modules") copyDependencies(join(image, to));
    else cpSync(join(clone, from), join(image, to), { recursive: true });
  }
  expect(readFileSync(log, "utf8").trimEnd().split("\n")).toEqual([
    "npm ci --ignore-scripts",
    "npm run build:js",
    "npm prune --omit=dev --ignore-scripts",
    "apk add --no-cache git su-exec",
  ]);

  const [program = "", ...args] = JSON.parse(instructions.find(([name]) => name === "ENTRYPOINT")?.[1] ?? "[]");
  const mount = tempSite({
    "api.yaml": "openapi: 3.1.0\ninfo: { title: Lamps, version: '1' }\npaths: { /lamps: { get: { responses: {} } } }\n",
  });
  if (isRoot) chownSync(mount, NOBODY, NOBODY);
  const run = (...given: string[]) => spawnSync(program, [...args, ...given], { cwd: mount, env, encoding: "utf8" });
  const first = run("init");
  expect(first.status, first.stderr).toBe(0);
  const owner = statSync(mount).uid;
  expect(statSync(join(mount, "docs.json")).uid).toBe(owner);
  expect(readFileSync(log, "utf8")).toContain(isRoot ? `su-exec ${NOBODY}:${NOBODY}` : "");
  // The repository is root's here, and the folder another's, as in a pipeline that checked it out.
  for (const git of [
    ["init", "-q"],
    ["add", "."],
    ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"],
  ])
    execFileSync("git", git, { cwd: mount, env });
  expect(run("diff", "HEAD")).toMatchObject({ status: 0, stderr: "" });
});
