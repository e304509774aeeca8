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

/** What a pull request would have run. */
const COMMITTED = {
  ".npmrc": "node-options=--import=./evil.mjs\n",
  "node_modules/.bin/docsjson": "#!/bin/sh\necho ran\n",
};

/** A folder whose `npm` installs this checkout's command in the room of the published one. */
const PATH_WITH_NPM = {
  "bin/npm": `#!/bin/sh
pwd > "$CALLED"; cat package.json >> "$CALLED"
mkdir -p node_modules/.bin
printf '#!/bin/sh\\nexec "%s" "%s" "$@"\\n' "${process.execPath}" "${CLI}" > node_modules/.bin/docsjson
chmod +x node_modules/.bin/docsjson
`,
};

it("the action's step checks the paths that it is given, and writes a SARIF report", () => {
  const { runs, inputs } = parse(read("action.yml"));
  const [step] = runs.steps;
  const rules = { "docsjson.config.json": { customRules: ["./rules.mjs"] }, "rules.mjs": "process.exit(7);\n" };
  const cwd = tempSite({ ...SITE, ...COMMITTED, ...rules });
  const own = tempSite(PATH_WITH_NPM);
  chmodSync(join(own, "bin/npm"), 0o755);
  const values: Record<string, string> = { path: "d*", args: "--rule nav/orphan-page=off", sarif: "out.sarif" };
  const env = Object.fromEntries(
    Object.entries(step.env as Record<string, string>).map(([name, value]) => {
      const input = /inputs\.(\w+)/.exec(value)?.[1] ?? "";
      return [name, values[input] ?? inputs[input].default];
    }),
  );
  const called = join(own, "called");
  const given = { GITHUB_ACTION_PATH: root, RUNNER_TEMP: own, CALLED: called, PATH: `${own}/bin:${process.env.PATH}` };
  const run = (more: Record<string, string>) =>
    spawnSync("bash", ["-e", "-c", step.run], { cwd, encoding: "utf8", env: { ...env, ...given, ...more } });
  const { status, stdout, stderr } = run({});
  expect([status, stdout.match(/^::error file=docs\/docs\.json/gm)]).toEqual([1, ["::error file=docs/docs.json"]]);
  expect(stderr).toContain("the rules of customRules are not run");
  // It is installed outside of the checkout, with the versions of the package's own lock.
  const [folder = "", ...manifest] = readFileSync(called, "utf8").split("\n");
  expect(folder.startsWith(cwd)).toBe(false);
  const { version } = JSON.parse(read("package.json"));
  expect(JSON.parse(manifest.join("\n"))).toMatchObject({
    dependencies: { docsjson: version },
    overrides: { "js-yaml": JSON.parse(read("package-lock.json")).packages["node_modules/js-yaml"].version },
  });
  expect(run({ GITHUB_EVENT_NAME: "pull_request_target" }).stdout).toMatch(/^::warning .*use pull_request$/m);
  expect(run({ DOCSJSON_CUSTOM_RULES: "true" }).stdout).not.toMatch(/^::error file=docs\/docs\.json/m);
  expect(JSON.parse(readFileSync(join(cwd, "out.sarif"), "utf8")).runs[0].results).toHaveLength(1);
});

it("the problem matcher reads the concise format", () => {
  const [{ pattern }] = JSON.parse(read(".github/docsjson-matcher.json")).problemMatcher;
  const { stdout } = runCli(["check", "docs", "--format", "concise", "--quiet"], { cwd: tempSite(SITE) });
  const match = new RegExp(pattern[0].regexp).exec(stdout.split("\n")[0] ?? "");
  expect(match?.slice(1, 6)).toEqual(["docs/docs.json", "5", "7", "error", "nav/page-not-found"]);
});
