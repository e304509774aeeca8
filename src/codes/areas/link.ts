import type { CodeDescription } from "./description.ts";

export const LINK_CODES = {
  "link/page-not-found": {
    severity: "error",
    since: "0.2",
    title: "A link leads to a page that does not exist",
    explanation:
      "Links that begin with a dot are relative to the folder of the page; all others start at the docs root. A link is alive if a page file, a generated page, a file or a redirect has its address. Case matters.",
  },
  "link/folder-moved": {
    severity: "error",
    since: "0.2",
    title: "Links lead into a folder whose pages are in another one",
    explanation:
      "One finding in the place of five or more dead links: their folder does not exist, and nearly all of their pages are in another folder. One redirect with `:slug*` mends them all, and the addresses that others know.",
  },
  "link/anchor-not-found": {
    severity: "warning",
    since: "0.2",
    title: "A link leads to an anchor that does not exist",
    explanation:
      "Anchors come from headings of levels 1 to 4, from ids behind headings (`{#own-id}`) and of components, and from the titles of tabs, accordions, updates and steps. A browser shows the top of the page if it does not find the anchor.",
  },
  "link/asset-not-found": {
    severity: "error",
    since: "0.2",
    title: "A page names a file that does not exist",
    explanation:
      "Images, films and downloads are files of the docs root. A path that begins with a dot is relative to the folder of the page; all others start at the docs root. Case matters.",
  },
  "link/redirected": {
    severity: "info",
    since: "0.2",
    title: "A link leads to a redirect",
    explanation: "The link works, but readers wait for one more request. Off unless a rule turns it on.",
  },
  "link/other-language": {
    severity: "info",
    since: "0.2",
    title: "A link leads to another language, though its page exists in this one",
    explanation: "Readers change the language without wanting to when they follow the link.",
  },
  "link/other-version": {
    severity: "info",
    since: "0.2",
    title: "A link leads to another version, though its page exists in this one",
    explanation: "Readers change the version without wanting to when they follow the link.",
  },
  "link/not-portable": {
    severity: "info",
    since: "0.2",
    title: "A link works only where the host is lenient",
    explanation:
      "The hosted platform forgives a wrong case, backslashes and folders without an index page, of which it opens the first page of the navigation; other hosts and file systems do not. At the address of a page with the extension of its file (`/guide.mdx`), its link checker sees the page; readers get an error, or the source of the page.",
  },
  "link/malformed": {
    severity: "warning",
    since: "0.2",
    title: "A link is not written as one",
    explanation:
      "A space between `[text]` and `(address)`, an address that is missing or begins with two schemes, with a misspelt one (`htps://`) or with `www.` instead of one: readers see brackets, or are led to a page that does not exist.",
  },
  "link/undefined-reference": {
    severity: "warning",
    since: "0.2",
    title: "A reference names an address that the page does not define",
    explanation:
      "`[text][label]` is a link if a line `[label]: /address` is on the page. Without it, readers see the brackets.",
  },
  "link/base-path": {
    severity: "warning",
    since: "0.2",
    title: "Links of docs.json and specs are written with a base path",
    explanation:
      "Most of these links lead to addresses below one folder, such as /docs, in which the site has no page, and the pages exist without that folder: the site is published below this path. Set `basePath` in docsjson.config.json.",
  },
  "link/not-checked": {
    severity: "info",
    since: "0.2",
    title: "Links could not be checked",
    explanation:
      "A spec makes pages. If it could not be read, a link below its directory may lead to one of them, so it is not called dead. With `--external`, addresses outside the public internet are not asked, and a host that wants to be left alone for long is.",
  },
  "link/external-dead": {
    severity: "warning",
    since: "0.2",
    title: "A link leads to an address of the web where nothing is",
    explanation:
      "Only `check --external` asks. An address is dead if its host does not exist or does not answer, if it redirects without end, or if the status is 404, 410 or that of a server error. What wants a password is alive.",
  },
} as const satisfies Record<string, CodeDescription>;
