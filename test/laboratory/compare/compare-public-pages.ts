import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "docsjson";
import { checkSite } from "docsjson/node";
import { anchorsOf } from "docsjson/pages";
import { nameAnchors } from "../../../src/pages/anchors/anchor-names.ts";
import { scanPage } from "../../../src/pages/read/scan-page.ts";
import { redirectsOf } from "../../../src/redirects/docs-redirects.ts";
import { prepareMatch } from "../../../src/redirects/match-pattern.ts";
import { parseRedirect } from "../../../src/redirects/redirect-pattern.ts";
import { isNeverPage } from "../../../src/vocabulary/files/unpublished-files.ts";
import { askPlatform, DEAD, namesOf, type PageVerdict, type PlatformSaid } from "./compare-pages.ts";
import type { Difference } from "./known-differences.ts";

/** What the two say of the pages of a docs root. */
export interface PagesCompared {
  readonly pages: number;
  /** The pages whose anchors differ. */
  readonly anchors: readonly Difference<PageVerdict>[];
  /** How many links the platform's checker calls dead, and those of them that we don't. */
  readonly dead: number;
  readonly overlooked: readonly Difference<PageVerdict>[];
  /** What we alone find in pages. */
  readonly ours: readonly Diagnostic[];
  /** Processor time in seconds, in one process; what loading the modules takes is in that of the first docs root. */
  readonly seconds: { readonly platform: number; readonly ours: number };
}

/** What some work gives, and the processor time that it takes (s). */
async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1e6];
}

