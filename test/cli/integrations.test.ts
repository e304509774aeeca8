import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { CLI, runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const root = new URL("../..", import.meta.url).pathname;
const read = (name: string) => readFileSync(join(root, name), "utf8");

const SITE = { "docs/docs.json": { navigation: { pages: ["intro", "gone"] } }, "docs/intro.mdx": "" };

/** A folder whose `npx` runs this checkout's command in the room of the published one. */
const PATH_WITH_NPX = {
  "bin/npx": `#!/bin/sh\necho "$*" > called\nshift 2\nexec "${process.execPath}" "${CLI}" "$@"\n`,
};

it("the action's step checks the paths that it is given, and writes a SARIF report", () => {
  const { runs, inputs } = parse(read("action.yml"));
  const [step] = runs.steps;
  const cwd = tempSite({ ...SITE, ...PATH_WITH_NPX });
  chmodSync(join(cwd, "bin/npx"), 0o755);
  const values: Record<string, string> = { path: "d*", args: "--rule nav/orphan-page=off", sarif: "out.sarif" };
  const env = Object.fromEntries(
    Object.entries(step.env as Record<string, string>).map(([name, value]) => {
      const input = /inputs\.(\w+)/.exec(value)?.[1] ?? "";
      return [name, values[input] ?? inputs[input].default];
    }),
  );
  const { status, stdout } = spawnSync("bash", ["-e", "-c", step.run], {
    cwd,
    encoding: "utf8",
    env: { ...env, GITHUB_ACTION_PATH: root, PATH: `${cwd}/bin:${process.env.PATH}` },
  });
  expect([status, stdout.match(/^::error file=docs\/docs\.json/gm)]).toEqual([1, ["::error file=docs/docs.json"]]);
  const { version } = JSON.parse(read("package.json"));
  expect(readFileSync(join(cwd, "called"), "utf8")).toMatch(`--yes docsjson@${version} check --format github`);
  expect(JSON.parse(readFileSync(join(cwd, "out.sarif"), "utf8")).runs[0].results).toHaveLength(1);
});

it("the problem matcher reads the concise format", () => {
  const [{ pattern }] = JSON.parse(read(".github/docsjson-matcher.json")).problemMatcher;
  const { stdout } = runCli(["check", "docs", "--format", "concise", "--quiet"], { cwd: tempSite(SITE) });
  const match = new RegExp(pattern[0].regexp).exec(stdout.split("\n")[0] ?? "");
  expect(match?.slice(1, 6)).toEqual(["docs/docs.json", "5", "7", "error", "nav/page-not-found"]);
});
