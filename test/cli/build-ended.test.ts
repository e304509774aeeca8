import { spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { CLI, runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const SITE = { "docs.json": { navigation: { pages: ["index"] } }, "index.mdx": "# Hello\n" };

/** A site, and the environment in which `npm` gives a script as its builder. */
function siteOfBuilder(builder: string, site: Parameters<typeof tempSite>[0] = SITE) {
  const around = tempSite({
    ...Object.fromEntries(Object.entries(site).map(([file, text]) => [`docs/${file}`, text])),
    "bin/npm": `#!/bin/sh\nmkdir -p node_modules/astro && cd node_modules/astro && cp "$BUILDER" astro.js && echo '{ "bin": { "astro": "astro.js" } }' > package.json\n`,
    "builder.js": builder,
  });
  chmodSync(join(around, "bin/npm"), 0o755);
  const env = {
    PATH: `${join(around, "bin")}:${process.env.PATH}`,
    DOCSJSON_CACHE: join(around, "cache"),
    BUILDER: join(around, "builder.js"),
  };
  return { around, cwd: join(around, "docs"), env };
}

/** A builder that ends only if it is made to. */
const STUBBORN = `require("node:fs").writeFileSync(process.env.PID_FILE, String(process.pid));
for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"]) process.on(signal, () => {});
setInterval(() => {}, 1000);`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([["SIGTERM"], ["SIGTERM", "SIGTERM"], ["SIGHUP"], ["SIGKILL"]] as NodeJS.Signals[][])(
  "a builder ends with its command, which %s ends",
  async (...signals) => {
    const { around, cwd, env } = siteOfBuilder(STUBBORN);
    const pidFile = join(around, "pid");
    const command = spawn(process.execPath, [CLI, "dev"], { cwd, env: { ...env, PID_FILE: pidFile }, stdio: "ignore" });
    onTestFinished(() => void command.kill("SIGKILL"));
    const pidOf = () => Number(existsSync(pidFile) ? readFileSync(pidFile, "utf8") : 0);
    await expect.poll(pidOf).toBeGreaterThan(0);
    const pid = pidOf();
    onTestFinished(() => void (isAlive(pid) && process.kill(pid, "SIGKILL")));
    expect(isAlive(pid)).toBe(true);
    for (const signal of signals) {
      command.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);

it.each([
  ["machine", "process.kill(process.pid, 'SIGKILL')", 1],
  ["user", "process.kill(process.ppid, 'SIGTERM'); setInterval(() => {}, 1000)", 0],
])("a server that the %s ends is no success but for the user", (_, builder, status) => {
  const { cwd, env } = siteOfBuilder(builder);
  expect(runCli(["dev"], { cwd, env }).status).toBe(status);
});

/** A builder that says that its site lacks the setting `feedback`, and makes the page. */
const LACKING = `const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
mkdirSync("dist/assets", { recursive: true });
writeFileSync("dist/index.html", '<div class="docs-page">Hello</div>');
const diagnostics = [{ code: "builder/unsupported", severity: "warning", message: "It lacks it", file: "docs.json", pointer: "/name", args: {}, related: [], fixes: [] }];
appendFileSync(process.env.DOCSJSON_REPORT, JSON.stringify({ diagnostics, served: [["/", { source: "index.mdx", built: "index.html" }]], scripts: 0 }) + "\\n");`;

it.each([
  [[], 0, /^built .* 1 page, .* with 1 warning$/],
  [["--strict"], 1, /^the build fails, because the site lacks something that its authors wrote \(--strict\)$/],
])("a build of a site that lacks a setting, with %j, ends with the status %i and says why", (options, status, last) => {
  const site = {
    ...SITE,
    "docs.json": { name: "A", theme: "mint", colors: { primary: "#000" }, ...SITE["docs.json"] },
  };
  const { cwd, env } = siteOfBuilder(LACKING, site);
  const run = runCli(["build", ...options, "--out", "../out"], { cwd, env });
  expect(run.status).toBe(status);
  expect(run.stderr).toContain("It lacks it");
  expect(run.stderr.trimEnd().split("\n").at(-1)).toMatch(last);
});

it("a build says which specs it did not read, and fails for them with --strict", () => {
  const lacking = LACKING.replace("builder/unsupported", "openapi/remote-blocked").replace("It lacks it", "Not read");
  const { cwd, env } = siteOfBuilder(lacking);
  const run = (...options: string[]) => runCli(["build", ...options, "--out", "../out"], { cwd, env });
  expect(run()).toMatchObject({ status: 0, stderr: expect.stringMatching(/Not read(.*\n)+.*with 1 warning$/m) });
  expect(run("--strict").status).toBe(1);
});

it("settings of strangers name no folder outside of theirs for pages of another repository", () => {
  const around = tempSite({
    ...Object.fromEntries(Object.entries(SITE).map(([file, text]) => [`docs/${file}`, text])),
    "docs/docsjson.config.json": { sources: { "a/b": { root: "../secret" } } },
    "secret/docs.json": { navigation: { pages: ["hush"] } },
    "secret/hush.mdx": "hush",
  });
  const cwd = join(around, "docs");
  for (const command of ["build", "dev"])
    expect(runCli([command, "--untrusted"], { cwd })).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/docsjson\.config\.json names "\.\.\/secret" for "a\/b", which is outside/),
    });
  expect(runCli(["check"], { cwd }).stderr).not.toContain("outside of its folder");
});

it("a development server listens on a name or an address, and only dev has one", () => {
  const cwd = tempSite(SITE);
  expect(runCli(["dev", "--host", "a b"], { cwd })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--host"),
  });
  expect(runCli(["build", "--host", "x"], { cwd }).stderr).toContain("--host is an option of docsjson dev");
});
