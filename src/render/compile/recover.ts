import { parsingCost } from "../../pages/read/syntax/parsing-cost.ts";
import { outsideCode } from "../../vocabulary/files/markdown-code.ts";
import { type CompiledPage, compileMdx, type Reading, type SyntaxFault } from "./compile-mdx.ts";

/** A compiled page, and the faults that were taken for text. */
export interface RecoveredPage {
  readonly page: CompiledPage;
  readonly faults: readonly SyntaxFault[];
}

/** How many faults of one page are taken for text one by one, and what compiling once more for them may cost. */
const MOST_FAULTS = 40;
const MOST_RECOMPILED = 700_000;

/** A page that costs more is not compiled: what nests so often is not written by hand. */
const MOST_COMPILED = 1_700_000;

const TOO_COSTLY: SyntaxFault = {
  line: 1,
  column: 1,
  message: "too much in it nests or repeats, so it is shown as it is written",
};

/** How often a page is read again because a dollar before a price was taken for the beginning of a formula. */
const MOST_ROUNDS = 10;

/**
 * Compiles a page, and where it isn't MDX, takes the character at the fault for text: `<` before a digit, a brace of
 * prose, a tag that nothing closes. What a page says is kept, whatever is wrong with it.
 */
export function compileOrRecover(
  text: string,
  { withCode = true, withModules = withCode }: Pick<Reading, "withCode" | "withModules"> = {},
): RecoveredPage {
  const cost = parsingCost(text);
  if (cost > MOST_COMPILED) return { page: asWritten(text), faults: [TOO_COSTLY] };
  const faults: SyntaxFault[] = [];
  // A dollar that begins no formula may have swallowed a tag.
  let withDollars = text.includes("$");
  let rounds = 0;
  let current = text;
  while (faults.length < MOST_FAULTS && faults.length * cost <= MOST_RECOMPILED) {
    try {
      const page = compileMdx(current, { withCode, withModules, withDollars });
      if (page.prices.length === 0) return { page, faults };
      withDollars = ++rounds < MOST_ROUNDS;
      current = escapeDollars(current, page.prices);
    } catch (error) {
      if (withDollars) {
        withDollars = false;
        continue;
      }
      const fault = error as SyntaxFault;
      faults.push(fault);
      const next = escapeAt(current, fault);
      if (next === undefined) break;
      current = next;
    }
  }
  return { page: asMarkdown(text), faults };
}

function escapeDollars(text: string, offsets: readonly number[]): string {
  const starts = [0, ...offsets];
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join("\\");
}

/**
 * A page as plain Markdown: its tags, braces and modules are text, in code too if it is in doubt where that ends. One that
 * costs too much is shown as it is written.
 */
export const compileAsText = (text: string): CompiledPage =>
  parsingCost(text) > MOST_COMPILED ? asWritten(text) : asMarkdown(text);

function asMarkdown(text: string): CompiledPage {
  try {
    return compileMdx(escapeAll(text), { withCode: false });
  } catch {
    return compileMdx(asProse(text), { withCode: false });
  }
}

function asWritten(text: string): CompiledPage {
  const props = JSON.stringify({ style: { whiteSpace: "pre-wrap" }, children: text });
  const code = `const { jsxDEV } = arguments[0]; return { default: () => jsxDEV("pre", ${props}) };`;
  return { code, components: new Map(), languages: new Set(), modules: [], prices: [], left: [] };
}

/** The text with the nearest mark of MDX at or before a fault taken for text. */
function escapeAt(text: string, fault: SyntaxFault): string | undefined {
  const tag = /(?:closing tag|end-tag|tag) (?:for )?`<[^`]*`(?: \((\d+):(\d+)-)?/.exec(fault.message);
  const place = tag?.[1] === undefined ? fault : { line: Number(tag[1]), column: Number(tag[2]) };
  const start = pointOffset(text, place);
  for (let at = Math.min(start, text.length - 1); at >= Math.max(0, start - 20_000); at--) {
    if ((text[at] === "{" || text[at] === "<" || text[at] === "}") && text[at - 1] !== "\\") {
      return `${text.slice(0, at)}\\${text.slice(at)}`;
    }
    if (/^(import|export)\b/.test(text.slice(at, at + 7)) && (at === 0 || text[at - 1] === "\n")) {
      return `${text.slice(0, at)}${asText(text[at] ?? "")}${text.slice(at + 1)}`;
    }
  }
  return undefined;
}

function pointOffset(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  return start + column - 1;
}

/** The text as plain Markdown: no tags, no braces, no modules. */
const escapeAll = (text: string): string =>
  outsideCode(text, (prose) => prose.replace(/(?<!\\)[{}<]/g, "\\$&").replace(/^[ie](?=mport\b|xport\b)/gm, asText));

const asProse = (text: string): string => text.replace(/[{}<`~]|^[ie](?=mport\b|xport\b)/gm, asText);

const asText = (character: string): string => `&#${character.charCodeAt(0)};`;
