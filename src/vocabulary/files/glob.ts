/**
 * One token of a name's glob. It matches any run of characters, any one character, or the characters that pass a test.
 */
type Token = "*" | "?" | ((char: string) => boolean);

/** Tells whether a name of a path matches. It takes at most the length of the glob times the length of the name. */
export type NameGlob = (name: string) => boolean;

/** Compiles the glob of one name: `*`, `?`, `[a-z]`, `[!a]`, `[[:alpha:]]`, `\` escapes. `undefined` if it is broken. */
export function compileName(glob: string): NameGlob | undefined {
  // Nearly all are a name, or a star with the end of one. Every file is asked, so no list of its characters is made for them.
  if (!/[*?[\\]/.test(glob)) return (name) => name === glob;
  const end = glob.slice(1);
  if (glob.startsWith("*") && !/[*?[\\]/.test(end)) return (name) => name.endsWith(end);
  const tokens = readTokens(glob);
  return tokens && ((name) => matchesTokens(tokens, Array.from(name)));
}

function readTokens(glob: string): Token[] | undefined {
  const tokens: Token[] = [];
  const chars = Array.from(glob);
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] as string;
    if (char === "*") {
      if (tokens.at(-1) !== "*") tokens.push("*");
    } else if (char === "?") tokens.push("?");
    else if (char === "[") {
      const found = readClass(chars, at);
      if (!found) return undefined;
      tokens.push(found.token);
      at = found.end;
    } else {
      const literal = char === "\\" ? chars[++at] : char;
      if (literal === undefined) return undefined;
      tokens.push((other) => other === literal);
    }
  }
  return tokens;
}

/** On a mismatch, the last star takes one character more. */
function matchesTokens(tokens: readonly Token[], name: readonly string[]): boolean {
  return matchWithStars(tokens.length, name.length, {
    isStar: (token) => tokens[token] === "*",
    matches: (token, at) => {
      const test = tokens[token] as Exclude<Token, "*">;
      return test === "?" || test(name[at] as string);
    },
  });
}

/** Matches items to tokens of which some are stars (any number of items), without trying more than one star anew. */
export function matchWithStars(
  tokens: number,
  items: number,
  { isStar, matches }: { isStar: (token: number) => boolean; matches: (token: number, item: number) => boolean },
): boolean {
  let token = 0;
  let item = 0;
  let star = -1;
  let taken = 0;
  while (item < items) {
    if (token < tokens && isStar(token)) {
      star = token++;
      taken = item;
    } else if (token < tokens && matches(token, item)) {
      token++;
      item++;
    } else if (star === -1) return false;
    else {
      token = star + 1;
      item = ++taken;
    }
  }
  while (token < tokens && isStar(token)) token++;
  return token === tokens;
}

/** The classes of POSIX, for ASCII as in git. */
const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ["alnum", /[a-z\d]/i],
  ["alpha", /[a-z]/i],
  ["blank", /[ \t]/],
  ["cntrl", /\p{Cc}/u],
  ["digit", /\d/],
  ["graph", /[!-~]/],
  ["lower", /[a-z]/],
  ["print", /[ -~]/],
  ["punct", /[!-/:-@[-`{-~]/],
  ["space", /[\t-\r ]/],
  ["upper", /[A-Z]/],
  ["xdigit", /[\da-f]/i],
]);

/** Reads the class that begins at `start`; `undefined` if it never ends or names an unknown class. */
function readClass(chars: readonly string[], start: number): { token: Token; end: number } | undefined {
  let at = start + 1;
  const negated = chars[at] === "!" || chars[at] === "^";
  if (negated) at++;
  const tests: ((char: string) => boolean)[] = [];
  for (let first = true; first || chars[at] !== "]"; first = false) {
    if (at >= chars.length) return undefined;
    if (chars[at] === "[" && chars[at + 1] === ":") {
      const close = chars.indexOf(":", at + 2);
      const posix = CLASSES.get(chars.slice(at + 2, close).join(""));
      if (close === -1 || chars[close + 1] !== "]" || !posix) return undefined;
      tests.push((char) => posix.test(char));
      at = close + 2;
      continue;
    }
    if (chars[at] === "\\") at++;
    const low = chars[at++];
    if (low === undefined) return undefined;
    let high = low;
    if (chars[at] === "-" && chars[at + 1] !== "]" && chars[at + 1] !== undefined) {
      if (chars[++at] === "\\") at++;
      high = chars[at++] ?? low;
    }
    tests.push((char) => isBetween(char, low, high));
  }
  return { token: (char) => tests.some((test) => test(char)) !== negated, end: at };
}

const isBetween = (char: string, low: string, high: string): boolean =>
  codePointOf(low) <= codePointOf(char) && codePointOf(char) <= codePointOf(high);
const codePointOf = (char: string): number => char.codePointAt(0) ?? 0;
