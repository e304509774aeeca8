#!/usr/bin/env node
/**
 * What the hosted platform's packages say of sites: the validator (`@mintlify/validation`) whether docs.json is valid, the build
 * (`@mintlify/prebuild`) which pages there are, and the link checker (`@mintlify/link-rot`) which anchors and dead links.
 * `MINTLIFY` names a folder in which they are installed: `MINTLIFY=… docsjson-conformance -- node adapters/mintlify.js --list {list}`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { answer } from "./answer.js";

const root = resolve(process.env.MINTLIFY ?? ".", "node_modules/@mintlify");
const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, file)).href);
const { main } = JSON.parse(readFileSync(join(root, "validation/package.json"), "utf8"));
const validation = await load(join("validation", main));
const { generateOpenApiFromDocsConfig } = await load(
  "prebuild/dist/prebuild/update/docsConfig/generateOpenApiFromDocsConfig.js",
);
const { getMintIgnore } = await load("prebuild/dist/index.js");
const { isMintIgnored } = await load("common/dist/index.js");
const { Graph } = await load("link-rot/dist/graph.js");
const { getLinkPaths, getPagePaths } = await load("link-rot/dist/prebuild.js");
const { getOpenApiPagePaths } = await load("link-rot/dist/static-checking/getOpenApiPagePaths.js");
const { getRedirects } = await load("link-rot/dist/static-checking/getRedirects.js");
const { decorateGraphNodeFromPageContent } = await load("link-rot/dist/static-checking/getBrokenInternalLinks.js");
const { load: parseYaml } = await import("js-yaml");

/** @param {string} dir @param {any} config */
function verdictOf(config) {
  const validate = JSON.stringify(config).includes('"sourceRef":')
    ? validation.validateSourceRefDocsConfig
    : validation.validateDocsConfig;
  return validate(structuredClone(config)).success ? "accepted" : "rejected";
}

const LISTS = ["languages", "versions", "products", "tabs", "dropdowns", "anchors", "groups", "menu", "pages"];

/** @param {any} element @returns {string[]} */
const pagesIn = (element) =>
  LISTS.flatMap((list) => element[list] ?? []).flatMap((entry) =>
    typeof entry === "string" ? [`/${entry.replace(/^\//, "")}`] : pagesIn(entry),
  );

/** @param {string} dir @param {any} config */
async function pagesOf(dir, config) {
  const specs = readdirSync(dir, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    if (!/\.(?:ya?ml|json)$/.test(file) || file === "docs.json") return [];
    try {
      const spec = parseYaml(readFileSync(join(dir, file), "utf8"));
      const filename = file.replace(/\.\w+$/, "");
      return spec?.openapi ? [{ filename, originalFileLocation: `/${file}`, spec }] : [];
    } catch {
      return [];
    }
  });
  const options = { overwrite: true, writeFiles: false };
  const { newNav } = await generateOpenApiFromDocsConfig(structuredClone(config.navigation), specs, {}, options);
  return pagesIn(newNav);
}

/** @param {string} dir */
async function linksOf(dir) {
  const ignored = await getMintIgnore(dir);
  const isSeen = (/** @type {string} */ file) => !isMintIgnored(file, ignored);
  const graph = new Graph(dir, ignored);
  graph.addNodes(getLinkPaths(dir, ignored).filter(isSeen));
  graph.setRedirects(await getRedirects(dir));
  graph.addAliasNodes();
  graph.addVirtualNodes(await getOpenApiPagePaths(dir, {}).catch(() => []));
  /** @type {Record<string, string[]>} */
  const anchors = {};
  /** @type {{ file: string, line?: number }[]} */
  const findings = [];
  for (const file of getPagePaths(dir, ignored).filter(isSeen)) {
    const node = graph.getNode(file);
    if (!node) continue;
    try {
      await decorateGraphNodeFromPageContent(node, readFileSync(join(dir, file), "utf8"), { checkSnippets: true });
      anchors[file] = [...(node.headingSlugs ?? [])];
    } catch (/** @type {any} */ error) {
      findings.push({ file, line: error.line ?? error.place?.line ?? error.place?.start?.line ?? 1 });
    }
  }
  graph.precomputeFileResolutions();
  for (const { relativeDir, filename, originalPath } of graph.getBrokenInternalLinks({ checkAnchors: true })) {
    const file = join(relativeDir, filename);
    const lines = readFileSync(join(dir, file), "utf8").split("\n");
    // It names the link, not its place.
    findings.push({ file, line: lines.findIndex((line) => line.includes(originalPath)) + 1 });
  }
  return { anchors, findings };
}

await answer(async (dir) => {
  let config;
  try {
    config = JSON.parse(readFileSync(join(dir, "docs.json"), "utf8"));
  } catch {
    return { verdict: "rejected" };
  }
  const verdict = verdictOf(config);
  const { anchors, findings } = await linksOf(dir);
  if (verdict === "rejected") return { verdict, anchors, findings: [{ file: "docs.json" }, ...findings] };
  // A site that it does not build has no pages.
  return { verdict, anchors, findings, pages: await pagesOf(dir, config).catch(() => []) };
});
