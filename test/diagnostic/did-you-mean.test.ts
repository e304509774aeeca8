import { validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";

/** What is offered for an unknown key of a tab that has its name and nothing else. */
function offeredFor(key: string): string[] {
  const docs = { navigation: { tabs: [{ tab: "A", openapi: "a.json", [key]: true }] } };
  const { hint = "" } = validateDocs(docs).diagnostics.find(({ code }) => code === "config/unknown-field") ?? {};
  return hint.startsWith("did you mean") ? [...hint.matchAll(/"(.*?)"/g)].map(([, name]) => name as string) : [];
}

describe("did you mean", () => {
  it.each([
    // One slip in a short name: letters swapped, left out, doubled, hit beside.
    ["icno", ["icon"]],
    ["icn", ["icon"]],
    ["iicon", ["icon"]],
    ["ocon", ["icon"]],
    ["hfer", []],
    ["herf", ["href"]],
    ["mneu", ["menu"]],
    // Two in a longer one.
    ["serchabel", ["searchable"]],
    ["hiddne", ["hidden"]],
    ["hidedn", ["hidden"]],
    ["hiddden", ["hidden"]],
    ["directroy", ["directory"]],
    // Case is no difference at all.
    ["HREF", ["href"]],
    ["OpenAPI", []],
    ["AsyncAPI", ["asyncapi"]],
    ["GROUPS", ["groups"]],
    // Blanks and signs around it.
    [" icon", ["icon"]],
    ["icon:", ["icon"]],
    // Names that merely have some letters in common.
    ["json", []],
    ["page", ["pages"]],
    ["date", []],
    ["path", []],
    ["live", []],
    ["note", []],
    ["meta", []],
    ["href2x", []],
  ])("%s: %j", (key, expected) => {
    expect(offeredFor(key)).toEqual(expected);
  });

  it.each([
    ["EN", ["en"]],
    ["ne", ["en", "nl", "no"]],
    ["em", ["en", "es"]],
    ["e", ["en", "es"]],
    ["pt-br", ["pt-BR"]],
    ["xx", []],
    ["zz", []],
    ["kk", ["ko"]],
    ["zh_hant", ["zh-Hant"]],
  ])("language %s: %j", (language, expected) => {
    const docs = { navigation: { languages: [{ language, pages: ["a"] }] } };
    const [diagnostic] = validateDocs(docs, { dialect: "spec" }).diagnostics;
    const hint = diagnostic?.hint ?? "";
    const offered = hint.startsWith("did you mean") ? [...hint.matchAll(/"(.*?)"/g)].map(([, name]) => name) : [];
    expect(offered).toEqual(expected);
  });
});
