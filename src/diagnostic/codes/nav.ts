import type { ChildKey, ContainerKind, ElementKind } from "../../vocabulary/elements.ts";
import { kindOfList } from "../../vocabulary/entry-kind.ts";
import type { LoneSource } from "../../vocabulary/lone-sources.ts";
import { define, defineCases } from "../define.ts";
import {
  countOf,
  didYouMean,
  elementName,
  joinExamples,
  joinList,
  kindName,
  nounOf,
  quote,
  quoteList,
  quoteValue,
} from "../words.ts";
import { LINK_HINT } from "./value-type.ts";

/** An element by its kind and name: `tab "API"`, `the navigation`. */
export interface NamedElement {
  kind: ContainerKind;
  name: string;
}

/** What to do about a second kind of children. */
export type MixedRemedy =
  /** One entry of the first kind has no children: the second kind was taken from it. */
  | "into-empty-entry"
  /** All entries of the second kind are links. */
  | "into-global"
  | "pages-into-groups"
  | "groups-into-pages"
  | "into-entries";

export interface Mixed {
  owner: ContainerKind;
  first: ChildKey;
  second: ChildKey;
  remedy: MixedRemedy;
}

const sayMixed = ({ owner, first, second }: Mixed): string =>
  `${elementName(owner)} has both ${quote(first)} and ${quote(second)}; only one kind of child is allowed per level`;

function hintForMixed({ first, second, remedy }: Mixed): string {
  switch (remedy) {
    case "into-empty-entry":
      return `move "${second}" into the entry of "${first}" that has no children`;
    case "into-global":
      return `move the links to "global": { "${second}": […] }`;
    case "pages-into-groups":
      return 'move the pages into one of the "groups", or into a new group';
    case "groups-into-pages":
      return 'move the groups into "pages", which can contain both pages and groups';
    case "into-entries":
      return `move "${second}" into the entries of "${first}", or the other way round`;
    default:
      return remedy satisfies never;
  }
}

/** The pages of a folder: how many there are, and the first of them. */
export interface PagesOfFolder {
  count: number;
  examples: readonly string[];
}

