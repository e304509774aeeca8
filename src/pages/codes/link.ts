import { code } from "../../diagnostic/code.ts";
import { countOf, didYouMean, joinExamples, joinList, quote } from "../../diagnostic/words.ts";
import type { PagesOfFolder } from "../../navigation/pages/nearest-page.ts";
import type { Unlinkable } from "../anchors/unlinkable-titles.ts";

/** `target` is what is written, `address` what it means from the docs root. */
export const linkPageNotFound = code("link/page-not-found", {
  severity: "error",
  cases: {
    page: ({ target, suggestions }: { target: string; address: string; suggestions: readonly string[] }) => ({
      message: `${quote(target)} does not exist`,
      hint: didYouMean(suggestions) ?? "correct the link, add the page, or add a redirect",
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
  message: ({ target }: { target: string; address: string; suggestions: readonly string[] }) =>
    `the file ${quote(target)} does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "add the file, or correct the path",
});

export const linkRedirected = code("link/redirected", {
  severity: "info",
  message: ({ target, to }: { target: string; to: string }) => `${quote(target)} is redirected to ${quote(to)}`,
  hint: ({ to }: { target: string; to: string }) => `link to ${quote(to)}`,
});

export const linkOtherLanguage = code("link/other-language", {
  severity: "info",
  message: ({ target, other, own }: { target: string; other: string; own: string; suggestion: string }) =>
    `${quote(target)} is in language ${quote(other)}, and this page in ${quote(own)}`,
  hint: ({ suggestion }: { target: string; other: string; own: string; suggestion: string }) =>
    `link to ${quote(suggestion)}`,
});

export const linkOtherVersion = code("link/other-version", {
  severity: "info",
  message: ({ target, other, own }: { target: string; other: string; own: string; suggestion: string }) =>
    `${quote(target)} is in version ${quote(other)}, and this page in ${quote(own)}`,
  hint: ({ suggestion }: { target: string; other: string; own: string; suggestion: string }) =>
    `link to ${quote(suggestion)}`,
});

export const linkNotPortable = code("link/not-portable", {
  severity: "info",
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
