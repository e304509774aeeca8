import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Editor, openEditor, SERVICES, type ServiceVersion } from "../support/language-service.ts";
import { CHOICES, COMPLETIONS, HOVERS, MISTAKES } from "./editor-cases.ts";

const golden = (name: string) => new URL(`../../fixtures/schema/editor/${name}`, import.meta.url).pathname;
const schema = JSON.parse(readFileSync(new URL("../../schemas/docs.schema.json", import.meta.url), "utf8"));

/** A list as a person reads it: thousands of names by the first of them. */
const shorten = (lines: readonly string[]): readonly string[] =>
  lines.length < 200 ? lines : [...lines.slice(0, 12), `… and ${lines.length - 12} more`];

/** Cases and outcomes as one text for a person to read: title, text, and what the editor offers or says. */
async function transcript(
  cases: Readonly<Record<string, string>>,
  ask: (text: string) => Promise<readonly string[]>,
): Promise<string> {
  const parts: string[] = [];
  for (const [title, text] of Object.entries(cases)) {
    const lines = shorten(await ask(text));
    parts.push(
      `# ${title}\n${text}\n${(lines.length > 0 ? lines : ["(nothing)"]).map((line) => `    ${line}\n`).join("")}`,
    );
  }
  return parts.join("\n");
}

describe.each(Object.keys(SERVICES) as ServiceVersion[])("VS Code's JSON language service %s", (version) => {
  const editor: Editor = openEditor(version, schema);

  it("completes", async () => {
    await expect(await transcript(COMPLETIONS, editor.complete)).toMatchFileSnapshot(golden("completions.txt"));
  });

  it("writes a value to begin with, and says what each choice does", async () => {
    await expect(await transcript(CHOICES, editor.describe)).toMatchFileSnapshot(golden("choices.txt"));
  });

  it("leaves no key that it completes without the beginning of a value", async () => {
    const keys = ["languages", "versions", "products", "tabs", "dropdowns", "anchors", "groups"];
    const places = [
      "{ | }",
      '{ "navigation": { | } }',
      ...Object.values(CHOICES).filter((text) => /\{ \| \}/.test(text)),
    ];
    for (const key of keys) places.push(`{ "navigation": { "${key}": [{ | }] } }`);
    for (const text of places) {
      const choices = await editor.describe(text);
      // Nobody knows what the values of these look like.
      const known = choices.filter((choice) => !choice.includes("passed on as it is"));
      for (const choice of known) expect(choice, text).toMatch(/⟨"[^"]*": .+⟩/);
    }
  });

  it("explains on hover", async () => {
    const hover = async (text: string) => (await editor.hover(text)).split("\n");
    await expect(await transcript(HOVERS, hover)).toMatchFileSnapshot(golden("hovers.txt"));
  });

  it("underlines mistakes", async () => {
    // The versions differ in how much of an object they underline.
    await expect(await transcript(MISTAKES, editor.diagnose)).toMatchFileSnapshot(golden(`mistakes-${version}.txt`));
  });

  it("offers icons by name", async () => {
    const offered = await editor.complete('{ "navigation": { "anchors": [{ "anchor": "Docs", "icon": | }] } }');
    expect(offered).toEqual(expect.arrayContaining(['"rocket"', '"github"', '"book-open"', '"circle-question-mark"']));
  });

  it("never offers a second kind of children", async () => {
    const children = ["languages", "versions", "products", "tabs", "dropdowns", "anchors", "menu", "groups", "pages"];
    for (const key of children.filter((each) => each !== "menu")) {
      const offered = await editor.complete(`{ "navigation": { "${key}": [], | } }`);
      expect(offered).toContain("openapi");
      expect(offered.filter((each) => children.includes(each))).toEqual([]);
    }
  });
});
