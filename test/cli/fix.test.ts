import { chmodSync, lstatSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli, transcript } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const DOCS = `{
  "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["intro.mdx"], "expandd": true }
    ]
  }
}
`;

const FIXED = DOCS.replace("intro.mdx", "intro");

describe("docsjson check --fix", () => {
  it("shows what it would change", () => {
    const cwd = tempSite({ "docs.json": DOCS, "intro.mdx": "" });
    expect(transcript(["check", "--fix", "--dry-run"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson check --fix --dry-run
      --- a/docs.json
      +++ b/docs.json
      @@ -2,7 +2,7 @@
         "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
         "navigation": {
           "groups": [
      -      { "group": "Start", "pages": ["intro.mdx"], "expandd": true }
      +      { "group": "Start", "pages": ["intro"], "expandd": true }
           ]
         }
       }
      stderr: 1 correction to make; 1 left to you
      stderr: its correction would bring up another finding:
      stderr:   docs.json:5: "expandd" is not a field of this group, so it is ignored
      exit 0"
    `);
    expect(folderTexts(cwd)["docs.json"]).toBe(DOCS);
  });

  it("changes the file, reports what is left, and has nothing to do the second time", () => {
    const cwd = tempSite({ "docs.json": DOCS, "intro.mdx": "" });
    expect(transcript(["check", "--fix"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson check --fix
      docs.json:5:47  warning  config/unknown-field  group "Start"
        "expandd" is not a field of this group, so it is ignored

          4 |     "groups": [
        > 5 |       { "group": "Start", "pages": ["intro"], "expandd": true }
            |                                               ^^^^^^^^^
          6 |     ]

        hint: did you mean "expanded"?
        fix: Rename it to "expanded"

      1 warning in 1 page
      stderr: 1 correction; 1 left to you
      stderr: its correction would bring up another finding:
      stderr:   docs.json:5: "expandd" is not a field of this group, so it is ignored
      exit 0"
    `);
    expect(folderTexts(cwd)).toEqual({ "docs.json": FIXED, "intro.mdx": "" });
    expect(runCli(["check", "--fix"], { cwd }).stderr).toMatch(/^nothing to correct;/);
    expect(folderTexts(cwd)).toEqual({ "docs.json": FIXED, "intro.mdx": "" });
  });

  it("keeps the file's mode, and a symbolic link", () => {
    const cwd = tempSite({ "docs.json": DOCS, "intro.mdx": "" });
    renameSync(join(cwd, "docs.json"), join(cwd, "real.json"));
    symlinkSync("real.json", join(cwd, "docs.json"));
    chmodSync(join(cwd, "real.json"), 0o640);
    expect(runCli(["check", "--fix"], { cwd }).status).toBe(0);
    expect(lstatSync(join(cwd, "docs.json")).isSymbolicLink()).toBe(true);
    expect(statSync(join(cwd, "real.json")).mode & 0o777).toBe(0o640);
    expect(readFileSync(join(cwd, "real.json"), "utf8")).toBe(FIXED);
  });

  it("writes nothing through a link that leads out of the docs root", () => {
    const cwd = tempSite({
      "site/docs.json": { navigation: { $ref: "./nav.json" } },
      "nav.json": { groups: [{ group: "A", pages: ["a.mdx"] }] },
      "site/a.mdx": "",
    });
    symlinkSync("../nav.json", join(cwd, "site/nav.json"));
    const before = folderTexts(cwd);
    runCli(["check", "site", "--fix"], { cwd });
    expect(folderTexts(cwd)).toEqual(before);
  });

  it("refuses --dry-run alone, and stdin", () => {
    expect(runCli(["check", "--dry-run"]).status).toBe(2);
    expect(runCli(["check", "--fix", "-"], { stdin: "{}" }).stderr).toContain("--fix takes files, not stdin");
  });
});
