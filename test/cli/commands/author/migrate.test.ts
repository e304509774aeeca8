import { describe, expect, it } from "vitest";
import { folderTexts } from "../../../support/folder-texts.ts";
import { runCli, transcript } from "../../../support/run-cli.ts";
import { tempSite } from "../../../support/temp-site.ts";

const MINT =
  '{\r\n\t"name": "Acme",\r\n\t"navigation": [{ "group": "Start", "pages": ["intro"] }],\r\n\t"colors": { "primary": "#0a0a0a" },\r\n\t"rounded": "sharp"\r\n}\r\n';
const DOCS =
  '{\r\n\t"$schema": "https://mintlify.com/docs.json",\r\n\t"theme": "mint",\r\n\t"name": "Acme",\r\n\t"colors": {\r\n\t\t"primary": "#0a0a0a"\r\n\t},\r\n\t"navigation": {\r\n\t\t"groups": [\r\n\t\t\t{\r\n\t\t\t\t"group": "Start",\r\n\t\t\t\t"pages": [\r\n\t\t\t\t\t"intro"\r\n\t\t\t\t]\r\n\t\t\t}\r\n\t\t]\r\n\t}\r\n}\r\n';

describe("docsjson migrate mint", () => {
  it("writes a docs.json in the layout of the mint.json, once", () => {
    const cwd = tempSite({ "mint.json": MINT, "intro.mdx": "" });
    expect(transcript(["migrate", "mint", "--dry-run"], { cwd })).toContain("+++ b/docs.json");
    expect(transcript(["migrate", "mint", "--delete"], { cwd })).toBe(`$ docsjson migrate mint --delete
created docs.json
removed mint.json
stderr: rounded is part of the theme now
exit 0`);
    expect(folderTexts(cwd)).toEqual({ "docs.json": DOCS, "intro.mdx": "" });
    expect(runCli(["check", "--strict"], { cwd }).status).toBe(0);
    expect(runCli(["migrate", "mint"], { cwd }).status).toBe(2);
  });

  it("shows where a mint.json is not JSON", () => {
    const cwd = tempSite({ "mint.json": '{ "name": }' });
    const { stderr, status } = runCli(["migrate", "mint"], { cwd });
    expect(stderr).toContain("mint.json:1:11  error  config/syntax");
    expect(status).toBe(1);
    expect(Object.keys(folderTexts(cwd))).toEqual(["mint.json"]);
  });

  it.each([
    [["migrate"], "migrate takes what to migrate"],
    [["migrate", "mint", "nowhere"], "nowhere does not exist"],
    [["migrate", "mint"], "the current folder contains no mint.json"],
  ])("refuses %j", (args, message) => {
    const { stderr, status } = runCli(args, { cwd: tempSite({}) });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
