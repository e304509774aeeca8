import { HTTP_METHODS } from "../../vocabulary/elements/methods.ts";
import { COLON, CR, DASH, DOUBLE, HASH, isBlank, isSpace, LF, nextLine, SINGLE, SPACE } from "./characters.ts";
import { OpenValues } from "./open-values.ts";

/**
 * Leaves out the lines of a YAML spec that navigation does not need, which is most of them. Works on lines and their
 * indentation alone; if that could mislead, it gives up, and the whole text must be parsed instead.
 */

/** What to do with a key of a mapping: keep all of its value, look into it, or (if there is no rule) drop it. */
type Rule = "keep" | Rules;
interface Rules {
  /** The rules by key. */
  keys: ReadonlyMap<string, Rule>;
  /** The rule of all other keys. */
  other?: Rule;
  /** Keep the first dropped key, without its value, so that the mapping is not left empty. */
  nonEmpty?: boolean;
}

const rulesFor = (keys: Record<string, Rule>, more: Omit<Rules, "keys"> = {}): Rules => ({
  keys: new Map(Object.entries(keys)),
  ...more,
});

const keepAll = (...keys: string[]): Record<string, Rule> => Object.fromEntries(keys.map((key) => [key, "keep"]));

const OPERATION = rulesFor(
  keepAll("tags", "summary", "description", "operationId", "deprecated", "x-hidden", "x-excluded", "x-mint"),
  { nonEmpty: true },
);
const PATH_ITEM = rulesFor(
  {
    ...keepAll("$ref", "x-hidden", "x-excluded", "x-mint"),
    additionalOperations: rulesFor({}, { other: OPERATION }),
    ...Object.fromEntries(HTTP_METHODS.map((method) => [method, OPERATION])),
  },
  { nonEmpty: true },
);
const PATHS = rulesFor({}, { other: PATH_ITEM });
const SPEC = rulesFor({
  ...keepAll("openapi", "swagger", "asyncapi", "tags"),
  info: rulesFor(keepAll("title", "version")),
  paths: PATHS,
  webhooks: PATHS,
  components: rulesFor({ pathItems: PATHS }),
});

/** Thrown inside this module only, if lines alone are not enough to understand the text. */
class Unsafe extends Error {}

/**
 * The lines of a YAML spec that navigation needs, or `undefined` if only the whole text will do: aliases or merges in
 * what is kept, flow style or `?` keys where block keys are expected, tabs as indentation, several documents, values
 * whose quotes or brackets run on past their indentation, repeated keys. The lines, parsed, have the same operations as
 * the whole text. Faults inside the parts that are left out are not found.
 */
export function trimYaml(text: string): string | undefined {
  // A lone CR ends a line in YAML.
  if (text.includes("\r") && /\r(?!\n)/.test(text)) return undefined;
  try {
    return new Trimmer(text).trim();
  } catch (error) {
    if (error instanceof Unsafe) return undefined;
    throw error;
  }
}

