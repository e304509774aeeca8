import type { CodeDescription } from "./description.ts";

export const REDIRECT_CODES = {
  "redirect/duplicate-source": {
    severity: "error",
    tag: "unnecessary",
    title: "Two redirects have the same source",
    explanation:
      "One address can lead to one destination only. The hosted platform rejects a docs.json in which two redirects have exactly the same source; of two that differ in a slash at the end or in the name of a placeholder, only the first has an effect.",
  },
  "redirect/source": {
    severity: "warning",
    title: "The source of a redirect matches no address",
    explanation:
      "Redirects are looked up by the path of an address. Browsers do not send the part after `#`, and the part after `?` is not compared; the source is a path of this site; and the hosted platform needs `/.well-known/acme-challenge` for its certificates.",
  },
  "redirect/unknown-placeholder": {
    severity: "warning",
    title: "A redirect's destination uses a placeholder that its source lacks",
    explanation:
      "`:name` in a source matches one segment of a path, `:name*` and `*` match any number of them. The destination repeats what they matched under the same name.",
  },
  "redirect/loop": {
    severity: "warning",
    title: "Redirects lead in a circle",
    explanation:
      "Each redirect of the circle leads to the next one, so a browser gives up with an error. Readers cannot open any of these addresses.",
  },
  "redirect/chain": {
    severity: "info",
    title: "A redirect leads to another redirect",
    explanation:
      "Each further redirect is another request before the page appears, and search engines follow a few at most.",
  },
  "redirect/shadowed-page": {
    severity: "warning",
    title: "A redirect hides a page",
    explanation:
      "A redirect takes effect before any page is looked for. It is a warning for pages of the navigation, whose links in the sidebar then lead somewhere else; for redirects with `permanent: false`, and for other page files, which are often leftovers, it is information.",
  },
  "redirect/dead-destination": {
    severity: "warning",
    title: "A redirect leads to an address without a page",
    explanation:
      "The destination is neither a page file, nor a page made from a spec, nor a folder with pages, nor the source of another redirect. Addresses of files such as `.pdf`, and of pages made from a spec that is not read, are not checked.",
  },
  "redirect/base-path": {
    severity: "warning",
    since: "0.2",
    title: "The redirects are written with a base path",
    explanation:
      "Most redirects lead to addresses below one folder, such as /docs, in which the site has no page, and the pages exist without that folder: the site is published below this path. Set `basePath` in docsjson.config.json, so that links, redirects and the commands that write them know it.",
  },
} as const satisfies Record<string, CodeDescription>;
