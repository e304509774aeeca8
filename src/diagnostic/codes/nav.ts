import { define, didYouMean, quoteList } from "../define.ts";

const quote = (text: string): string => JSON.stringify(text);

export const NAV_CODES = {
  "nav/no-root-element": define<{
    insteadOf?: string | undefined;
    suggestions?: readonly string[] | undefined;
    choices: readonly string[];
  }>({
    severity: "error",
    title: "The navigation has no element at its root",
    message: ({ insteadOf }) =>
      insteadOf === undefined
        ? "the navigation is empty: nothing at its root says how the site is organised"
        : `the navigation has no element at its root: ${quote(insteadOf)} is none`,
    hint: ({ suggestions, choices }) => didYouMean(suggestions) ?? `give it one of ${quoteList(choices)}`,
    explanation:
      "Exactly one kind of element stands at the root of `navigation` and holds all others: languages, versions, products, tabs, dropdowns, anchors, groups or pages.",
  }),
  "nav/multiple-root-elements": define<{ first: string; second: string; advice: string }>({
    severity: "error",
    title: "The navigation has several kinds of elements at its root",
    message: ({ first, second }) =>
      `${quote(second)} stands at the root of the navigation beside ${quote(first)}, and only one kind of element can`,
    hint: ({ advice }) => advice,
    explanation:
      "The root of the navigation is organised by one kind of element; all others nest inside its entries. The hosted platform keeps one of the two and drops the other silently.",
  }),
  "nav/mixed-children": define<{ owner: string; first: string; second: string; advice: string }>({
    severity: "error",
    title: "An element holds two kinds of children",
    message: ({ owner, first, second }) =>
      `${owner} holds ${quote(first)} and ${quote(second)}, and only one kind of children can stand at a level`,
    hint: ({ advice }) => advice,
    explanation:
      "At each level of the navigation an element holds one kind of children: a tab may hold anchors, and an anchor groups, but no tab holds both. The hosted platform keeps one of the two and drops the other silently.",
  }),
  "nav/misplaced-element": define<{ problem: string; advice: string }>({
    severity: "error",
    title: "An element stands where it cannot",
    message: ({ problem }) => problem,
    hint: ({ advice }) => advice,
    explanation:
      "Not every element can hold every other: a menu belongs to a tab, no element directly holds its own kind (groups nest through `pages`), and in the specification a menu item holds groups or pages only. A list of pages holds paths, operations and groups; a URL there is no page, and links are elements with an `href`.",
  }),
  "nav/href-with-children": define<{ owner: string; key: string }>({
    severity: "warning",
    title: "A link has children",
    message: ({ owner, key }) => `${owner} has an "href" and ${quote(key)}: a link leads away, and shows no children`,
    hint: ({ key }) => `keep one of the two: "href" for a link, ${quote(key)} for a section`,
    explanation: "An element with `href` is a link. What it holds beside that is not reachable through the navigation.",
  }),
  "nav/empty": define<{ problem: string; advice: string }>({
    severity: "warning",
    title: "An element has nothing in it",
    message: ({ problem }) => problem,
    hint: ({ advice }) => advice,
    explanation:
      "An element that holds no pages, no link and no spec shows up in the navigation, if at all, as a dead end. The same goes for an empty text in the place of a name or a path.",
  }),
  "nav/duplicate-page": define<{ path: string }>({
    severity: "info",
    title: "A page is listed twice",
    message: ({ path }) =>
      `the page ${quote(path)} is listed before, and only its first place is shown as the current one`,
    hint: () => "remove one of the two, unless readers are to find it in both places",
    explanation:
      "A page has one address. Listed twice (within one version, language and product) it has two places in the sidebar, and its breadcrumbs and neighbours are those of the first.",
  }),
  "nav/duplicate-name": define<{ kind: string; name: string }>({
    severity: "warning",
    title: "Two siblings have the same name",
    message: ({ kind, name }) => `there is ${kind} ${quote(name)} before this one, in the same list`,
    hint: () => "give one of them another name, or join them",
    explanation: "Readers cannot tell two entries of the same name apart, and neither can links to them.",
  }),
  "nav/multiple-defaults": define<{ kind: string; name: string }>({
    severity: "warning",
    title: "Two siblings are the default",
    message: ({ kind, name }) =>
      `the ${kind} ${name} says "default": true, as one before it does; the first of them counts`,
    hint: () => 'keep "default": true on one of them',
    explanation:
      "One version and one language is shown first: the one with `default: true`, or else the first in the list.",
  }),
  "nav/unknown-language": define<{ code: string; suggestions: readonly string[]; count: number }>({
    severity: "error",
    title: "A language code is not known",
    message: ({ code, count }) => `${quote(code)} is not one of the ${count} language codes`,
    hint: ({ suggestions }) => didYouMean(suggestions) ?? 'use a code such as "en", "fr" or "pt-BR"; case counts',
    explanation:
      "Languages are named by a closed list of codes, in which upper and lower case count. The specification lists 29 (Chinese is `cn`, Japanese `jp`); the hosted platform knows more.",
  }),
  "nav/page-extension": define<{ path: string; plain: string }>({
    severity: "warning",
    title: "A page path has an extension",
    message: ({ path }) => `the page ${quote(path)} is written with the extension of its file`,
    hint: ({ plain }) => `write ${quote(plain)}`,
    explanation: "Pages are named by the path of their file from the docs root, without `.mdx` or `.md`.",
  }),
  "nav/directory-without-root": define<{ owner: string }>({
    severity: "warning",
    title: "A directory listing that no page shows",
    message: ({ owner }) =>
      `${owner} sets "directory", but no group that it applies to has a "root" page to show the listing on`,
    hint: () => 'give a group a "root" page, or remove "directory"',
    explanation:
      "`directory` lists a group's pages on the group's root page. It is inherited by all groups beneath that set none of their own; without a `root` page there is nowhere to show it.",
  }),
  "nav/expanded-ignored": define<{ value: boolean }>({
    severity: "info",
    title: "`expanded` has no effect here",
    message: ({ value }) =>
      `"expanded": ${value} has no effect: this group is at the top level, and such groups are always open`,
    hint: () => "remove it, or set it on the groups inside this one",
    explanation:
      "`expanded` says whether a group inside another group starts open. Groups at the top level are always open and cannot be closed.",
  }),
  "nav/too-deep": define<{ limit: number }>({
    severity: "error",
    title: "The navigation is nested too deep",
    message: ({ limit }) => `this is nested more than ${limit} levels deep; what is beneath it is not read`,
    hint: () => "flatten the navigation: readers get lost long before",
    explanation: "Elements nest up to a fixed depth, so that no file can exhaust the programs that read it.",
  }),
  "nav/page-not-found": define<{ path: string; suggestions: readonly string[] }>({
    severity: "error",
    title: "A page has no file",
    message: ({ path }) => `there is no page file ${JSON.stringify(`${path}.mdx`)}`,
    hint: ({ suggestions }) => didYouMean(suggestions) ?? "create the file, or remove the entry",
    explanation:
      "An entry of pages is the path of an .mdx or .md file from the docs root, without extension. No such file exists, so the link in the sidebar leads nowhere.",
  }),
  "nav/orphan-page": define<{ path: string }>({
    severity: "info",
    title: "A page file is not in the navigation",
    message: ({ path }) =>
      `the page ${JSON.stringify(path)} is not in the navigation, so readers find it only by its address`,
    hint: () => 'add it to the navigation, or set "hidden: true" in its front matter',
    explanation:
      "The file exists and is published, but no element of the navigation lists it. That is fine for pages that are meant to be reached by link only. README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md are not published, so nothing is said of them.",
  }),
  "nav/parity": define<{ kind: string; name: string; other: string; count: number; examples: readonly string[] }>({
    severity: "info",
    title: "A language or version lacks pages that another has",
    message: ({ kind, name, other, count, examples }) =>
      `${kind} ${JSON.stringify(name)} lacks ${count === 1 ? "a page" : `${count} pages`} that ${JSON.stringify(other)} has: ${examples.join(", ")}${count > examples.length ? " and more" : ""}`,
    hint: () => "add the pages, unless they are meant to be missing",
    explanation:
      "Each language and version is compared with the default one beside it, page by page, without regard to the folders that only one of them has. Translations fall behind easily; this says where. Nothing is said of versions that share less than half of their pages, nor of languages with few pages in common: they are different on purpose.",
  }),
};
