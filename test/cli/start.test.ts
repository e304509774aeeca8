import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { COMPARED_VERSIONS } from "../../src/vocabulary/platform/compared-versions.ts";
import { CLI, runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const dist = dirname(CLI);

/** The modules that a file of the build imports statically, directly or through others. */
function staticImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, file), "utf8");
  for (const [, name = ""] of code.matchAll(/(?:^|;)(?:import|export)\b(?:[^;"'()]*?\bfrom)?\s*["']([^"']+)["']/gm)) {
    if (name.startsWith("./")) staticImports(name.slice(2), found);
    else found.add(name);
  }
  return found;
}

it("check loads no part of the package that other commands alone need", () => {
  const check = readdirSync(dist).find((name) => /^check-[\w-]{8}\.js$/.test(name)) ?? "";
  const loaded = [...staticImports(check)].map((name) => name.replace(/-[\w-]{8}\.js$/, ""));
  expect(loaded).toEqual(expect.arrayContaining(["check", "core", "site", "pages"]));
  for (const other of ["icons", "builders", "edit", "preview", "admin", "openapi", "table"])
    expect(loaded).not.toContain(other);
});

it("a parser of YAML, hashes and what is said about codes are loaded by the checks that need them", () => {
  const check = readdirSync(dist).find((name) => /^check-[\w-]{8}\.js$/.test(name)) ?? "";
  const packages = [...staticImports(check)].filter((name) => !name.endsWith(".js"));
  expect(packages.sort()).toEqual([
    "node:fs",
    "node:fs/promises",
    "node:path",
    "node:timers/promises",
    "node:url",
    "node:util",
  ]);
});

it("check of a site starts without Intl, which takes longer than all else", () => {
  const root = tempSite({
    "docs.json": { navigation: { pages: ["index"] } },
    "index.mdx": "---\ntitle: Start\n---\n",
    "spy.cjs": `for (const name of ["Collator", "NumberFormat", "DateTimeFormat", "Segmenter", "PluralRules"])
      Object.defineProperty(Intl, name, { get() { throw new Error("Intl." + name); } });`,
  });
  const { stdout, stderr, status } = runCli(["check", root], { env: { NODE_OPTIONS: `--require ${root}/spy.cjs` } });
  expect({ stdout, stderr, status }).toEqual({ stdout: "no problems in 1 page\n", stderr: "", status: 0 });
});

it("no module of the package runs the command when it is loaded", () => {
  const load = 'import(process.argv[1]).then(() => console.log("loaded", process.exitCode))';
  for (const name of ["node", "starlight", "vitepress", "docusaurus", "fumadocs"]) {
    const { stdout } = spawnSync(process.execPath, ["-e", load, join(dist, `${name}.js`), "build", "--nothing"]);
    expect(String(stdout), name).toBe("loaded undefined\n");
  }
});

it("--version --verbose says which docs.json the package knows, as the README does", () => {
  const { stdout } = runCli(["--version", "--verbose"]);
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(stdout).toBe(`docsjson ${version}
docs.json as of ${COMPARED_VERSIONS.date}, validator ${COMPARED_VERSIONS.validator}, command ${COMPARED_VERSIONS.command}
Node ${process.version}, ${process.platform} ${process.arch}
`);
  expect(runCli(["--version"]).stdout).toBe(`${version}\n`);
  const { date: _, ...versions } = COMPARED_VERSIONS;
  for (const page of ["README.md", "website/guides/dialects.md"]) {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), "utf8");
    expect(Object.values(versions).filter((each) => !text.includes(each))).toEqual([]);
  }
});
