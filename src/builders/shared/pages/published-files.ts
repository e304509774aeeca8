import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { groupBy } from "../../../diagnostic/group-by.ts";
import type { AnyPageNode, DocumentPart } from "../../../navigation/tree.ts";
import { bodyStart } from "../../../pages/front-matter/front-matter-end.ts";
import { fillVariables, variablesOf } from "../../../pages/rules/insert-variables.ts";
import { redirectsOf } from "../../../redirects/docs-redirects.ts";
import { markdownFor } from "../../../render/audience/visible-parts.ts";
import { copyFromBelow, type FileBelow } from "../../../site/files-below.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import {
  addressPath,
  baseOfPaths,
  decodePath,
  encodeHref,
  encodeLink,
  trimSlashes,
} from "../../../vocabulary/addresses/address.ts";
import { normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { isWebUrl, leavesSite } from "../../../vocabulary/addresses/url.ts";
import { PUBLISHED_KINDS } from "../../../vocabulary/elements/document-kinds.ts";
import { referenceOf } from "../../../vocabulary/elements/operation-reference.ts";
import { servedFile, withoutPageExtension } from "../../../vocabulary/files/site-files.ts";
import { toLlmsFullTxt } from "../../llms/llms-full-txt.ts";
import { toLlmsTxt } from "../../llms/llms-txt.ts";
import { type AddressOf, markdownAddress } from "../../model/page-address.ts";
import { toOperationPage } from "../../operation-page/operation-page.ts";
import type { Move } from "../../redirects/redirect-rule.ts";
import { toSitemap } from "../sitemap.ts";
import { pageReferences } from "./content/page-references.ts";
import { hidingImports } from "./hiding-imports.ts";
import { isOfOpenApi, operationSpecs } from "./operation-specs.ts";
import type { Docs } from "./read-docs.ts";

/** A file of the built site: its path from the site's root, with or without a slash before it, and its text or what it is a copy of. */
export type SiteFile = { readonly path: string } & ({ readonly text: string } | { readonly copyOf: FileBelow });

/** The addresses at which a builder publishes the site. */
export interface Publishing {
  readonly addressOf: AddressOf;
  /** The absolute address of the site without its base path; without it there is no sitemap. */
  readonly siteUrl?: string | undefined;
  /** The base path of the site's addresses. */
  readonly base?: string | undefined;
}

/**
 * The files that no builder writes: `sitemap.xml`, `llms.txt`, `llms-full.txt`, the pages as Markdown, and the specs.
 */
export async function siteFiles(
  docs: Docs,
  pages: readonly PageOfText[],
  { addressOf, siteUrl: origin, base = "" }: Publishing,
): Promise<SiteFile[]> {
  const { navigation, settings, site } = docs;
  const { name, description, instructions, indexing } = settings;
  const texts = [...markdownTexts(docs, pages)];
  const byHref = new Map(texts.map(({ node, text }) => [node?.href, text]));
  const markdownOf = ({ href }: AnyPageNode) => byHref.get(href);
  const siteUrl = origin && baseOfPaths(origin) + baseOfPaths(base);
  const options = { name, description, baseUrl: siteUrl ?? base, addressOf, indexing };
  const sitemap = siteUrl === undefined ? [] : [...toSitemap(navigation, { baseUrl: siteUrl, addressOf, indexing })];
  const published = specFiles(site);
  const paths = new Set(published.map(({ path }) => path));
  const publishes = (spec: string) => isWebUrl(spec) || paths.has(spec);
  const own = ownRootFiles(site);
  const made = [
    ...sitemap.map(([path, text]) => ({ path, text })),
    { path: "llms.txt", text: toLlmsTxt(navigation, { ...options, instructions, publishes }) },
    { path: "llms-full.txt", text: toLlmsFullTxt(navigation, { ...options, markdownOf }) },
    ...texts.map(({ address, title, text }) => ({ path: markdownAddress(address), text: `# ${title}\n\n${text}` })),
    ...published,
    ...(docs.redirects ? [docs.redirects.fileAt({ addressOf, base: baseOfPaths(base) })] : []),
  ];
  const written = new Set(own.map(({ path }) => path));
  return [...made.filter(({ path }) => !written.has(path)), ...own];
}

/** The files for search engines and AI tools that the author has written, which take the place of those that are made. */
function ownRootFiles(site: Docs["site"]): SiteFile[] {
  const files = new FilesInRoot(site);
  // What agents can do with the product: the platform serves it in lower case.
  const skill = copiesOf(["skill.md", "SKILL.md"], files).slice(0, 1);
  const others = copiesOf(["robots.txt", "llms.txt", "llms-full.txt", "sitemap.xml"], files);
  return [...others, ...skill.map((file) => ({ ...file, path: "skill.md" }))];
}

/** The files of these paths that may be published, to be copied as they are. */
export const copiesOf = (paths: Iterable<string>, files: Pick<FilesInRoot, "below">): SiteFile[] =>
  [...paths].flatMap((file) => {
    const path = file.replace(/^\.\//, "/");
    const copyOf = files.below(path.replace(/^\//, ""));
    return copyOf === undefined ? [] : [{ path, copyOf }];
  });

/** The specs, AsyncAPI documents and GraphQL schemas of the docs root, as they are there, that all readers may see. */
export function specFiles(site: Docs["site"]): SiteFile[] {
  const files = new FilesInRoot(site);
  const isPublic = (path: string) => !isWebUrl(path) && !site.withheld?.has(path) && files.locate(path) !== undefined;
  return site.documents
    .named(...PUBLISHED_KINDS)
    .flatMap(({ source: path, text }) => (isPublic(path) ? [{ path, text }] : []));
}

/** What has Markdown of its own: a page of the site, listed or not. */
interface PageOfText {
  readonly address: string;
  readonly title: string;
  /** From the docs root; absent for an operation. */
  readonly file?: string;
  readonly node?: AnyPageNode;
}

/** The text of each page: of a file without front matter, of an operation as Markdown. */
function* markdownTexts(docs: Docs, pages: readonly PageOfText[]): Generator<PageOfText & { readonly text: string }> {
  const { navigation, site } = docs;
  const specOf = operationSpecs(site);
  const files = new FilesInRoot(site);
  const hidesIn = hidingImports(files);
  const references = pageReferences(docs);
  for (const page of pages) {
    const { node, file = "" } = page;
    const path = node?.type === "page" ? node.path : withoutPageExtension(file);
    const shown = node?.type === "operation" ? node : navigation.shown.get(path);
    const below = shown && partMarkdown(shown, specOf(shown));
    const parts =
      node?.type === "operation"
        ? [below]
        : [
            references.above(path)?.markdown,
            fileMarkdown(path, docs, { files, hidesIn }),
            below ?? references.below(path)?.markdown,
          ];
    const text = parts.filter((part) => part !== undefined && part !== "").join("\n");
    if (parts.some((part) => part !== undefined)) yield { ...page, text };
  }
}

function fileMarkdown(
  path: string,
  { site, readers }: Docs,
  { files, hidesIn }: { files: FilesInRoot; hidesIn: ReturnType<typeof hidingImports> },
): string | undefined {
  const file = site.pages.get(path)?.file;
  if (file === undefined) return undefined;
  const served = servedFile(path, file);
  const text = files.text(served);
  if (text === undefined) return undefined;
  const body = markdownFor(text.slice(bodyStart(text)), readers, hidesIn(served)).trimStart();
  return fillVariables(body, variablesOf(site.config));
}

/**
 * An operation for readers of Markdown: method and path, its description, and its part of the spec. Anything without an
 * OpenAPI document gets the page that readers see.
 */
function partMarkdown(part: DocumentPart, spec: object | undefined): string {
  if (!isOfOpenApi(part)) return `${toOperationPage(part, spec).markdown}\n`;
  const { description, mint } = part.endpoint;
  return [
    `\`${referenceOf(part.endpoint).replaceAll("`", "'")}\``,
    ...(description === undefined ? [] : [description]),
    ...(mint?.content === undefined ? [] : [mint.content]),
    ...(spec ? [`\`\`\`json\n${JSON.stringify(spec, null, 2)}\n\`\`\``] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

/**
 * The files that docs.json names with a path from the docs root: logo, favicon, the `icons` that a builder shows, and what
 * redirects lead to, such as a JSON Schema that moved.
 */
export function settingFiles({ settings, site }: Docs, icons: Iterable<string> = []): SiteFile[] {
  const { logo, favicon } = settings;
  const targets = redirectsOf(site.config).map(({ destination }) => decodePath(addressPath(destination)));
  const moved = targets.filter((path) => /\.\w+$/.test(path));
  const named = [logo?.light, logo?.dark, favicon?.light, favicon?.dark, ...icons, ...moved].flatMap(
    (file) => file ?? [],
  );
  const paths = new Set(named.filter((file) => !leavesSite(file) && !/(^|\/)\.\.(\/|$)/.test(file)));
  return copiesOf(paths, new FilesInRoot(site));
}

/** Where a file of the docs root, or of the web, is for a page. @param base the base path: `/`, `/docs` */
export const fileUrlBelow =
  (base: string) =>
  (file: string): string =>
    leavesSite(file) ? file : `${baseOfPaths(base)}/${encodeHref(normalizePath(file))}`;

/** Pages that send readers on, for hosts that know no redirects: to the anchor that the reader asked for, as browsers do for redirects of hosts. */
export function redirectPages(moves: readonly Move[], base: string): SiteFile[] {
  return moves.map(({ from, to }) => ({
    path: from.endsWith("/") ? `${from}index.html` : `${from}.html`,
    text: redirectPage(to, base),
  }));
}

function redirectPage(to: string, base: string): string {
  const target = leavesSite(to) ? to : baseOfPaths(base) + encodeLink(to);
  const url = target.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Redirecting</title>
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${url}">
<meta name="robots" content="noindex">
<a href="${url}">${url}</a>
<script>{ const { href, hash } = document.links[0]; location.replace(hash ? href : href + location.hash); }</script>
</html>
`;
}

/**
 * Writes files into a folder and nowhere else; gives the paths of those that it wrote. Files that are there already stay,
 * and what can't be read is left out.
 *
 * @param earlier the paths that it gave before: these files are brought up to date, or removed
 */
export async function writeSiteFiles(
  folder: string,
  files: readonly SiteFile[],
  earlier: readonly string[] = [],
): Promise<string[]> {
  const own = new Set(earlier.map(trimSlashes));
  const wanted = groupBy(files, ({ path }) => trimSlashes(path));
  for (const path of own) if (!wanted.has(path)) await rm(join(folder, path), { force: true });
  const written: string[] = [];
  // Of two files of one path, the first is written.
  for (const [path, [file]] of wanted) {
    const target = join(folder, path);
    if (!file || !target.startsWith(join(folder, sep))) continue;
    await mkdir(dirname(target), { recursive: true });
    const isOwn = own.has(path);
    const isWritten =
      "text" in file ? await writeText(target, file.text, isOwn) : await copyFromBelow(file.copyOf, target, isOwn);
    if (isWritten) written.push(file.path);
    else if (isOwn) await rm(target, { force: true });
  }
  return written;
}

/** Writes a file, unless it is there and not our own; gives whether it did. */
async function writeText(target: string, text: string, isOwn: boolean): Promise<boolean> {
  try {
    await writeFile(target, text, { flag: isOwn ? "w" : "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
