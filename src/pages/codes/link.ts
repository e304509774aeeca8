import { linked, redirectFiles, remote, TWO_LANGUAGES, TWO_VERSIONS } from "../../codes/examples/link.ts";
import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { countOf, didYouMean, joinExamples, joinList, quote } from "../../diagnostic/words.ts";
import type { PagesOfFolder } from "../../navigation/pages/nearest-page.ts";
import type { Unlinkable } from "../anchors/unlinkable-titles.ts";

/** `target` is what is written, `address` what it means from the docs root. */
export const linkPageNotFound = code("link/page-not-found", {
  severity: "error",
  since: "0.2",
  title: "A link leads to a page that does not exist",
  explanation:
    "Links that begin with a dot are relative to the folder of the page; all others start at the docs root. A link is alive if a page file, a generated page, a file or a redirect has its address. Case matters.",
  byTarget: {
    facts: ["case", "address", "to"],
    message: {
      folder: "{pages} link to {address}, a folder without an index page",
      redirect: "{pages} link to {address}, which is redirected to {to}, which does not exist",
      page: "{pages} link to {address}, which does not exist",
      web: "{pages} link to {address}, which does not exist",
      outside: "{pages} link to {address}, which does not exist",
    },
  },
  example: contentExample("[start](/itro)", "[start](/intro)"),
  cases: {
    page: ({ target, suggestions }: { target: string; address: string; suggestions: readonly string[] }) => ({
      message: `${quote(target)} does not exist`,
      hint: didYouMean(suggestions) ?? "correct the link, add the page, or add a redirect",
    }),
    web: ({ target, meant }: { target: string; address: string; meant: string }) => ({
      message: `${quote(target)} is read as a page of this site, which does not exist`,
      hint: `did you mean ${quote(meant)}?`,
    }),
    folder: ({ target, pages }: { target: string; address: string; pages: PagesOfFolder }) => ({
      message: `${quote(target)} is a folder of ${countOf(pages.count, "page")} without an index page`,
      hint: `link to one of its pages (${joinExamples(pages.examples.slice(0, 3), pages.count)}), or add an index page`,
    }),
    /** A redirect has the address, and leads to none. */
    redirect: ({ target, to }: { target: string; address: string; to: string }) => ({
      message: `${quote(target)} is redirected to ${quote(to)}, which does not exist`,
      hint: "correct the link or the redirect",
    }),
    outside: ({ target }: { target: string; address: string }) => ({
      message: `${quote(target)} leads out of the docs root`,
      hint: "use an address of this site, or a full URL",
    }),
  },
});

export const linkAnchorNotFound = code("link/anchor-not-found", {
  severity: "warning",
  since: "0.2",
  title: "A link leads to an anchor that does not exist",
  explanation:
    "Anchors come from headings of levels 1 to 4, from ids behind headings (`{#own-id}`) and of components, and from the titles of tabs, accordions, updates and steps. A browser shows the top of the page if it does not find the anchor.",
  byTarget: {
    facts: ["page", "anchor"],
    message: "{pages} link to the anchor {anchor} of {page}, which does not exist",
  },
  example: contentExample("## Set up\n\n[see](#setup)", "## Set up\n\n[see](#set-up)"),
  message: ({ page, anchor }: MissingAnchor) => `${quote(page)} has no anchor ${quote(anchor)}`,
  hint: ({ suggestions, title }: MissingAnchor) => {
    if (title === "step") return 'the step of that title has no anchor: give it an id, or titleSize="h3"';
    if (title === "heading")
      return "headings of level 5 and 6 have no anchor: link to one above it, or give it level 4";
    return didYouMean(suggestions) ?? "link to a heading of the page, or to the page itself";
  },
});

interface MissingAnchor {
  readonly page: string;
  readonly anchor: string;
  readonly suggestions: readonly string[];
  /** What has the anchor as its title. */
  readonly title?: Unlinkable;
}

