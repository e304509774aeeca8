import { groupBy } from "../../diagnostic/group-by.ts";
import { countOf } from "../../diagnostic/words.ts";
import { type Cause, groupByCause } from "../../report/causes.ts";
import { countSeverities, summaryLine } from "../../report/summary.ts";
import { placeName } from "../../report/text/place-name.ts";
import { printable } from "../../report/text/printable.ts";
import { checkSite } from "../../site/check-site.ts";
import { findingFilter, matcherOf } from "../finding-filter.ts";
import { type Argument, tool } from "../tool.ts";

/** How many places of a cause are named. */
const MOST_PLACES = 5;
/** With more codes, their counts come before the findings. */
const FEW_CODES = 3;

export const CODE_ARGUMENT = {
  type: "string",
  description: "Only this code (nav/page-not-found) or area (nav)",
} as const satisfies Argument;
export const FILE_ARGUMENT = {
  type: "string",
  description: "Only this file, folder (guides/) or pattern (guides/**/*.mdx), from the docs root",
} as const satisfies Argument;

export const checkTool = tool({
  name: "check",
  description:
    "Finds what is wrong with a documentation site: docs.json, pages, links, specs. Counts by code come first; findings with one cause are one entry, the worst first. Call it after you changed pages or docs.json.",
  arguments: {
    code: CODE_ARGUMENT,
    file: FILE_ARGUMENT,
    since: { type: "string", description: "Only files that have changed since a git revision, such as main" },
    severity: { type: "string", enum: ["error", "warning", "info"], description: "Only this severity" },
  },
  writes: false,
  async run({ code, file, since, severity }, { site, options }) {
    const path = await site();
    const isWanted = await findingFilter({ code, file, since, severity }, path, options);
    if (typeof isWanted !== "function") return isWanted;
    const { value, diagnostics } = await checkSite(path, options);
    const { files, contents, texts } = value.site;
    const matches = file === undefined ? undefined : matcherOf(file);
    const names = [files, contents, texts].flatMap((known) => [...(known?.keys() ?? [])]);
    if (matches && !names.some(matches) && !diagnostics.some((each) => matches(each.file)))
      return { failed: true, head: `The site has no file ${JSON.stringify(file)}.` };
    const wanted = diagnostics.filter(isWanted);
    const causes = groupByCause(wanted, { sources: value.site.configTexts });
    const isPart = wanted.length < diagnostics.length;
    const all = isPart ? ` (of ${countOf(diagnostics.length, "finding")} in all)` : "";
    const counts = [...groupBy(wanted, (each) => each.code)].map(([name, found]) => [name, found.length] as const);
    const fixable = wanted.filter(({ fixes }) => fixes.length === 1).length;
    return {
      head: `${summaryLine(wanted, { pages: value.navigation?.pages.length ?? 0 })}${all}${counts.length > FEW_CODES ? `. By code: ${counts.map(([name, count]) => `${name} ${count}`).join(", ")}` : ""}`,
      content: causes.map(describeCause),
      noun: "cause",
      foot: footOf(wanted.length, fixable),
      data: { ...countSeverities(wanted), fixable, codes: Object.fromEntries(counts) },
    };
  },
});

const footOf = (count: number, fixable: number): string | undefined => {
  if (count === 0) return undefined;
  const fixes =
    fixable === 0
      ? "None of them has a correction that fix could make."
      : `fix plans the corrections of ${fixable} of them.`;
  return `explain tells more of a code. ${fixes}`;
};

function describeCause({ findings, message, hint }: Cause): string {
  const [first] = findings;
  const times = findings.length === 1 ? "" : ` ×${findings.length}`;
  const places = findings.slice(0, MOST_PLACES).map(placeName).join(", ");
  const more = findings.length > MOST_PLACES ? `, … ${findings.length - MOST_PLACES} more (file or code narrows)` : "";
  const advice = hint ?? first.hint;
  const said = `${first.severity} ${first.code}${times}: ${message ?? first.message}`;
  return printable(`${said}${advice === undefined ? "" : ` (${advice})`} at ${places}${more}`);
}
