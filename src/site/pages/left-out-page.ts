import { code, type FactsOf } from "../../diagnostic/code.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { FIX_TITLES, quote } from "../../diagnostic/words.ts";
import { pageNotFound } from "../../navigation/checks/page-not-found.ts";
import { type IgnoreRules, ignoresFile } from "../../vocabulary/files/ignore-rules.ts";
import { IGNORE_FILE } from "../../vocabulary/files/site-files.ts";
import { isBelowHidden } from "../../vocabulary/files/unpublished-files.ts";
import { locateInRoot } from "../config/docs-root.ts";
import type { Site } from "../site.ts";
import { ignoreRulesOf } from "./find-page-files.ts";

const LISTED = { "docs.json": '{ "navigation": { "pages": ["drafts/next"] } }', "drafts/next.mdx": "" };

export const leftOutPage = code("nav/left-out-page", {
  severity: "error",
  since: "0.2",
  title: "A page has a file, which is no page of the site",
  explanation:
    "The file of the entry is there, but it is left out: `.mintignore` names it, a name in its path begins with a dot, it is in `node_modules`, or it is a link that leads out of the docs root. Or its name only looks like the entry: `é` is one character or two (Unicode has a composed and a decomposed form), and file systems tell them apart.",
  example: { wrong: { ...LISTED, ".mintignore": "drafts/\n" }, right: LISTED },
  cases: {
    ignored: ({ file }: { file: string }) => ({
      message: `the file ${quote(file)} is left out, because ${IGNORE_FILE} names it`,
      hint: `remove the pattern from ${IGNORE_FILE}, or the entry from the navigation`,
    }),
    hidden: ({ file }: { file: string }) => ({
      message: `the file ${quote(file)} is left out: names that begin with a dot, and node_modules, are never published`,
      hint: "rename or move the file",
    }),
    outside: ({ file }: { file: string }) => ({
      message: `the file ${quote(file)} is a link that leads out of the docs root, so it is not read`,
      hint: "copy the file into the docs root",
    }),
    spelling: ({ file }: { file: string }) => ({
      message: `the name of the file ${quote(file)} looks the same as this entry, but has other characters (another Unicode form)`,
      hint: "copy the name of the file",
    }),
  },
});

/** The findings to tell instead of those of entries that seem to have no file, where one is there. */
export async function explainLeftOut(
  site: Site,
  diagnostics: readonly Diagnostic[],
): Promise<ReadonlyMap<Diagnostic, Finding>> {
  const explained = new Map<Diagnostic, Finding>();
  const missing = diagnostics.filter(({ code }) => code === pageNotFound.name);
  if (site.files === undefined || missing.length === 0) return explained;
  const root = { folder: site.folder, config: site.file };
  const ignored = await ignoreRulesOf(root);
  const lookAlikes = new Map([...site.pages.keys()].map((path) => [path.normalize(), path]));
  for (const each of missing) {
    const { file, pointer, range } = each;
    const place = { file, pointer, ...(range && { range }) };
    const path = String((each.args as FactsOf<typeof pageNotFound>).path);
    const twin = lookAlikes.get(path.normalize());
    if (twin !== undefined) {
      const fix = { title: FIX_TITLES.replace(twin), place, text: JSON.stringify(twin) };
      const facts = { case: "spelling", file: site.pages.get(twin)?.file ?? twin } as const;
      explained.set(each, finding(leftOutPage, facts, place, { fixes: [fix] }));
      continue;
    }
    for (const end of [".mdx", ".md"]) {
      const reason = await whyLeftOut(path + end, root, ignored);
      if (reason === undefined) continue;
      explained.set(each, finding(leftOutPage, { case: reason, file: path + end }, place));
      break;
    }
  }
  return explained;
}

async function whyLeftOut(
  file: string,
  root: Parameters<typeof locateInRoot>[0],
  ignored: IgnoreRules,
): Promise<"ignored" | "hidden" | "outside" | undefined> {
  const located = await locateInRoot(root, file);
  if ("problem" in located) return located.problem === "outside-root" ? "outside" : undefined;
  if (isBelowHidden(file)) return "hidden";
  return ignoresFile(ignored, file) ? "ignored" : undefined;
}
