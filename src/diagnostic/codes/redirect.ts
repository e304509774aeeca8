import { define, defineCases } from "../define.ts";
import { countOf, didYouMean, joinExamples, quote } from "../words.ts";

/** Codes about `redirects` of docs.json. */
export const REDIRECT_CODES = {
  "redirect/duplicate-source": define<{ source: string; first: string }>({
    severity: "error",
    title: "Two redirects have the same source",
    message: ({ source, first }) =>
      source === first
        ? `an earlier redirect already has the source ${quote(source)}`
        : `the source ${quote(source)} matches the same addresses as ${quote(first)} of an earlier redirect`,
    hint: () => "remove one of the two",
    explanation:
      "One address can lead to one destination only. The hosted platform rejects a docs.json in which two redirects have exactly the same source; of two that differ in a slash at the end or in the name of a placeholder, only the first has an effect.",
  }),
  "redirect/source": defineCases({
    severity: "warning",
    title: "The source of a redirect matches no address",
    explanation:
      "Redirects are looked up by the path of an address. Browsers do not send the part after `#`, and the part after `?` is not compared; the source is a path of this site; and the hosted platform needs `/.well-known/acme-challenge` for its certificates.",
    cases: {
      mark: ({ source, mark }: { source: string; mark: "#" | "?" }) => ({
        message: `the source ${quote(source)} contains "${mark}", so it matches no address`,
        hint: `use the path alone, ${quote(source.slice(0, source.search(/[?#]/)) || "/")}, or remove the redirect`,
      }),
      url: ({ source }: { source: string }) => ({
        message: `the source ${quote(source)} is a URL, but only paths of this site can be redirected`,
        hint: 'use the path, such as "/old/page"',
      }),
      reserved: ({ source }: { source: string }) => ({
        message: `the source ${quote(source)} covers /.well-known/acme-challenge, which the hosted platform needs for certificates`,
        hint: "use a narrower source",
      }),
    },
  }),
  "redirect/unknown-placeholder": define<{ name: string; source: string }>({
    severity: "warning",
    title: "A redirect's destination uses a placeholder that its source lacks",
    message: ({ name, source }) => `the source ${quote(source)} has no ${name}, so the destination contains it as text`,
    hint: ({ name }) => `add ${name} to the source, or remove it from the destination`,
    explanation:
      "`:name` in a source matches one segment of a path, `:name*` and `*` match any number of them. The destination repeats what they matched under the same name.",
  }),
  "redirect/loop": define<{ sources: readonly string[]; count: number; isGrowing: boolean }>({
    severity: "warning",
    title: "Redirects lead in a circle",
    message: ({ sources: [first = ""], sources, count, isGrowing }) =>
      isGrowing
        ? `${quote(first)} matches its own destination, so it redirects again and again`
        : count === 1
          ? `${quote(first)} redirects to itself`
          : `${countOf(count, "redirect")} lead in a circle: ${[...sources.map(quote), ...(count > sources.length ? ["…"] : []), quote(first)].join(" → ")}`,
    hint: () => "change one of the destinations to an existing page",
    explanation:
      "Each redirect of the circle leads to the next one, so a browser gives up with an error. Readers cannot open any of these addresses.",
  }),
  "redirect/chain": define<{ destination: string; end: string; hops: number }>({
    severity: "info",
    title: "A redirect leads to another redirect",
    message: ({ destination, end, hops }) =>
      `${quote(destination)} is itself redirected, so readers reach ${quote(end)} after ${countOf(hops, "redirect")}`,
    hint: ({ end }) => `redirect to ${quote(end)} at once`,
    explanation:
      "Each further redirect is another request before the page appears, and search engines follow a few at most.",
  }),
  "redirect/shadowed-page": define<{ path: string; destination: string; isListed: boolean }>({
    severity: "warning",
    title: "A redirect hides a page",
    message: ({ path, destination, isListed }) =>
      isListed
        ? `readers cannot open the page ${quote(path)} of the navigation, because this redirects it to ${quote(destination)}`
        : `readers cannot open the page file ${quote(path)}, because this redirects it to ${quote(destination)}`,
    hint: ({ isListed }) =>
      isListed ? "remove the redirect, or remove the page from the navigation" : "remove the redirect or the file",
    explanation:
      "A redirect takes effect before any page is looked for. It is a warning for pages of the navigation, whose links in the sidebar then lead somewhere else; for redirects with `permanent: false`, and for other page files, which are often leftovers, it is information.",
  }),
  "redirect/dead-destination": define<{
    destination: string;
    suggestions: readonly string[];
    sources: number;
    examples: readonly string[];
  }>({
    severity: "warning",
    title: "A redirect leads to an address without a page",
    message: ({ destination, sources, examples }) =>
      sources === 1
        ? `no page has the address ${quote(destination)}`
        : `no page has the address ${quote(destination)}, to which ${countOf(sources, "redirect")} lead: ${joinExamples(examples.map(quote), sources)}`,
    hint: ({ suggestions }) =>
      didYouMean(suggestions) ?? "use the address of an existing page, or a full URL if it is outside of this site",
    explanation:
      "The destination is neither a page file, nor a page made from a spec, nor a folder with pages, nor the source of another redirect. Addresses of files such as `.pdf`, and of pages made from a spec that is not read, are not checked.",
  }),
};
