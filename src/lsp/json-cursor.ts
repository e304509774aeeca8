/** Where a cursor is in a JSON text that may not be finished. */
export interface JsonCursor {
  /** The keys and indices that lead to the value at the cursor; of a key, to its object. */
  readonly path: readonly string[];
  readonly part: "key" | "value";
  /** The string or word that the cursor is in, quotes and all; empty between two tokens. */
  readonly start: number;
  readonly end: number;
  /** What is written of it before the cursor, without its quote. */
  readonly typed: string;
  /** The other keys of the object. */
  readonly siblings: ReadonlySet<string>;
  /** The end of the value before, if a comma is missing behind it. */
  readonly commaAt?: number;
  /** Whether another key or item follows without a comma between. */
  readonly needsComma: boolean;
  /** Of a key: whether it has a colon. */
  readonly hasColon: boolean;
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An object or list around a token. */
interface Frame {
  readonly isArray: boolean;
  readonly keys: Map<number, string>;
  index: number;
  /** The key whose value comes, or is there. */
  key: string | undefined;
  expects: "key" | "colon" | "value" | "comma";
}

const TOKENS = /"(?:[^"\\\r\n]|\\.)*"?|[[\]{}:,]|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|[^\s[\]{}:,"/]+|\//g;

const isComment = ({ text }: Token): boolean => text.startsWith("//") || text.startsWith("/*");
const isString = (text: string): boolean => text.startsWith('"');
const contentOf = (text: string): string => text.slice(1, text.length > 1 && text.endsWith('"') ? -1 : undefined);

type Tokens = Generator<Token, undefined, undefined>;

function* tokensOf(text: string): Tokens {
  for (const { 0: token, index } of text.matchAll(TOKENS))
    yield { text: token, start: index, end: index + token.length };
}

/** Finds out where an offset is in a text, whatever is wrong with the text before and behind it. */
export function jsonCursor(text: string, offset: number): JsonCursor | undefined {
  const tokens = tokensOf(text);
  const frames: Frame[] = [];
  let before: Token | undefined;
  let token = tokens.next().value;
  for (; token && !reaches(token, offset); token = tokens.next().value) {
    if (isComment(token)) continue;
    stepFrames(frames, token);
    before = token;
  }
  if (token && isComment(token) && token.start < offset) return undefined;
  const top = frames.at(-1);
  if (!top) return undefined;
  const around = token && token.start <= offset && !/^[[\]{}:,/]/.test(token.text) ? token : undefined;
  const isMissing = top.expects === "comma";
  const part = top.isArray || top.expects === "value" || top.expects === "colon" ? "value" : "key";
  const rest = restOfFrame(around ? undefined : token, tokens);
  const [next] = rest;
  const path = frames.slice(0, -1).map(frameKey);
  return {
    path: part === "key" ? path : [...path, frameKey(top)],
    part,
    start: around?.start ?? offset,
    end: around?.end ?? offset,
    typed: around ? text.slice(around.start, offset).replace(/^"/, "") : "",
    siblings: part === "key" ? siblingsOf(top, rest) : new Set(),
    ...(isMissing && before ? { commaAt: before.end } : {}),
    needsComma: next !== undefined && !/^[\]},:]/.test(next.text),
    hasColon: next?.text === ":",
  };
}

/** The tokens behind a cursor up to the end of the object or list around it, without comments and what is inside others. */
function restOfFrame(first: Token | undefined, others: Tokens): Token[] {
  const rest: Token[] = [];
  let depth = 0;
  for (let token = first ?? others.next().value; token; token = others.next().value) {
    if (isComment(token)) continue;
    const isEnd = token.text === "}" || token.text === "]";
    if (isEnd) depth--;
    if (depth <= 0) rest.push(token);
    if (depth < 0) break;
    if (token.text === "{" || token.text === "[") depth++;
  }
  return rest;
}

/** Whether a cursor is in a token or before it. Behind a string that is closed it is not in it, behind a word it is. */
function reaches({ text, start, end }: Token, offset: number): boolean {
  if (offset <= start) return true;
  if (isString(text)) return offset < end || (offset === end && (text === '"' || !text.endsWith('"')));
  return /^[[\]{}:,]/.test(text) ? false : offset <= end;
}

const frameKey = ({ isArray, index, key }: Frame): string => (isArray ? String(index) : (key ?? ""));

function stepFrames(frames: Frame[], token: Token): void {
  const top = frames.at(-1);
  const { text } = token;
  if (text === "{" || text === "[") {
    if (top) top.expects = "comma";
    frames.push({
      isArray: text === "[",
      keys: new Map(),
      index: 0,
      key: undefined,
      expects: text === "[" ? "value" : "key",
    });
  } else if (text === "}" || text === "]") frames.pop();
  else if (!top) return;
  else if (text === ",") {
    top.index++;
    top.expects = top.isArray ? "value" : "key";
  } else if (text === ":") top.expects = "value";
  else if (top.expects === "key" || (top.expects === "comma" && !top.isArray)) {
    top.key = isString(text) ? contentOf(text) : text;
    top.keys.set(token.start, top.key);
    top.expects = "colon";
  } else top.expects = "comma";
}

/** The keys of an object before the cursor, and behind it. */
function siblingsOf({ keys }: Frame, rest: readonly Token[]): Set<string> {
  const found = new Set(keys.values());
  for (const [index, { text }] of rest.entries())
    if (isString(text) && rest[index + 1]?.text === ":") found.add(contentOf(text));
  return found;
}
