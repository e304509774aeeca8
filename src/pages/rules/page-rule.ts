import type { Place, Reporter, Rule } from "../../diagnostic/finding.ts";
import type { IconNames } from "../../icons/icon-names.ts";
import type { Effort } from "../../navigation/context/effort.ts";
import type { NearestPage } from "../../navigation/pages/nearest-page.ts";
import type { FileSource, PageFile, PageSource } from "../../navigation/tree.ts";
import type { IconLibrary } from "../../vocabulary/platform/icon-libraries.ts";
import type { LookedAtCode } from "../anchors/component-anchors.ts";
import type { Unlinkable } from "../anchors/unlinkable-titles.ts";
import type { LinkTargets } from "../link-targets.ts";
import type { NearestFile } from "../nearest-file.ts";
import type { OwnAddress } from "../own-address.ts";
import type { PageContents, UnreadLink } from "../page-contents.ts";
import type { Span } from "../read/scanned-page.ts";
import type { Selections } from "../selections.ts";

/** The anchors of a page with those of the snippets in it. */
export interface PageAnchors {
  /** `undefined` if they can't be known. */
  readonly names: ReadonlySet<string> | undefined;
  /** Of a page without snippets and components: all that has its anchors. */
  readonly only?: PageContents;
  /** The page files that they were looked for in. */
  readonly files: readonly string[];
  /** The components whose code was looked at, too. */
  readonly code: readonly LookedAtCode[];
}

/** The anchors that one which a page lacks may be meant to be. */
export interface NearAnchors {
  readonly near: readonly string[];
  /** Whether they differ by case and punctuation alone. */
  readonly isSame: boolean;
}

/** A page that a path leads to from everywhere. */
export interface PlainTarget {
  /** Of its file, if it has one. */
  readonly path: string | undefined;
  /** Once they were asked for. */
  anchors?: PageAnchors;
}

/** The site around a page, as far as rules of pages need it. */
export interface JudgedSite {
  readonly pages: PageSource;
  readonly files: FileSource;
  /** What is in each page file, by the path of the file. */
  readonly contents: ReadonlyMap<string, PageContents>;
  readonly targets: LinkTargets;
  readonly nearest: NearestPage;
  readonly nearestFile: NearestFile;
  /** Of page files, without extension. */
  readonly nearestText: NearestFile;
  /** What was suggested for anchors that are missing, by page and anchor. */
  readonly nearAnchors: Map<string, NearAnchors>;
  /** The anchors of pages that are linked to at others, by what slips leave alone. */
  readonly anchorForms: Map<string, ReadonlyMap<string, readonly string[]>>;
  /** Pages that paths, as links write them, plainly lead to. */
  readonly plain: Map<string, PlainTarget>;
  readonly effort: Effort;
  /** The components that the platform has besides those of all. */
  readonly components: ReadonlySet<string>;
  /** The names of the icons of each library; `undefined` if they are not known. */
  readonly icons: IconNames | undefined;
  /** The library that the site chooses. */
  readonly library: IconLibrary;
  /** Whether the site adds languages to those of the highlighter. */
  readonly hasOwnLanguages: boolean;
  readonly selections: Selections;
  /** Whether a link, as written, is left alone. */
  readonly isIgnored: (target: string) => boolean;
  /** Where the site is published, if it is known. */
  readonly own: OwnAddress | undefined;
  /** The values of the site's variables by name. */
  readonly variables: ReadonlyMap<string, string>;
  readonly anchorsOf: (path: string) => PageAnchors;
  /** The titles of a page that look like anchors and are none. */
  readonly unlinkableOf: (path: string) => ReadonlyMap<string, Unlinkable>;
  readonly textOf: (file: string) => string | undefined;
  /** The folders of the site in which other repositories are. */
  readonly mounts: readonly string[];
}

/** A page, or a snippet, that rules look at. */
export interface JudgedPage {
  /** The path of the file, with extension. */
  readonly file: string;
  readonly folder: string;
  /** Without extension. */
  readonly path: string;
  readonly page: PageFile;
  /** False for snippets. */
  readonly isPage: boolean;
  /** True for code that pages import. */
  readonly isCode?: true;
  readonly contents: PageContents;
}

/** Where rules report, and ask what else a page's verdict rests on. */
export interface PageReport extends Reporter {
  place(span: Span): Place;
  /** The names of the anchors of a page that the verdict rests on: when these change, the page is judged anew. */
  namesOf(anchors: PageAnchors): PageAnchors["names"];
  /** Whether an anchor is among them, likewise. @param ended see `hasAnchor` */
  hasAnchor(anchors: PageAnchors, ended: string): boolean;
  /** Counts a link that may lead to a page of a spec that was not read. */
  countUnread(): void;
}

/** A page with what is inside it, as rules look at it. */
export interface ContentVisit {
  readonly page: JudgedPage;
  readonly site: JudgedSite;
  /** The links within the site. */
  readonly links: readonly UnreadLink[];
  readonly report: PageReport;
}

export type ContentRule = Rule<ContentVisit>;