/** An alias where a node may begin. False alarms only cost time. */
const ALIAS = /(?:^[ ]*|[:-][ \t]+|[[{,][ \t]*)\*[^\s,[\]{}]/m;
/** Characters that no plain key begins with. */
const NO_PLAIN_KEY = /[-?:,[\]{}#&*!|>%@`\t]/;

class Trimmer {
  /** Start of the current line, and of its first character that is not a space. */
  private line = 0;
  private first = 0;
  /** Where the value of the key at hand begins. */
  private value = 0;
  private readonly kept: string[] = [];
  /** The run of kept text that has not been added to `kept` yet. */
  private from = 0;
  private to = 0;
  private readonly openValues: OpenValues;

  constructor(private readonly text: string) {
    this.openValues = new OpenValues(text);
  }

  trim(): string {
    if (this.text.charCodeAt(0) === 0xfeff) this.line = this.from = this.to = 1;
    this.toContent();
    if (this.text.startsWith("---", this.first) && this.first === this.line && this.endsAt(this.first + 3)) this.next();
    this.toContent();
    if (this.first === this.line && !this.atEnd()) this.mapping(SPEC, 0);
    if (!this.atEnd()) throw new Unsafe();
    return this.kept.join("") + this.text.slice(this.from, this.to);
  }

  /** Reads the mapping whose keys are `indent` columns in, up to the first line that is less far in. */
  private mapping(rules: Rules, indent: number): void {
    const seen = new Set<string>();
    while (!this.atEnd()) {
      if (this.first - this.line !== indent) {
        if (this.first - this.line > indent) throw new Unsafe();
        return;
      }
      const key = this.readKey();
      // The parser decides which of the two counts, and reports it.
      if (seen.has(key)) throw new Unsafe();
      const rule = rules.keys.get(key) ?? rules.other;
      if (rule === undefined) {
        if (seen.size === 0 && rules.nonEmpty) this.keepBareKey();
        this.skip(indent);
      } else if (rule === "keep" || !this.endsAt(this.value)) this.leaf(indent);
      else this.nested(rule, indent);
      seen.add(key);
    }
  }

  /** Keeps the line of the key at hand, and looks into the mapping below it. */
  private nested(rule: Rules, indent: number): void {
    const end = this.lineEnd();
    this.keep(this.line, end);
    this.line = end;
    this.toContent();
    const inner = this.first - this.line;
    if (this.atEnd() || inner < indent) return;
    if (inner > indent) this.mapping(rule, inner);
    // A list here is not a mapping, whatever it contains.
    else if (this.isDash(this.first)) throw new Unsafe();
  }

  /** Keeps the key at hand with all of its value. */
  private leaf(indent: number): void {
    const start = this.line;
    const value = this.value;
    // Scalars contain no aliases; their lines may look like anything.
    const scalar = !this.endsAt(value) && !"*&![{".includes(this.text.charAt(value));
    this.skip(indent);
    // Whole lines, blank ones and comments included: they may be part of a block scalar.
    this.keep(start, this.line);
    if (!scalar && ALIAS.test(this.text.slice(value - 1, this.line))) throw new Unsafe();
  }

  /** Keeps the key at hand as one without a value. */
  private keepBareKey(): void {
    this.flush();
    this.kept.push(`${this.text.slice(this.line, this.value).trimEnd()}\n`);
  }

  /**
   * Goes to the next line that may contain a key indented by `indent` columns or fewer: after the whole current value.
   */
  private skip(indent: number): void {
    const { value } = this;
    this.toNextKey(indent);
    if (this.openValues.runPast(value, this.line, indent)) throw new Unsafe();
  }

  private toNextKey(indent: number): void {
    this.next();
    const { text } = this;
    for (; !this.atEnd(); this.next()) {
      let at = this.line;
      const stop = at + indent;
      while (at <= stop && text.charCodeAt(at) === SPACE) at++;
      if (at > stop) continue;
      const code = text.charCodeAt(at);
      if (code === DASH ? at === stop && this.isDash(at) : this.endsAt(at)) continue;
      this.first = at;
      return;
    }
    this.first = this.line;
  }

  /** Reads the key that the current line begins with, and finds where its value begins. */
  private readKey(): string {
    const { text, first } = this;
    const quote = text.charCodeAt(first);
    if (quote === SINGLE || quote === DOUBLE) return this.readQuotedKey(quote);
    const end = this.lineEnd();
    let colon = text.indexOf(":", first);
    while (colon !== -1 && colon < end && !isSpace(text.charCodeAt(colon + 1))) colon = text.indexOf(":", colon + 1);
    const key = colon === -1 || colon >= end ? "" : text.slice(first, colon).trimEnd();
    if (key === "" || key === "<<" || NO_PLAIN_KEY.test(key.charAt(0)) || /\s#/.test(key)) throw new Unsafe();
    this.toValue(colon + 1);
    return key;
  }

  private readQuotedKey(quote: number): string {
    const { text, first } = this;
    const close = text.indexOf(String.fromCharCode(quote), first + 1);
    const key = close === -1 ? "\\" : text.slice(first + 1, close);
    // Escapes (`\x`, `''`) and keys of several lines are left to the parser.
    if (/[\\\n\r]/.test(key) || key === "<<") throw new Unsafe();
    let colon = close + 1;
    while (text.charCodeAt(colon) === SPACE) colon++;
    if (text.charCodeAt(colon) !== COLON || !isSpace(text.charCodeAt(colon + 1))) throw new Unsafe();
    this.toValue(colon + 1);
    return key;
  }

  private toValue(at: number): void {
    while (isBlank(this.text.charCodeAt(at))) at++;
    this.value = at;
  }

  /** From the current line on, the first that is neither blank nor a comment. */
  private toContent(): void {
    for (; !this.atEnd(); this.next()) {
      this.first = this.line;
      while (this.text.charCodeAt(this.first) === SPACE) this.first++;
      if (!this.endsAt(this.first)) return;
    }
    this.first = this.line;
  }

  private keep(start: number, end: number): void {
    if (start !== this.to) {
      this.flush();
      this.from = start;
    }
    this.to = end;
  }

  private flush(): void {
    if (this.to > this.from) this.kept.push(this.text.slice(this.from, this.to));
    this.from = this.to = 0;
  }

  private next(): void {
    this.line = this.lineEnd();
  }

  /** The start of the next line, or the text's end. */
  private lineEnd(): number {
    return nextLine(this.text, this.line);
  }

  private atEnd(): boolean {
    return this.line >= this.text.length;
  }

  /** Whether nothing but white space and a comment follows on the line. */
  private endsAt(at: number): boolean {
    while (isBlank(this.text.charCodeAt(at))) at++;
    const code = this.text.charCodeAt(at);
    return code === LF || code === CR || code === HASH || at >= this.text.length;
  }

  private isDash(at: number): boolean {
    return this.text.charCodeAt(at) === DASH && isSpace(this.text.charCodeAt(at + 1));
  }
}
