import { type Options, Parser } from "acorn";
import jsx from "acorn-jsx";
import { VFileMessage } from "vfile-message";

/**
 * How deep code may nest, and how many operators may follow each other: the parser calls itself for each. Where the stack is
 * full, Node may end the process instead of throwing.
 */
const DEEPEST = 200;
const MOST_OPERATORS = 2000;

const NESTING = ["parseMaybeAssign", "parseMaybeUnary", "parseStatement", "parseBindingAtom", "parseNew"];
const LIMITS = new Map<string, number>([...NESTING, "jsx_parseElementAt"].map((name) => [name, DEEPEST]));
LIMITS.set("parseExprOp", MOST_OPERATORS);

type Method = (...given: unknown[]) => unknown;

/** A list of names, which is asked for each name that is declared whether it has that already. */
class Names extends Array<string> {
  readonly #all = new Set<string>();

  override push(name: string): number {
    this.#all.add(name);
    return super.push(name);
  }

  override indexOf(name: string): number {
    return this.#all.has(name) ? super.indexOf(name) : -1;
  }
}

/** A parser of JavaScript with JSX, which throws for code that nests too deeply. */
export const LimitedParser: typeof Parser = Parser.extend(jsx(), (Base) => {
  class Limited extends (Base as unknown as new (...given: never) => Scoped) {
    override enterScope(flags: number): void {
      super.enterScope(flags);
      const scope = this.scopeStack.at(-1);
      if (scope) Object.assign(scope, { var: new Names(), lexical: new Names(), functions: new Names() });
    }
  }
  const base = Base.prototype as unknown as Record<string, Method>;
  for (const [name, most] of LIMITS) {
    const depths = new WeakMap<object, number>();
    const method = base[name] as Method;
    Object.defineProperty(Limited.prototype, name, {
      value(this: Throwing, ...given: unknown[]) {
        const depth = (depths.get(this) ?? 0) + 1;
        if (depth > most) this.raise(this.start, "the code nests too deeply");
        depths.set(this, depth);
        try {
          return method.apply(this, given);
        } finally {
          depths.set(this, depth - 1);
        }
      },
    });
  }
  return Limited as unknown as typeof Parser;
});

declare class Scoped {
  readonly scopeStack: object[];
  enterScope(flags: number): void;
}

/** A parser as its extensions see it. */
interface Throwing {
  readonly start: number;
  raise(at: number, message: string): never;
}

/** What a parser says of code: advice about entities and the place are behind the reason. */
export const reasonOf = ({ message }: SyntaxError): string =>
  message.split(/\. Did you mean | \(\d+:\d+\)$/, 1)[0] ?? "";

/** How code is read, as MDX has it. */
export const CODE_OPTIONS = { ecmaVersion: 2024, sourceType: "module" } as const;

/**
 * How many times a page's characters its code may be parsed, and how many at least: real pages with drawings in braces need nine
 * times theirs (2.2 million), in half a second. Behind code without an end, it is less, as a page may have much of that.
 */
const MOST_CODE = 4;
const LEAST_CODE = 4_000_000;
const LEAST_BEHIND = 200_000;

/**
 * What a parser of MDX is given to read the code of one page of so many characters. It hands code over anew at each line and
 * brace where it may end: after a multiple of the page's characters, that throws.
 */
export function codeWithin(characters: number) {
  let left = Math.max(characters * MOST_CODE, LEAST_CODE);
  const spend = (code: string): void => {
    left -= code.length;
    if (left >= 0) return;
    // For the code behind this one, if the page is read on.
    left = Math.max(characters * MOST_CODE, LEAST_BEHIND);
    throw new EndlessCode();
  };
  const acorn = {
    parse(code: string, options: Options) {
      spend(code);
      return LimitedParser.parse(code, options);
    },
    parseExpressionAt(code: string, at: number, options: Options) {
      spend(code);
      return LimitedParser.parseExpressionAt(code, at, options);
    },
  };
  return { acorn: acorn as unknown as typeof Parser, acornOptions: CODE_OPTIONS, addResult: true } as const;
}

/** Code whose end is no longer looked for. */
class EndlessCode extends Error {
  /** Where the code begins; the parser of MDX counts it from the page's start before it sets `loc`. */
  pos = 0;

  constructor() {
    super("the code has no end");
  }

  /** The parser of MDX catches what a parser of code throws, and tries the next brace: what is thrown here ends that. */
  set loc({ line, column }: { line: number; column: number }) {
    throw new VFileMessage(this.message, {
      place: { line, column: column + 1, offset: this.pos },
      ruleId: "acorn",
      source: "micromark-extension-mdx-expression",
    });
  }
}