export const NAV_CODES = {
  "nav/no-root-element": define<{
    found?: string | undefined;
    suggestions?: readonly string[] | undefined;
    choices: readonly string[];
  }>({
    severity: "error",
    title: "The navigation has no root element",
    message: ({ found }) =>
      found === undefined
        ? "the navigation has no root element"
        : `the navigation has no root element; found ${quote(found)} instead`,
    hint: ({ suggestions, choices }) => didYouMean(suggestions) ?? `add one of ${quoteList(choices)}`,
    explanation:
      "The root of `navigation` must have exactly one kind of element, which contains all others: languages, versions, products, tabs, dropdowns, anchors, groups or pages.",
  }),
  "nav/multiple-root-elements": define<Mixed>({
    severity: "error",
    title: "The navigation has several kinds of root elements",
    message: sayMixed,
    hint: hintForMixed,
    explanation:
      "The root of the navigation has one kind of element; all others nest inside its entries. The hosted platform keeps one of the two and drops the other without a warning.",
  }),
  "nav/mixed-children": define<Mixed>({
    severity: "error",
    title: "An element has two kinds of children",
    message: sayMixed,
    hint: hintForMixed,
    explanation:
      "At each level of the navigation an element has one kind of children: a tab can contain anchors, and an anchor groups, but a tab cannot contain both. The hosted platform keeps one of the two and drops the other without a warning.",
  }),
  "nav/misplaced-element": defineCases({
    severity: "error",
    title: "An element is not allowed here",
    explanation:
      "Not every element can contain every other: a menu belongs in a tab, no element directly contains its own kind (groups nest through `pages`), and in the specification a menu item contains groups or pages only. A list of pages contains paths, operations and groups; a URL is not a page, so use an element with an `href` for a link.",
    cases: {
      "groups-in-group": () => ({
        message: 'a group cannot have "groups"; nested groups go in "pages"',
        hint: 'move the groups into "pages", which can contain both pages and groups',
      }),
      menu: ({ owner, homes }: { owner: ContainerKind; homes: readonly ElementKind[] }) => ({
        message: `${kindName(owner)} cannot have a "menu"; only ${joinList(
          homes.map((kind) => `${nounOf(kind)}s`),
          "and",
        )} can`,
        hint: "move the menu into a tab",
      }),
      "own-kind": ({ owner, key }: { owner: ContainerKind; key: ChildKey }) => ({
        message: `${kindName(owner)} cannot directly contain ${quote(key)}`,
        hint: `move them to the list that contains this ${nounOf(owner)}, or nest them in another kind of element`,
      }),
      child: ({ owner, key, allowed }: { owner: ContainerKind; key: ChildKey; allowed: readonly ChildKey[] }) => ({
        message: `${kindName(owner)} cannot contain ${quote(key)}`,
        hint: `use ${quoteList(allowed)}, or move ${quote(key)} to an element that can contain them`,
      }),
      /** An entry of another kind than its list. */
      entry: ({ list, kind }: { list: ChildKey; kind: ElementKind }) => ({
        message: `${quote(list)} contains ${kindName(kind)}`,
        hint:
          list === "pages"
            ? 'a list of pages can contain paths and groups: use "group" to name it, or move it to an element that can contain it'
            : `use ${quote(kindOfList(list))} to name it, or move it to a list of ${nounOf(kind)}s`,
      }),
      "outside-navigation": ({ key }: { key: string }) => ({
        message: `${quote(key)} must be in "navigation", which is empty`,
        hint: `move ${quote(key)} to "navigation"`,
      }),
      /** `navigation` within `navigation`. */
      "nested-navigation": () => ({
        message: '"navigation" is nested in "navigation"',
        hint: "move its content one level up",
      }),
      url: ({ url }: { url: string }) => ({
        message: `a list of pages cannot contain the URL ${quoteValue(url)}`,
        hint: LINK_HINT,
      }),
    },
  }),
  "nav/misspelt-list": define<{ owner: ContainerKind; field: string; meant: ChildKey; isThere: boolean }>({
    severity: "error",
    title: "A list of pages has a misspelt name",
    message: ({ owner, field }) =>
      `${quote(field)} is not a field of ${elementName(owner)}, so everything that it lists is lost`,
    hint: ({ meant, isThere }) =>
      isThere ? `move its entries to ${quote(meant)}, which this element has already` : didYouMean([meant]),
    explanation:
      "An unknown field is dropped with everything inside it. If its name is nearly that of a list of children (`pagess` for `pages`), whole parts of the site are missing from the navigation.",
  }),
  "nav/href-with-children": define<{ owner: ContainerKind; key: ChildKey }>({
    severity: "warning",
    title: "A link has children",
    message: ({ owner, key }) =>
      `${elementName(owner)} has both "href" and ${quote(key)}; a link does not show its children`,
    hint: ({ key }) => `keep one of the two: "href" for a link, ${quote(key)} for a section`,
    explanation: "An element with `href` is a link. Its children cannot be reached through the navigation.",
  }),
  "nav/beside-source": defineCases({
    severity: "error",
    title: "A tab with an SDK or a GraphQL reference has other content",
    explanation:
      "A tab with `sdk` or `graphql` shows that reference. It can have `groups`, an icon and a few other settings beside it; the hosted platform rejects the file for anything else, or drops the tab if it is nested.",
    cases: {
      field: ({ source, field }: { source: LoneSource; field: string }) => ({
        message: `${quote(field)} is not allowed in a tab with ${quote(source)}`,
        hint: `move it to another tab; only "groups" can be beside ${quote(source)}`,
      }),
      "no-groups": ({ source }: { source: LoneSource }) => ({
        message: `"groups" beside ${quote(source)} must not be empty`,
        hint: "remove it, or add groups to it",
      }),
    },
  }),
  "nav/empty": defineCases({
    severity: "warning",
    title: "An element is empty",
    explanation:
      "An element without pages, link or spec is at best a dead end in the navigation. The same goes for an empty string as a name or a path.",
    cases: {
      element: ({ owner, children }: { owner: ElementKind; children: readonly ChildKey[] }) => ({
        message: `${elementName(owner)} has no content`,
        hint:
          children.length === 1
            ? `add ${quoteList(children)}, or remove it`
            : 'add "groups" or "pages", add "href" to make it a link, or remove it',
      }),
      list: ({ key }: { key: string }) => ({
        message: `${quote(key)} is an empty list`,
        hint: "fill it, or remove it",
      }),
      name: ({ owner, key }: { owner: ElementKind; key: string }) => ({
        message: `the name of ${elementName(owner)} is empty`,
        hint: `set ${quote(key)} to the text that readers see`,
      }),
      root: () => ({ message: '"root" is empty', hint: "use the path of the group's main page, or remove it" }),
      "page-path": () => ({ message: "the path of this page is empty", hint: "use the path of a page, or remove it" }),
      specs: () => ({
        message: '"openapi" is an empty list, and its element has no other content',
        hint: "add a spec, or add pages",
      }),
      /** An entry of `global` without a link. */
      "global-entry": ({ kind }: { kind: ElementKind }) => ({
        message: `${elementName(kind)} has no "href", so it is left out`,
        hint: 'add "href", or remove it',
      }),
      /** Nothing is generated for an element, although its specs can be read. */
      operations: ({ element, specs }: { element: NamedElement; specs: readonly string[] }) => ({
        message: `${nounOf(element.kind)} ${quote(element.name)} has no pages, because ${quoteList(specs, "and")} ${specs.length > 1 ? "have" : "has"} no operation to show`,
        hint: "remove the element, or add pages; operations marked x-hidden or x-excluded do not count",
      }),
    },
  }),
  "nav/duplicate-page": define<{ path: string }>({
    severity: "info",
    title: "A page is listed twice",
    message: ({ path }) => `the page ${quote(path)} is already listed; only the first entry is highlighted`,
    hint: () => "remove one of the two, unless readers need it in both places",
    explanation:
      "A page has one address. If it is listed twice (within one version, language and product), it is in the sidebar twice, and its breadcrumbs and neighbors are those of the first entry.",
  }),
  "nav/duplicate-name": define<{ kind: ElementKind; name: string }>({
    severity: "warning",
    title: "Two siblings have the same name",
    message: ({ kind, name }) => `this list already has ${kindName(kind)} ${quote(name)}`,
    hint: () => "rename one of them, or merge them",
    explanation: "Readers cannot tell two entries with the same name apart, and neither can links to them.",
  }),
  "nav/multiple-defaults": define<{ kind: ElementKind; name: unknown }>({
    severity: "warning",
    title: "Two siblings are the default",
    message: ({ kind, name }) =>
      `${nounOf(kind)} ${quoteValue(name)} cannot be the default, because an earlier ${nounOf(kind)} already is`,
    hint: () => 'keep "default": true on one of them',
    explanation:
      "One version and one language is shown first: the one with `default: true`, or else the first in the list.",
  }),
  "nav/unknown-language": define<{ code: string; suggestions: readonly string[]; count: number }>({
    severity: "error",
    title: "A language code is not known",
    message: ({ code, count }) => `${quote(code)} is not one of the ${count} supported language codes`,
    hint: ({ suggestions }) => didYouMean(suggestions) ?? 'use a code such as "en", "fr" or "pt-BR"; case matters',
    explanation:
      "Languages have a fixed list of codes, and case matters. The specification lists 29 (Chinese is `cn`, Japanese `jp`); the hosted platform knows more.",
  }),
  "nav/page-extension": define<{ path: string; plain: string }>({
    severity: "warning",
    title: "A page path has a file extension",
    message: ({ path }) => `the page path ${quote(path)} must not have a file extension`,
    hint: ({ plain }) => `use ${quote(plain)}`,
    explanation: "A page is named by the path of its file from the docs root, without `.mdx` or `.md`.",
  }),
  "nav/directory-without-root": define<{ owner: ContainerKind }>({
    severity: "warning",
    title: "No page shows a directory listing",
    message: ({ owner }) =>
      `"directory" of ${elementName(owner)} has no effect, because none of its groups has a "root" page`,
    hint: () => 'set "root" on a group, or remove "directory"',
    explanation:
      "`directory` lists a group's pages on the group's root page. All groups below inherit it unless they set their own; without a `root` page it is never shown.",
  }),
  "nav/expanded-ignored": define<{ value: boolean }>({
    severity: "info",
    title: "`expanded` has no effect here",
    message: ({ value }) => `"expanded": ${value} has no effect, because top-level groups are always open`,
    hint: () => "remove it, or set it on the groups inside this one",
    explanation:
      "`expanded` says whether a group inside another group starts open. Top-level groups are always open and cannot be closed.",
  }),
  "nav/too-deep": define<{ limit: number }>({
    severity: "error",
    title: "The navigation is nested too deeply",
    message: ({ limit }) => `this element is nested more than ${limit} levels deep, so it is not read`,
    hint: () => "use fewer levels",
    explanation: "Elements nest up to a fixed depth, so that no file can exhaust the programs that read it.",
  }),
  "nav/source-ref": defineCases({
    severity: "info",
    title: "An entry is replaced by the navigation of another repository",
    cases: {
      unread: ({ source }: { source: string }) => ({
        message: `the navigation of ${quote(source)} comes in here when the site is published; it is not read`,
        hint: "check the other repository separately",
      }),
      misplaced: () => ({
        message: '"sourceRef" is not allowed on the navigation itself, only as an entry of one of its lists',
        hint: 'put { "sourceRef": "owner/repo" } into a list, such as "groups"',
      }),
      fields: ({ fields }: { fields: readonly string[] }) => ({
        message: `an entry with "sourceRef" must have no other fields, and this one has ${quoteList(fields, "and")}`,
        hint: "make two entries of it, or keep one of the two",
      }),
      form: ({ source }: { source: unknown }) => ({
        message: `"sourceRef" must be the name of a repository with its owner, not ${quoteValue(source)}`,
        hint: "write it as owner/repo",
      }),
      "no-list": ({ source, list }: { source: string; list: string }) => ({
        message: `the navigation of ${quote(source)} has no ${quote(list)}, so nothing can come in here`,
        hint: `refer to it from a list that it has, or give it ${quote(list)}`,
      }),
      cycle: ({ trail }: { trail: readonly string[] }) => ({
        message: `the repositories refer to one another in a circle: ${trail.join(" → ")}`,
        hint: "leave one of the references out",
      }),
    },
    explanation:
      'The hosted platform puts the navigation of another repository in the place of `{ "sourceRef": "owner/repo" }`: the list of the same name. Without that repository at hand (`sources`), its pages are missing from the resolved navigation. Such an entry is allowed in every list of the navigation and of `global`, without other fields.',
  }),
  "nav/unreadable": define<{ kind: "page" | "folder" }>({
    severity: "error",
    title: "A page file or a folder cannot be read",
    message: ({ kind }) =>
      kind === "page"
        ? "the page file cannot be read, so its front matter is unknown"
        : "the folder cannot be read, so its pages are unknown",
    hint: () => "check its permissions",
    explanation:
      "The file or folder exists, but the system does not allow reading it. Pages in such a folder are not reported as missing.",
  }),
  "nav/page-path": define<{ path: string; plain: string }>({
    severity: "warning",
    title: "A page's path is not in the form that the platform looks files up by",
    message: ({ path }) => `the hosted platform finds no page file for ${quoteValue(path)}`,
    hint: ({ plain }) => `use ${quote(plain)}`,
    explanation:
      "A page is named by its path from the docs root, without `./` before it and without white space around it. The page is then missing on the hosted platform; here it is found all the same.",
  }),
  "nav/page-not-found": define<{
    path: string;
    suggestions: readonly string[];
    folder?: PagesOfFolder | undefined;
    /** Whether the site has no page file at all. */
    noPages?: boolean;
  }>({
    severity: "error",
    title: "A page has no file",
    message: ({ path, folder }) =>
      folder
        ? `${quote(path)} is a folder with ${countOf(folder.count, "page")}, not a page`
        : `the page file ${quote(`${path}.mdx`)} does not exist`,
    hint: ({ suggestions, folder, noPages }) => {
      if (noPages) return "the docs root contains no page files at all: check that it is the right folder";
      if (folder) return `list its pages: ${joinExamples(folder.examples.map(quote), folder.count)}`;
      return didYouMean(suggestions) ?? "create the file, or remove the entry";
    },
    explanation:
      "An entry of pages is the path of an .mdx or .md file from the docs root, without extension. The file does not exist, so the link in the sidebar is broken.",
  }),
  "nav/orphan-page": define<{ path: string }>({
    severity: "info",
    title: "A page file is not in the navigation",
    message: ({ path }) => `the page ${quote(path)} is not in the navigation, so readers need its address to find it`,
    hint: () => 'add it to the navigation, or set "hidden: true" in its front matter',
    explanation:
      "The file is published, but no element of the navigation lists it. That is fine for pages that are reached by link only. README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md are not published, so they are not reported.",
  }),
  "nav/page-in-two-languages": define<{ path: string; count: number; language: string; other: string }>({
    severity: "info",
    title: "A page is listed in two languages",
    message: ({ path, count, language, other }) =>
      count === 1
        ? `the page ${quote(path)} is listed in language ${quote(language)}, but ${quote(other)} already lists it`
        : `${countOf(count, "page")} of language ${quote(language)} are already listed in ${quote(other)}; the first is ${quote(path)}`,
    hint: () => "list the translation, or leave the page out until there is one",
    explanation:
      "A page file has one text and one address, so it belongs to one language. Readers of the second language get the text of the first one there, and the language selector jumps. One finding covers all pages of two languages.",
  }),
  "nav/parity": define<{ kind: ElementKind; name: string; other: string; count: number; examples: readonly string[] }>({
    severity: "info",
    title: "A language or version lacks pages that another has",
    message: ({ kind, name, other, count, examples }) =>
      `${nounOf(kind)} ${quote(name)} lacks ${countOf(count, "page")} that ${quote(other)} has: ${joinExamples(examples, count)}`,
    hint: () => "add the pages, unless they are missing on purpose",
    explanation:
      "Each language and version is compared with the default one beside it, page by page, ignoring folders that only one of them has. Translations fall behind easily; this shows where. Versions that share less than half of their pages, and languages with few pages in common, are not compared.",
  }),
};
