import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    navigation: { pages: ["index", "gone"] },
  },
  "index.mdx": "Read [more](/nowhere).\n",
};

it.each([
  ["--check", ['"gone.mdx" does not exist', '"/nowhere" does not exist', "nothing is built, because there are errors"]],
  ["--strict", ['nothing is built: the site has 2 errors, which "docsjson check --strict" lists']],
])("builds nothing of a site with errors with %s, and says so before packages are installed", (option, said) => {
  const cwd = tempSite(SITE);
  const { status, stderr, stdout } = runCli(["build", option, "--cache", "cache"], { cwd });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  for (const words of said) expect(stderr).toContain(words);
  expect(["site", "cache"].filter((name) => existsSync(join(cwd, name)))).toEqual([]);
});

it.each(["build", "eject"])("%s refuses an address that is none, before anything else", (command) => {
  const { status, stderr } = runCli([command, "out", "--site", "docs"], { cwd: tempSite(SITE) });
  expect(stderr).toContain(
    `docsjson ${command}: --site is "docs"; expected an address such as https://docs.example.com`,
  );
  expect(status).toBe(2);
});

it.each([
  ["sync"],
  ["mv", "index", "start"],
  ["language", "add", "de"],
  ["version", "cut", "v1"],
  ["diff", "HEAD"],
  ["build"],
  ["eject", "out"],
  ["coverage"],
])("%s does not go on without settings that are wrong", (...args) => {
  const cwd = tempSite({ ...SITE, "docsjson.config.json": '{ "dialect": "mint" }' });
  const { status, stderr, stdout } = runCli(args, { cwd });
  expect(stderr).toContain(`docsjson ${args[0]}: docsjson.config.json:1:14: `);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
});
