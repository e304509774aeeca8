import { define, didYouMean } from "../define.ts";

export const NAV_CODES = {
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
      "The file exists and is published, but no element of the navigation lists it. That is fine for pages that are meant to be reached by link only.",
  }),
  "nav/parity": define<{ kind: string; name: string; other: string; count: number; examples: readonly string[] }>({
    severity: "info",
    title: "A language or version lacks pages that another has",
    message: ({ kind, name, other, count, examples }) =>
      `${kind} ${JSON.stringify(name)} lacks ${count === 1 ? "a page" : `${count} pages`} that ${JSON.stringify(other)} has: ${examples.join(", ")}${count > examples.length ? " and more" : ""}`,
    hint: () => "add the pages, unless they are meant to be missing",
    explanation:
      "Each language and version is compared with the default one beside it, page by page, without regard to the folder that is named after it. Translations fall behind easily; this says where.",
  }),
};
