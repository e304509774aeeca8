import { Parser } from "acorn";
import jsx from "acorn-jsx";

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

/** A parser of JavaScript with JSX, which throws for code that nests too deeply. */
export const LimitedParser: typeof Parser = Parser.extend(jsx(), (Base) => {
  class Limited extends Base {}
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
  return Limited;
});

/** A parser as its extensions see it. */
interface Throwing {
  readonly start: number;
  raise(at: number, message: string): never;
}

/**
 * The same for the code of one page, which the parser of MDX hands over anew at each line and brace where it may end: after
 * that many characters, it throws.
 */
export const parserWithin = (characters: number): typeof Parser =>
  LimitedParser.extend((Base) => {
    let left = characters;
    // The types of the package say that nobody may make a parser.
    const Open = Base as unknown as new (options: unknown, input: string, at?: number) => Throwing;
    class Counted extends Open {
      constructor(options: unknown, input: string, at?: number) {
        super(options, input, at);
        left -= input.length;
        if (left < 0) this.raise(0, "the code has no end");
      }
    }
    return Counted as unknown as typeof Parser;
  });
