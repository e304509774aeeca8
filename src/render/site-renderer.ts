import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { asList, asObject, isObject, own, textOf, valueAt } from "../json/json-value.ts";
import { titleOfPath } from "../navigation/pages/title-of-path.ts";
import type { PageNode, ResolvedNavigation } from "../navigation/tree.ts";
import { cleanAnchor } from "../pages/anchors/anchor-names.ts";
import { variablesOf } from "../pages/rules/insert-variables.ts";
import { type DocsRedirect, redirectsOf } from "../redirects/docs-redirects.ts";
import { RedirectTable } from "../redirects/redirect-table.ts";
import type { FileBelow } from "../site/files-below.ts";
import { FilesInRoot } from "../site/files-in-root.ts";
import type { Site } from "../site/load-site.ts";
import { decodePath, encodeHref, splitAddress } from "../vocabulary/addresses/address.ts";
import { normalizePagePath } from "../vocabulary/addresses/page-path.ts";
import { type SitePlace, withinSite } from "../vocabulary/addresses/site-place.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import { servedFile, withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { libraryOf } from "../vocabulary/platform/icon-libraries.ts";
import type { AddressIn } from "./finish/addresses.ts";
import type { IslandScript } from "./islands/island-script.ts";
import { shownPages } from "./link-pages.ts";
import { diagramFaults } from "./look/diagram-faults.ts";
import { findMermaid } from "./look/mermaid-file.ts";
import { ownGrammars, type UnusableGrammar } from "./look/own-grammars.ts";
import { type PictureSize, pictureSizeIn } from "./look/picture-size.ts";
import { loadLook, lookPackages } from "./look/site-look.ts";
import { islandRuntime } from "./page-assets.ts";
import type { PageMemo } from "./page-memo.ts";
import { type PageSource, type RenderContext, type RenderedPage, renderPage } from "./render-page.ts";

/** How a builder publishes a site. */
export interface Published {
  /** The address at which links lead to a page, by its `href` in docs.json: with base path, encoded. */
  readonly linkTo: (href: string) => string;
  /** The base path without trailing slash: `""`, `/docs`. */
  readonly base: string;
  /** The folder whose packages pages may use: Shiki, KaTeX, icons. */
  readonly projectFolder: string;
  /** The pages that earlier readings of the site have rendered. */
  readonly memo?: PageMemo | undefined;
  /** Whether the scripts of the docs run in the browsers of readers (default false). */
  readonly scripts?: boolean | undefined;
  /** Whether the grammars of the docs color code: their expressions may take hours (default false). */
  readonly grammars?: boolean | undefined;
  /** Texts that count instead of those on the disk, by path from the docs root. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  /** The path of the one page that is rendered: nothing is prepared for others. */
  readonly only?: string | undefined;
  /** The groups of users that the readers are in (default none). */
  readonly readers?: readonly string[] | undefined;
  /** The languages of code that pages show besides that of their files. */
  readonly codeLanguages?: Iterable<string>;
  /** What runs the code of pages. */
  readonly engine?: RenderContext["engine"];
  readonly translatorTo?: RenderContext["translatorTo"];
}

/** A page file of the site, to be rendered. */
export interface RenderablePage {
  /** Path from the docs root without extension. */
  readonly path: string;
  /** Its address in docs.json. */
  readonly href: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Its place in the navigation; absent for a page that is not listed. */
  readonly node?: PageNode;
  /** As findings name it: of a page of another repository, the file there. */
  readonly file: string;
}

/** The pages that are published, each once: those of the navigation in reading order, then the others. */
function renderablePages(site: Site, navigation: ResolvedNavigation): RenderablePage[] {
  const { pages } = site;
  const found = new Map<string, RenderablePage>();
  for (const node of [...navigation.pages, ...navigation.unlisted]) {
    if (node.type !== "page" || found.has(node.path)) continue;
    const { description, href, path } = node;
    // The title of a node is that of the sidebar.
    const { file, title = node.title } = pages.get(path) ?? {};
    if (file !== undefined) found.set(path, { path, href, title, description, node, file });
  }
  for (const [path, { file, title, description }] of shownPages(site, navigation)) {
    if (found.has(path) || file === undefined) continue;
    found.set(path, { path, href: `/${path}`, title: title ?? titleOfPath(path), description, file });
  }
  return [...found.values()];
}

