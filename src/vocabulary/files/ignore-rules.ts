import { compileName, matchWithStars, type NameGlob } from "./glob.ts";

/**
 * Tells whether a path (from the docs root, with `/`) is ignored. Call it for folders first, because everything inside
 * an ignored folder is ignored too.
 */
export type IgnoreRules = (path: string, isFolder: boolean) => boolean;

interface Rule {
  /** The globs of the path's names; `**` matches any number of folders. */
  names: readonly (NameGlob | "**")[];
  negated: boolean;
  onlyFolders: boolean;
}

/**
 * Reads ignore rules as git writes them: one pattern a line, `#` comments, `!` takes back, a trailing `/` means folders
 * only, a `/` elsewhere anchors to the root, `*` `?` `[…]` within a name, `**` across names. The last match decides.
 * Asking takes time in proportion to the rules and the path: regular expressions made from globs, those of the `ignore`
 * package too, take minutes for some. Source: gitignore(5), "PATTERN FORMAT".
 */
export function readIgnoreRules(text: string): IgnoreRules {
  const rules = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((line) => readRule(line) ?? []);
  return (path, isFolder) => {
    const names = path.split("/");
    for (let i = rules.length - 1; i >= 0; i--) {
      const rule = rules[i] as Rule;
      if ((isFolder || !rule.onlyFolders) && matchesPath(rule, names)) return !rule.negated;
    }
    return false;
  };
}

/** Whether a file is ignored, by itself or with a folder that it lies in. */
export function ignoresFile(ignored: IgnoreRules, file: string): boolean {
  for (let end = file.indexOf("/"); end !== -1; end = file.indexOf("/", end + 1)) {
    if (ignored(file.slice(0, end), true)) return true;
  }
  return ignored(file, false);
}

function matchesPath({ names }: Rule, path: readonly string[]): boolean {
  const [first, name] = names;
  // A name at any depth, as most rules are, needs no search.
  if (first === "**" && names.length === 2 && typeof name === "function") return name(path.at(-1) as string);
  // A pattern that ends in `/**` matches the content of a folder, not the folder: the last name may be any.
  const inside = names.length > 1 && names.at(-1) === "**";
  return matchWithStars(names.length, path.length - (inside ? 1 : 0), {
    isStar: (token) => names[token] === "**",
    matches: (token, at) => (names[token] as NameGlob)(path[at] as string),
  });
}

/** The rule of a line; `undefined` for comments, empty lines and patterns that match nothing. */
function readRule(line: string): Rule | undefined {
  let glob = trimEnd(line);
  if (glob === "" || glob.startsWith("#")) return undefined;
  const negated = glob.startsWith("!");
  if (negated) glob = glob.slice(1);
  const onlyFolders = glob.endsWith("/");
  if (onlyFolders) glob = glob.slice(0, -1);
  const parts = glob.split("/");
  if (parts.length === 1) parts.unshift("**");
  else if (parts[0] === "") parts.shift();
  const names: (NameGlob | "**")[] = [];
  for (const part of parts) {
    const compiled = /^\*{2,}$/.test(part) ? "**" : compileName(part);
    if (part === "" || compiled === undefined) return undefined;
    if (compiled !== "**" || names.at(-1) !== "**") names.push(compiled);
  }
  return { names, negated, onlyFolders };
}

/** Without trailing spaces; one behind a backslash counts. */
function trimEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === " ") end--;
  return end < line.length && line[end - 1] === "\\" ? line.slice(0, end + 1) : line.slice(0, end);
}
