import { ICON_LIBRARIES, iconNames } from "docsjson/icons";
import { describe, expect, it } from "vitest";

describe("iconNames", () => {
  const names = iconNames();

  it.each([
    ["fontawesome", ["github", "x-twitter", "rocket", "sparkles", "circle-info", "external-link-alt", "typescript"]],
    ["lucide", ["rocket", "book-open", "github", "life-buoy"]],
    ["tabler", ["rocket", "book-2", "brand-github", "tool"]],
  ] as const)("has the icons of %s, logos and former names among them", (library, some) => {
    for (const name of some) expect([...names[library]]).toContain(name);
  });

  it("has one sorted list for each library", () => {
    expect(Object.keys(names)).toEqual([...ICON_LIBRARIES]);
    for (const list of Object.values(names)) expect([...list]).toEqual([...list].sort());
  });
});
