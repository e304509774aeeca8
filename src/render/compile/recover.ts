import { ReadAgain, type TakenForText } from "../../pages/read/syntax/lenient-syntax.ts";
import { costsTooMuch, parsingCost } from "../../pages/read/syntax/parsing-cost.ts";
import { findFault, type PageSyntaxFault } from "../../pages/read/syntax/syntax-fault.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { outsideCode } from "../../vocabulary/files/markdown-code.ts";
import { type CompiledPage, compileMdx, type Reading } from "./compile-mdx.ts";

/** A compiled page, and the faults that were taken for text. */
export interface RecoveredPage {
  readonly page: CompiledPage;
  readonly faults: readonly PageSyntaxFault[];
}

/** How many faults of one page are taken for text one by one, and what may be read in vain for them. */
const MOST_FAULTS = 40;
const MOST_READ_IN_VAIN = 700_000;

const TOO_COSTLY: PageSyntaxFault = {
  case: "mdx-other",
  reason: "too much in it nests or repeats, so it is shown as it is written",
  start: 0,
  end: 0,
};

/** How often a page is read again because a dollar before a price was taken for the beginning of a formula. */
const MOST_ROUNDS = 10;

/**
 * Compiles a page, and where it isn't MDX, takes what is at fault for text: `<` before a digit, a brace of prose, a tag that
 * nothing closes. What a page says is kept, whatever is wrong with it.
 */
export function compileOrRecover(
  written: string,
  { withCode = true, withModules = withCode }: Pick<Reading, "withCode" | "withModules"> = {},
): RecoveredPage {
  const text = written.replace(/^\uFEFF/, "");
  const cost = parsingCost(text);
  if (costsTooMuch(text, cost)) return { page: asWritten(text), faults: [TOO_COSTLY] };
  const taken = new TakenMarks(text);
  const reading = { withCode, withModules, taken };
  while (taken.isWorthReading) {
    const { withDollars, size } = taken;
    try {
      const page = compileOnce(text, reading);
      if (page) return { page: compileFormulas(text, reading) ?? page, faults: taken.faults };
    } catch (error) {
      if (withDollars) taken.withDollars = false;
      else if (taken.size === size && !taken.addFault(error)) break;
      else taken.readInVain += cost;
    }
  }
  return { page: asMarkdown(text), faults: taken.faults };
}

type MarkedReading = Reading & { readonly taken: TakenMarks };

/** Reads a page; `undefined` for one to be read again, with the dollars of prices for text that seemed to begin formulas. */
function compileOnce(text: string, reading: MarkedReading): CompiledPage | undefined {
  const { taken } = reading;
  const page = compileMdx(text, { ...reading, withDollars: taken.withDollars });
  if (page.prices.length === 0) return page;
  taken.addPrices(page.prices);
  return undefined;
}

/** A page that was read without its formulas, with them, now that its faults are known; `undefined` if that adds one. */
function compileFormulas(text: string, reading: MarkedReading): CompiledPage | undefined {
  const { taken } = reading;
  if (taken.withDollars || taken.faults.length === 0) return undefined;
  try {
    for (taken.withDollars = text.includes("$"); taken.withDollars; ) {
      const page = compileOnce(text, reading);
      if (page) return page;
    }
  } catch {
    // The page stays as it is.
  }
  return undefined;
}

/** The marks of a page that are text although they look like the beginning of MDX or of a formula. */
class TakenMarks implements TakenForText {
  readonly faults: PageSyntaxFault[] = [];
  /** A dollar that begins no formula may have swallowed a tag: with formulas, nothing else is taken for text. */
  withDollars: boolean;
  readInVain = 0;
  readonly #text: string;
  readonly #offsets = new Set<number>();
  #rounds = 0;

  constructor(text: string) {
    this.#text = text;
    this.withDollars = text.includes("$");
  }

  get size(): number {
    return this.#offsets.size;
  }

  get isWorthReading(): boolean {
    return this.faults.length < MOST_FAULTS && this.readInVain <= MOST_READ_IN_VAIN;
  }

  has(offset: number): boolean {
    return this.#offsets.has(offset);
  }

  add(error: unknown, start: number, inVain: number): void {
    if (this.withDollars) throw error;
    if (!this.isWorthReading) throw new ReadAgain();
    this.faults.push(toFault(error, this.#text, start));
    this.#offsets.add(start);
    // `{{ name }}` is text of another language: the inner brace begins no expression either.
    for (let at = start; this.#text.startsWith("{{", at); at++) this.#offsets.add(at + 1);
    this.readInVain += inVain;
  }

  /** Takes the nearest mark at or before a fault for text; whether there is one. */
  addFault(error: unknown): boolean {
    this.faults.push(toFault(error, this.#text));
    const { line = 1, column = 1 } = error as { line?: number; column?: number };
    const start = positionsOf(this.#text).offset(line, column);
    for (let at = Math.min(start, this.#text.length - 1); at >= Math.max(0, start - 20_000); at--) {
      if (this.has(at) || !this.#beginsMdx(at)) continue;
      this.#offsets.add(at);
      return true;
    }
    return false;
  }

  #beginsMdx(at: number): boolean {
    const isModule = /^(import|export)\b/.test(this.#text.slice(at, at + 7)) && (this.#text[at - 1] ?? "\n") === "\n";
    return isModule || (/[{}<]/.test(this.#text[at] ?? "") && this.#text[at - 1] !== "\\");
  }

  addPrices(offsets: readonly number[]): void {
    this.withDollars = ++this.#rounds < MOST_ROUNDS;
    for (const offset of offsets) this.#offsets.add(offset);
  }
}

/**
 * A page as plain Markdown: its tags, braces and modules are text, in code too if it is in doubt where that ends. One that
 * costs too much is shown as it is written.
 */
export const compileAsText = (text: string): CompiledPage => (costsTooMuch(text) ? asWritten(text) : asMarkdown(text));

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

/** What the parser threw. That a name is taken is said by the parser of JavaScript alone, in its words. */
function toFault(error: unknown, text: string, start?: number): PageSyntaxFault {
  const { fault } = findFault(error, text, start);
  const [, name] = /^Identifier '(.+)' has already/.exec(String((error as { cause?: Error }).cause?.message)) ?? [];
  return fault.case === "module" && name !== undefined
    ? { case: "repeated-name", name, start: fault.start, end: fault.end }
    : fault;
}

/** The text as plain Markdown: no tags, no braces, no modules. */
const escapeAll = (text: string): string =>
  outsideCode(text, (prose) => prose.replace(/(?<!\\)[{}<]/g, "\\$&").replace(/^[ie](?=mport\b|xport\b)/gm, asText));

const asProse = (text: string): string => text.replace(/[{}<`~]|^[ie](?=mport\b|xport\b)/gm, asText);

const asText = (character: string): string => `&#${character.charCodeAt(0)};`;
