import type { REDIRECT_CODES } from "../areas/redirect.ts";
import type { CodeExample, ExampleFiles } from "./example.ts";

const PAGES: ExampleFiles = { "intro.mdx": "", "guide.mdx": "" };

/** A site with two pages and these redirects. */
const redirectExample = (wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": docsWith(wrong), ...PAGES },
  right: { "docs.json": docsWith(right), ...PAGES },
});

const docsWith = (list: string): string => `{ "navigation": { "pages": ["intro", "guide"] }, "redirects": [${list}] }`;

const redirect = (source: string, destination: string): string =>
  `{ "source": "${source}", "destination": "${destination}" }`;

export const REDIRECT_EXAMPLES: Readonly<Record<keyof typeof REDIRECT_CODES, CodeExample>> = {
  "redirect/duplicate-source": redirectExample(
    `${redirect("/old", "/intro")}, ${redirect("/old", "/guide")}`,
    redirect("/old", "/intro"),
  ),
  "redirect/source": redirectExample(redirect("/old#setup", "/guide"), redirect("/old", "/guide")),
  "redirect/unknown-placeholder": redirectExample(
    redirect("/old/:slug*", "https://old.example.com/:path*"),
    redirect("/old/:slug*", "https://old.example.com/:slug*"),
  ),
  "redirect/loop": redirectExample(`${redirect("/a", "/b")}, ${redirect("/b", "/a")}`, redirect("/a", "/intro")),
  "redirect/chain": redirectExample(
    `${redirect("/v1", "/v2")}, ${redirect("/v2", "/intro")}`,
    `${redirect("/v1", "/intro")}, ${redirect("/v2", "/intro")}`,
  ),
  "redirect/shadowed-page": redirectExample(redirect("/guide", "/intro"), redirect("/guides", "/guide")),
  "redirect/dead-destination": redirectExample(redirect("/start", "/guied"), redirect("/start", "/guide")),
  "redirect/base-path": redirectExample(
    [1, 2, 3, 4, 5].map((year) => redirect(`/docs/v${year}`, "/docs/guide")).join(", "),
    [1, 2, 3, 4, 5].map((year) => redirect(`/v${year}`, "/guide")).join(", "),
  ),
};
