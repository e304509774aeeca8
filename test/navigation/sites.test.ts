import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { caseNames, resolveCase } from "../support/site-case.ts";

const root = new URL("../../fixtures/sites", import.meta.url).pathname;

// Adding a folder adds a test. Where the dialects agree there is one expected file, else one for each dialect.
describe.each(caseNames(root))("site %s", (name) => {
  const folder = join(root, name);

  it.each([
    ["tree", "json"],
    ["diagnostics", "txt"],
  ] as const)("has the expected %s", async (part, extension) => {
    const outcomes = { spec: await resolveCase(folder, "spec"), mintlify: await resolveCase(folder, "mintlify") };
    const shared = join(folder, `${part}.${extension}`);
    const ofDialect = (dialect: string) => join(folder, `${part}.${dialect}.${extension}`);
    if (outcomes.spec[part] === outcomes.mintlify[part]) {
      await expect(outcomes.spec[part]).toMatchFileSnapshot(shared);
      expect([ofDialect("spec"), ofDialect("mintlify")].filter(existsSync), "leftover files").toEqual([]);
    } else {
      await expect(outcomes.spec[part]).toMatchFileSnapshot(ofDialect("spec"));
      await expect(outcomes.mintlify[part]).toMatchFileSnapshot(ofDialect("mintlify"));
      expect([shared].filter(existsSync), "leftover files").toEqual([]);
    }
  });
});
