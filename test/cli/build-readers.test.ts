import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli } from "../support/run-cli.ts";
import { writeSite } from "../support/temp-site.ts";
import { linkingPackages } from "../support/tools/examples.ts";
import { describeWith } from "../support/tools/need.ts";

const operation = (summary: string, groups?: string[]) => ({
  summary,
  ...(groups && { "x-mint": { metadata: { groups } } }),
  responses: { 200: { description: "Done" } },
});

/** What not everybody may see has a word with Hushword in it. */
const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    favicon: "/favicon.svg",
    navigation: {
      tabs: [
        {
          tab: "Guides",
          groups: [
            { group: "Start", pages: ["index", "hub", "handbook/link"] },
            { group: "PlansHushword", root: "handbook/pay", pages: ["handbook/leave"] },
          ],
        },
        { tab: "API", openapi: "api.json" },
      ],
    },
  },
  "snippets/staff.jsx":
    'import { Members } from "./members.jsx";\n\nexport const Staff = ({ children }) => <Members>{children}</Members>;\n',
  "snippets/members.jsx":
    'export const Members = ({ children }) => <Visibility for="signed-in">{children}</Visibility>;\n',
  "favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "index.mdx": `---
title: Welcome
---

import { Staff } from "/snippets/staff.jsx";

<Staff>WrappedHushword</Staff>

[The pay](/handbook/pay), [as a file](/handbook/pay.mdx), [next](./hub)

<Visibility for="signed-in">
  MemberHushword <Visibility for="humans">InnerHushword</Visibility>
</Visibility>

<Visibility for={{ groups: ["staff"] }}>PartHushword</Visibility>

<Visibility for="sigend-in">SlipHushword</Visibility>

<Visibility for="signed-out">Sign in first.</Visibility>

<Visibility for="agents">Only the robots read this.</Visibility>

<Visibility for="humans">Only people read this.</Visibility>

\`<Visibility for="signed-in">in code</Visibility>\`
`,
  "hub.mdx": "---\ntitle: Hub\npublic: true\n---\n\nThe hub.\n",
  "handbook/pay.mdx":
    "---\ntitle: PayHushword\ngroups: [staff]\n---\n\nMoneyHushword ![Chart](/handbook/chartHushword.svg)\n",
  "handbook/chartHushword.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "handbook/leave.mdx":
    "---\ntitle: LeaveHushword\ngroups:\n  - includes: [staff]\n    excludes: [guests]\n---\n\nHolidaysHushword\n",
  "handbook/unlisted.mdx": '---\ntitle: UnlistedHushword\ngroups: ["staff"]\n---\n\nUnlistedHushword\n',
  "handbook/broken.mdx": "---\ntitle: 'BrokenHushword\ngroups:\n  - staff\n---\n\nBrokenHushword\n",
  "handbook/link.mdx": "---\ntitle: LinkHushword\nurl: https://linkhushword.example\ngroups: [staff]\n---\n",
  "api.json": {
    openapi: "3.1.0",
    info: { title: "Lamps", version: "1" },
    paths: { "/lamps": { get: operation("List lamps"), post: operation("SellHushword", ["staff"]) } },
  },
};

/** The words of a built site that not everybody may see: of its addresses, and of its files. */
const secretsIn = (texts: Record<string, string>): string[] =>
  Object.entries(texts).flatMap(([path, text]) =>
    [...`${path} ${text}`.matchAll(/\w*Hushword\w*/gi)].map(([word]) => `${path}: ${word}`),
  );

for (const builder of ["starlight", "vitepress", "docusaurus", "fumadocs"]) {
  describeWith(`the packages of examples/${builder}`, `docsjson build --builder ${builder}, by reader`, () => {
    let scratch = "";
    let env: Record<string, string>;
    const build = (out: string, ...options: string[]) => {
      const cwd = join(scratch, "docs");
      const args = ["--builder", builder, "--site", "https://lumen.example", "--out", join(scratch, out), ...options];
      const { status, stderr } = runCli(["build", ...args], { cwd, env });
      expect(status, stderr).toBe(0);
      return { texts: folderTexts(join(scratch, out)), stderr };
    };

    beforeAll(() => {
      scratch = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-readers-")));
      writeSite(join(scratch, "docs"), SITE);
      writeSite(scratch, { "package.json": { type: "module" } });
      const bin = join(scratch, "bin");
      writeSite(bin, { npm: `#!/bin/sh\n${linkingPackages(builder)}` });
      chmodSync(join(bin, "npm"), 0o755);
      env = { DOCSJSON_CACHE: join(scratch, "cache"), PATH: `${bin}:${process.env.PATH}` };
    });
    afterAll(() => rmSync(scratch, { recursive: true, force: true }));

    it("publishes what everybody may see, and says what is left out and which links are dead", () => {
      const { texts, stderr } = build("public");
      expect(secretsIn(texts)).toEqual([]);
      const text = (path: RegExp) => Object.entries(texts).find(([file]) => path.test(file))?.[1] ?? "";
      expect(text(/^index\.html$/)).toMatch(/Sign in first/);
      expect(text(/^index\.html$/)).toContain("Only people read this");
      expect(text(/^index\.html$/)).not.toContain("Only the robots");
      for (const file of [/^index\.md$/, /^llms-full\.txt$/]) {
        expect(text(file)).toContain("Only the robots");
        expect(text(file)).toContain("in code");
        expect(text(file)).not.toContain("Only people");
      }
      expect(stderr).toContain("without 6 pages and 4 parts of pages that not everybody may see; 2 links lead there");
      expect(stderr).toContain("builder/restricted");
    }, 300_000);

    it("publishes what the readers of --groups may see", () => {
      const { texts } = build("staff", "--groups", "staff,guests");
      const words = new Set(secretsIn(texts).map((each) => each.replace(/^.*: /, "")));
      expect([...words]).toEqual(
        expect.arrayContaining([
          "MemberHushword",
          "InnerHushword",
          "PartHushword",
          "PayHushword",
          "MoneyHushword",
          "SellHushword",
        ]),
      );
      expect(
        ["LeaveHushword", "HolidaysHushword", "BrokenHushword", "SlipHushword"].filter((word) => words.has(word)),
      ).toEqual([]);
    }, 300_000);
  });
}

it("eject writes the groups into the project", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-eject-")));
  writeSite(folder, SITE);
  const { status } = runCli(["eject", "--groups", "staff", "--groups", "ops", "site"], { cwd: folder });
  expect(status).toBe(0);
  expect(readFileSync(join(folder, "site/astro.config.mjs"), "utf8")).toContain('groups: ["staff","ops"]');
  rmSync(folder, { recursive: true });
});