/** Asks the platform's link checker, installed in a folder, and ours about the pages of a docs root. */
export async function comparePublicPages(platform: string, root: string): Promise<PagesCompared> {
  const [theirs, platformSeconds] = await timed(() => askPlatform(platform, root));
  const [{ diagnostics }, ourSeconds] = await timed(() => checkSite(root, { dialect: "mintlify" }));
  const textOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  const inPages = diagnostics.filter(({ code, file }) => /^(?:link|page)\//.test(code) && /\.mdx?$/.test(file));
  const found = new Set(
    inPages.flatMap((one) => (DEAD.has(one.code) ? [keyOf(one.file, writtenAt(one, textOf))] : [])),
  );
  const moved = diagnostics.flatMap(({ code, args }) => (code === "link/folder-moved" ? [`${args.folder}/`] : []));
  const isMoved = (file: string, link: string) => moved.some((folder) => addressOf(file, link).startsWith(folder));
  const faulty = new Set(inPages.flatMap(({ code, file }) => (code === "page/syntax" ? [file] : [])));
  const dead = theirs.dead.filter(({ file }) => !faulty.has(file));
  const known = new Set([...dead.map(({ file, link }) => keyOf(file, link)), ...theirs.unparsed]);
  const kinds = new LinkKinds(theirs, diagnostics, textOf);
  return {
    seconds: { platform: platformSeconds, ours: ourSeconds },
    pages: theirs.anchors.size,
    anchors: [...theirs.anchors].flatMap(([file, platform]) => {
      const ours = namesOf(anchorsOf(textOf(file)).map(({ name }) => name));
      return ours === platform ? [] : [difference(kinds.ofAnchors(file, platform), file, platform, ours)];
    }),
    dead: dead.length,
    overlooked: dead
      .filter(({ file, link }) => !found.has(keyOf(file, link)) && !isMoved(file, link))
      .map(({ file, link }) => difference(kinds.ofLink(file, link), `${link} in ${file}`, "dead", "alive")),
    ours: inPages.filter(
      (one) => one.severity !== "info" && !known.has(one.file) && !known.has(keyOf(one.file, writtenAt(one, textOf))),
    ),
  };
}

const keyOf = (file: string, link: string): string => `${file} ${link.replaceAll("&amp;", "&")}`;

/** Where a link leads, from the root of the site. */
const addressOf = (file: string, link: string): string =>
  `/${/^\.{1,2}\//.test(link) ? join(dirname(file), link) : link.replace(/^\//, "")}`;

const writtenAt = ({ file, range }: Diagnostic, textOf: (file: string) => string): string =>
  range ? textOf(file).slice(range.start.offset, range.end.offset) : "";

const difference = (kind: string, change: string, platform: string, ours: string): Difference<PageVerdict> => ({
  probe: { place: `/public site/${kind}`, change, config: {} },
  platform,
  ours,
});

/** Fragments of the parts of operations, on pages with `openapi`. */
const OPERATION_PART = /^(?:body|parameter|response|query|path|header|authorization)s?-/;

/** Tells what differences are about, by the pages that links lead to. */
class LinkKinds {
  readonly #theirs: PlatformSaid;
  readonly #textOf: (file: string) => string;
  readonly #hasUnread: boolean;
  /** The redirects with placeholders. */
  readonly #patterns: readonly ((path: string) => string[] | undefined)[];
  /** The links that we call not portable. */
  readonly #notPortable: ReadonlySet<string>;

  constructor(theirs: PlatformSaid, diagnostics: readonly Diagnostic[], textOf: (file: string) => string) {
    this.#theirs = theirs;
    this.#textOf = textOf;
    this.#notPortable = new Set(
      diagnostics.flatMap((one) => (one.code === "link/not-portable" ? [keyOf(one.file, writtenAt(one, textOf))] : [])),
    );
    const config = JSON.parse(textOf("docs.json").replace(/^\uFEFF/, "") || "{}") as unknown;
    this.#patterns = redirectsOf(config).flatMap((redirect) => {
      const { source } = parseRedirect(redirect);
      return source.some(({ type }) => type !== "text") ? [prepareMatch(source)] : [];
    });
    this.#hasUnread = diagnostics.some(({ code }) => code === "link/not-checked");
  }

  ofAnchors(file: string, platform: string): string {
    const onOwnLines = scanPage(this.#textOf(file)).anchors.filter(({ inline }) => !inline);
    const seen = namesOf(nameAnchors(onOwnLines).map(({ name }) => name));
    if (seen === platform) return "anchors/in a line of text";
    return this.#textOf(file).includes('<Visibility for="agents"') ? "anchors/for agents" : "anchors/other";
  }

  ofLink(file: string, link: string): string {
    if (/(?:^|\/)\.[^./]/.test(file)) return "link/in a hidden folder";
    if (this.#notPortable.has(keyOf(file, link))) return "link/that is not portable";
    const at = link.indexOf("#");
    const path = at === -1 ? link : link.slice(0, at);
    const address = addressOf(file, path).replace(/(?<=.)\/$/, "");
    if (this.#patterns.some((match) => match(address) !== undefined)) return "link/that a pattern redirects";
    if (at === -1) return this.#kindOfPath(file, path);
    if (path === "" && isNeverPage(file)) return "anchor/in a snippet";
    const page = this.#fileAt(file, path);
    const fragment = link.slice(at + 1);
    if (page === undefined) return this.#hasUnread ? "link/of a spec that was not read" : "link/other";
    const text = this.#textOf(page);
    if (anchorsOf(text).some(({ name }) => name === fragment)) return "anchor/in a line of text";
    if (/^---[\s\S]*?^openapi:/m.test(text) && OPERATION_PART.test(fragment)) return "anchor/of an operation";
    if (fragment.includes("%") || anchorsOf(text).some(({ name }) => name === encodeURI(fragment)))
      return "anchor/percent-encoded";
    if (/^(?:import\b.*\.mdx?["']|.*<Snippet\b)/m.test(text)) return "anchor/of a snippet";
    if (/^import\b.*\.[jt]sx?["']/m.test(text)) return "anchor/of a component";
    return "anchor/other";
  }

  #kindOfPath(file: string, path: string): string {
    if (path.startsWith("@")) return "link/to a package";
    if (/(?:^|\/)\.[^./]/.test(path)) return "link/to a hidden file";
    if (join(dirname(file), path).startsWith("..")) return "link/out of the docs root";
    if (/^\/(?:llms(?:-full)?\.txt|sitemap\.xml)$/.test(path)) return "link/to a file of the platform";
    if (this.#textOf("docs.json").includes('"knownPaths"')) return "link/to a known path";
    return this.#hasUnread && path.startsWith("/") ? "link/of a spec that was not read" : "link/other";
  }

  /** The page file that a path leads to. */
  #fileAt(from: string, path: string): string | undefined {
    const below = path.startsWith(".") ? join(dirname(from), path) : path.replace(/^\/|\/$/g, "");
    const files = path === "" ? [from] : [below, `${below}.mdx`, `${below}.md`, join(below, "index.mdx")];
    return files.find((file) => this.#theirs.anchors.has(file));
  }
}
