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
};
