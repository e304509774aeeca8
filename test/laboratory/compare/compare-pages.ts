import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkSite } from "docsjson/node";
import { anchorsOf } from "docsjson/pages";
import type { Difference } from "./known-differences.ts";
import type { Probe } from "./probes.ts";
import { probesOfAnchors, probesOfLinks, SITE_FILES } from "./probes-of-pages.ts";

/** What is said of a page: `alive`, `dead` or `fault` of its link, or the names of its anchors, as JSON. */
export type PageVerdict = string;

/** What each of the two says of every probe: the verdict on its link, and its anchors. */
interface Said {
  readonly links: ReadonlyMap<string, PageVerdict>;
  readonly anchors: ReadonlyMap<string, PageVerdict>;
}

/** The codes of what the platform's checker calls broken. */
export const DEAD: ReadonlySet<string> = new Set([
  "link/page-not-found",
  "link/anchor-not-found",
  "link/asset-not-found",
  "page/import-not-found",
  "page/package-import",
]);

/**
 * Asks the platform's link checker, installed in a folder, and ours about one site, whose pages have one link or one
 * heading each. Returns how many pages were asked about, and those of which they say something else.
 */
export async function comparePages(
  platform: string,
  site: string,
): Promise<{ asked: number; differences: Difference<PageVerdict>[] }> {
  const links = namedFiles("links", [...probesOfLinks()]);
  const anchors = namedFiles("anchors", [...probesOfAnchors()]);
  writeSite(site, new Map([...links, ...anchors]));
  const theirs = verdictsOf(await askPlatform(platform, site));
  const ours = await askOurs(site, anchors);
  return {
    asked: links.size + anchors.size,
    differences: [
      ...differencesOf(links, theirs.links, ours.links),
      ...differencesOf(anchors, theirs.anchors, ours.anchors),
    ],
  };
}

const namedFiles = (name: string, probes: readonly Probe[]): Map<string, Probe> =>
  new Map(
    probes.map((probe, index) => {
      const extension = probe.place.startsWith("/whole page in Markdown/") ? "md" : "mdx";
      return [`probes/${name}-${index}.${extension}`, probe];
    }),
  );

function writeSite(site: string, probes: ReadonlyMap<string, Probe>): void {
  const texts = Object.entries(SITE_FILES);
  const pages = [...probes].map(([file, { change, config }]) => {
    const fields = change.startsWith("openapi:") ? `\n${change}` : "";
    return [file, `---\ntitle: Probe${fields}\n---\n\n${config}`] as const;
  });
  for (const [file, text] of [...texts, ...pages]) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
}

const differencesOf = (
  probes: ReadonlyMap<string, Probe>,
  theirs: ReadonlyMap<string, PageVerdict>,
  ours: ReadonlyMap<string, PageVerdict>,
): Difference<PageVerdict>[] =>
  [...probes].flatMap(([file, probe]) => {
    const said = { platform: theirs.get(file) ?? "alive", ours: ours.get(file) ?? "alive" };
    return said.platform === said.ours ? [] : [{ probe, ...said }];
  });

async function askOurs(site: string, probes: ReadonlyMap<string, Probe>): Promise<Said> {
  const { diagnostics } = await checkSite(site, { dialect: "mintlify" });
  const links = new Map<string, PageVerdict>();
  for (const { file, code } of diagnostics) {
    if (code === "page/syntax") links.set(file, "fault");
    else if (DEAD.has(code) && !links.has(file)) links.set(file, "dead");
  }
  const anchorsIn = ({ config }: Probe) => namesOf(anchorsOf(config as string).map(({ name }) => name));
  const anchors = new Map([...probes].map(([file, probe]) => [file, links.get(file) ?? anchorsIn(probe)]));
  return { links, anchors };
}

/** Names of anchors as one text. */
export const namesOf = (names: Iterable<string>): string => JSON.stringify([...new Set(names)].sort());

/** What the platform's checker says of a site. */
export interface PlatformSaid {
  /** The names of the anchors of each page that parses, as JSON. */
  readonly anchors: ReadonlyMap<string, string>;
  readonly unparsed: readonly string[];
  readonly dead: readonly { readonly file: string; readonly link: string; readonly code: "page" | "anchor" }[];
}

function verdictsOf({ anchors, unparsed, dead }: PlatformSaid): Said {
  const faults = unparsed.map((file) => [file, "fault"] as const);
  const links = dead.map(({ file }) => [file, "dead"] as const);
  return { links: new Map([...faults, ...links]), anchors: new Map([...anchors, ...faults]) };
}

/** What the platform's checker makes of a page file in its graph of the site. */
interface GraphNode {
  readonly headingSlugs?: Iterable<string>;
}
interface BrokenPath {
  readonly relativeDir: string;
  readonly filename: string;
  readonly originalPath: string;
}
interface Graph {
  addNodes(files: readonly string[]): void;
  addAliasNodes(): void;
  addVirtualNodes(pages: unknown): void;
  setRedirects(redirects: unknown): void;
  getNode(file: string): GraphNode | undefined;
  precomputeFileResolutions(): void;
  getBrokenInternalLinks(options: { checkAnchors: boolean }): readonly BrokenPath[];
}

/** Its checker stops at the first page that does not parse; here the others are judged all the same. */
export async function askPlatform(folder: string, site: string): Promise<PlatformSaid> {
  const at = (path: string) => import(pathToFileURL(join(folder, "node_modules/@mintlify", path)).href);
  const { decorateGraphNodeFromPageContent } = await at("link-rot/dist/static-checking/getBrokenInternalLinks.js");
  const { getLinkPaths, getPagePaths } = await at("link-rot/dist/prebuild.js");
  const { getOpenApiPagePaths } = await at("link-rot/dist/static-checking/getOpenApiPagePaths.js");
  const { getRedirects } = await at("link-rot/dist/static-checking/getRedirects.js");
  const { getMintIgnore } = await at("prebuild/dist/index.js");
  const { isMintIgnored } = await at("common/dist/index.js");
  const ignored = await getMintIgnore(site);
  const isSeen = (file: string): boolean => !isMintIgnored(file, ignored);
  const { Graph: PlatformGraph } = await at("link-rot/dist/graph.js");
  const graph: Graph = new PlatformGraph(site, ignored);
  graph.addNodes(getLinkPaths(site, ignored).filter(isSeen));
  graph.setRedirects(await getRedirects(site));
  graph.addAliasNodes();
  // A spec that it cannot read ends this step.
  graph.addVirtualNodes(await getOpenApiPagePaths(site, {}).catch(() => []));
  const anchors = new Map<string, string>();
  const unparsed: string[] = [];
  for (const file of getPagePaths(site, ignored).filter(isSeen)) {
    const node = graph.getNode(file);
    if (!node) continue;
    try {
      await decorateGraphNodeFromPageContent(node, readFileSync(join(site, file), "utf8"), { checkSnippets: true });
      anchors.set(file, namesOf(node.headingSlugs ?? []));
    } catch {
      unparsed.push(file);
    }
  }
  graph.precomputeFileResolutions();
  const plain = new Set(graph.getBrokenInternalLinks({ checkAnchors: false }));
  const dead = graph.getBrokenInternalLinks({ checkAnchors: true }).map((path) => {
    const code = plain.has(path) ? ("page" as const) : ("anchor" as const);
    return { file: join(path.relativeDir, path.filename), link: path.originalPath, code };
  });
  return { anchors, unparsed, dead };
}
