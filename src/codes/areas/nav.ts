import type { CodeDescription } from "./description.ts";

export const NAV_CODES = {
  "nav/no-root-element": {
    severity: "error",
    title: "The navigation has no root element",
    explanation:
      "The root of `navigation` must have exactly one kind of element, which contains all others: languages, versions, products, tabs, dropdowns, anchors, groups or pages.",
  },
  "nav/multiple-root-elements": {
    severity: "error",
    title: "The navigation has several kinds of root elements",
    explanation:
      "The root of the navigation has one kind of element; all others nest inside its entries. The hosted platform keeps one of the two and drops the other without a warning.",
  },
  "nav/mixed-children": {
    severity: "error",
    title: "An element has two kinds of children",
    explanation:
      "At each level of the navigation an element has one kind of children: a tab can contain anchors, and an anchor groups, but a tab cannot contain both. The hosted platform keeps one of the two and drops the other without a warning.",
  },
  "nav/misplaced-element": {
    severity: "error",
    title: "An element is not allowed here",
    explanation:
      "Not every element can contain every other: a menu belongs in a tab, no element directly contains its own kind (groups nest through `pages`), and in the specification a menu item contains groups or pages only. A list of pages contains paths, operations and groups; a URL is not a page, so use an element with an `href` for a link.",
  },
  "nav/misspelt-list": {
    severity: "error",
    title: "A list of pages has a misspelt name",
    explanation:
      "An unknown field is dropped with everything inside it. If its name is nearly that of a list of children (`pagess` for `pages`), whole parts of the site are missing from the navigation.",
  },
  "nav/href-with-children": {
    severity: "warning",
    title: "A link has children",
    explanation: "An element with `href` is a link. Its children cannot be reached through the navigation.",
  },
  "nav/beside-source": {
    severity: "error",
    title: "A tab with an SDK reference has other content",
    explanation:
      "A tab with `sdk` shows that reference. It can have `groups`, an icon and a few other settings beside it; the hosted platform rejects the file for anything else, or drops the tab if it is nested.",
  },
  "nav/empty": {
    severity: "warning",
    title: "An element is empty",
    explanation:
      "An element without pages, link or spec is at best a dead end in the navigation. The same goes for an empty string as a name or a path.",
  },
  "nav/duplicate-page": {
    severity: "info",
    title: "A page is listed twice",
    explanation:
      "A page has one address. If it is listed twice (within one version, language and product), it is in the sidebar twice, and its breadcrumbs and neighbors are those of the first entry.",
  },
  "nav/duplicate-name": {
    severity: "warning",
    title: "Two siblings have the same name",
    explanation: "Readers cannot tell two entries with the same name apart, and neither can links to them.",
  },
  "nav/multiple-defaults": {
    severity: "warning",
    title: "Two siblings are the default",
    explanation:
      "One version and one language is shown first: the one with `default: true`, or else the first in the list.",
  },
  "nav/unknown-language": {
    severity: "error",
    title: "A language code is not known",
    explanation:
      "Languages have a fixed list of codes, and case matters. The specification lists 29 (Chinese is `cn`, Japanese `jp`); the hosted platform knows more.",
  },
  "nav/page-extension": {
    severity: "warning",
    title: "A page path has a file extension",
    explanation: "A page is named by the path of its file from the docs root, without `.mdx` or `.md`.",
  },
  "nav/directory-without-root": {
    severity: "warning",
    tag: "unnecessary",
    title: "No page shows a directory listing",
    explanation:
      "`directory` lists a group's pages on the group's root page. All groups below inherit it unless they set their own; without a `root` page it is never shown.",
  },
  "nav/expanded-ignored": {
    severity: "info",
    tag: "unnecessary",
    title: "`expanded` has no effect here",
    explanation:
      "`expanded` says whether a group inside another group starts open. Top-level groups are always open and cannot be closed.",
  },
  "nav/too-deep": {
    severity: "error",
    title: "The navigation is nested too deeply",
    explanation: "Elements nest up to a fixed depth, so that no file can exhaust the programs that read it.",
  },
  "nav/source-ref": {
    severity: "info",
    title: "An entry is replaced by the navigation of another repository",
    explanation:
      'The hosted platform puts the navigation of another repository in the place of `{ "sourceRef": "owner/repo" }`: the list of the same name. Without that repository at hand (`sources`), its pages are missing from the resolved navigation. Such an entry is allowed in every list of the navigation and of `global`, without other fields.',
  },
  "nav/unreadable": {
    severity: "error",
    title: "A page file or a folder cannot be read",
    explanation:
      "The file or folder exists, but the system does not allow reading it. Pages in such a folder are not reported as missing.",
  },
  "nav/page-path": {
    severity: "warning",
    title: "A page's path is not in the form that the platform looks files up by",
    explanation:
      "A page is named by its path from the docs root, without `./` before it and without white space around it. The page is then missing on the hosted platform; here it is found all the same. A path that leads out of the docs root (`..`, encoded too), or that has a backslash or a control character, can be no address of a site: sites that are built from the docs leave such a page out.",
  },
  "nav/page-not-found": {
    severity: "error",
    title: "A page has no file",
    explanation:
      "An entry of pages is the path of an .mdx or .md file from the docs root, without extension. The file does not exist, so the link in the sidebar is broken.",
  },
  "nav/orphan-page": {
    severity: "info",
    title: "A page file is not in the navigation",
    explanation:
      "The file is published, but no element of the navigation lists it. That is fine for pages that are reached by link only. README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md are not published, so they are not reported.",
  },
  "nav/page-in-two-languages": {
    severity: "info",
    title: "A page is listed in two languages",
    explanation:
      "A page file has one text and one address, so it belongs to one language. Readers of the second language get the text of the first one there, and the language selector jumps. One finding covers all pages of two languages.",
  },
  "nav/parity": {
    severity: "info",
    title: "A language lacks pages that another has",
    explanation:
      "Each language is compared with the default one beside it, page by page, ignoring folders that only one of them has. Translations fall behind easily; this shows where. Languages with few pages in common are not compared.",
  },
  "nav/version-parity": {
    severity: "info",
    since: "0.2",
    title: "A version lacks pages that another has",
    explanation:
      "Each version is compared with the default one beside it, page by page, ignoring folders that only one of them has. Old versions mostly stay as they are, so this is off unless a rule turns it on. Versions that share less than half of their pages are not compared.",
  },
  "nav/unpublished-page": {
    severity: "warning",
    since: "0.2",
    title: "The hosted platform does not publish the file of an entry",
    explanation:
      "README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md, in any folder and in upper or lower case, are about the repository. The hosted platform (dialect mintlify) leaves them out, even if an entry of the navigation names them. With the extension .mdx they are pages.",
  },
} as const satisfies Record<string, CodeDescription>;
