// What `npm start [-- PATH]` runs: checks a site, then prints its navigation. Without PATH, the example site.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [given] = process.argv.slice(2);
const site = given === undefined ? "fixtures/example" : resolve(process.env.INIT_CWD ?? process.cwd(), given);

/** Runs the built command as a reader of the README would, and gives its exit status. */
function docsjson(args, stderr = "inherit") {
  console.log(`\n$ docsjson ${args.join(" ")}\n`);
  const { status } = spawnSync(process.execPath, ["dist/cli.js", ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", stderr],
  });
  return status ?? 2;
}

const status = docsjson(["check", site]);
// What is wrong was said by the check; the tree goes without it.
if (status !== 2) docsjson(["resolve", site, "--format", "tree"], "ignore");
process.exitCode = status;
