import { isKnownCode } from "../../codes/table.ts";
import { countOf } from "../../diagnostic/words.ts";
import { type Cause, groupByCause } from "../../report/causes.ts";
import { codesOfArea } from "../../report/explain-code.ts";
import { summaryLine } from "../../report/summary.ts";
import { placeName } from "../../report/text/place-name.ts";
import { printable } from "../../report/text/printable.ts";
import { checkSite } from "../../site/check-site.ts";
import { tool } from "../tool.ts";
import { unknownCode } from "./explain.ts";

/** How many places of a cause are named. */
const MOST_PLACES = 5;

export const check = tool({
  name: "check",
  description:
    "Finds what is wrong with a documentation site: docs.json, pages, links, specs. Findings with one cause are one entry, the worst first. Call it after you changed pages or docs.json.",
  arguments: {
    code: { type: "string", description: "Only this code (nav/page-not-found) or area (nav)" },
    file: { type: "string", description: "Only findings in this file, by path from the docs root" },
    severity: { type: "string", enum: ["error", "warning", "info"], description: "Only this severity" },
  },
  writes: false,
  async run({ code, file, severity }, { site, options }) {
    if (code !== undefined && !isKnownCode(code) && codesOfArea(code).length === 0) return unknownCode(code);
    const { value, diagnostics } = await checkSite(await site(), options);
    const { files, contents, texts } = value.site;
    const isThere = (name: string) => [files, contents, texts].some((known) => known?.has(name));
    if (file !== undefined && !isThere(file) && !diagnostics.some((each) => each.file === file))
      return { failed: true, head: `The site has no file ${JSON.stringify(file)}.` };
    const wanted = diagnostics.filter(
      (each) =>
        (code === undefined || each.code === code || each.code.startsWith(`${code}/`)) &&
        (file === undefined || each.file === file) &&
        (severity === undefined || each.severity === severity),
    );
    const causes = groupByCause(wanted, { sources: value.site.configTexts });
    const isPart = wanted.length < diagnostics.length;
    const all = isPart ? ` (of ${countOf(diagnostics.length, "finding")} in all)` : "";
    return {
      head: `${summaryLine(wanted, { pages: value.navigation?.pages.length ?? 0 })}${all}`,
      content: causes.map(describeCause),
      noun: "cause",
      foot:
        wanted.length > 0 ? "explain tells more of a code; fix plans the corrections that findings offer." : undefined,
    };
  },
});

function describeCause({ findings, message, hint }: Cause): string {
  const [first] = findings;
  const times = findings.length === 1 ? "" : ` ×${findings.length}`;
  const places = findings.slice(0, MOST_PLACES).map(placeName).join(", ");
  const more = findings.length > MOST_PLACES ? `, … ${findings.length - MOST_PLACES} more (file or code narrows)` : "";
  const advice = hint ?? first.hint;
  const said = `${first.severity} ${first.code}${times}: ${message ?? first.message}`;
  return printable(`${said}${advice === undefined ? "" : ` (${advice})`} at ${places}${more}`);
}
