import { join } from "node:path";
import { expect, it } from "vitest";
import { loadModules } from "../../../../src/author/from-tools/project/load-modules.ts";
import { tempSite } from "../../../support/temp-site.ts";

it.each([
  ["a loop", "while (true);"],
  ["a promise that waits", "setInterval(() => {}, 1000);\nexport default new Promise(() => {});"],
])("ends a config that does not end: %s", async (_, text) => {
  const folder = tempSite({ "config.mjs": text });
  await expect(loadModules(folder, [join(folder, "config.mjs")], { limit: 1500 })).rejects.toThrow(
    /^the config files of .* do not come to an end in 1.5 seconds$/,
  );
});

it("gives what the others export", async () => {
  const folder = tempSite({ "a.mjs": "setInterval(() => {}, 1000);\nexport default { a: 1 };", "b.mjs": "throw 1;" });
  const [first, second] = await loadModules(
    folder,
    ["a.mjs", "b.mjs"].map((file) => join(folder, file)),
  );
  expect(first).toEqual({ value: { a: 1 } });
  expect(second).toHaveProperty("error");
});
