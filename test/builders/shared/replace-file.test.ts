import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { replaceFile } from "../../../src/builders/shared/replace-file.ts";
import { tempSite } from "../../support/temp-site.ts";

it("leaves the earlier file whole for who has begun to read it", async () => {
  const folder = tempSite({ "page.json": "before" });
  const file = join(folder, "page.json");
  const begun = openSync(file, "r");
  await Promise.all([replaceFile(file, "after"), replaceFile(file, "after")]);
  expect([readFileSync(begun, "utf8"), readFileSync(file, "utf8")]).toEqual(["before", "after"]);
  expect(readdirSync(folder)).toEqual(["page.json"]);
  closeSync(begun);
});
