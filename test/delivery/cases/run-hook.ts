import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { freshClone } from "../../support/fresh-clone.ts";
import { type Case, FAULTY_SITE, makeFolder, mustEndWith, mustTellTheFault } from "../delivery.ts";

/**
 * The pre-commit hook, with the commands that pre-commit runs for `language: node`: it installs the clone's packages, packs
 * it, and installs the tarball in an environment of its own.
 */
export const runHook: Case = {
  name: "pre-commit hook",
  async run(delivery) {
    const clone = freshClone();
    const environment = makeFolder(delivery);
    const { stdout } = await mustEndWith(0, delivery, clone, ["npm", "pack", "--silent"]);
    const tarball = join(clone, stdout.trim().split("\n").at(-1) ?? "");
    await mustEndWith(0, delivery, environment, ["npm", "install", "--global", "--prefix", environment, tarball]);
    const [hook] = parse(readFileSync(join(clone, ".pre-commit-hooks.yaml"), "utf8"));
    const PATH = `${join(environment, "bin")}:${process.env.PATH}`;
    const report = await mustEndWith(1, delivery, makeFolder(delivery, FAULTY_SITE), ["sh", "-c", hook.entry], {
      PATH,
    });
    mustTellTheFault(report.stdout);
  },
};
