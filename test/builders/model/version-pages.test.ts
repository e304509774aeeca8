import { describe, expect, it } from "vitest";
import { findCounterparts } from "../../../src/builders/model/version-pages.ts";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

const counterparts = (navigation: object, href: string, specs = {}) => {
  const { children, pages } = resolveHandwritten(navigation, specs);
  const find = findCounterparts(children, (page) => page.href);
  const page = pages.find((page) => page.href === href);
  if (!page) throw new Error(`no page ${href}`);
  return find(page).map(([version, other]) => [version.title, other.href]);
};

describe("findCounterparts", () => {
  it("finds the page at the same address in the folder of each other version, and itself", () => {
    const navigation = {
      versions: [
        { version: "v2", pages: ["guides/a", "guides/b", "c"] },
        { version: "v1", pages: ["v1/guides/a", "v1/c", "v1/d"] },
      ],
    };
    expect(counterparts(navigation, "/guides/a")).toEqual([
      ["v2", "/guides/a"],
      ["v1", "/v1/guides/a"],
    ]);
    expect(counterparts(navigation, "/v1/d")).toEqual([["v1", "/v1/d"]]);
  });

  it("finds the same operation, wherever its pages lie", () => {
    const navigation = {
      versions: [
        { version: "v2", openapi: { source: "a.json", directory: "new" }, pages: ["GET /users"] },
        { version: "v1", openapi: { source: "a.json", directory: "legacy/old" }, pages: ["GET /users"] },
      ],
    };
    expect(counterparts(navigation, "/new/get-users", { "a.json": specOf("GET /users") })).toEqual([
      ["v2", "/new/get-users"],
      ["v1", "/legacy/old/get-users"],
    ]);
  });

  it("finds counterparts within one language only", () => {
    const versions = (folder: string) => [
      { version: "v2", pages: [`${folder}x/a`, `${folder}x/b`] },
      { version: "v1", pages: [`${folder}v1/a`, `${folder}v1/b`] },
    ];
    const navigation = {
      languages: [
        { language: "en", versions: versions("") },
        { language: "fr", versions: versions("fr/") },
      ],
    };
    expect(counterparts(navigation, "/fr/x/a")).toEqual([
      ["v2", "/fr/x/a"],
      ["v1", "/fr/v1/a"],
    ]);
  });
});
