#!/usr/bin/env node
/**
 * What Holocron says of sites: whether its schema takes docs.json, and which pages its reader lists. `HOLOCRON` names the folder
 * of the package `@holocron.so/vite`, installed: `HOLOCRON=node_modules/@holocron.so/vite docsjson-conformance -- node
 * adapters/holocron.js --list {list}`
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { answer } from "./answer.js";

const folder = resolve(process.env.HOLOCRON ?? "node_modules/@holocron.so/vite");
const load = (/** @type {string} */ file) => import(pathToFileURL(join(folder, "dist", file)).href);
const { holocronConfigSchema } = await load("schema.js");
const { parseConfigSource } = await load("config.js");

/** @typedef {{ pages: readonly (string | Group)[] }} Group */

/** The addresses of groups in reading order; operations need the build of a site. @param {readonly Group[]} groups @returns {string[]} */
const pagesOf = (groups) =>
  groups.flatMap(({ pages }) =>
    pages.flatMap((entry) => {
      if (typeof entry !== "string") return pagesOf([entry]);
      return entry === "..." || /^[A-Z]+ /.test(entry) ? [] : [`/${entry}`];
    }),
  );

await answer(async (dir) => {
  const text = readFileSync(join(dir, "docs.json"), "utf8");
  try {
    const { success } = holocronConfigSchema.safeParse(JSON.parse(text));
    const { navigation } = parseConfigSource(text);
    const pages = pagesOf(navigation.tabs.flatMap((/** @type {{ groups: Group[] }} */ { groups }) => groups));
    // A site with specs has pages that only its build knows.
    return {
      verdict: success ? "accepted" : "rejected",
      ...(/"(?:openapi|asyncapi|graphql|sdk)"/.test(text) ? {} : { pages }),
    };
  } catch {
    return { verdict: "rejected" };
  }
});
