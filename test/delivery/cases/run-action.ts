import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { PROJECT } from "../../support/tools/cache.ts";
import { type Case, FAULTY_SITE, makeFolder, mustEndWith, mustTellTheFault } from "../delivery.ts";

/** The steps of action.yml, each in its shell, with its inputs as GitHub hands them over. */
export const runAction: Case = {
  name: "GitHub action",
  async run(delivery) {
    const action = parse(readFileSync(`${PROJECT}/action.yml`, "utf8"));
    const folder = makeFolder(delivery, FAULTY_SITE);
    const defaults = Object.entries<{ default: string }>(action.inputs).map(([name, input]) => [name, input.default]);
    const inputs = { ...Object.fromEntries(defaults), path: ".", sarif: "report.sarif" };
    for (const { run, shell, env } of action.runs.steps) {
      const values = Object.entries<string>(env).map(([name, value]) => [name, inputOf(value, inputs)]);
      const own = { ...Object.fromEntries(values), GITHUB_ACTION_PATH: PROJECT };
      const { stdout } = await mustEndWith(1, delivery, folder, [shell, "-e", "-o", "pipefail", "-c", run], own);
      if (!stdout.startsWith("::error file=docs.json,")) throw new Error(`No annotation:\n${stdout}`);
    }
    mustTellTheFault(readFileSync(`${folder}/report.sarif`, "utf8"));
  },
};

/** The value of `${{ inputs.path }}`. */
function inputOf(expression: string, inputs: Record<string, string>): string {
  const name = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(expression)?.[1] ?? "";
  const value = inputs[name];
  if (value === undefined) throw new Error(`The action names an input that it does not have: ${expression}`);
  return value;
}
