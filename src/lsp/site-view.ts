import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Location, Diagnostic as LspDiagnostic, Range } from "vscode-languageserver-protocol";
import type { Diagnostic, Range as TextRange } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { breadcrumbs } from "../navigation/queries/eyebrow.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { prepareSite } from "../pages/judged-site.ts";
import type { JudgedSite } from "../pages/rules/page-rule.ts";
import type { CheckOptions, checkSite } from "../site/check-site.ts";
import type { Site } from "../site/load-site.ts";
import { pageTexts } from "../site/pages/page-texts.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import type { MovedPlaces } from "./moved-places.ts";
import { type MentioningSite, SiteMentions } from "./names/mentions.ts";
import { type Encoding, TextPositions } from "./text-positions.ts";

/** What a view is made of: a checked site, as its client names and counts places. */
interface Viewed {
  readonly result: Awaited<ReturnType<typeof checkSite>>;
  /** The texts that replaced files on the disk. */
  readonly texts: ReadonlyMap<string, string>;
  readonly options: CheckOptions;
  /** The docs root as the client names it: links in it are not resolved. */
  readonly shown: string;
  readonly encoding: Encoding;
}

/** What is kept of a view while a later one has no navigation. */
interface Kept {
  readonly diagnostics: readonly Diagnostic[];
  /** Where the places of a text are now that has changed since. */
  readonly placesIn: (file: string) => MovedPlaces | undefined;
}

/** A site as it was when it was last checked. Features read it; nothing in it changes. */
export class SiteView implements MentioningSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file, unsaved or from the disk. */
  readonly textOf: (file: string) => string | undefined;
  /** How it was checked, with the texts that counted: for plans. */
  readonly options: CheckOptions;
  /** The findings of files as the client shows them, as far as anything asked for them. */
  readonly shownIn = new Map<string, readonly LspDiagnostic[]>();
  readonly #viewed: Viewed;
  readonly #placesIn: Kept["placesIn"];
  readonly #uris = new Map<string, string>();
  readonly #positions = new Map<string, TextPositions>();
  #mentions: SiteMentions | undefined;
  #judged: JudgedSite | undefined;
  #byFile: ReadonlyMap<string, readonly Diagnostic[]> | undefined;

  constructor(viewed: Viewed, kept?: { readonly textOf: SiteView["textOf"]; readonly placesIn: Kept["placesIn"] }) {
    const { result, texts, options } = viewed;
    this.#viewed = viewed;
    this.#placesIn = kept?.placesIn ?? (() => undefined);
    this.options = { ...options, texts };
    this.site = result.value.site;
    this.navigation = result.value.navigation;
    this.diagnostics = result.diagnostics;
    const { textOf } = pageTexts(this.site.folder, texts);
    this.textOf = kept?.textOf ?? ((file) => this.site.texts.get(file) ?? textOf(file));
  }

  /** This view, with the texts of a later one that has no navigation. */
  keptBy({ textOf, options, site: { folder } }: SiteView, { diagnostics, placesIn }: Kept): SiteView {
    const result = { ...this.#viewed.result, diagnostics: [...diagnostics] };
    const texts = options.texts ?? new Map<string, string>();
    // The names are as they were, at other places.
    const kept = new SiteView({ ...this.#viewed, result, texts, options }, { textOf, placesIn });
    kept.#mentions = folder === this.site.folder ? this.mentions : undefined;
    return kept;
  }

  /** Where a place of the config, or of a page, is in its text as it is now; the place itself if nothing has changed. */
  placeIn(file: string, range: TextRange | undefined): Range {
    const places = this.#placesIn(file);
    return this.rangeIn(file, places && range ? places.rangeOf(range) : range);
  }

  /** The same for a stretch by its offsets. */
  spanIn(file: string, start: number, end: number): Range {
    const places = this.#placesIn(file);
    return this.positions(file).range(places?.offsetOf(start) ?? start, places?.offsetOf(end) ?? end);
  }

  /** Whether docs.json and each file that it includes is JSON, and so all of the navigation is known. */
  get isWhole(): boolean {
    const { file, origins, configTexts } = this.site;
    const known = new Set([file, ...[...origins.values()].map((origin) => origin.file)]);
    return this.navigation !== undefined && [...configTexts.keys()].every((each) => known.has(each));
  }

  /** The findings by file. Those in a document of the network are with docs.json, as no editor can show it. */
  get byFile(): ReadonlyMap<string, readonly Diagnostic[]> {
    this.#byFile ??= groupBy(this.diagnostics, ({ file }) => (isWebUrl(file) ? this.site.file : file));
    return this.#byFile;
  }

  /** What files say of pages, operations and other files. */
  get mentions(): SiteMentions {
    this.#mentions ??= new SiteMentions(this);
    return this.#mentions;
  }

  /** The site as the rules of pages see it; `undefined` if its navigation, or its files, are not known. */
  get judged(): JudgedSite | undefined {
    const { site, navigation, textOf } = this;
    const { config, pages, contents, files, place } = site;
    if (this.#judged || !navigation || !files) return this.#judged;
    const unread = { specs: [], folders: [] };
    this.#judged = prepareSite({ config, navigation, pages, files, contents, unread, textOf, place });
    return this.#judged;
  }

  /** The elements around each entry of a page, as `en › Guides`; empty for an entry at the top. */
  placesOf(path: string): string[] {
    const listed = this.navigation?.pages.filter((page) => page.type === "page" && page.path === path) ?? [];
    return listed.map((page) => breadcrumbs(page).join(" › "));
  }

  uriOf(file: string): string {
    const uri = this.#uris.get(file) ?? (isWebUrl(file) ? file : pathToFileURL(join(this.#viewed.shown, file)).href);
    this.#uris.set(file, uri);
    return uri;
  }

  /** The positions of another text than a file has now. */
  positionsIn(text: string): TextPositions {
    return new TextPositions(text, this.#viewed.encoding);
  }

  positions(file: string): TextPositions {
    const known = this.#positions.get(file) ?? new TextPositions(() => this.textOf(file) ?? "", this.#viewed.encoding);
    this.#positions.set(file, known);
    return known;
  }

  /** A range of a file as the client counts it; the start of the file if there is none. */
  rangeIn(file: string, range: TextRange | undefined): Range {
    const start = { line: 0, character: 0 };
    return range && !isWebUrl(file) ? this.positions(file).rangeOf(range) : { start, end: start };
  }

  location(file: string, range?: TextRange): Location {
    return { uri: this.uriOf(file), range: this.rangeIn(file, range) };
  }
}
