import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LanguageClient } from "../support/language-client.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const PROJECT = new URL("../..", import.meta.url).pathname;
const RUN = { runCustomRules: true };

/** The documented project with rules of its own, and with all other settings that change what is found. */
function project(): string {
  const folder = tempSite({ "docs/old/notes.mdx": "---\ntitle: Notes\n---\n[a](/nowhere)\n" });
  cpSync(join(PROJECT, "fixtures/custom-rules"), folder, { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(PROJECT, join(folder, "node_modules/docsjson"), "dir");
  writeSite(folder, {
    "docsjson.config.json": {
      sites: ["docs"],
      customRules: ["rules/owner.js", "rules/large-group.js", "rules/own-address.js"],
      baseline: "known.json",
      ignoreLinks: ["/elsewhere/*"],
      knownPaths: ["/app"],
      rules: { "acme/large-group": "error", "page/no-description": "info" },
      overrides: [{ paths: ["docs/old/**"], rules: { "link/page-not-found": "info" } }],
      ignore: ["docs/drafts/**"],
    },
    "docs/install.mdx": "---\ntitle: Install\nowner: docs\n---\n[1](/elsewhere/x) [2](/app/y) [3](/nowhere)\n",
    "package.json": { private: true, type: "module" },
    "docs/drafts/c.mdx": "[3](/nowhere)\n",
  });
  return folder;
}

/** What `check` finds, as `file:line:column: severity code`. */
const checked = (cwd: string): string[] =>
  runCli(["check", "--format", "concise"], { cwd })
    .stdout.split("\n")
    .flatMap((line) => /^\S+: \w+ [\w/-]+/.exec(line)?.[0] ?? [])
    .sort();

/** What the editor has been told, in the same form. */
const shown = (client: LanguageClient): string[] =>
  [...client.pushed]
    .flatMap(([file, items]) =>
      items.map(({ range: { start }, severity, code }) => {
        const level = ["error", "warning", "info"][(severity ?? 1) - 1];
        return `${file}:${start.line + 1}:${start.character + 1}: ${level} ${code}`;
      }),
    )
    .sort();

/** Files are told one after the other, so the same number of findings may be of other files at first. */
const IN_TIME = { timeout: 20_000 };

it("findings are those of check: rules of the project, baseline, ignored links, overrides and what else it sets", async () => {
  const folder = project();
  const before = checked(folder);
  expect(before.join()).toContain("acme/large-group");
  const client = await LanguageClient.start(folder, { initializationOptions: RUN });
  client.open("docs/docs.json");
  client.close("docs/docs.json");
  await expect.poll(() => shown(client), IN_TIME).toEqual(before);
  runCli(["check", "--update-baseline", "--baseline", "known.json"], { cwd: folder });
  writeFileSync(join(folder, "docs/faq.mdx"), "---\ntitle: Questions\nowner: docs\n---\n[4](/none)\n");
  client.changed("docs/faq.mdx");
  const after = checked(folder);
  expect(after).toEqual([expect.stringContaining("docs/faq.mdx:5:5: error link/page-not-found")]);
  await expect.poll(() => shown(client), IN_TIME).toEqual(after);
});

it("rules of the project are programs, and are not executed unless the editor says so", async () => {
  const folder = project();
  writeSite(folder, { "rules/owner.js": "process.exit(9);" });
  const client = await LanguageClient.start(folder, {});
  client.open("docs/docs.json");
  const codes = (await client.pull("docs/docs.json")).map(({ code }) => code);
  expect(codes.filter((code) => String(code).startsWith("acme/"))).toEqual([]);
  expect(await client.end()).toBe(0);
});
