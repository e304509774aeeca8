import { makeAdminKey, parseAdminKeys } from "docsjson/admin/server";
import { describe, expect, it } from "vitest";

describe("parseAdminKeys", () => {
  it("reads keys for all projects and for some", () => {
    expect(parseAdminKeys(" svc_a\n svc_b:docs,blog\tsvc_c:a:b ")).toEqual([
      { key: "svc_a", projects: "*" },
      { key: "svc_b", projects: ["docs", "blog"] },
      { key: "svc_c", projects: ["a:b"] },
    ]);
    expect(parseAdminKeys("")).toEqual([]);
    expect(parseAdminKeys("svc_a@read svc_b@write:docs")).toEqual([
      { key: "svc_a", projects: "*", scopes: ["read"] },
      { key: "svc_b", projects: ["docs"], scopes: ["write"] },
    ]);
    expect(() => parseAdminKeys("svc_secret@all")).toThrow(
      new TypeError("entry 1 of the admin keys must have @read or @write behind the key, or nothing"),
    );
  });

  it.each(["svc_ok svc_secret:", "svc_ok svc_secret:docs,", "svc_ok :docs"])(
    "refuses %j without repeating it",
    (text) => {
      expect(() => parseAdminKeys(text)).toThrow(
        new TypeError("entry 2 of the admin keys is not KEY or KEY:PROJECT,PROJECT"),
      );
    },
  );
});

it.each(["svc_ok svc_", "svc_ok secret", "svc_ok svc_é"])("refuses the key in %j, without repeating it", (text) => {
  expect(() => parseAdminKeys(text)).toThrow(/^entry 2 of the admin keys (?:must|does|has) /);
  expect(() => parseAdminKeys(text)).not.toThrow("secret\b");
});

it("makes keys that nobody can guess and the client takes", () => {
  const keys = new Set(Array.from({ length: 100 }, makeAdminKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^svc_[0-9a-f]{64}$/);
});