/** Renders the page files of a site, and knows the files that they show. */
export class SiteRenderer {
  /** The files of the docs root that pages have shown so far, by their paths. */
  readonly shownFiles = new Set<string>();
  /** The scripts of interactive components that pages have shown so far, by their paths on the site. */
  readonly scripts = new Map<string, string>();
  readonly pages: readonly RenderablePage[];
  readonly #files: FilesInRoot;
  /** The paths of pages whose files are not at them, by these files: relative links of Holocron count from the page. */
  readonly #pagesElsewhere: ReadonlyMap<string, string>;
  readonly #otherFiles: Site["files"];
  #spellings: ReadonlyMap<string, string> | undefined;
  /** The sizes of pictures that pages have shown so far, by their paths. */
  readonly #sizes = new Map<string, PictureSize | undefined>();
  readonly #context: RenderContext;
  /** The addresses of all pages, in docs.json. */
  readonly hrefs: ReadonlySet<string>;
  readonly #published: Published;
  readonly #redirects: RedirectTable<DocsRedirect>;
  readonly #place: SitePlace;
  /** Tells the look apart from those of other readings. */
  readonly #look: string;
  /** The grammars of docs.json that no code is colored with. */
  readonly unusableGrammars: readonly UnusableGrammar[];

  private constructor(
    { site, navigation, files }: { site: Site; navigation: ResolvedNavigation; files: FilesInRoot },
    pages: readonly RenderablePage[],
    published: Published,
    { look, about, unusable }: { look: RenderContext["look"]; about: object; unusable: readonly UnusableGrammar[] },
  ) {
    const listed = [...navigation.pages, ...navigation.unlisted];
    this.hrefs = new Set([...listed, ...pages].map(({ href }) => href));
    this.#redirects = new RedirectTable(redirectsOf(site.config, site.place), (address) => this.hrefs.has(address));
    this.#place = site.place;
    this.#look = JSON.stringify(about);
    this.unusableGrammars = unusable;
    this.pages = pages;
    this.#published = published;
    this.#files = files;
    const served = pages.map(({ path, file }) => [servedFile(path, file), path] as const);
    this.#pagesElsewhere = new Map(served.filter(([file, path]) => withoutPageExtension(file) !== path));
    this.#otherFiles = site.files;
    this.#context = {
      readFile: (path) => this.#files.text(path),
      resolvePath: (path, from) => (leavesSite(path) ? undefined : this.#files.imported(path, from)),
      addressIn: (file) => (address, kind) => this.#addressIn(file, address, kind),
      sizeIn: (file) => (address) => this.#sizeIn(file, address),
      variables: variablesOf(site.config),
      look,
      engine: published.engine,
      translatorTo: published.translatorTo,
      island: published.scripts ? this.#publishIsland() : undefined,
    };
  }

  /** The colors of blocks of code, if the docs choose a theme. */
  get codeColors(): RenderContext["look"]["codeColors"] {
    return this.#context.look.codeColors;
  }

