/** Tells whether a path (from the docs root, with `/`) is ignored. Ask for folders first: what is in them is too. */
export type IgnoreRules = (path: string, isFolder: boolean) => boolean;

interface Rule {
  pattern: RegExp;
  negated: boolean;
  onlyFolders: boolean;
}

/**
 * Reads ignore rules as git writes them: one pattern a line, `#` comments, `!` takes back, a trailing `/` means folders
 * only, a `/` elsewhere anchors to the root, `*` `?` `[…]` within a name, `**` across names. The last match decides.
 * Source: gitignore(5), "PATTERN FORMAT".
 */
export function readIgnoreRules(text: string): IgnoreRules {
  const rules = text.split(/\r?\n/).flatMap((line) => readRule(line) ?? []);
  return (path, isFolder) => {
    for (let i = rules.length - 1; i >= 0; i--) {
      const rule = rules[i] as Rule;
      if ((isFolder || !rule.onlyFolders) && rule.pattern.test(path)) return !rule.negated;
    }
    return false;
  };
}

function readRule(line: string): Rule | undefined {
  // A trailing space counts only behind a backslash.
  let glob = line.replace(/(?<!\\)[ \t]+$/, "");
  if (glob === "" || glob.startsWith("#")) return undefined;
  const negated = glob.startsWith("!");
  if (negated) glob = glob.slice(1);
  const onlyFolders = glob.endsWith("/");
  if (onlyFolders) glob = glob.slice(0, -1);
  const anchored = glob.includes("/");
  glob = glob.replace(/^\//, "");
  if (glob === "") return undefined;
  const source = globSource(anchored ? glob : `**/${glob}`);
  try {
    return { pattern: new RegExp(`^${source}$`, "u"), negated, onlyFolders };
  } catch {
    return undefined; // a range out of order, such as [z-a], matches nothing
  }
}

/** What a glob is made of, at the place where matching goes on: a class, a run of stars, an escaped or a plain character. */
const TOKENS = /\[[!^]?\]?(?:\\.|[^\]\\])*\]|\*+\/?|\\?./gsuy;

/** The source of the regular expression that a glob stands for. */
function globSource(glob: string): string {
  let source = "";
  for (const { 0: token, index } of glob.matchAll(TOKENS)) {
    const atName = index === 0 || glob[index - 1] === "/";
    const last = index + token.length === glob.length;
    if (token === "**/" && atName) source += "(?:[^/]+/)*";
    else if (token === "**" && atName && last) source += ".+";
    else if (token.startsWith("*")) source += token.endsWith("/") ? "[^/]*/" : "[^/]*";
    else if (token === "?") source += "[^/]";
    else if (token.length > 2 && token.startsWith("[")) source += classSource(token);
    else source += literal(token.length > 1 && token.startsWith("\\") ? token.slice(1) : token);
  }
  return source;
}

/** `[!a-z]` → `[^a-z]`; never matches `/`. */
function classSource(token: string): string {
  const inner = token.slice(1, -1).replace(/^[!^]/, "");
  const escaped = inner.replace(/\\?([\s\S])/g, (_, char: string) => (char === "-" ? "-" : literal(char)));
  return `(?!/)[${/^\[[!^]/.test(token) ? "^" : ""}${escaped}]`;
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
