#!/usr/bin/env node
/**
 * What docsjson says of sites, with the package `docsjson` installed beside this one:
 * `docsjson-conformance -- node adapters/docsjson.js --list {list}`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "docsjson/node";
import { anchorsOf } from "docsjson/pages";
import { answer } from "./answer.js";

await answer(async (dir, dialect) => {
  const { value, diagnostics } = await checkSite(dir, { dialect: dialect === "spec" ? "spec" : "mintlify" });
  const pages = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => /\.mdx?$/.test(file));
  const anchors = pages.map((file) => [
    file.replaceAll("\\", "/"),
    anchorsOf(readFileSync(join(dir, file), "utf8")).map(({ name }) => name),
  ]);
  return {
    verdict: diagnostics.some(({ severity }) => severity === "error") ? "rejected" : "accepted",
    pages: (value.navigation?.pages ?? []).map(({ href }) => href),
    anchors: Object.fromEntries(anchors),
    // What counts as info is a hint, and no mistake.
    findings: diagnostics
      .filter(({ severity }) => severity !== "info")
      .map(({ code, file, range }) => ({ code, file, ...range?.start })),
  };
});