export const linkAssetNotFound = code("link/asset-not-found", {
  severity: "error",
  since: "0.2",
  title: "A page names a file that does not exist",
  explanation:
    "Images, films and downloads are files of the docs root. A path that begins with a dot is relative to the folder of the page; all others start at the docs root. Case matters.",
  byTarget: { facts: ["address"], message: "{pages} name the file {address}, which does not exist" },
  example: contentExample("![logo](/lgoo.png)", "![logo](/logo.png)", { "logo.png": "" }),
  message: ({ target }: { target: string; address: string; suggestions: readonly string[] }) =>
    `the file ${quote(target)} does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "add the file, or correct the path",
});

export const linkRedirected = code("link/redirected", {
  severity: "info",
  since: "0.2",
  title: "A link leads to a redirect",
  explanation: "The link works, but readers wait for one more request. Off unless a rule turns it on.",
  onlyIfAsked: true,
  often: { advice: [], message: "{count} links lead to redirects" },
  example: { wrong: redirectFiles("/start"), right: redirectFiles("/intro") },
  message: ({ target, to }: { target: string; to: string }) => `${quote(target)} is redirected to ${quote(to)}`,
  hint: ({ to }: { target: string; to: string }) => `link to ${quote(to)}`,
});

export const linkOtherLanguage = code("link/other-language", {
  severity: "info",
  since: "0.2",
  title: "A link leads to another language, though its page exists in this one",
  explanation: "Readers change the language without wanting to when they follow the link.",
  often: { advice: [], message: "{count} links lead to another language, though their pages exist in this one" },
  example: {
    wrong: linked(TWO_LANGUAGES, ["en", "fr"], "/en/b"),
    right: linked(TWO_LANGUAGES, ["en", "fr"], "/fr/b"),
  },
  message: ({ target, other, own }: { target: string; other: string; own: string; suggestion: string }) =>
    `${quote(target)} is in language ${quote(other)}, and this page in ${quote(own)}`,
  hint: ({ suggestion }: { target: string; other: string; own: string; suggestion: string }) =>
    `link to ${quote(suggestion)}`,
});

export const linkOtherVersion = code("link/other-version", {
  severity: "info",
  since: "0.2",
  title: "A link leads to another version, though its page exists in this one",
  explanation: "Readers change the version without wanting to when they follow the link.",
  often: { advice: [], message: "{count} links lead to another version, though their pages exist in this one" },
  example: {
    wrong: linked(TWO_VERSIONS, ["v2", "v1"], "/v2/b"),
    right: linked(TWO_VERSIONS, ["v2", "v1"], "/v1/b"),
  },
  message: ({ target, other, own }: { target: string; other: string; own: string; suggestion: string }) =>
    `${quote(target)} is in version ${quote(other)}, and this page in ${quote(own)}`,
  hint: ({ suggestion }: { target: string; other: string; own: string; suggestion: string }) =>
    `link to ${quote(suggestion)}`,
});

export const linkNotPortable = code("link/not-portable", {
  severity: "info",
  since: "0.2",
  title: "A link works only where the host is lenient",
  explanation:
    "The hosted platform forgives a wrong case, backslashes and folders without an index page, of which it opens the first page of the navigation; other hosts and file systems do not. At the address of a page with the extension of its file (`/guide.mdx`), its link checker sees the page; readers get an error, or the source of the page.",
  often: { advice: [], message: "{count} links work only where the host is lenient" },
  example: contentExample("[start](/Intro)", "[start](/intro)"),
  cases: {
    case: ({ target, actual }: { target: string; actual: string }) => ({
      message: `${quote(target)} is ${quote(actual)} with other capitals`,
      hint: `use ${quote(actual)}`,
    }),
    extension: ({ target, actual }: { target: string; actual: string }) => ({
      message: `${quote(target)} has the extension of the page's file, which its address lacks`,
      hint: `use ${quote(actual)}`,
    }),
    /** The hosted platform opens the first page below it. */
    folder: ({ target, first }: { target: string; first: string }) => ({
      message: `${quote(target)} is a folder without an index page`,
      hint: `link to ${quote(first)}, which the hosted platform opens, or add an index page`,
    }),
    backslash: ({ target }: { target: string }) => ({
      message: `${quote(target)} has backslashes`,
      hint: "use slashes",
    }),
  },
});

export const linkNotChecked = code("link/not-checked", {
  severity: "info",
  since: "0.2",
  title: "Links could not be checked",
  explanation:
    "A spec makes pages. If it could not be read, a link below its directory may lead to one of them, so it is not called dead. With `--external`, addresses outside the public internet are not asked, and a host that wants to be left alone for long is.",
  example: {
    wrong: remote('"openapi": "https://api.example.com/openapi.json", '),
    right: { ...remote(""), "intro.mdx": "" },
  },
  cases: {
    specs: ({ count, specs }: { count: number; specs: readonly string[] }) => ({
      message: `${countOf(count, "link")} may lead to pages of ${joinList(specs.slice(0, 3).map(quote), "and")}${specs.length > 3 ? " and others" : ""}, which ${specs.length === 1 ? "was" : "were"} not read`,
      hint: "let specs be read from their hosts with --allow-remote",
    }),
    /** Of the web: not public, or the host asked for patience. */
    address: ({ count }: { count: number }) => ({
      message: `nobody answered for ${countOf(count, "address", "addresses")}: hosts asked to wait, are not on the public internet, or the time for all was up`,
      hint: "check again later, or name such addresses in ignoreLinks of docsjson.config.json",
    }),
  },
});

export const linkExternalDead = code("link/external-dead", {
  severity: "warning",
  since: "0.2",
  title: "A link leads to an address of the web where nothing is",
  explanation:
    "Only `check --external` asks. An address is dead if its host does not exist or does not answer, if it redirects without end, or if the status is 404, 410 or that of a server error. What wants a password is alive.",
  byTarget: { facts: ["address"], message: "{pages} link to {address}, where nothing is" },
  example: {
    ...contentExample("[paper](https://example.com/lost)", "[paper](https://example.com/)"),
    isSketch: true,
  },
  cases: {
    status: ({ target, status }: External & { status: number }) => ({
      message: `${quote(target)} is answered with status ${status}`,
      hint: CORRECT,
    }),
    "no-address": ({ target }: External) => ({ message: `the host of ${quote(target)} does not exist`, hint: CORRECT }),
    timeout: ({ target, seconds }: External & { seconds: number }) => ({
      message: `${quote(target)} gave no answer within ${countOf(seconds, "second")}`,
      hint: CORRECT,
    }),
    redirects: ({ target, limit }: External & { limit: number }) => ({
      message: `${quote(target)} is redirected more than ${limit} times`,
      hint: CORRECT,
    }),
    connection: ({ target, says }: External & { says: string }) => ({
      message: `${quote(target)} can't be reached: ${says}`,
      hint: CORRECT,
    }),
  },
});

/** `address`: what was asked for, without the fragment. */
interface External {
  readonly target: string;
  readonly address: string;
}

const CORRECT = "correct or remove the link; ignoreLinks of docsjson.config.json leaves addresses out";
