import { describe, expect, it } from "vitest";
import { judgePage } from "../../support/judge-page.ts";

const codesOf = async (text: string) => (await judgePage(text)).map((line) => line.split(/ · |: /)[1]);

describe("comments that excuse", () => {
  it.each([
    ["the end of a line", "[a](/gone) {/* docsjson-disable-line link/page-not-found */}\n"],
    ["the second line of a paragraph", "Words,\n[a](/gone) {/* docsjson-disable-line link/* */}\nmore words.\n"],
    ["a row of a table", "| a | b |\n|---|---|\n| 1 | [x](/gone) {/* docsjson-disable-line */} |\n"],
    ["all of a file", "[a](/gone)\n\nMore.\n\n[b](/gone)\n\n{/* docsjson-disable link/page-not-found */}\n"],
    [
      "front matter, the line below",
      "---\ntitle: A\n# docsjson-disable-next-line page/unknown-field\nsidebarTitel: B\n---\n",
    ],
    ["front matter, its own line", "---\ntitle: A\nsidebarTitel: B # docsjson-disable-line page/unknown-field\n---\n"],
    ["the file, from front matter", "---\ntitle: A\n# docsjson-disable link/page-not-found\n---\n\n[a](/gone)\n"],
  ])("reach %s", async (_, text) => {
    expect(await judgePage(text)).toEqual([]);
    expect(await codesOf(text.replaceAll("docsjson-disable", "docsjson-enable"))).not.toEqual([]);
  });

  it("leave other lines and other codes alone", async () => {
    expect(await codesOf("[a](/gone) {/* docsjson-disable-line */}\n[b](/gone)\n")).toEqual(["link/page-not-found"]);
    expect(await codesOf("[a](/gone) {/* docsjson-disable-line link/page-not-found */} {gone}\n")).toEqual([
      "page/undefined-name",
    ]);
  });

  it("are told of when they name a code that does not exist, or excuse nothing", async () => {
    expect(await judgePage("{/* docsjson-disable-next-line link/page-not-fond */}\n\nWords.\n")).toEqual([
      '1 {/* docsjson-disable-next-line link/page-not-fond */} · page/unknown-excuse: this comment names the code "link/page-not-fond", which does not exist → did you mean "link/page-not-found", "link/asset-not-found" or "nav/page-not-found"?',
    ]);
    expect(await judgePage("Words. {/* docsjson-disable-line link/page-not-found */}\n")).toEqual([
      '1 {/* docsjson-disable-line link/page-not-found */} · page/unused-excuse: this comment excuses nothing: there is no finding with "link/page-not-found" where it counts → remove it',
    ]);
  });

  it("may be about what was not looked for, and about rules of a project", async () => {
    const text = ["link/external-dead", "page/no-description", "acme/own-address", "link/*"];
    expect(await judgePage(text.map((code) => `Words. {/* docsjson-disable-line ${code} */}\n`).join("\n"))).toEqual(
      [],
    );
  });
});
