import type { Node, Program } from "acorn";
import type { CodeClaim } from "../scanned-page.ts";
import { CODE_OPTIONS, LimitedParser } from "./limited-parser.ts";

/** What JavaScript with JSX shows, by offsets of the text around it. */
export interface CodeFacts {
  /** Where its elements begin. */
  readonly elements: readonly number[];
  /** The names in it, except those of elements and their attributes. */
  readonly names: ReadonlySet<string>;
}

/** What all that a page has between braces, and its imports and exports, shows; `undefined` if not all of it is JavaScript. */
export function factsOfClaims(text: string, claims: readonly CodeClaim[]): CodeFacts | undefined {
  const facts = new FoundFacts();
  for (const { kind, start, end } of claims) {
    try {
      const node = READERS[kind](text.slice(start, end));
      if (!node) return undefined;
      facts.add(node, kind === "spread" ? start - SPREAD.length : start);
    } catch {
      return undefined;
    }
  }
  return facts;
}

/** What a file of JavaScript shows. @throws {SyntaxError} with its `pos`, if it is none */
export function factsOfModule(text: string): CodeFacts & { readonly body: Program["body"] } {
  const program = LimitedParser.parse(text, CODE_OPTIONS);
  return Object.assign(new FoundFacts().add(program, 0), { body: program.body });
}

const SPREAD = "({";

/** Each gives nothing, or throws, for code that MDX would not take. */
const READERS: Readonly<Record<CodeClaim["kind"], (code: string) => Node | undefined>> = {
  expression: (code) => (isOnlyComments(code) ? NOTHING : expressionIn(code)),
  value: (code) => (isOnlyComments(code) ? undefined : expressionIn(code)),
  spread(code) {
    const [statement] = LimitedParser.parse(`${SPREAD}${code}})`, CODE_OPTIONS).body;
    const object = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    const isSpread =
      object?.type === "ObjectExpression" && object.properties.length === 1 && code.trim().startsWith("...");
    return isSpread ? object : undefined;
  },
  module(code) {
    const program = LimitedParser.parse(code, CODE_OPTIONS);
    return program.body.every(({ type }) => /^(?:Import|Export)/.test(type)) ? program : undefined;
  },
};

const NOTHING = { type: "EmptyStatement", start: 0, end: 0 } as Node;

function expressionIn(code: string): Node | undefined {
  const node = LimitedParser.parseExpressionAt(code, 0, CODE_OPTIONS);
  return isOnlyComments(code.slice(node.end)) ? node : undefined;
}

/** Whether nothing else is in a text. A comment of a line needs its end, as a brace behind it would belong to it. */
const isOnlyComments = (code: string): boolean =>
  /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\r\n]*(?:\r\n|\n|\r))*$/.test(code);

class FoundFacts implements CodeFacts {
  readonly elements: number[] = [];
  readonly names = new Set<string>();

  /** @param offset of the text that was parsed in the text around it */
  add(root: Node, offset: number): this {
    const open: unknown[] = [root];
    while (open.length > 0) {
      const node = open.pop() as { type?: string; start: number; name?: unknown };
      if (node.type === "JSXOpeningElement") this.elements.push(offset + node.start);
      else if (node.type === "Identifier") this.names.add(String(node.name));
      for (const value of Object.values(node)) if (typeof value === "object" && value !== null) open.push(value);
    }
    this.elements.sort((a, b) => a - b);
    return this;
  }
}