  /** Reads which languages the code of the pages is in, and loads what colors them. */
  static async of(site: Site, navigation: ResolvedNavigation, published: Published): Promise<SiteRenderer> {
    const files = new FilesInRoot(site, published.texts);
    const pages = renderablePages(site, navigation);
    const languages = new Set<string>(published.codeLanguages);
    const { only } = published;
    const colored = pages.flatMap(({ path, file }) =>
      only === undefined || only === path ? servedFile(path, file) : [],
    );
    for (const file of [...colored, ...snippetPaths(site)]) {
      for (const [, language = ""] of (files.text(file) ?? "").matchAll(/^[ \t]*(?:`{3,}|~{3,})([\w+#-]+)/gm)) {
        languages.add(language);
      }
    }
    const { config } = site;
    const { projectFolder, readers = [] } = published;
    const { grammars, unusable } = ownGrammars(config, published.grammars ? (path) => files.text(path) : undefined);
    const options = { library: libraryOf(config), languages: [...languages], themes: codeThemes(config), grammars };
    const variations = variationsOf(config);
    const diagrams = findMermaid(projectFolder);
    const mermaid = diagrams && published.base + diagrams.path;
    const diagramFault = diagrams && diagramFaults(diagrams);
    const look = { ...(await loadLook({ projectFolder, ...options })), mermaid, diagramFault, readers, variations };
    // Only pages that are kept are told apart by them.
    const packages = published.memo ? lookPackages(projectFolder) : [];
    const shown = { ...options, packages, mermaid, readers, variations: [...variations] };
    return new SiteRenderer({ site, navigation, files }, pages, published, { look, about: shown, unusable });
  }

  /** Renders a page, in a language of docs.json (default: English). Files are read once. */
  render(page: RenderablePage, language?: string): RenderedPage {
    const file = servedFile(page.path, page.file);
    const { memo } = this.#published;
    const text = this.#files.text(file);
    const source = { file, text: text ?? "", title: page.title, language };
    const rendered = memo ? memo.render(source, this.#context, this.#look) : renderPage(source, this.#context);
    const unrendered = rendered.unrendered.map((each) => (each.file === file ? { ...each, file: page.file } : each));
    if (text === undefined)
      unrendered.push({ name: "page", file: page.file, line: 1, reason: "its file can't be read" });
    return { ...rendered, unrendered };
  }

  /** What is made from data with links and colors of code, as it was made from the same before. */
  recall<Made>(name: string, about: object, make: (linkTo: (href: string) => string) => Made): Made {
    const linkTo = (href: string): string => this.linkTo(href);
    const { memo } = this.#published;
    return memo ? memo.recall(name, [about, this.#look], linkTo, make) : make(linkTo);
  }

  /** Renders a text that is no file of the docs root, such as one of a spec. */
  renderText(source: PageSource): RenderedPage {
    return renderPage(source, this.#context);
  }

  /** Where a link from the docs root on leads on the built site. */
  linkTo(href: string): string {
    return this.#addressIn("", href, "link");
  }

  /** Code with its colors, as the content of `<code>`; `undefined` for a language that is not loaded. */
  highlight(code: string, language: string): string | undefined {
    const nodes = this.#context.look.highlight(code, language);
    return nodes && toHtml({ type: "root", children: [...nodes] } as Root);
  }

  /** The text of a page's file. */
  text({ path, file }: RenderablePage): string {
    return this.#files.text(servedFile(path, file)) ?? "";
  }

  /** A file of the site by its path from the docs root; `undefined` if it isn't there. */
  below(path: string): FileBelow | undefined {
    return this.#files.below(path);
  }

  #publishIsland(): NonNullable<RenderContext["island"]> {
    const { base } = this.#published;
    const publish = ({ path, text }: IslandScript): string => {
      this.scripts.set(islandRuntime.path, islandRuntime.text).set(path, text);
      return base + path;
    };
    return Object.assign(publish, { runtime: base + islandRuntime.path });
  }

  #addressIn(file: string, address: string, kind: Parameters<AddressIn>[1]): string {
    if (/^\s*javascript:/i.test(address)) return "#";
    if (address.startsWith("#")) return withCleanAnchor(address);
    if (address === "" || leavesSite(address)) return address;
    const [path, written] = splitAddress(address.replaceAll("\\", "/"));
    const rest = withCleanAnchor(written);
    const targets = this.#meantBy(path, file);
    const page = kind === "link" ? this.#pagesElsewhere.get(file) : undefined;
    if (page !== undefined) targets.push(...this.#meantBy(path, page));
    const last = targets.at(-1);
    if (last === undefined) return address;
    const found = this.#found(targets, rest, kind) ?? this.#found(this.#inOtherCase(targets), rest, kind);
    if (found !== undefined) return found;
    return (kind === "link" ? this.#published.linkTo(`/${last}`) : this.#fileAddress(last)) + rest;
  }

  /** The paths from the docs root that a path may mean which a file was written with. */
  #meantBy(path: string, file: string): string[] {
    return this.#files.meantBy(withinSite(decodePath(path), this.#place), file);
  }

  /** The size of a picture that a file shows. */
  #sizeIn(file: string, address: string): PictureSize | undefined {
    if (leavesSite(address)) return undefined;
    const [path] = splitAddress(address.replaceAll("\\", "/"));
    const targets = this.#meantBy(path, file);
    const picture = this.#fileAt(targets) ?? this.#fileAt(this.#inOtherCase(targets));
    if (picture === undefined) return undefined;
    if (!this.#sizes.has(picture)) this.#sizes.set(picture, pictureSizeIn(this.#files, picture));
    return this.#sizes.get(picture);
  }

  /** The address of what is at the first of the paths from the docs root at which there is anything. */
  #found(paths: readonly string[], rest: string, kind: Parameters<AddressIn>[1]): string | undefined {
    if (kind === "link") {
      for (const find of [this.#pageAt, this.#redirected]) {
        for (const path of paths) {
          const known = find.call(this, path, rest);
          if (known !== undefined) return known;
        }
      }
    }
    const file = this.#fileAt(paths);
    if (file === undefined) return undefined;
    this.shownFiles.add(file);
    return this.#fileAddress(file) + rest;
  }

  #fileAt(paths: readonly string[]): string | undefined {
    return paths.find((path) => this.#files.locate(path) !== undefined);
  }

  /** The paths of pages and files that have other capital letters than the written ones, which the hosted platform overlooks. */
  #inOtherCase(written: readonly string[]): string[] {
    this.#spellings ??= this.#readSpellings();
    return written.flatMap((path) => this.#spellings?.get(normalizePagePath(path).toLowerCase()) ?? []);
  }

  #readSpellings(): ReadonlyMap<string, string> {
    const paths = [...(this.#otherFiles?.keys() ?? []), ...Array.from(this.hrefs, (href) => href.slice(1))];
    return new Map(paths.map((each) => [each.toLowerCase(), each]));
  }

  /** The address of a page, by its path from the docs root. */
  #pageAt(path: string, rest: string): string | undefined {
    const page = `/${normalizePagePath(path)}`;
    const href = [page, `${page === "/" ? "" : page}/index`].find((each) => this.hrefs.has(each));
    return href === undefined ? undefined : this.#published.linkTo(href) + rest;
  }

  /** Where the redirects of docs.json lead from a path: a static site has not all of them, and its redirects lose fragments. */
  #redirected(path: string, rest: string): string | undefined {
    const end = this.#redirects.follow(`/${path}`);
    if (!("address" in end) || end.hops === 0) return undefined;
    const [to, own] = splitAddress(end.address);
    if (leavesSite(to)) return to + (own || rest);
    return this.#pageAt(to.replace(/^\//, ""), own || rest);
  }

  #fileAddress(path: string): string {
    return `${this.#published.base}/${encodeHref(path)}`;
  }
}

/**
 * Query and fragment of an address, the fragment as anchors are spelled, if it is one: the platform compares both without
 * punctuation. Themes decode it, which fails at a `%` alone.
 */
function withCleanAnchor(rest: string): string {
  const at = rest.indexOf("#");
  if (at === -1 || rest.includes(":~:", at)) return rest;
  return `${rest.slice(0, at)}#${cleanAnchor(rest.slice(at + 1)).replaceAll("%", "%25")}`;
}

const snippetPaths = ({ pages }: Site): string[] =>
  [...pages].flatMap(([path, { file }]) => (file?.includes("snippets/") ? [servedFile(path, file)] : []));

/** `variations` of docs.json: labels by id. */
function variationsOf(config: unknown): Map<string, string> {
  return new Map(
    asList(valueAt(config, ["variations", "options"])).flatMap((option) => {
      const { id, label } = asObject(option);
      return typeof id === "string" && typeof label === "string" ? [[id, label] as const] : [];
    }),
  );
}

/** `styling.codeblocks`, as far as it names themes of Shiki. */
function codeThemes(config: unknown): { light?: string | undefined; dark?: string | undefined } | undefined {
  const codeblocks = valueAt(config, ["styling", "codeblocks"]);
  const theme = isObject(codeblocks) ? own(codeblocks, "theme") : codeblocks;
  if (isObject(theme)) return { light: textOf(theme.light), dark: textOf(theme.dark) };
  if (typeof theme !== "string" || theme === "system") return undefined;
  const shown = theme === "dark" ? "github-dark-high-contrast" : theme;
  return { light: shown, dark: shown };
}
