import type { CodeClaim, ScannedPage } from "../scanned-page.ts";
import type { CodeFacts } from "./code-facts.ts";
import { costsTooMuch } from "./parsing-cost.ts";
import { brokenExpression, type PageSyntaxFault } from "./syntax-fault.ts";

/** What keeps a page from being MDX; without that, what its code shows, as far as that was read. */
interface ParsedPage {
  readonly faults: readonly PageSyntaxFault[];
  readonly code?: CodeFacts;
}

/**
 * What keeps a page from being MDX. Where only its code is in doubt, a parser of JavaScript looks at that; the parser of
 * MDX, which takes a hundred times as long as the scan, is loaded for the rest alone.
 */
export async function findFaults(
  text: string,
  { code, doubtful, repeated: names, cut }: Pick<ScannedPage, "code" | "cut" | "doubtful" | "repeated">,
  options: { markdown: boolean },
): Promise<ParsedPage> {
  const repeated = names.map((each) => ({ case: "repeated-name" as const, ...each }));
  if (!doubtful && code.length === 0) return { faults: repeated };
  if (!doubtful) {
    // What other tools have in braces (`{% note %}`) is no JavaScript, and ends nothing else of a page.
    const { factsOfClaims } = await import("./code-facts.ts");
    const isTemplate = ({ kind, start }: CodeClaim): boolean => kind === "expression" && text[start] === "%";
    const facts = factsOfClaims(
      text,
      code.filter((claim) => !isTemplate(claim)),
    );
    const templates = code.filter(isTemplate).map((claim) => brokenExpression(text, claim.start).fault);
    if (facts) return { faults: [...repeated, ...templates], code: facts };
  }
  if (costsTooMuch(text)) return { faults: [{ case: "not-checked", start: 0, end: 0 }] };
  const { faults } = (await import("./parse-mdx.ts")).parseMdx(text, options);
  const isRepeated = ({ case: what, start, end }: PageSyntaxFault): boolean =>
    what === "module" && repeated.some((each) => each.start >= start && each.start <= end);
  const others = faults.filter((fault) => !isRepeated(fault));
  return { faults: [...repeated, ...withCuts(text, others, cut)] };
}

/** The faults, but one for all that an end of a table's cell makes of what it cuts. */
function withCuts(text: string, faults: readonly PageSyntaxFault[], cut: ScannedPage["cut"]): PageSyntaxFault[] {
  const told = new Map<object, PageSyntaxFault>();
  for (const fault of faults) {
    const found = cut.find(({ start, until }) => start <= fault.start && fault.start < until);
    const { start, end } = found ?? fault;
    told.set(found ?? fault, found ? { case: "cut", code: text.slice(start, end), start, end } : fault);
  }
  return [...told.values()];
}
